import type { FastifyInstance } from 'fastify';
import { callerOf, isForAnybody } from '../ground/caller';
import type { AppContext } from '../ground/context';
import { ApiError } from '../ground/errors';
import { GuestLimit } from '../ground/guest-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call draws a service area: guests may ask for so many an hour only. */
    readonly drawsArea?: boolean;
  }
}

const MINUTE_MS = 60_000;

/** Refuses the calls of a network that asks too much without signing in. Files of the build are not counted. */
export function limitGuests(app: FastifyInstance, { store, settings }: AppContext): void {
  const calls = new GuestLimit(store, {
    what: 'call',
    most: settings.guestCalls,
    windowMs: 5 * MINUTE_MS,
    block: 50
  });
  const areas = new GuestLimit(store, {
    what: 'area',
    most: settings.guestAreas,
    windowMs: 60 * MINUTE_MS,
    block: 1
  });
  app.addHook('preValidation', async (request, reply) => {
    if (isForAnybody(request) || callerOf(request).role !== 'guest') return;
    const { drawsArea } = request.routeOptions.config;
    const [wait, what] = drawsArea
      ? [await areas.take(request.ip), 'service areas']
      : [await calls.take(request.ip), 'calls'];
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw new ApiError(
      429,
      'too_many_requests',
      `Too many ${what} from this network without signing in. Try again in ${wait} s, or sign in.`
    );
  });
}
