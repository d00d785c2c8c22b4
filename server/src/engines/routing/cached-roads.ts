import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import { cacheLocate } from './cached-locate';
import { cacheMatrix } from './cached-matrix';
import { cacheReach } from './cached-reach';
import type { DrivenRoads, Isochrones } from './routing-engine';
import type { RoutingProcess } from './routing-process';
import { MAX_REACH_PAIRS } from './valhalla-config';

/**
 * Most cached answers: the map's drawing and its figures make the same request within a moment, and people
 * return to areas.
 */
const MAX_CACHED_ANSWERS = 50;

/** Rounds to a millionth of a degree (11 cm), so that the same point in degrees and in metres is equal. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Shares one computation between equal calls, running or finished; failures are not cached. */
function cacheIsochrones(
  solve: (start: LatLon, breaks: readonly number[], maxSnapDistance: number) => Promise<Isochrones>,
  keepMs: number
): DrivenRoads['isochrones'] {
  const answers = new LRUCache<string, Promise<Isochrones>>({ max: MAX_CACHED_ANSWERS, ttl: keepMs });
  return (place, breaks, maxSnapDistance) => {
    const start = { latitude: roundDegrees(place.latitude), longitude: roundDegrees(place.longitude) };
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

export interface RoadsOptions {
  /** How long answers are cached, in ms; 0 for the lifetime of the process. */
  readonly keepMs?: number;
  /** Most pairs of a source and a target per call of `reach`. */
  readonly reachPairs?: number;
}

/** Returns the calls of a process over its roads, with answers cached; only routes are not. */
export const createRoads = (
  process: RoutingProcess,
  { keepMs = 0, reachPairs = MAX_REACH_PAIRS }: RoadsOptions = {}
): DrivenRoads => ({
  isochrones: cacheIsochrones(
    (start, breaks, maxSnapDistance) => process.callWorker('isochrones', { start, breaks, maxSnapDistance }),
    keepMs
  ),
  route: (stops, maxSnapDistance, language = 'en') =>
    process.callWorker('route', { stops, maxSnapDistance, language }),
  locate: cacheLocate(
    (places, maxSnapDistance) => process.callWorker('locate', { places, maxSnapDistance }),
    keepMs
  ),
  matrix: cacheMatrix(
    (sources, targets, maxSnapDistance) =>
      process.callWorker('matrix', { sources, targets, maxSnapDistance }),
    keepMs
  ),
  reach: cacheReach(
    (sources, targets, minutes) => process.callWorker('reach', { sources, targets, minutes }),
    keepMs,
    reachPairs
  )
});
