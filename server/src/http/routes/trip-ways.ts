import { MAX_WAYS_PER_REQUEST, SEASONS, tripWays } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { findTripWays } from '../../figures/trips/trip-ways';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import { requireRole } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { toRoutingFailure } from '../drive-time';

const place = z.object({
  latitude: latitudeSchema.describe('Degrees north'),
  longitude: longitudeSchema.describe('Degrees east')
});
const body = z.object({
  from: place.describe('Start of every route'),
  to: z.array(place).min(1).max(MAX_WAYS_PER_REQUEST).describe('End of each route'),
  season: z.enum(SEASONS).default('dry').describe('Season of the road speeds')
});

/** Registers `POST /api/trip-ways`: the routes by road from one place to each of several others. */
export function registerTripWays(app: FastifyInstance, { routing, store }: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/trip-ways',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      // The same access as the piles that trips lead to.
      preValidation: async (request) => void requireRole(request, 'staff'),
      schema: {
        tags: ['trips'],
        summary: 'The fastest routes by road from one place to several others',
        description: 'For staff. A place without a route has the reason; the other routes are returned.',
        body,
        response: { 200: tripWays }
      }
    },
    async (request) => {
      const { from, to, season } = request.body;
      const set = await getCurrentParameters(store);
      return findTripWays(routing, set, from, to, season, new Date()).catch((error: unknown) => {
        throw toRoutingFailure(error, set.parameters);
      });
    }
  );
}
