import { createRoads } from './cached-roads';
import { RainySeason } from './rainy-season';
import type { DrivenRoads, RoutingEngine } from './routing-engine';
import { RoutingError } from './routing-engine';
import { RoutingProcess } from './routing-process';
import { readCurrentTiles, toVersionFolder } from './tiles-folder';
import { findPlatformProblem } from './valhalla-binary';
import { MAX_MATRIX_PAIRS } from './valhalla-config';

/** How long a service's answer is cached, in ms: its roads may change without notice. */
const SERVICE_ANSWER_MS = 10 * 60_000;

const NO_TILES =
  'Drive time is off: there are no road tiles in the data folder. Stop the server and run npm start, which builds them from the roads in the database and changes nothing else.';
const NO_RAINY_SERVICE =
  'The rainy season is not available: drive times come from ROUTING_URL, and ROUTING_URL_RAINY, a service with rainy-season speeds, is not set.';

export interface RoutingOptions {
  /** The repository's root folder. */
  readonly root: string;
  readonly dataDir: string;
  /** Address of a Valhalla service to use instead of the embedded engine, or null. */
  readonly routingUrl: string | null;
  /** Address of a second service over the roads of the rainy season, in addition to `routingUrl`. */
  readonly routingUrlRainy?: string | null;
  readonly logger?: { warn(line: string): void };
}

/** Returns an engine that only reports why it is missing. */
function createAbsentEngine(problem: string): RoutingEngine {
  const rejectCall = () => Promise.reject(new RoutingError('unavailable', problem));
  return {
    isochrones: rejectCall,
    route: rejectCall,
    locate: rejectCall,
    matrix: rejectCall,
    reach: rejectCall,
    rainy: rejectCall,
    getProblem: () => problem,
    close: () => Promise.resolve()
  };
}

const createServiceRoads = (process: RoutingProcess): DrivenRoads =>
  createRoads(process, { keepMs: SERVICE_ANSWER_MS, reachPairs: MAX_MATRIX_PAIRS });

type RainyEngine = Pick<RoutingEngine, 'rainy' | 'close'>;

function openEmbeddedRain(root: string, folder: string, log: (line: string) => void): RainyEngine {
  const season = new RainySeason(root, folder, log);
  return { rainy: (factors) => season.openRoads(factors), close: () => season.close() };
}

/** Returns the rainy season of a second service, which has speeds of its own. */
function openServiceRain(open: (routingUrl: string) => RoutingProcess, url: string | null): RainyEngine {
  if (url === null)
    return {
      rainy: () => Promise.reject(new RoutingError('noRainySeason', NO_RAINY_SERVICE)),
      close: () => Promise.resolve()
    };
  const process = open(url);
  const roads = { ...createServiceRoads(process), rain: { factors: null, inForce: true } };
  return { rainy: () => Promise.resolve(roads), close: () => process.close() };
}

/**
 * Opens the routing engine: the embedded one over the data folder's tiles, or a Valhalla service at
 * `routingUrl`. Resolves when it answers or is known not to (see `problem()`); never rejects for a missing
 * engine.
 */
export async function openRouting(options: RoutingOptions): Promise<RoutingEngine> {
  const { root, dataDir, routingUrl, routingUrlRainy = null, logger } = options;
  const logWarning = (line: string): void => logger?.warn(line);
  const tiles = readCurrentTiles(dataDir);
  const folder = tiles === null ? null : toVersionFolder(dataDir, tiles.version);
  if (routingUrl === null) {
    const problem = findPlatformProblem(root) ?? (folder === null ? NO_TILES : null);
    if (problem) return createAbsentEngine(problem);
  }
  const openProcess = (url: string | null) =>
    new RoutingProcess({ root, folder, routingUrl: url, rainy: null }, logWarning);
  const process = openProcess(routingUrl);
  const rain =
    routingUrl === null
      ? openEmbeddedRain(root, folder!, logWarning)
      : openServiceRain(openProcess, routingUrlRainy);
  await process.whenSettled();
  return {
    ...(routingUrl === null ? createRoads(process) : createServiceRoads(process)),
    rainy: rain.rainy,
    getProblem: () => process.getProblem(),
    close: async () => void (await Promise.all([process.close(), rain.close()]))
  };
}
