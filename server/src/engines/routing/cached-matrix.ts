import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import { groupSources, runSome, toPlaceKey } from './divided-calls';
import type { DrivenRoads, RoadMatrix } from './routing-engine';
import { MAX_MATRIX_PAIRS } from './valhalla-config';

/** Most places from which ways are cached: some plans of the largest size, about 50 MB. */
const MAX_CACHED_SOURCES = 1_000;

interface Way {
  readonly kilometres: number | null;
  readonly minutes: number | null;
}

/** Ways from one place by their end. */
type Row = Map<string, Way>;

/**
 * Computes a matrix by calls within the engine's limit, and caches its ways by their ends for `keepMs`, 0 for
 * as long as the engine runs. At most {@link MAX_MATRIX_PAIRS} targets.
 */
export function cacheMatrix(solve: DrivenRoads['matrix'], keepMs: number): DrivenRoads['matrix'] {
  const cache = new LRUCache<string, Row>({ max: MAX_CACHED_SOURCES, ttl: keepMs });
  return async (sources, targets, maxSnapDistance) => {
    const getRowKey = (source: LatLon) => `${maxSnapDistance} ${toPlaceKey(source)}`;
    const rows = new Map<string, Row>(
      sources.map((source) => [getRowKey(source), new Map(cache.get(getRowKey(source)))])
    );
    const isKnown = (source: LatLon, target: LatLon) => rows.get(getRowKey(source))!.has(toPlaceKey(target));
    const missing = targets.filter((target) => sources.some((source) => !isKnown(source, target)));
    const incomplete = sources.filter((source) => missing.some((target) => !isKnown(source, target)));
    await runSome(groupSources(incomplete, missing.length, MAX_MATRIX_PAIRS), async (group) => {
      const solved = await solve(group, missing, maxSnapDistance);
      group.forEach((source, row) => {
        const ways = rows.get(getRowKey(source))!;
        missing.forEach((target, column) =>
          ways.set(toPlaceKey(target), {
            kilometres: solved.kilometres[row]![column]!,
            minutes: solved.minutes[row]![column]!
          })
        );
        cache.set(getRowKey(source), ways);
      });
    });
    const readRows = (figure: keyof Way) =>
      sources.map((source) =>
        targets.map((target) => rows.get(getRowKey(source))!.get(toPlaceKey(target))![figure])
      );
    return { kilometres: readRows('kilometres'), minutes: readRows('minutes') } satisfies RoadMatrix;
  };
}
