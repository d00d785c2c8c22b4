import { createHash } from 'node:crypto';
import type { LatLon } from '@site/domain';
import { LRUCache } from 'lru-cache';
import { groupSources, runSome, toPlaceKey } from './divided-calls';
import type { DrivenRoads, ReachedTargets } from './routing-engine';

/** Most cached ways, of 6 bytes each: two questions of the largest size, about 50 MB. */
const MAX_CACHED_WAYS = 8_000_000;

interface CachedRow extends ReachedTargets {
  /** Longest drive that the row contains, in minutes. */
  readonly minutes: number;
}

type SolveReach = (
  sources: readonly LatLon[],
  targets: readonly LatLon[],
  minutes: number
) => Promise<readonly ReachedTargets[]>;

const hashPlaces = (places: readonly LatLon[]): string =>
  createHash('sha256').update(places.map(toPlaceKey).join()).digest('base64');

/** A target's index, the tenths of 180 minutes and the hundredths of 420 km fit into 16 bits. */
const packRow = (row: ReachedTargets, minutes: number): CachedRow => ({
  targets: Uint16Array.from(row.targets),
  minuteTenths: Uint16Array.from(row.minuteTenths),
  kilometreHundredths: Uint16Array.from(row.kilometreHundredths),
  minutes
});

/** Returns the part of a row within a shorter time. */
function limitRow(row: CachedRow, minutes: number): ReachedTargets {
  if (row.minutes === minutes) return row;
  const kept = Array.from(row.targets, (_, at) => at).filter((at) => row.minuteTenths[at]! <= 10 * minutes);
  const pick = (values: ArrayLike<number>) => kept.map((at) => values[at]!);
  return {
    targets: pick(row.targets),
    minuteTenths: pick(row.minuteTenths),
    kilometreHundredths: pick(row.kilometreHundredths)
  };
}

/**
 * Computes what sources reach by calls of at most `pairs` pairs of a source and a target, and caches it for
 * `keepMs`, 0 for as long as the engine runs: by source and all targets, so that the same question for a shorter
 * time needs no call.
 */
export function cacheReach(solve: SolveReach, keepMs: number, pairs: number): DrivenRoads['reach'] {
  const cache = new LRUCache<string, CachedRow>({
    maxSize: MAX_CACHED_WAYS,
    sizeCalculation: ({ targets }) => targets.length + 1,
    ttl: keepMs
  });
  return async (sources, targets, minutes, signal) => {
    const end = hashPlaces(targets);
    const rows = new Map<string, CachedRow>();
    const missing = new Map<string, LatLon>();
    for (const source of sources) {
      const key = `${toPlaceKey(source)} ${end}`;
      const known = cache.get(key);
      if (known && known.minutes >= minutes) rows.set(toPlaceKey(source), known);
      else missing.set(toPlaceKey(source), source);
    }
    // Neighbours share a call, because each call considers the targets near any of its sources.
    const sorted = [...missing.values()].sort((one, other) => one.longitude - other.longitude);
    await runSome(groupSources(sorted, targets.length, pairs), async (group) => {
      signal?.throwIfAborted();
      const solved = await solve(group, targets, minutes);
      group.forEach((source, at) => {
        const row = packRow(solved[at]!, minutes);
        rows.set(toPlaceKey(source), row);
        cache.set(`${toPlaceKey(source)} ${end}`, row);
      });
    });
    signal?.throwIfAborted();
    return sources.map((source) => limitRow(rows.get(toPlaceKey(source))!, minutes));
  };
}
