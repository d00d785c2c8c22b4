import { PARAMETER_DEFINITIONS } from '@site/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCaller, isPublicRequest } from '../common/caller';
import type { AppContext } from '../common/context';
import { ApiError } from '../common/response-errors';
import { GuestLimit } from '../common/guest-limit';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call draws a service area; guests have an hourly limit for these. */
    readonly drawsArea?: boolean;
  }
}

const MINUTE_MS = 60_000;

/**
 * Number of service areas that a call requests: one, or as many as its body lists. The body is not validated
 * yet.
 */
export function countRequestedAreas({ body }: FastifyRequest): number {
  const listed = (body as { areas?: unknown } | null | undefined)?.areas;
  return Array.isArray(listed)
    ? Math.min(Math.max(1, listed.length), PARAMETER_DEFINITIONS.maxServiceAreas.max)
    : 1;
}

/**
 * Refuses the calls of a network that makes too many requests without signing in. Files of the build do not
 * count.
 */
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
  /**
   * Takes the areas from the limit. Returns the seconds until the next area may be requested, or null when all
   * may be drawn.
   */
  const takeAreas = async (request: FastifyRequest): Promise<number | null> => {
    for (let left = countRequestedAreas(request); left > 0; left--) {
      const wait = await areas.consume(request.ip);
      if (wait !== null) return wait;
    }
    return null;
  };
  app.addHook('preValidation', async (request, reply) => {
    if (isPublicRequest(request) || getCaller(request).role !== 'guest') return;
    const { drawsArea } = request.routeOptions.config;
    const [wait, what] = drawsArea
      ? [await takeAreas(request), 'service areas']
      : [await calls.consume(request.ip), 'calls'];
    if (wait === null) return;
    reply.header('retry-after', wait);
    throw new ApiError(
      429,
      'too_many_requests',
      `Too many ${what} from this network without signing in. Try again in ${wait} s, or sign in.`
    );
  });
}
