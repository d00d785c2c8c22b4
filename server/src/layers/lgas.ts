import { day, double, integer, live, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { polygonDrawing } from './drawing';
import { currentPriceSql } from '../figures/current-price';
import { parameterSql } from '../figures/parameter-sql';
import { TODAY_SQL } from '../figures/today';

/** NGN per tonne, of the LGA of a row. */
export const LGA_PRICE_SQL = currentPriceSql('lga.code', TODAY_SQL, parameterSql('currentPriceDays'));

const joins = {
  bought: 'LEFT JOIN lga_figures AS bought ON bought.lga_code = lga.code',
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
    live(double('currentP1Price', 'Current P1 price (NGN/t)', LGA_PRICE_SQL)),
    live(double('avgPricePe', 'Average P1 price (NGN/t)', 'bought.price', 'bought')),
    live(double('tones', 'Tonnes bought (t)', 'coalesce(bought.tonnes, 0)', 'bought')),
    live(integer('noPindTran', 'Transactions', 'coalesce(bought.transactions, 0)', 'bought')),
    live(integer('noTaggedMi', 'Tagged mills', 'coalesce(bought.tagged_mills, 0)', 'bought')),
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
