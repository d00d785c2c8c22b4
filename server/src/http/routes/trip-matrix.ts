import { MAX_MATRIX_PLACES, SEASONS, tripMatrix } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { findTripMatrix } from '../../figures/trips/trip-matrix';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { toRoutingFailure } from '../drive-time';

const place = z.object({
  latitude: latitudeSchema.describe('Degrees north'),
  longitude: longitudeSchema.describe('Degrees east')
});
const TOO_MANY = `A matrix has at most ${MAX_MATRIX_PLACES} places. Choose fewer piles, or plan them in two areas.`;
const body = z.object({
  places: z.array(place).min(1).max(MAX_MATRIX_PLACES, TOO_MANY).describe('The factory and the piles'),
  season: z.enum(SEASONS).default('dry').describe('Season of the road speeds'),
  first: z
    .int()
    .min(0)
    .max(MAX_MATRIX_PLACES - 1)
    .default(0)
    .describe('Index of the place of the first row: several calls for some rows each show progress'),
  count: z.int().min(1).max(MAX_MATRIX_PLACES).default(MAX_MATRIX_PLACES).describe('Most rows in the answer'),
  columns: z
    .int()
    .min(1)
    .max(MAX_MATRIX_PLACES)
    .default(MAX_MATRIX_PLACES)
    .describe('Number of places, from the first on, to which the ways of each row lead')
});

/** Registers `POST /api/trip-matrix`: road times and distances between all of some places. */
export function registerTripMatrix(app: FastifyInstance, { routing, store }: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/trip-matrix',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      // The same access as the piles that rounds fetch.
      access: 'staff',
      schema: {
        tags: ['trips'],
        summary: 'Road times and distances between all of some places',
        description: 'For staff. A place without a road has no ways; the others are returned.',
        body,
        response: { 200: tripMatrix }
      }
    },
    async (request) => {
      const { places, season, ...part } = request.body;
      const set = await getCurrentParameters(store);
      return findTripMatrix(routing, set, places, part, season, new Date()).catch((error: unknown) => {
        throw toRoutingFailure(error, set.parameters);
      });
    }
  );
}
