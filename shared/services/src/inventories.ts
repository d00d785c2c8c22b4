import { agentInventory, locatedPile, millInventory } from '@site/domain';
import type { AgentInventory, LocatedPile, MillInventory } from '@site/domain';
import { fetchFeatures, fetchRecords } from './records';
import type { CallOptions } from './records';

/**
 * Fetches P1 that an agent bought and that is still at mills, pile by pile, oldest first. @throws
 * {ApiClientError}
 */
export const fetchAgentPiles = async (
  agentName: string,
  options: CallOptions = {}
): Promise<readonly LocatedPile[]> =>
  (await fetchRecords(locatedPile, '/inventories/inventory-at-mills', { agentName }, options)).records;

/** Fetches P1 of all agents that is still at mills, pile by pile, oldest first. @throws {ApiClientError} */
export const fetchPiles = async (options: CallOptions = {}): Promise<readonly LocatedPile[]> =>
  (await fetchRecords(locatedPile, '/inventories/inventory-at-mills', {}, options)).records;

/**
 * Fetches P1 that was bought and is still at mills, summed by agent, sorted by name. @throws {ApiClientError}
 */
export const fetchInventoryByAgents = async (options: CallOptions = {}): Promise<readonly AgentInventory[]> =>
  (await fetchRecords(agentInventory, '/inventories/inventory-at-mills-by-agents', {}, options)).records;

/**
 * Fetches P1 that was bought and is still at mills, summed by mill, sorted by name. @throws {ApiClientError}
 */
export const fetchInventoryByMills = async (options: CallOptions = {}): Promise<readonly MillInventory[]> =>
  (await fetchFeatures(millInventory, '/inventories/total-inventory-at-mills', { isGeoJSON: 'yes' }, options))
    .records;
