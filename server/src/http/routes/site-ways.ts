import {
  MAX_SITE_DEMANDS,
  MAX_SITE_WAY_CANDIDATES,
  MAX_SITE_WAY_MINUTES,
  MIN_SITE_WAY_MINUTES,
  SEASONS,
  siteWays
} from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { findSiteWays } from '../../figures/sites/site-ways';
import { toRoutingFailure } from '../drive-time';
import { watchDeparture } from '../watch-departure';

const place = z.object({
  latitude: latitudeSchema.describe('Degrees north'),
  longitude: longitudeSchema.describe('Degrees east')
});
const TOO_MANY_CANDIDATES = `A call has at most ${MAX_SITE_WAY_CANDIDATES} candidates. Send them in parts.`;
const TOO_MANY_DEMANDS = `A call has at most ${MAX_SITE_DEMANDS} demands. Choose a smaller area.`;
const body = z.object({
  candidates: z
    .array(place)
    .min(1)
    .max(MAX_SITE_WAY_CANDIDATES, TOO_MANY_CANDIDATES)
    .describe('Candidates and factories from which ways lead'),
  demands: z
    .array(place)
    .min(1, 'There are no demands. Choose a larger area, or other tonnes.')
    .max(MAX_SITE_DEMANDS, TOO_MANY_DEMANDS)
    .describe('Places of tonnes to which ways lead'),
  maxMinutes: z.int().min(MIN_SITE_WAY_MINUTES).max(MAX_SITE_WAY_MINUTES).describe('Longest drive'),
  season: z.enum(SEASONS).default('dry').describe('Season of the road speeds')
});

/** Registers `POST /api/site-ways`: the ways by road from candidates to demands within a time. */
export function registerSiteWays(app: FastifyInstance, { routing, store }: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/site-ways',
    {
      access: 'staff',
      config: { rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['sites'],
        summary: 'Ways by road from candidates for sites to demands within a time (staff)',
        description:
          'A candidate or a demand without a road has no ways; the others are returned. A caller who leaves stops the work.',
        body,
        response: { 200: siteWays }
      }
    },
    async (request, reply) => {
      const set = await getCurrentParameters(store);
      return findSiteWays(routing, set, request.body, new Date(), watchDeparture(reply)).catch(
        (error: unknown) => {
          throw toRoutingFailure(error, set.parameters);
        }
      );
    }
  );
}
