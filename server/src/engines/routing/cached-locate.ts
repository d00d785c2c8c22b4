import { LRUCache } from 'lru-cache';
import { groupItems, runSome, toPlaceKey } from './divided-calls';
import type { DrivenRoads, SnappedPlace } from './routing-engine';

/** Most cached places: some questions of the largest size, about 10 MB. */
const MAX_CACHED_PLACES = 30_000;
/** Most places per call, so that both threads of the engine share a long list. */
const PLACES_PER_CALL = 500;

/** The cache has no null, so a missing road is a value of its own. */
const NO_ROAD = 'noRoad';

/** Finds places on roads by calls of some places each, and caches them for `keepMs`, 0 for the engine's lifetime. */
export function cacheLocate(solve: DrivenRoads['locate'], keepMs: number): DrivenRoads['locate'] {
  const cache = new LRUCache<string, SnappedPlace | typeof NO_ROAD>({ max: MAX_CACHED_PLACES, ttl: keepMs });
  return async (places, maxSnapDistance) => {
    const keys = places.map((place) => `${maxSnapDistance} ${toPlaceKey(place)}`);
    const found = keys.map((key) => cache.get(key));
    const missing = [...places.keys()].filter((index) => found[index] === undefined);
    await runSome(groupItems(missing, PLACES_PER_CALL), async (group) => {
      const located = await solve(
        group.map((index) => places[index]!),
        maxSnapDistance
      );
      group.forEach((index, at) => {
        found[index] = located[at] ?? NO_ROAD;
        cache.set(keys[index]!, found[index]);
      });
    });
    return found.map((place) => (place === undefined || place === NO_ROAD ? null : place));
  };
}
