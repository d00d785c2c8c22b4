import { parameterSql, TODAY_SQL } from '../figures/parameter-sql';
import type { LayerSource } from './dataset-of';

const RECENT = `purchase.purchased_on > ${TODAY_SQL} - ${parameterSql('currentPriceDays')}::int
  AND purchase.purchased_on <= ${TODAY_SQL}`;

/** Purchases summed LGA by LGA: tonnes, transactions, the day of the last one, NGN per tonne over all time and of late. */
export const LGA_PURCHASES_SQL = `
  SELECT mill.lga_code, sum(tonnes) AS tonnes, count(*)::int AS transactions, max(purchased_on) AS last_purchase,
    sum(tonnes * price_per_tonne) / sum(tonnes) AS price,
    sum(tonnes * price_per_tonne) FILTER (WHERE ${RECENT}) / sum(tonnes) FILTER (WHERE ${RECENT}) AS recent_price
  FROM purchase JOIN mill ON mill.id = purchase.mill_id GROUP BY mill.lga_code`;

/* All purchases at once are quicker than LGA by LGA; for the polygons it is the other way round. */
const joins = {
  bought: `LEFT JOIN (${LGA_PURCHASES_SQL}) AS bought ON bought.lga_code = lga.code`,
  mills: `LEFT JOIN (
    SELECT lga_code, count(*)::int AS number FROM mill WHERE geom IS NOT NULL AND physically_tagged GROUP BY lga_code
  ) AS mills ON mills.lga_code = lga.code`,
  palms: `LEFT JOIN LATERAL (
    SELECT count(*)::int AS number, coalesce(sum(palm.acre_area), 0) AS acres
    FROM oil_palm_cluster AS palm WHERE ST_Intersects(lga.geom, palm.location)
  ) AS palms ON true`
};

/** The 774 local government areas, with what was bought and grows in each. */
export const lgas: LayerSource = {
  joins,
  sql: {
    updatedAt: ['bought', 'bought.last_purchase'],
    currentP1Price: ['bought', 'bought.recent_price'],
    avgPricePe: ['bought', 'bought.price'],
    tones: ['bought', 'coalesce(bought.tonnes, 0)'],
    noPindTran: ['bought', 'coalesce(bought.transactions, 0)'],
    noTaggedMi: ['mills', 'coalesce(mills.number, 0)'],
    noOilPalmF: ['palms', 'palms.number'],
    oilClusterStr: ['palms', 'palms.acres'],
    p1Weekly: ['palms', `palms.acres * ${parameterSql('weeklyP1YieldPerAcre')}`]
  },
  sources: ['lga', 'mill', 'purchase', 'oil_palm_cluster']
};
