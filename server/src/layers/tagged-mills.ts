import { daysSinceSql } from '../figures/days-since';
import { TODAY_SQL } from '../figures/parameter-sql';
import type { LayerSource } from './dataset-of';

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
export const taggedMills: LayerSource = {
  joins: { bought, cluster },
  condition: 'mill.geom IS NOT NULL',
  sql: {
    daysFromLastDiscovery: daysSinceSql('mill.last_discovery_date', TODAY_SQL),
    totalPrice: ['bought', 'coalesce(bought.price, 0)'],
    tonsAmount: ['bought', 'coalesce(bought.tonnes, 0)'],
    avgPricePerTon: ['bought', 'bought.price / bought.tonnes'],
    noOfTransactions: ['bought', 'coalesce(bought.transactions, 0)'],
    sustainabilityScore: SCORE,
    cluster_id: ['cluster', 'member.community_id'],
    cluster_count: ['cluster', 'cluster.mills'],
    cluster_avg_sustainability: ['cluster', 'cluster.sustainability'],
    aveP1PMill: ['cluster', 'cluster.tonnes']
  },
  sources: ['mill', 'supplier', 'purchase']
};
