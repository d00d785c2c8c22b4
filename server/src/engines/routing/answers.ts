import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import type { DrivenRoads, Isochrones } from './routing-engine';
import type { RoutingProcess } from './routing-process';

/**
 * Most cached answers: the map's drawing and its figures make the same request within a moment, and people
 * return to areas.
 */
const ANSWERS_KEPT = 50;

/** Rounds to a millionth of a degree (11 cm), so that the same point in degrees and in metres is equal. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Shares one computation between equal calls, running or finished; failures are not cached. */
function remember(
  solve: (start: LatLon, breaks: readonly number[], maxSnapDistance: number) => Promise<Isochrones>,
  keepMs: number
): DrivenRoads['isochrones'] {
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

/**
 * Returns the calls of a process over its roads; areas are cached for `keepMs`, 0 for the lifetime of the
 * process.
 */
export const answersOf = (process: RoutingProcess, keepMs = 0): DrivenRoads => ({
  isochrones: remember(
    (start, breaks, maxSnapDistance) => process.call('isochrones', { start, breaks, maxSnapDistance }),
    keepMs
  ),
  route: (stops, maxSnapDistance) => process.call('route', { stops, maxSnapDistance })
});
