import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The current road tiles: `<dataDir>/routing/current.json`, replaced in one step when new ones are ready. */
export interface CurrentTiles {
  /** Hash of the network they were built from, and of the build settings. */
  readonly version: string;
  readonly edges: number;
  readonly builtAt: string;
}

export const routingFolder = (dataDir: string): string => join(dataDir, 'routing');
export const currentFile = (dataDir: string): string => join(routingFolder(dataDir), 'current.json');
export const versionFolder = (dataDir: string, version: string): string =>
  join(routingFolder(dataDir), version);

/** The engine's tiles and the file of road segments within a version's folder. */
export const tilesIn = (folder: string): string => join(folder, 'tiles');
export const segmentsIn = (folder: string): string => join(folder, 'segments');
/** The network that the tiles were built from, for the tiles of the rainy season. */
export const networkIn = (folder: string): string => join(folder, 'network');

/** Reads the current tiles; null when none were built. */
export function readCurrentTiles(dataDir: string): CurrentTiles | null {
  try {
    return JSON.parse(readFileSync(currentFile(dataDir), 'utf8')) as CurrentTiles;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns whether there are tiles with all files that this version of the server needs. */
export function hasRoadTiles(dataDir: string): boolean {
  const tiles = readCurrentTiles(dataDir);
  return tiles !== null && existsSync(networkIn(versionFolder(dataDir, tiles.version)));
}
