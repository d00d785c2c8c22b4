import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from '../../store/store';
import { indexRoadSegments, writeRoadSegments } from './areas/road-segments';
import { cutLongEdges } from './cut-long-edges';
import { writeOsmPbf } from './osm-pbf';
import { writeNetwork } from './rainy-network';
import { readRoadNetwork } from './road-network';
import type { RoadNetwork } from './road-network';
import { RoutingError } from './routing-engine';
import {
  toCurrentFile,
  toNetworkPath,
  toRoutingFolder,
  toSegmentsPath,
  toTilesPath,
  toVersionFolder,
  writeFastestSpeed
} from './tiles-folder';
import type { CurrentTiles } from './tiles-folder';
import { explainLoadingError, findPlatformProblem, findValhallaProgram } from './valhalla-binary';
import { createValhallaConfig } from './valhalla-config';

/**
 * Runs the engine's tile builder to its end in `folder`, which also gets its notes; if it fails, its
 * last lines are the message.
 */
function runBuilder(program: string, args: readonly string[], folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (tail = (tail + chunk.toString()).slice(-2_000)));
    child.on('error', (cause) =>
      reject(new RoutingError('unavailable', explainLoadingError(cause.message), { cause }))
    );
    child.on('close', (code) => {
      if (code === 0) return resolve();
      const message = /error while loading shared libraries|GLIBC_/.test(tail)
        ? explainLoadingError(tail)
        : `The road tiles could not be built (code ${code}): ${tail.trim().split('\n').slice(-3).join(' ')}`;
      reject(new RoutingError('unavailable', message));
    });
  });
}

/**
 * Builds a network's tiles in `folder`, and returns the hash of their source and the highest speed in km/h.
 * @throws RoutingError
 */
export async function buildTiles(
  folder: string,
  network: RoadNetwork,
  root: string
): Promise<{ readonly hash: string; readonly fastestKph: number }> {
  const extract = join(folder, 'roads.osm.pbf');
  const configFile = join(folder, 'valhalla.json');
  const { hash, edges, fastestKph } = writeOsmPbf(cutLongEdges(network), extract);
  const config = JSON.stringify(createValhallaConfig(resolve(toTilesPath(folder))));
  mkdirSync(toTilesPath(folder));
  writeFileSync(configFile, config);
  const program = findValhallaProgram(root, 'valhalla_build_tiles');
  if (edges > 0) await runBuilder(program, ['-c', resolve(configFile), resolve(extract)], folder);
  for (const file of [extract, configFile, join(folder, 'duplicateways.txt')]) rmSync(file, { force: true });
  // The builder leaves its own work files next to the tiles.
  for (const name of readdirSync(toTilesPath(folder)))
    if (name.endsWith('.bin')) rmSync(join(toTilesPath(folder), name));
  return { hash, fastestKph };
}

async function buildVersion(folder: string, network: RoadNetwork, root: string): Promise<CurrentTiles> {
  const { hash, fastestKph } = await buildTiles(folder, network, root);
  writeRoadSegments(indexRoadSegments(network), toSegmentsPath(folder));
  writeNetwork(network, toNetworkPath(folder));
  writeFastestSpeed(fastestKph, folder);
  const settings = JSON.stringify(createValhallaConfig(''));
  const version = createHash('sha256').update(hash).update(settings).digest('hex').slice(0, 16);
  return { version, edges: network.sources.length, builtAt: new Date().toISOString() };
}

/**
 * Builds the engine's road tiles from a network and activates them in one step. Close an engine that is open on
 * this data folder first: the previous tiles are removed. Returns the number of edges and the duration in ms.
 * Fails with a RoutingError of one line when the builder cannot run.
 */
export async function buildNetworkTiles(
  network: RoadNetwork,
  dataDir: string,
  log: (line: string) => void,
  root = process.cwd()
): Promise<{ readonly edges: number; readonly ms: number }> {
  const begun = Date.now();
  const problem = findPlatformProblem(root);
  if (problem) throw new RoutingError('unavailable', problem);
  log(`Building road tiles from ${network.sources.length} road edges`);
  mkdirSync(toRoutingFolder(dataDir), { recursive: true });
  const making = mkdtempSync(join(toRoutingFolder(dataDir), 'making-'));
  try {
    const current = await buildVersion(making, network, root);
    activateTiles(dataDir, making, current);
    const ms = Date.now() - begun;
    log(`Road tiles are ready (${(ms / 1000).toFixed(1)} s)`);
    return { edges: current.edges, ms };
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

function activateTiles(dataDir: string, making: string, current: CurrentTiles): void {
  const folder = toVersionFolder(dataDir, current.version);
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  writeFileSync(`${toCurrentFile(dataDir)}.new`, JSON.stringify(current));
  renameSync(`${toCurrentFile(dataDir)}.new`, toCurrentFile(dataDir));
  for (const name of readdirSync(toRoutingFolder(dataDir)))
    if (![current.version, 'current.json'].includes(name))
      rmSync(join(toRoutingFolder(dataDir), name), { recursive: true, force: true });
}

/** Builds the engine's road tiles from the road tables; see {@link buildNetworkTiles}. */
export const buildRoutingTiles = async (
  store: Pick<Store, 'query'>,
  dataDir: string,
  log: (line: string) => void,
  root = process.cwd()
): Promise<{ readonly edges: number; readonly ms: number }> =>
  buildNetworkTiles(await readRoadNetwork(store), dataDir, log, root);
