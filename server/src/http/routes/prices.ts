import { currentPrice, futurePrice, parseIsoDay, parseMapDay, rawMaterialSource } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listCurrentPrices, listFuturePrices, listP1Purchases } from '../../records/prices';
import { getBusinessDay } from '../../common/business-day';
import { calendarDay, limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { getCurrentParameters } from '../../common/parameters';

/** Parses a day in ISO form or in the form typed on the map; null when it is neither. */
const parseDay = (text: string): string | null => parseIsoDay(text) ?? parseMapDay(text);

function registerFuturePrice(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/future-price/date',
    {
      access: 'staff',
      schema: {
        tags: ['prices'],
        summary: 'Expected P1 price in each community on a day (staff)',
        description:
          'The latest price expected on or before the day, and the price of the period before. Communities without a price are left out.',
        querystring: z.strictObject({
          date: plainText
            .refine((text) => parseDay(text) !== null, { error: 'a day, as YYYY-MM-DD or DD-MM-YYYY' })
            .describe('YYYY-MM-DD or DD-MM-YYYY'),
          community: plainText.optional().describe('Name of one community')
        }),
        response: { 200: z.object({ data: z.array(futurePrice) }) }
      }
    },
    async ({ query }) => ({
      data: await listFuturePrices(store.query, parseDay(query.date)!, query.community)
    })
  );
}

function registerCurrentPrice(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/current-price',
    {
      access: 'public',
      schema: {
        tags: ['prices'],
        summary:
          'Current P1 price of each LGA where P1 was bought: mean of the days up to its last purchase, weighted by tonnes',
        response: { 200: z.object({ data: z.array(currentPrice) }) }
      }
    },
    async () => {
      const { parameters } = await getCurrentParameters(store);
      const today = getBusinessDay(new Date());
      return { data: await listCurrentPrices(store.query, today, parameters) };
    }
  );
}

const purchase = rawMaterialSource.extend({
  objectId: z.int().describe('OBJECTID in the layer rawMaterialSource')
});

function registerP1Purchases(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/p1-purchases',
    {
      access: 'staff',
      schema: {
        tags: ['prices'],
        summary: 'Every purchase of P1 with its supplier, newest first, or a page of them (staff)',
        querystring: z.strictObject({
          startDate: calendarDay.optional().describe('First day (YYYY-MM-DD)'),
          endDate: calendarDay.optional().describe('Last day (YYYY-MM-DD)'),
          supplier: plainText.optional().describe('Text in the name of the supplier'),
          community: plainText.optional().describe('Text in the name of the community'),
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.optional().describe('Purchases on a page; all without it')
        }),
        response: { 200: z.object({ data: z.array(purchase), total: z.int() }) }
      }
    },
    async ({ query }) => listP1Purchases(store.query, query)
  );
}

/** Registers the expected and current prices of P1, and its purchases. Source: section 7.6. */
export function registerPrices(app: FastifyInstance, context: AppContext): void {
  registerFuturePrice(app, context);
  registerCurrentPrice(app, context);
  registerP1Purchases(app, context);
}
