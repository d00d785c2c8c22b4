import { message } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { businessDay } from '../../ground/clock';
import { currentPriceSql } from '../../figures/current-price';
import { locatedMillSql } from '../../figures/located-mill';
import { isGeoJson, listOrCollection, pointAnswer } from '../../ground/call-schemas';
import type { AppContext } from '../../ground/context';
import { ApiError } from '../../ground/errors';
import { currentParameters } from '../../ground/parameters';
import { needs } from '../record-calls';

/** All purchases at one mill. */
interface MillAggregate {
  readonly name: string;
  readonly size: string;
  /** NGN. */
  readonly totalPrice: number;
  /** Tonnes. */
  readonly tonsAmount: number;
  readonly noOfTransactions: number;
  readonly lga_slug: string;
  readonly latitude: number;
  readonly longitude: number;
}

const AGGREGATES_SQL = `
  SELECT m.name, m.size, m.lga_slug, ST_X(m.geom) AS longitude, ST_Y(m.geom) AS latitude,
         bought.naira AS "totalPrice", bought.tonnes AS "tonsAmount", bought.transactions AS "noOfTransactions"
    FROM mill m JOIN mill_figures AS bought ON bought.mill_id = m.id
   WHERE ${locatedMillSql('m')} ORDER BY m.id`;

/** No row for an unknown LGA. */
const PRICE_SQL = `SELECT ${currentPriceSql('l.code', '$2', '$3')} AS price, EXISTS (
    SELECT FROM lga_figures AS own WHERE own.lga_code = l.code AND own.transactions > 0
  ) AS bought FROM lga l WHERE l.code = $1`;

/** What is said of an LGA in the place of its current price. */
const noPriceText = (bought: boolean): string =>
  message(bought ? 'lga.noRecentPurchase' : 'lga.noPurchase', 'en');

const mill = z.object({
  name: z.string(),
  size: z.string(),
  totalPrice: z.number().describe('NGN'),
  tonsAmount: z.number().describe('Tonnes'),
  noOfTransactions: z.number(),
  lga_slug: z.string()
});

function registerAggregates(app: FastifyInstance, { store }: AppContext, path: string): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    path,
    {
      ...needs('staff'),
      schema: {
        tags: ['purchases'],
        summary: 'Purchases by mill, as a list or as GeoJSON (staff)',
        querystring: z.strictObject({ isGeoJSON: isGeoJson }),
        response: { 200: listOrCollection(mill) }
      }
    },
    async ({ query }) => pointAnswer(await store.query<MillAggregate>(AGGREGATES_SQL), query.isGeoJSON)
  );
}

/** Purchases of P1 by mill, and the current price of an LGA. */
export function registerPurchases(app: FastifyInstance, context: AppContext): void {
  // The specification spells the path both ways.
  for (const name of ['purchases', 'purchase'])
    registerAggregates(app, context, `/${name}/mills-purchase-aggregates`);
  app.withTypeProvider<ZodTypeProvider>().get(
    '/purchases/lga/current-p1-price',
    {
      schema: {
        tags: ['purchases'],
        summary: 'Current P1 price of an LGA: mean of the last days, weighted by tonnes',
        querystring: z.strictObject({
          LGA: z.string('is missing').regex(/^[A-Z]{4}$/, 'must be the 4 capital letters of an LGA')
        }),
        response: {
          200: z.object({
            data: z.object({
              LGA: z.string(),
              currentP1Price: z.number().nullable().describe('NGN per tonne; null without a recent purchase'),
              message: z.string().optional()
            })
          })
        }
      }
    },
    async ({ query: { LGA } }) => {
      const { parameters } = await currentParameters(context.store);
      const [row] = await context.store.query<{ price: number | null; bought: boolean }>(PRICE_SQL, [
        LGA,
        businessDay(new Date()),
        parameters.currentPriceDays
      ]);
      if (!row) throw new ApiError(404, 'lga_not_found', `There is no LGA with the code ${LGA}.`, 'LGA');
      const note = row.price === null ? { message: noPriceText(row.bought) } : {};
      return { data: { LGA, currentP1Price: row.price, ...note } };
    }
  );
}
