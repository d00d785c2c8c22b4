import { writeDaysSinceSql } from '../figures/days-since';
import { writeLocatedMillSql } from '../figures/located-mill';
import { TODAY_SQL } from '../figures/business-day-sql';
import type { LayerSource } from './create-dataset';

/** P1 that is bought and still at a mill. */
export const fieldInventory: LayerSource = {
  alias: 'pile',
  from: 'field_inventory AS pile JOIN mill ON mill.id = pile.mill_id',
  joins: {
    agent: 'LEFT JOIN agent ON agent.id = pile.agent_id',
    lying: 'LEFT JOIN mill_figures AS lying ON lying.mill_id = mill.id'
  },
  condition: writeLocatedMillSql('mill'),
  geometry: 'mill.geom',
  sql: {
    millName: 'mill.name',
    agentName: ['agent', "(agent.first_name || ' ' || agent.last_name)"],
    daysSincePurchase: writeDaysSinceSql('pile.purchase_date', TODAY_SQL),
    totalTransactions: ['lying', 'lying.piles'],
    agents: ['lying', 'lying.pile_agents'],
    amountPaid: '(pile.tonnes_purchased * pile.price_per_tonne)',
    estimatedLandedCostPerTonne: '(pile.price_per_tonne + pile.estimated_logistic_cost_per_tonne)'
  },
  sources: ['field_inventory', 'mill', 'agent']
};
