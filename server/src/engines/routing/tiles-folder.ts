import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which road tiles are in use: `<dataDir>/routing/current.json`, replaced in one step when new ones are ready. */
export interface CurrentTiles {
  /** Hash of the network they were built from, and of how. */
  readonly version: string;
  readonly edges: number;
  readonly builtAt: string;
}

export const routingFolder = (dataDir: string): string => join(dataDir, 'routing');
export const currentFile = (dataDir: string): string => join(routingFolder(dataDir), 'current.json');
export const versionFolder = (dataDir: string, version: string): string =>
  join(routingFolder(dataDir), version);

/** The engine's tiles and our own file of road pieces within a version's folder. */
export const tilesIn = (folder: string): string => join(folder, 'tiles');
export const segmentsIn = (folder: string): string => join(folder, 'segments');
/** The network the tiles were built from, for those of the rainy season. */
export const networkIn = (folder: string): string => join(folder, 'network');

/** The tiles in use, or null when none were built. */
export function readCurrentTiles(dataDir: string): CurrentTiles | null {
  try {
    return JSON.parse(readFileSync(currentFile(dataDir), 'utf8')) as CurrentTiles;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Whether there are tiles with all that belongs to them in this version of the server. */
export function hasRoadTiles(dataDir: string): boolean {
  const tiles = readCurrentTiles(dataDir);
  return tiles !== null && existsSync(networkIn(versionFolder(dataDir, tiles.version)));
}
