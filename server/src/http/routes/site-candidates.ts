import { MAX_SITE_SPACING_KM, MIN_SITE_SPACING_KM, siteArea, siteCandidates } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { ApiError } from '../../common/response-errors';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { placeSiteCandidates } from '../../figures/sites/site-candidates';
import { toRoutingFailure } from '../drive-time';
import { checkSiteArea, createUnknownAreaError } from '../site-area-faults';

const body = z.object({
  area: siteArea.describe('Area in which candidates are placed'),
  spacing: z
    .number()
    .min(MIN_SITE_SPACING_KM)
    .max(MAX_SITE_SPACING_KM)
    .describe('Kilometres between neighbours of the grid')
});

/** Registers `POST /api/site-candidates`: places on roads in a grid over an area. */
export function registerSiteCandidates(
  app: FastifyInstance,
  { store, routing }: AppContext & WithRouting
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/site-candidates',
    {
      access: 'staff',
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['sites'],
        summary: 'Candidates for sites: places on roads in a grid over an area (staff)',
        description:
          'Middles of squares are moved to the nearest road within half the spacing. Without candidates the answer contains the problem.',
        body,
        response: { 200: siteCandidates }
      }
    },
    async ({ body: { area, spacing } }) => {
      checkSiteArea(area);
      const { parameters } = await getCurrentParameters(store);
      const placed = await placeSiteCandidates(
        { query: store.query, routing },
        area,
        spacing,
        new Date()
      ).catch((error: unknown) => {
        throw toRoutingFailure(error, parameters);
      });
      if (placed === 'noArea') throw createUnknownAreaError(area);
      if (placed === 'noOutline')
        throw new ApiError(
          422,
          'no_country_outline',
          'The outline of Nigeria is missing. Ask the operator of this server to import the LGAs.'
        );
      return placed;
    }
  );
}
