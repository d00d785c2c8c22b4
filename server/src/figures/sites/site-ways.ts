import type { LatLon, ParameterSet, Season, SiteWayRow, SiteWays } from '@site/domain';
import { openSeasonRoads } from '../../engines/routing/season-roads';
import type { ReachedTargets, RoutingEngine, SnappedPlace } from '../../engines/routing/routing-engine';

/** Candidates and demands of the ways, with the longest drive in minutes. */
export interface WaysQuestion {
  readonly candidates: readonly LatLon[];
  readonly demands: readonly LatLon[];
  readonly maxMinutes: number;
  readonly season: Season;
}

interface PlacesOnRoads {
  readonly snapped: readonly LatLon[];
  /** Index of each among all places. */
  readonly indexes: readonly number[];
}

function keepPlacesOnRoads(located: readonly (SnappedPlace | null)[]): PlacesOnRoads {
  const indexes = [...located.keys()].filter((index) => located[index] !== null);
  return { indexes, snapped: indexes.map((index) => located[index]!.snapped) };
}

const toWayRow = (row: ReachedTargets, indexes: readonly number[]): SiteWayRow => ({
  demands: Array.from(row.targets, (target) => indexes[target]!),
  minutes: Array.from(row.minuteTenths, (tenths) => tenths / 10),
  kilometres: Array.from(row.kilometreHundredths, (hundredths) => hundredths / 100)
});

/**
 * Finds the demands that each candidate reaches by road within a time, in a season, at the moment `now`. Each place is
 * moved to its nearest road first, so that the figures equal the trip matrix's to their last digit or the next.
 * @throws RoutingError when no way can be computed; the reason of `signal` when it is aborted.
 */
export async function findSiteWays(
  routing: RoutingEngine,
  { version, parameters }: ParameterSet,
  { candidates, demands, maxMinutes, season }: WaysQuestion,
  now: Date,
  signal: AbortSignal
): Promise<SiteWays> {
  const { roads, rain } = await openSeasonRoads(routing, season, parameters);
  const located = await roads.locate([...candidates, ...demands], parameters.maxSnapDistance);
  signal.throwIfAborted();
  const starts = keepPlacesOnRoads(located.slice(0, candidates.length));
  const ends = keepPlacesOnRoads(located.slice(candidates.length));
  const reached = await roads.reach(starts.snapped, ends.snapped, maxMinutes, signal);
  const rows: (SiteWayRow | null)[] = candidates.map(() => null);
  reached.forEach((row, at) => (rows[starts.indexes[at]!] = toWayRow(row, ends.indexes)));
  return {
    rows,
    demandsWithoutRoad: [...demands.keys()].filter((index) => located[candidates.length + index] === null),
    rain,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
