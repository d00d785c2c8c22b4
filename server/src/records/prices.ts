import type { CurrentPrice, FuturePrice, Parameters, RawMaterialSource } from '@site/domain';
import { writeCurrentPriceSql } from '../figures/current-price';
import type { Query } from '../store/store';
import { BoundValues } from '../store/bound-values';
import { writeIsNameSql, writeNameContainsSql } from '../store/name-search-sql';

/** Returns for each community the last price expected for a day ('YYYY-MM-DD') or earlier, NGN per tonne. */
export const listFuturePrices = (
  query: Query,
  day: string,
  community: string | undefined
): Promise<FuturePrice[]> => {
  const bound = new BoundValues();
  const conditions = [
    `price.future_date <= ${bound.add(day)}::date`,
    ...(community === undefined ? [] : [writeIsNameSql('community.name', community, bound)])
  ];
  return query<FuturePrice>(
    `SELECT DISTINCT ON (community.name, community.id) community.name AS "communityName",
            lga.name AS "LGA", lga.state AS "State",
            price.previous_period_p1_price AS "previousPeriodP1Price", price.future_price AS "futurePrice",
            price.future_date AS "futureDate"
       FROM future_price AS price JOIN community ON community.id = price.community_id
            JOIN lga ON lga.code = community.lga_code
      WHERE ${conditions.join(' AND ')}
      ORDER BY community.name, community.id, price.future_date DESC`,
    bound.values
  );
};

/** Columns of a price under the names of the API. */
export const PRICE_COLUMNS = `price.price AS "currentP1Price", price.priced_on AS "currentP1PriceDate",
  price.is_old AS "currentP1PriceIsOld"`;

/**
 * SQL of the price of the LGA `l`. Parameters 1 to 3 are today, the number of days and the days until the
 * warning.
 */
export const CURRENT_PRICE_SQL = writeCurrentPriceSql({
  lga: 'l.code',
  today: '$1',
  days: '$2',
  warningDays: '$3'
});

/** Returns the parameters of {@link CURRENT_PRICE_SQL}. */
export const toCurrentPriceValues = (today: string, parameters: Parameters): readonly unknown[] => [
  today,
  parameters.currentPriceDays,
  parameters.priceAgeWarningDays
];

/** Returns the current price of each LGA with a purchase of P1 up to `today`, by state and name. */
export const listCurrentPrices = (
  query: Query,
  today: string,
  parameters: Parameters
): Promise<CurrentPrice[]> =>
  query<CurrentPrice>(
    `SELECT l.code AS "LGA", l.name, l.state, ${PRICE_COLUMNS}
       FROM lga l CROSS JOIN LATERAL ${CURRENT_PRICE_SQL} AS price ORDER BY l.state, l.name`,
    toCurrentPriceValues(today, parameters)
  );

export interface PurchaseRequest {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly supplier?: string;
  readonly community?: string;
  readonly page: number;
  readonly limit?: number;
}

/** Returns purchases of P1 with their suppliers, newest first, and the number on all pages. */
export async function listP1Purchases(query: Query, request: PurchaseRequest) {
  const { startDate, endDate, supplier, community, page, limit } = request;
  const bound = new BoundValues();
  const conditions = [
    startDate && `source.date >= ${bound.add(startDate)}::date`,
    endDate && `source.date <= ${bound.add(endDate)}::date`,
    supplier && writeNameContainsSql(['source.supplier_name'], supplier, bound),
    community && writeNameContainsSql(['source.community'], community, bound)
  ].filter((condition) => condition !== undefined);
  const from = `FROM raw_material_source AS source LEFT JOIN lga ON lga.code = source.lga_code
    ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
  const rows = await query<RawMaterialSource & { objectId: number }>(
    `SELECT source.id AS "objectId", source.date, source.supplier_name AS "supplierName",
            source.phone_number AS "phoneNumber", source.community, lga.name AS lga,
            source.supplied_tonnage AS "suppliedTonnage", source.price_per_ton AS "pricePerTon"
       ${from} ORDER BY source.date DESC, source.id
       ${limit === undefined ? '' : `LIMIT ${limit} OFFSET ${(page - 1) * limit}`}`,
    bound.values
  );
  if (limit === undefined) return { data: rows, total: rows.length };
  const { total } = (await query<{ total: number }>(`SELECT count(*) AS total ${from}`, bound.values))[0]!;
  return { data: rows, total };
}
