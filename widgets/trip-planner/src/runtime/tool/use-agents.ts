import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import type { AgentInventory } from 'widgets/shared-code/site-domain';
import { fetchAgentNames, fetchInventoryByAgents } from 'widgets/shared-code/site-api';

/** An agent with the unmoved inventory; null when everything was moved. */
export interface AgentEntry {
  readonly name: string;
  readonly unmoved: Pick<AgentInventory, 'totalTransactions' | 'tonnesPurchased'> | null;
}

const getTonnes = ({ unmoved }: AgentEntry): number => unmoved?.tonnesPurchased ?? -1;

/**
 * Fetches all agents with their unmoved inventories, the most tonnes first, agents without piles last, by name
 * where they are equal. Agents of the same name are one entry.
 */
export const useAgents = (serverUrl: string): RequestState<readonly AgentEntry[]> =>
  useRequest([serverUrl], async ([url], { signal }) => {
    const options = { serverUrl: url, signal };
    const [names, inventories] = await Promise.all([
      fetchAgentNames(options),
      fetchInventoryByAgents(options)
    ]);
    const unmoved = new Map(inventories.map((one) => [one.agentName, one]));
    const entries = [...new Set(names)].map((name) => ({ name, unmoved: unmoved.get(name) ?? null }));
    // The names are sorted, and sorting is stable.
    return entries.sort((one, other) => getTonnes(other) - getTonnes(one));
  });
