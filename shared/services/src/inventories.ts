import { agentInventory, locatedPile, millInventory } from '@site/domain';
import type { AgentInventory, LocatedPile, MillInventory } from '@site/domain';
import { fetchFeatures, fetchRecords } from './records';
import type { CallOptions } from './records';

/** P1 that an agent bought and that still lies at mills, pile by pile, the oldest first. @throws {ApiClientError} */
export const fetchPilesOf = async (
  agentName: string,
  options: CallOptions = {}
): Promise<readonly LocatedPile[]> =>
  (await fetchRecords(locatedPile, '/inventories/inventory-at-mills', { agentName }, options)).records;

/** P1 bought and still lying at mills, summed by agent, by name. @throws {ApiClientError} */
export const fetchInventoryByAgents = async (options: CallOptions = {}): Promise<readonly AgentInventory[]> =>
  (await fetchRecords(agentInventory, '/inventories/inventory-at-mills-by-agents', {}, options)).records;

/** The same summed by mill, by name. @throws {ApiClientError} */
export const fetchInventoryByMills = async (options: CallOptions = {}): Promise<readonly MillInventory[]> =>
  (await fetchFeatures(millInventory, '/inventories/total-inventory-at-mills', { isGeoJSON: 'yes' }, options))
    .records;
