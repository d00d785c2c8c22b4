import { siteArea, siteDemands, SITE_WEIGHTS } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { findSiteDemands } from '../../figures/sites/site-demands';
import { checkSiteArea, createUnknownAreaError } from '../site-area-faults';

const body = z.object({
  weight: z.enum(SITE_WEIGHTS).describe('Tonnes that count'),
  area: siteArea.nullable().default(null).describe('Only places inside it; null for the whole country')
});

/** Registers `POST /api/site-demands`: the tonnes a year that sites could collect, by place. */
export function registerSiteDemands(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/site-demands',
    {
      access: 'staff',
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        tags: ['sites'],
        summary: 'Tonnes a year by place: purchases, oil palm clusters or feedstock for biochar (staff)',
        description: 'Of more than 5,000 places near ones are united. Unknown tonnes are null and counted.',
        body,
        response: { 200: siteDemands }
      }
    },
    async ({ body: { weight, area } }) => {
      if (area) checkSiteArea(area);
      const set = await getCurrentParameters(store);
      const found = await findSiteDemands(store.query, set, weight, area, new Date());
      if (!found) throw createUnknownAreaError(area);
      return found;
    }
  );
}
