import { currentPrice, formatMessage } from '@site/domain';
import type { CurrentPrice } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { getBusinessDay } from '../../common/business-day';
import { writeLocatedMillSql } from '../../figures/located-mill';
import { isGeoJson, buildListOrCollectionSchema, formatPoints } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { CURRENT_PRICE_SQL, PRICE_COLUMNS, toCurrentPriceValues } from '../../records/prices';

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
   WHERE ${writeLocatedMillSql('m')} ORDER BY m.id`;

/** Returns no row for an unknown LGA, and nulls for one without a purchase. */
const PRICE_SQL = `SELECT ${PRICE_COLUMNS} FROM lga l LEFT JOIN LATERAL ${CURRENT_PRICE_SQL} AS price ON true
  WHERE l.code = $4`;

type LgaPrice = Pick<CurrentPrice, 'currentP1Price' | 'currentP1PriceDate' | 'currentP1PriceIsOld'>;

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
      access: 'staff',
      schema: {
        tags: ['purchases'],
        summary: 'Purchases by mill, as a list or as GeoJSON (staff)',
        querystring: z.strictObject({ isGeoJSON: isGeoJson }),
        response: { 200: buildListOrCollectionSchema(mill) }
      }
    },
    async ({ query }) => formatPoints(await store.query<MillAggregate>(AGGREGATES_SQL), query.isGeoJSON)
  );
}

/** Registers the purchases of P1 by mill, and the current price of an LGA. */
export function registerPurchases(app: FastifyInstance, context: AppContext): void {
  // The specification uses both spellings of the path.
  for (const name of ['purchases', 'purchase'])
    registerAggregates(app, context, `/${name}/mills-purchase-aggregates`);
  app.withTypeProvider<ZodTypeProvider>().get(
    '/purchases/lga/current-p1-price',
    {
      access: 'public',
      schema: {
        tags: ['purchases'],
        summary: 'Current P1 price of an LGA: mean of the days up to its last purchase, weighted by tonnes',
        querystring: z.strictObject({
          LGA: z.string('is missing').regex(/^[A-Z]{4}$/, 'must be the 4 capital letters of an LGA')
        }),
        response: {
          200: z.object({
            data: z.object({
              LGA: z.string(),
              currentP1Price: z.number().nullable().describe('NGN per tonne; null without a purchase'),
              currentP1PriceDate: currentPrice.shape.currentP1PriceDate.nullable(),
              currentP1PriceIsOld: currentPrice.shape.currentP1PriceIsOld.nullable(),
              message: z.string().optional()
            })
          })
        }
      }
    },
    async ({ query: { LGA } }) => {
      const { parameters } = await getCurrentParameters(context.store);
      const [price] = await context.store.query<{ [Field in keyof LgaPrice]: LgaPrice[Field] | null }>(
        PRICE_SQL,
        [...toCurrentPriceValues(getBusinessDay(new Date()), parameters), LGA]
      );
      if (!price) throw new ApiError(404, 'lga_not_found', `There is no LGA with the code ${LGA}.`, 'LGA');
      const note = price.currentP1Price === null ? { message: formatMessage('lga.noPurchase', 'en') } : {};
      return { data: { LGA, ...price, ...note } };
    }
  );
}
