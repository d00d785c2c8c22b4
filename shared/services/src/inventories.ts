import { agentInventory, fieldInventory, millInventory } from '@site/domain';
import type { AgentInventory, FieldInventory, MillInventory } from '@site/domain';
import { fetchFeatures, fetchRecords } from './records';
import type { CallOptions } from './records';

/** P1 bought and still lying at mills, pile by pile, the oldest first. @throws {ApiClientError} */
export const fetchPilesAtMills = async (options: CallOptions = {}): Promise<readonly FieldInventory[]> =>
  (await fetchRecords(fieldInventory, '/inventories/inventory-at-mills', {}, options)).records;

/** The same summed by agent, by name. @throws {ApiClientError} */
export const fetchInventoryByAgents = async (options: CallOptions = {}): Promise<readonly AgentInventory[]> =>
  (await fetchRecords(agentInventory, '/inventories/inventory-at-mills-by-agents', {}, options)).records;

/** The same summed by mill, by name. @throws {ApiClientError} */
export const fetchInventoryByMills = async (options: CallOptions = {}): Promise<readonly MillInventory[]> =>
  (await fetchFeatures(millInventory, '/inventories/total-inventory-at-mills', { isGeoJSON: 'yes' }, options))
    .records;
