import { SLOWEST_ROAD_KPH } from '@site/domain';
import type { RainyFactors } from '@site/domain';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildTiles } from './build-tiles';
import { createRainyNetwork, readNetwork } from './rainy-network';
import { RoutingError } from './routing-engine';
import { toNetworkPath } from './tiles-folder';

const MAKING_PREFIX = 'making-rainy-';
const RAINY_PREFIX = 'rainy-';

/** Returns whether a name in a version's folder is that of tiles of the rainy season. */
export const isRainyFolder = (name: string): boolean => name.startsWith(RAINY_PREFIX);

const NO_NETWORK =
  'The rainy season is off: the road tiles of the data folder are of an earlier version. Stop the server and run npm start, which rebuilds them from the roads in the database and changes nothing else.';

/** Returns the folder of the tiles with these factors, next to the dry ones that they are built from. */
export function toRainyFolder(dryFolder: string, factors: RainyFactors): string {
  const named = Object.entries(factors).sort(([one], [other]) => (one < other ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify([SLOWEST_ROAD_KPH, named]))
    .digest('hex')
    .slice(0, 16);
  return join(dryFolder, `${RAINY_PREFIX}${hash}`);
}

/**
 * Builds the tiles of the rainy season with these factors, from the network stored next to the dry ones, unless
 * they exist, and returns their folder. For the routing process: it takes seconds to minutes, and blocks the
 * thread.
 * @throws RoutingError 'unavailable' when there is no network or the builder cannot run.
 */
export async function buildRainyTiles(
  root: string,
  dryFolder: string,
  factors: RainyFactors
): Promise<string> {
  const folder = toRainyFolder(dryFolder, factors);
  if (existsSync(folder)) return folder;
  if (!existsSync(toNetworkPath(dryFolder))) throw new RoutingError('unavailable', NO_NETWORK);
  // Leftovers of a process that was ended while it built.
  for (const name of readdirSync(dryFolder))
    if (name.startsWith(MAKING_PREFIX)) rmSync(join(dryFolder, name), { recursive: true, force: true });
  const making = mkdtempSync(join(dryFolder, MAKING_PREFIX));
  try {
    await buildTiles(making, createRainyNetwork(readNetwork(toNetworkPath(dryFolder)), factors), root);
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return folder;
}
