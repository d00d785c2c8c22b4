import { daysSinceSql } from '../figures/days-since';
import { date, double, integer, live, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { TODAY_SQL } from '../figures/parameter-sql';

const yesNo = (column: string): string => `CASE WHEN ${column} THEN 'Yes' ELSE 'No' END`;

const bought = `LEFT JOIN (
  SELECT mill_id, sum(tonnes * price_per_tonne) AS price, sum(tonnes) AS tonnes, count(*)::int AS transactions
  FROM purchase GROUP BY mill_id
) AS bought ON bought.mill_id = mill.id`;

/** The domain's `sustainabilityScore`: the percent of the oil palm round a mill that deforested land does not take up. */
const SCORE = `CASE WHEN mill.oil_palm_cluster_hectares > 0 AND mill.deforested_layer_hectares >= 0
  THEN 100 * greatest(0, 1 - mill.deforested_layer_hectares / mill.oil_palm_cluster_hectares) END`;

/** A mill's cluster: the located mills of its community. Averages as the domain's `clusterAverages` takes them. */
const cluster = `LEFT JOIN supplier AS member ON member.mill_id = mill.id LEFT JOIN (
  SELECT supplier.community_id, count(*)::int AS mills, avg(${SCORE}) AS sustainability,
    avg(coalesce(sold.tonnes, 0)) AS tonnes
  FROM supplier JOIN mill ON mill.id = supplier.mill_id LEFT JOIN (
    SELECT mill_id, sum(tonnes) AS tonnes FROM purchase GROUP BY mill_id
  ) AS sold ON sold.mill_id = mill.id
  WHERE mill.geom IS NOT NULL GROUP BY supplier.community_id
) AS cluster ON cluster.community_id = member.community_id`;

/** Confirmed and tagged mills: those with a location, with what was bought at each. */
export const taggedMills: Dataset = {
  service: 'taggedMillsClus',
  title: 'Tagged mills',
  description: 'Palm oil mills confirmed in the field, with the P1 bought at each.',
  access: 'investor',
  from: 'mill',
  joins: { bought, cluster },
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
        daysSinceSql('mill.last_discovery_date', TODAY_SQL)
      )
    ),
    live(double('totalPrice', 'Paid in all (NGN)', 'coalesce(bought.price, 0)', 'bought')),
    live(double('tonsAmount', 'Tonnes bought', 'coalesce(bought.tonnes, 0)', 'bought')),
    live(double('avgPricePerTon', 'Average price (NGN/t)', 'bought.price / bought.tonnes', 'bought')),
    live(integer('noOfTransactions', 'Transactions', 'coalesce(bought.transactions, 0)', 'bought')),
    double('oilPalmClusterHectares', 'Oil palm clusters round it (ha)', 'mill.oil_palm_cluster_hectares'),
    double('deforestedLayerHectares', 'Deforested land round it (ha)', 'mill.deforested_layer_hectares'),
    double('sustainabilityScore', 'Sustainability (0 to 100)', SCORE),
    integer('cluster_id', 'Number of its community', 'member.community_id', 'cluster'),
    integer('cluster_count', 'Mills of its community', 'cluster.mills', 'cluster'),
    double(
      'cluster_avg_sustainability',
      'Average sustainability of its community’s mills (0 to 100)',
      'cluster.sustainability',
      'cluster'
    ),
    live(double('aveP1PMill', 'Average P1 of its community’s mills (t)', 'cluster.tonnes', 'cluster'))
  ],
  drawingInfo: pointDrawing([23, 105, 59, 255]),
  sources: ['mill', 'supplier', 'purchase'],
  maxRecordCount: 2000
};
