import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import { RoutingProcess } from './routing-process';
import type { Isochrones, RoutingEngine } from './routing-engine';
import { RoutingError } from './routing-engine';
import { readCurrentTiles, versionFolder } from './tiles-folder';
import { platformProblem } from './valhalla-binary';

/** Answers kept: the map's drawing and its figures ask the same within a moment, and people come back to areas. */
const ANSWERS_KEPT = 50;
/** Milliseconds a service's answer is kept: its roads may change without our knowing. */
const SERVICE_ANSWER_MS = 10 * 60_000;

const NO_TILES =
  'Drive time is off: there are no road tiles in the data folder. Stop the server and run npm start, which builds them from the roads in the database and leaves everything else alone.';

export interface RoutingOptions {
  /** The repository's root folder. */
  readonly root: string;
  readonly dataDir: string;
  /** Address of a Valhalla service to use instead of the embedded engine, or null. */
  readonly routingUrl: string | null;
  readonly logger?: { warn(line: string): void };
}

/** A millionth of a degree (11 cm): the same place asked for in degrees and in metres is one place. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Shares one computation between equal calls, under way or finished; failures are not kept. `keepMs` 0: for ever. */
function remember(
  solve: (start: LatLon, breaks: readonly number[], maxSnapDistance: number) => Promise<Isochrones>,
  keepMs: number
): RoutingEngine['isochrones'] {
  const answers = new LRUCache<string, Promise<Isochrones>>({ max: ANSWERS_KEPT, ttl: keepMs });
  return (place, breaks, maxSnapDistance) => {
    const start = { latitude: rounded(place.latitude), longitude: rounded(place.longitude) };
    const key = JSON.stringify([start.latitude, start.longitude, breaks, maxSnapDistance]);
    const known = answers.get(key);
    if (known) return known;
    const answer = solve(start, breaks, maxSnapDistance);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.peek(key) === answer) answers.delete(key);
    });
    return answer;
  };
}

/** An engine that only says why there is none. */
const absentEngine = (problem: string): RoutingEngine => ({
  isochrones: () => Promise.reject(new RoutingError('unavailable', problem)),
  route: () => Promise.reject(new RoutingError('unavailable', problem)),
  problem: () => problem,
  close: () => Promise.resolve()
});

/**
 * Opens the routing engine: the embedded one over the data folder's tiles, or a Valhalla service at `routingUrl`.
 * Resolves when it answers or is known not to (see `problem()`); never rejects for a missing engine.
 */
export async function openRouting({
  root,
  dataDir,
  routingUrl,
  logger
}: RoutingOptions): Promise<RoutingEngine> {
  const tiles = readCurrentTiles(dataDir);
  if (routingUrl === null) {
    const problem = platformProblem(root) ?? (tiles === null ? NO_TILES : null);
    if (problem) return absentEngine(problem);
  }
  const folder = tiles === null ? null : versionFolder(dataDir, tiles.version);
  const process = new RoutingProcess({ root, folder, routingUrl }, (line) => logger?.warn(line));
  await process.whenSettled();
  return {
    isochrones: remember(
      (start, breaks, maxSnapDistance) => process.call('isochrones', { start, breaks, maxSnapDistance }),
      routingUrl === null ? 0 : SERVICE_ANSWER_MS
    ),
    route: (stops, maxSnapDistance) => process.call('route', { stops, maxSnapDistance }),
    problem: () => process.problem(),
    close: () => process.close()
  };
}
