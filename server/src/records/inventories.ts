import type { AgentInventory, MillInventory, pileAtMill } from '@site/domain';
import type { z } from 'zod';
import { writeDaysSinceSql } from '../figures/days-since';
import { writeLocatedMillSql } from '../figures/located-mill';
import type { Query } from '../store/store';
import type { RecordPosition } from './record-type';

/** P1 that is bought and still at a mill, with its position. */
export type Pile = z.output<typeof pileAtMill> & RecordPosition;

/** Piles at mills without a location cannot be collected and are omitted, as on the map. */
const PILES = `field_inventory AS pile JOIN mill ON mill.id = pile.mill_id AND ${writeLocatedMillSql('mill')}
  JOIN agent ON agent.id = pile.agent_id`;

/** Returns the piles at a day ('YYYY-MM-DD'), of all agents or of one name, oldest first. */
export const listPiles = (query: Query, today: string, agentName: string | null = null): Promise<Pile[]> =>
  query<Pile>(
    `SELECT pile.id, mill.name AS "millName", agent.first_name || ' ' || agent.last_name AS "agentName",
            pile.purchase_date AS "purchaseDate", ${writeDaysSinceSql('pile.purchase_date', '$1::date')} AS "daysSincePurchase",
            pile.tonnes_purchased AS "tonnesPurchased", pile.price_per_tonne AS "pricePerTonne",
            pile.tonnes_purchased * pile.price_per_tonne AS "amountPaid",
            pile.estimated_logistic_cost_per_tonne AS "estimatedLogisticCostPerTonne",
            pile.price_per_tonne + pile.estimated_logistic_cost_per_tonne AS "estimatedLandedCostPerTonne",
            pile.recommended_pickup_vehicle AS "recommendedPickupVehicle",
            ST_Y(mill.geom) AS latitude, ST_X(mill.geom) AS longitude
       FROM ${PILES}
      WHERE $2::text IS NULL OR agent.first_name || ' ' || agent.last_name = $2::text
      ORDER BY pile.purchase_date, pile.id`,
    [today, agentName]
  );

/**
 * Returns the piles by agent. Agents have no other identifier than their name, so agents of one name are
 * merged.
 */
export const listInventoryByAgents = (query: Query): Promise<AgentInventory[]> =>
  query<AgentInventory>(
    `SELECT agent.first_name || ' ' || agent.last_name AS "agentName", count(*) AS "totalTransactions",
            count(DISTINCT mill.id) AS mills, sum(pile.tonnes_purchased) AS "tonnesPurchased",
            sum(pile.tonnes_purchased * pile.price_per_tonne) AS "amountPaid"
       FROM ${PILES} GROUP BY agent.first_name || ' ' || agent.last_name ORDER BY "agentName"`
  );

/** Returns the piles by mill, ordered by name. */
export const listInventoryByMills = (query: Query): Promise<(MillInventory & RecordPosition)[]> =>
  query<MillInventory & RecordPosition>(
    `SELECT mill.name AS "millName", lying.piles AS "totalTransactions", lying.pile_agents AS agents,
            lying.pile_tonnes AS "tonnesPurchased", ST_Y(mill.geom) AS latitude, ST_X(mill.geom) AS longitude
       FROM mill JOIN mill_figures AS lying ON lying.mill_id = mill.id AND lying.piles > 0
      WHERE ${writeLocatedMillSql('mill')} ORDER BY mill.name, mill.id`
  );
