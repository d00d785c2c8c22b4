import { rainyFactor } from '@site/domain';
import type { RainyFactors } from '@site/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { RoadNetwork } from './road-network';

/** The same roads as they are driven in the rainy season: each takes longer by its factor. */
export function rainyNetwork(network: RoadNetwork, factors: RainyFactors): RoadNetwork {
  const byKind = network.kinds.map((kind) => rainyFactor(kind, factors));
  return {
    ...network,
    seconds: network.seconds.map((seconds, edge) => seconds / byKind[network.edgeKinds[edge]!]!)
  };
}

/** Keeps a network beside its tiles, for those of another season to be built from without the database. */
export const writeNetwork = (network: RoadNetwork, path: string): void =>
  writeFileSync(path, serialize(network));

/** Reads what {@link writeNetwork} wrote. */
export const readNetwork = (path: string): RoadNetwork => deserialize(readFileSync(path)) as RoadNetwork;
