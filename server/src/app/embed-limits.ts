import { formatMoment } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { isPublicRequest } from '../common/caller';
import { CallCounts } from '../common/call-counts';
import type { AppContext } from '../common/context';
import type { EmbedKeys } from '../common/embed-keys';
import { ApiError } from '../common/response-errors';
import { countRequestedAreas } from './guest-limits';

const DAY_MS = 24 * 60 * 60_000;

/**
 * Restricts requests with a partner's key to what the key names, and to its service areas per day, counted over
 * all processes.
 */
export function limitEmbeddedPages(app: FastifyInstance, { store }: AppContext, keys: EmbedKeys): void {
  const counts = new CallCounts(store, DAY_MS);
  app.addHook('preValidation', async (request, reply) => {
    if (isPublicRequest(request)) return;
    const key = await keys.admit(request);
    if (key === null || !request.routeOptions.config.drawsArea) return;
    const { calls, until } = await counts.countCalls(`embed area ${key.key}`, countRequestedAreas(request));
    if (calls <= key.areasPerDay) return;
    reply.header('retry-after', Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1000)));
    throw new ApiError(
      429,
      'embed_quota',
      `This site has reached its limit of ${key.areasPerDay} service areas a day. It can draw again from ${formatMoment(until.getTime()) ?? ''}, Nigerian time.`
    );
  });
}
