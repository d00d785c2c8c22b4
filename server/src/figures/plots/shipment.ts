import { PURCHASE_ORIGINS } from '@site/domain';
import type { PurchaseCount, PurchaseOrigin, ShipmentOrigins, ShipmentSelection } from '@site/domain';
import { BoundValues } from '../../store/bound-values';
import { writeNameContainsSql } from '../../store/name-search-sql';
import type { Query } from '../../store/store';
import { PLOT_SUPPLIER, PURCHASED_CROP } from './purchase-sql';

const AGENT_NAME = "concat_ws(' ', first_name, last_name)";

/**
 * SQL of the purchases of a shipment with the ids of their plots: the named ones, or else all of the supplier. A mill's
 * purchases of the same plots are one row, and each community's name is folded once: a season has 20,000 purchases.
 */
function writePurchasesSql({ first, last, mill, agent }: ShipmentSelection, bound: BoundValues): string {
  const conditions = [
    `purchased_on BETWEEN ${bound.add(first)}::date AND ${bound.add(last)}::date`,
    ...(mill
      ? [`mill_id IN (SELECT id FROM mill WHERE ${writeNameContainsSql(['name'], mill, bound)})`]
      : []),
    ...(agent
      ? [`agent_id IN (SELECT id FROM agent WHERE ${writeNameContainsSql([AGENT_NAME], agent, bound)})`]
      : [])
  ];
  return `
    SELECT bought.purchases, bought.tonnes, seller.mill_id IS NOT NULL AS has_supplier,
           CASE WHEN cardinality(bought.plot_ids) > 0 THEN bought.plot_ids ELSE coalesce(seller.ids, '{}') END AS plot_ids
      FROM (
        SELECT mill_id, plot_ids, count(*) AS purchases, sum(tonnes) AS tonnes FROM purchase
         WHERE ${conditions.join(' AND ')} GROUP BY 1, 2
      ) AS bought
      LEFT JOIN (
        WITH home AS MATERIALIZED (SELECT id, name_words(name) AS words FROM community)
        SELECT supplier.mill_id, own.ids
          FROM supplier JOIN home ON home.id = supplier.community_id
          LEFT JOIN (
            SELECT ${PLOT_SUPPLIER}, array_agg(plot.id) FROM plot
             WHERE plot.commodity = '${PURCHASED_CROP}' AND plot.status <> 'rejected' GROUP BY 1, 2
          ) AS own (seller, home, ids) ON (own.seller, own.home) = (name_words(supplier.name), home.words)
      ) AS seller ON seller.mill_id = bought.mill_id`;
}

/** SQL condition of the plots behind the purchases of a shipment. */
export const writeShipmentSql = (shipment: ShipmentSelection, bound: BoundValues): string =>
  `plot.id IN (SELECT unnest(bought.plot_ids) FROM (${writePurchasesSql(shipment, bound)}) AS bought)`;

interface OriginRow extends PurchaseCount, Record<string, unknown> {
  readonly origin: PurchaseOrigin;
}

/**
 * Counts the purchases of a shipment by how much of their origin is in the files.
 * @param exported ids of the plots in the files.
 */
export async function countShipmentOrigins(
  query: Query,
  shipment: ShipmentSelection,
  exported: readonly string[]
): Promise<ShipmentOrigins> {
  const bound = new BoundValues();
  const purchases = writePurchasesSql(shipment, bound);
  const rows = await query<OriginRow>(
    `SELECT CASE WHEN cardinality(plot_ids) = 0 THEN CASE WHEN has_supplier THEN 'noPlots' ELSE 'noSupplier' END
                 WHEN written = 0 THEN 'leftOut' WHEN written < cardinality(plot_ids) THEN 'partly' ELSE 'whole'
            END AS origin, sum(purchases)::int AS purchases, sum(tonnes) AS tonnes
       FROM (SELECT bought.*, CASE WHEN cardinality(bought.plot_ids) > 0 THEN (
                SELECT count(*) FROM unnest(bought.plot_ids) AS one
                 WHERE one IN (SELECT unnest(${bound.add(exported)}::text[]))) END AS written
               FROM (${purchases}) AS bought) AS counted
      GROUP BY 1`,
    bound.values
  );
  const counts = PURCHASE_ORIGINS.map((origin) => {
    const { purchases: count = 0, tonnes = 0 } = rows.find((row) => row.origin === origin) ?? {};
    return [origin, { purchases: count, tonnes }] as const;
  });
  return Object.fromEntries(counts) as ShipmentOrigins;
}
