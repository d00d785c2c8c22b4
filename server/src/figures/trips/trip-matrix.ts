import { roundTo } from '@site/domain';
import type { LatLon, ParameterSet, Season, TripMatrix } from '@site/domain';
import { openSeasonRoads } from '../../engines/routing/season-roads';
import type { RoutingEngine } from '../../engines/routing/routing-engine';

/** Decimals of kilometres (metres) and of minutes. */
const KM_DIGITS = 3;
const MINUTE_DIGITS = 2;

/** Part of a matrix: rows from the place with the index `first` on, and the first of the columns. */
export interface MatrixPart {
  readonly first: number;
  readonly count: number;
  readonly columns: number;
}

/**
 * Computes a part of the matrix of road times and distances between places in a season, at the moment `now`. A
 * place without a road has no ways.
 * @throws RoutingError when no matrix can be computed.
 */
export async function findTripMatrix(
  routing: RoutingEngine,
  { version, parameters }: ParameterSet,
  places: readonly LatLon[],
  { first, count, columns }: MatrixPart,
  season: Season,
  now: Date
): Promise<TripMatrix> {
  const { maxSnapDistance } = parameters;
  const { roads, rain } = await openSeasonRoads(routing, season, parameters);
  const snapped = await roads.locate(places, maxSnapDistance);
  const hasRoad = (index: number) => snapped[index] !== null;
  const targets = [...places.keys()].slice(0, columns);
  const ends = targets.filter(hasRoad);
  const rows = [...places.keys()].slice(first, first + count);
  const starts = rows.filter(hasRoad);
  const solved =
    starts.length === 0 || ends.length === 0
      ? { kilometres: [], minutes: [] }
      : await roads.matrix(
          starts.map((index) => places[index]!),
          ends.map((index) => places[index]!),
          maxSnapDistance
        );
  const endIndices = targets.map((index) => ends.indexOf(index));
  const readRows = (figure: 'kilometres' | 'minutes', digits: number) =>
    rows.map((index) => {
      const row = solved[figure][starts.indexOf(index)];
      return endIndices.map((column) => {
        const value = row?.[column] ?? null;
        return value === null ? null : roundTo(value, digits);
      });
    });
  return {
    first,
    kilometres: readRows('kilometres', KM_DIGITS),
    minutes: readRows('minutes', MINUTE_DIGITS),
    snapDistances: snapped.map((place) => (place === null ? null : roundTo(place.snapDistance, 0))),
    rain,
    parameterVersion: version,
    computedAt: now.toISOString()
  };
}
