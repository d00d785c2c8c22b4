import { agentInventory, fieldInventory, millInventory } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { inventoryByAgents, inventoryByMills, pilesAtMills } from '../../records/inventories';
import { businessDay } from '../../ground/clock';
import type { Query } from '../../store/store';
import { isGeoJson, listOrCollection, pointAnswer } from '../../ground/call-schemas';
import type { AppContext } from '../../ground/context';
import { needs } from '../record-calls';

interface PointCall {
  readonly path: string;
  readonly summary: string;
  readonly properties: z.ZodObject;
  read(query: Query): Promise<readonly { readonly latitude: number; readonly longitude: number }[]>;
}

const POINT_CALLS: readonly PointCall[] = [
  {
    path: '/inventories/inventory-at-mills',
    summary: 'P1 bought and still lying at mills, pile by pile, as a list or as GeoJSON (staff)',
    properties: fieldInventory,
    read: (query) => pilesAtMills(query, businessDay(new Date()))
  },
  {
    path: '/inventories/total-inventory-at-mills',
    summary: 'P1 lying at mills, mill by mill, as a list or as GeoJSON (staff)',
    properties: millInventory,
    read: inventoryByMills
  }
];

/** P1 that is bought and not yet fetched. Source: section 7.7. */
export function registerInventories(app: FastifyInstance, { store }: AppContext): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { path, summary, properties, read } of POINT_CALLS)
    typed.get(
      path,
      {
        ...needs('staff'),
        schema: {
          tags: ['inventories'],
          summary,
          querystring: z.strictObject({ isGeoJSON: isGeoJson }),
          response: { 200: listOrCollection(properties) }
        }
      },
      async ({ query }) => pointAnswer(await read(store.query), query.isGeoJSON)
    );
  typed.get(
    '/inventories/inventory-at-mills-by-agents',
    {
      ...needs('staff'),
      schema: {
        tags: ['inventories'],
        summary: 'P1 lying at mills, agent by agent (staff)',
        querystring: z.strictObject({}),
        response: { 200: z.object({ data: z.array(agentInventory) }) }
      }
    },
    async () => ({ data: await inventoryByAgents(store.query) })
  );
}
