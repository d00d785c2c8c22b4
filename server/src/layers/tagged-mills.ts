import { writeDaysSinceSql } from '../figures/days-since';
import { writeLocatedMillSql } from '../figures/located-mill';
import { TODAY_SQL } from '../figures/business-day-sql';
import type { LayerSource } from './create-dataset';

/** A mill's cluster: the located mills of its community. The averages follow the domain's `computeClusterAverages`. */
const cluster = `LEFT JOIN supplier AS member ON member.mill_id = mill.id
  LEFT JOIN community_figures AS cluster ON cluster.community_id = member.community_id`;

/** Confirmed and tagged mills with a location, with the purchases at each. */
export const taggedMills: LayerSource = {
  joins: { bought: 'LEFT JOIN mill_figures AS bought ON bought.mill_id = mill.id', cluster },
  condition: writeLocatedMillSql('mill'),
  investorCondition: 'mill.physically_tagged',
  sql: {
    daysFromLastDiscovery: writeDaysSinceSql('mill.last_discovery_date', TODAY_SQL),
    totalPrice: ['bought', 'bought.naira'],
    tonsAmount: ['bought', 'bought.tonnes'],
    avgPricePerTon: ['bought', 'bought.price'],
    noOfTransactions: ['bought', 'bought.transactions'],
    sustainabilityScore: ['bought', 'bought.sustainability'],
    cluster_id: ['cluster', 'member.community_id'],
    cluster_count: ['cluster', 'cluster.located_mills'],
    cluster_avg_sustainability: ['cluster', 'cluster.sustainability'],
    aveP1PMill: ['cluster', 'cluster.tonnes_per_mill']
  },
  sources: ['mill', 'supplier', 'purchase']
};
