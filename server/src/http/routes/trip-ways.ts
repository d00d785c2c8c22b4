import {
  MAX_MATRIX_PLACES,
  MAX_ROUNDS_PER_REQUEST,
  MAX_WAYS_PER_REQUEST,
  SEASONS,
  tripWays
} from '@site/domain';
import type { LatLon, Season } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { findTripWays } from '../../figures/trips/trip-ways';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { toRoutingFailure } from '../drive-time';

const place = z.object({
  latitude: latitudeSchema.describe('Degrees north'),
  longitude: longitudeSchema.describe('Degrees east')
});
const season = z.enum(SEASONS).default('dry').describe('Season of the road speeds');
const waysBody = z.object({
  from: place.describe('Start of every route'),
  to: z.array(place).min(1).max(MAX_WAYS_PER_REQUEST).describe('End of each route'),
  season
});
const roundsBody = z.object({
  rounds: z
    .array(
      z.array(place).min(2).max(MAX_MATRIX_PLACES).describe('The factory, the stops in order, the factory')
    )
    .min(1)
    .max(MAX_ROUNDS_PER_REQUEST)
    .describe('The places of each round'),
  season
});

/**
 * Registers `POST /api/trip-ways`, the routes by road from one place to each of several others, and
 * `POST /api/round-ways`, routes through several stops each.
 */
export function registerTripWays(app: FastifyInstance, { routing, store }: AppContext & WithRouting): void {
  const access = {
    config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
    // The same access as the piles that trips lead to.
    access: 'staff' as const
  };
  const answer = async (routes: readonly (readonly LatLon[])[], inSeason: Season) => {
    const set = await getCurrentParameters(store);
    return findTripWays(routing, set, routes, inSeason, new Date()).catch((error: unknown) => {
      throw toRoutingFailure(error, set.parameters);
    });
  };
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/trip-ways',
    {
      ...access,
      schema: {
        tags: ['trips'],
        summary: 'The fastest routes by road from one place to several others',
        description: 'For staff. A place without a route has the reason; the other routes are returned.',
        body: waysBody,
        response: { 200: tripWays }
      }
    },
    ({ body: { from, to, season: inSeason } }) =>
      answer(
        to.map((end) => [from, end]),
        inSeason
      )
  );
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/round-ways',
    {
      ...access,
      schema: {
        tags: ['trips'],
        summary: 'The fastest routes by road through the stops of pickup rounds',
        description: 'For staff. The order of the stops stays. A round without a route has the reason.',
        body: roundsBody,
        response: { 200: tripWays }
      }
    },
    ({ body: { rounds, season: inSeason } }) => answer(rounds, inSeason)
  );
}
