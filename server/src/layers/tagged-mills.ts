import { daysSinceSql } from '../figures/days-since';
import { date, double, integer, live, objectId, text } from './dataset';
import type { Dataset } from './dataset';
import { pointDrawing } from './drawing';
import { locatedMillSql } from '../figures/located-mill';
import { TODAY_SQL } from '../figures/today';

const yesNo = (column: string): string => `CASE WHEN ${column} THEN 'Yes' ELSE 'No' END`;

/** A mill's cluster: the located mills of its community. Averages as the domain's `clusterAverages` takes them. */
const cluster = `LEFT JOIN supplier AS member ON member.mill_id = mill.id
  LEFT JOIN community_figures AS cluster ON cluster.community_id = member.community_id`;

/** Confirmed and tagged mills: those with a location, with what was bought at each. */
export const taggedMills: Dataset = {
  service: 'taggedMillsClus',
  title: 'Tagged mills',
  description: 'Palm oil mills confirmed in the field, with the P1 bought at each.',
  access: 'investor',
  from: 'mill',
  joins: { bought: 'LEFT JOIN mill_figures AS bought ON bought.mill_id = mill.id', cluster },
  condition: locatedMillSql('mill'),
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
    live(double('totalPrice', 'Paid in all (NGN)', 'bought.naira', 'bought')),
    live(double('tonsAmount', 'Tonnes bought', 'bought.tonnes', 'bought')),
    live(double('avgPricePerTon', 'Average price (NGN/t)', 'bought.price', 'bought')),
    live(integer('noOfTransactions', 'Transactions', 'bought.transactions', 'bought')),
    double('oilPalmClusterHectares', 'Oil palm clusters round it (ha)', 'mill.oil_palm_cluster_hectares'),
    double('deforestedLayerHectares', 'Deforested land round it (ha)', 'mill.deforested_layer_hectares'),
    double('sustainabilityScore', 'Sustainability (0 to 100)', 'bought.sustainability', 'bought'),
    integer('cluster_id', 'Number of its community', 'member.community_id', 'cluster'),
    integer('cluster_count', 'Mills of its community', 'cluster.located_mills', 'cluster'),
    double(
      'cluster_avg_sustainability',
      'Average sustainability of its community’s mills (0 to 100)',
      'cluster.sustainability',
      'cluster'
    ),
    live(
      double('aveP1PMill', 'Average P1 of its community’s mills (t)', 'cluster.tonnes_per_mill', 'cluster')
    )
  ],
  drawingInfo: pointDrawing([23, 105, 59, 255]),
  sources: ['mill', 'supplier', 'purchase'],
  maxRecordCount: 2000
};
