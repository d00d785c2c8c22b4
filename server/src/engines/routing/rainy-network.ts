import { computeRainyFactor } from '@site/domain';
import type { RainyFactors } from '@site/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { RoadNetwork } from './road-network';

/** Returns the roads as they are driven in the rainy season: each takes longer by its factor. */
export function createRainyNetwork(network: RoadNetwork, factors: RainyFactors): RoadNetwork {
  const byKind = network.kinds.map((kind) => computeRainyFactor(kind, factors));
  return {
    ...network,
    seconds: network.seconds.map((seconds, edge) => seconds / byKind[network.edgeKinds[edge]!]!)
  };
}

/**
 * Stores a network next to its tiles, so that the tiles of another season can be built without the database.
 */
export const writeNetwork = (network: RoadNetwork, path: string): void =>
  writeFileSync(path, serialize(network));

/** Reads the file of {@link writeNetwork}. */
export const readNetwork = (path: string): RoadNetwork => deserialize(readFileSync(path)) as RoadNetwork;
