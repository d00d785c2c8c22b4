import { serviceAreasTogether } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { summariseTogether } from '../../figures/service-area/summarise-together';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';
import { buildAreaListSchema, nameRefusedArea, readAreaList } from '../area-list';
import { listReadableRecords, canReadMillSums } from '../area-records-access';
import { toRoutingFailure } from '../drive-time';
import { requireInScope } from '../embed-scope';

const body = z.object({
  areas: buildAreaListSchema(2).describe('Two areas or more, up to the limit of areas on the map')
});

/**
 * Registers `POST /api/service-areas-together`: several service areas with each record counted once, and their
 * overlap, open to everybody.
 */
export function registerServiceAreasTogether(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-areas-together',
    {
      access: 'public',
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary:
          'Several service areas with each mill, tonne and acre counted once, and what two or more of them count',
        description:
          'For anybody. Callers without access to single mills get sums over at least toldFrom mills; for them the call counts as many areas as it names.',
        body,
        response: { 200: serviceAreasTogether }
      }
    },
    async (request) => {
      await requireInScope(context.store, request, request.body.areas);
      const reader = { readable: listReadableRecords(request), readsMills: canReadMillSums(request) };
      const set = await getCurrentParameters(context.store);
      const areas = readAreaList(request.body.areas, set.parameters);
      return summariseTogether(context, set, areas, new Date(), reader, (error, area, at) =>
        nameRefusedArea(toRoutingFailure(error, set.parameters), area, at)
      );
    }
  );
}
