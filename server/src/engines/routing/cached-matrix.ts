import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import type { DrivenRoads, RoadMatrix } from './routing-engine';
import { MAX_MATRIX_PAIRS } from './valhalla-config';

/** Most places from which ways are cached: some plans of the largest size, about 50 MB. */
const MAX_CACHED_SOURCES = 1_000;
/** Most concurrent calls for one matrix: the engine has two threads, and other callers need it as well. */
const MAX_CONCURRENT_CALLS = 2;

interface Way {
  readonly kilometres: number | null;
  readonly minutes: number | null;
}

/** Ways from one place by their end. */
type Row = Map<string, Way>;

const toKey = ({ latitude, longitude }: LatLon): string => `${latitude.toFixed(6)} ${longitude.toFixed(6)}`;

/** Runs `work` for each item, at most {@link MAX_CONCURRENT_CALLS} at once; a failure cancels the others. */
async function runSome<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CALLS }, runNext)).catch((error: unknown) => {
    waiting.length = 0;
    throw error;
  });
}

/** Divides sources into groups whose pairs with the targets are within the limit of one call. */
function groupSources(sources: readonly LatLon[], targets: number): LatLon[][] {
  const size = Math.max(1, Math.floor(MAX_MATRIX_PAIRS / targets));
  return Array.from({ length: Math.ceil(sources.length / size) }, (_, group) =>
    sources.slice(group * size, (group + 1) * size)
  );
}

/**
 * Computes a matrix by calls within the engine's limit, and caches its ways by their ends for `keepMs`, 0 for
 * as long as the engine runs. At most {@link MAX_MATRIX_PAIRS} targets.
 */
export function cacheMatrix(solve: DrivenRoads['matrix'], keepMs: number): DrivenRoads['matrix'] {
  const cache = new LRUCache<string, Row>({ max: MAX_CACHED_SOURCES, ttl: keepMs });
  return async (sources, targets, maxSnapDistance) => {
    const getRowKey = (source: LatLon) => `${maxSnapDistance} ${toKey(source)}`;
    const rows = new Map<string, Row>(
      sources.map((source) => [getRowKey(source), new Map(cache.get(getRowKey(source)))])
    );
    const isKnown = (source: LatLon, target: LatLon) => rows.get(getRowKey(source))!.has(toKey(target));
    const missing = targets.filter((target) => sources.some((source) => !isKnown(source, target)));
    const incomplete = sources.filter((source) => missing.some((target) => !isKnown(source, target)));
    await runSome(groupSources(incomplete, missing.length), async (group) => {
      const solved = await solve(group, missing, maxSnapDistance);
      group.forEach((source, row) => {
        const ways = rows.get(getRowKey(source))!;
        missing.forEach((target, column) =>
          ways.set(toKey(target), {
            kilometres: solved.kilometres[row]![column]!,
            minutes: solved.minutes[row]![column]!
          })
        );
        cache.set(getRowKey(source), ways);
      });
    });
    const readRows = (figure: keyof Way) =>
      sources.map((source) =>
        targets.map((target) => rows.get(getRowKey(source))!.get(toKey(target))![figure])
      );
    return { kilometres: readRows('kilometres'), minutes: readRows('minutes') } satisfies RoadMatrix;
  };
}
