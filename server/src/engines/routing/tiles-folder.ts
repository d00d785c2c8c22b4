import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The current road tiles: `<dataDir>/routing/current.json`, replaced in one step when new ones are ready. */
export interface CurrentTiles {
  /** Hash of the network they were built from, and of the build settings. */
  readonly version: string;
  readonly edges: number;
  readonly builtAt: string;
}

export const toRoutingFolder = (dataDir: string): string => join(dataDir, 'routing');
export const toCurrentFile = (dataDir: string): string => join(toRoutingFolder(dataDir), 'current.json');
export const toVersionFolder = (dataDir: string, version: string): string =>
  join(toRoutingFolder(dataDir), version);

/** The engine's tiles and the file of road segments within a version's folder. */
export const toTilesPath = (folder: string): string => join(folder, 'tiles');
export const toSegmentsPath = (folder: string): string => join(folder, 'segments');
/** The network that the tiles were built from, for the tiles of the rainy season. */
export const toNetworkPath = (folder: string): string => join(folder, 'network');

const toFastestPath = (folder: string): string => join(folder, 'fastest-kph');

/** Stores the highest speed of the roads of a version, in km/h. */
export const writeFastestSpeed = (fastestKph: number, folder: string): void =>
  writeFileSync(toFastestPath(folder), String(fastestKph));

/** Reads the file of {@link writeFastestSpeed}; null for tiles of an earlier version of the server. */
export const readFastestSpeed = (folder: string): number | null =>
  existsSync(toFastestPath(folder)) ? Number(readFileSync(toFastestPath(folder), 'utf8')) : null;

/** Reads the current tiles; null when none were built. */
export function readCurrentTiles(dataDir: string): CurrentTiles | null {
  try {
    return JSON.parse(readFileSync(toCurrentFile(dataDir), 'utf8')) as CurrentTiles;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Returns whether there are tiles with all files that this version of the server needs. */
export function hasRoadTiles(dataDir: string): boolean {
  const tiles = readCurrentTiles(dataDir);
  return tiles !== null && existsSync(toNetworkPath(toVersionFolder(dataDir, tiles.version)));
}
