import { day, double, integer, live, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';
import { parameterSql, TODAY_SQL } from '../figures/parameter-sql';

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
export const lgas: Dataset = {
  service: 'ngnLGA',
  title: 'Nigeria LGA boundaries',
  description: 'Local government areas with their current P1 price.',
  access: 'public',
  from: 'lga',
  joins,
  geometryType: 'esriGeometryPolygon',
  geometry: 'lga.geom',
  displayField: 'ADM2_EN',
  fields: [
    objectId('lga.id'),
    text('ADM1_EN', 'State', 'lga.state', 60),
    text('ADM2_EN', 'LGA', 'lga.name', 60),
    text('code', 'LGA code', 'lga.code', 4),
    live(day('updatedAt', 'Price updated', 'bought.last_purchase', 'bought')),
    live(double('currentP1Price', 'Current P1 price (NGN/t)', 'bought.recent_price', 'bought')),
    live(double('avgPricePe', 'Average P1 price (NGN/t)', 'bought.price', 'bought')),
    live(double('tones', 'Tonnes bought (t)', 'coalesce(bought.tonnes, 0)', 'bought')),
    live(integer('noPindTran', 'Transactions', 'coalesce(bought.transactions, 0)', 'bought')),
    live(integer('noTaggedMi', 'Tagged mills', 'coalesce(mills.number, 0)', 'mills')),
    integer('noOilPalmF', 'Oil palm clusters', 'palms.number', 'palms'),
    double('oilClusterStr', 'Oil palm (acres)', 'palms.acres', 'palms'),
    double(
      'p1Weekly',
      'Weekly P1 yield (t)',
      `palms.acres * ${parameterSql('weeklyP1YieldPerAcre')}`,
      'palms'
    )
  ],
  drawingInfo: polygonDrawing([0, 0, 0, 0], [150, 144, 124, 160]),
  sources: ['lga', 'mill', 'purchase', 'oil_palm_cluster'],
  maxRecordCount: 2000
};
