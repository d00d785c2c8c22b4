import { date, double, integer, live, objectId, text } from '../dataset';
import type { Dataset } from '../dataset';
import { pointDrawing } from './drawing';
import { TODAY_SQL } from './parameter-sql';

const yesNo = (column: string): string => `CASE WHEN ${column} THEN 'Yes' ELSE 'No' END`;

const bought = `LEFT JOIN (
  SELECT mill_id, sum(tonnes * price_per_tonne) AS price, sum(tonnes) AS tonnes, count(*)::int AS transactions
  FROM purchase GROUP BY mill_id
) AS bought ON bought.mill_id = mill.id`;

/** Confirmed and tagged mills: those with a location, with what was bought at each. */
export const taggedMills: Dataset = {
  service: 'taggedMillsClus',
  title: 'Tagged mills',
  description: 'Palm oil mills confirmed in the field, with the P1 bought at each.',
  access: 'investor',
  from: 'mill',
  joins: { bought },
  condition: 'mill.geom IS NOT NULL',
  geometryType: 'esriGeometryPoint',
  geometry: 'mill.geom',
  time: { start: 'lastDiscoveryDate' },
  displayField: 'name',
  fields: [
    objectId('mill.id'),
    text('name', 'Mill', 'mill.name'),
    text('RTM', 'RTM', 'mill.rtm'),
    text('size', 'Size', 'mill.size', 40),
    text('state_slug', 'State', 'mill.state_slug', 60),
    text('lga_slug', 'LGA', 'mill.lga_slug', 60),
    text('lga_code', 'LGA code', 'mill.lga_code', 4),
    text('cracker', 'Cracker', yesNo('mill.cracker'), 3),
    text('separator', 'Separator', yesNo('mill.separator'), 3),
    text('physically_tagged', 'Physically tagged', yesNo('mill.physically_tagged'), 3),
    integer('number_of_pots', 'Pots', 'mill.number_of_pots'),
    integer('number_of_pressers', 'Pressers', 'mill.number_of_pressers'),
    date(
      'lastDiscoveryDate',
      'P1 last discovered',
      "(mill.last_discovery_date::timestamp AT TIME ZONE 'UTC')"
    ),
    live(
      integer(
        'daysFromLastDiscovery',
        'Days since P1 discovered',
        `(${TODAY_SQL} - mill.last_discovery_date)`
      )
    ),
    live(double('totalPrice', 'Paid in all (NGN)', 'coalesce(bought.price, 0)', 'bought')),
    live(double('tonsAmount', 'Tonnes bought', 'coalesce(bought.tonnes, 0)', 'bought')),
    live(double('avgPricePerTon', 'Average price (NGN/t)', 'bought.price / bought.tonnes', 'bought')),
    live(integer('noOfTransactions', 'Transactions', 'coalesce(bought.transactions, 0)', 'bought')),
    double('oilPalmClusterHectares', 'Oil palm clusters round it (ha)', 'mill.oil_palm_cluster_hectares'),
    double('deforestedLayerHectares', 'Deforested land round it (ha)', 'mill.deforested_layer_hectares')
  ],
  drawingInfo: pointDrawing([23, 105, 59, 255]),
  sources: ['mill', 'purchase'],
  maxRecordCount: 2000
};
