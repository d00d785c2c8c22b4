import { agentInventory, millInventory, pileAtMill } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listInventoryByAgents, listInventoryByMills, listPiles } from '../../records/inventories';
import { getBusinessDay } from '../../common/business-day';
import { isGeoJson, buildListOrCollectionSchema, plainText, formatPoints } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';

/** Registers the endpoints of P1 that is bought and not yet collected. Source: section 7.7. */
export function registerInventories(app: FastifyInstance, { store }: AppContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.get(
    '/inventories/inventory-at-mills',
    {
      access: 'staff',
      schema: {
        tags: ['inventories'],
        summary: 'P1 bought and still at mills, by pile, as a list or as GeoJSON (staff)',
        querystring: z.strictObject({
          isGeoJSON: isGeoJson,
          agentName: plainText.optional().describe('First and last name of the agent')
        }),
        response: { 200: buildListOrCollectionSchema(pileAtMill) }
      }
    },
    async ({ query: { isGeoJSON, agentName } }) =>
      formatPoints(await listPiles(store.query, getBusinessDay(new Date()), agentName), isGeoJSON)
  );
  typed.get(
    '/inventories/total-inventory-at-mills',
    {
      access: 'staff',
      schema: {
        tags: ['inventories'],
        summary: 'P1 at mills, by mill, as a list or as GeoJSON (staff)',
        querystring: z.strictObject({ isGeoJSON: isGeoJson }),
        response: { 200: buildListOrCollectionSchema(millInventory) }
      }
    },
    async ({ query }) => formatPoints(await listInventoryByMills(store.query), query.isGeoJSON)
  );
  typed.get(
    '/inventories/inventory-at-mills-by-agents',
    {
      access: 'staff',
      schema: {
        tags: ['inventories'],
        summary: 'P1 at mills, by agent (staff)',
        querystring: z.strictObject({}),
        response: { 200: z.object({ data: z.array(agentInventory) }) }
      }
    },
    async () => ({ data: await listInventoryByAgents(store.query) })
  );
}
