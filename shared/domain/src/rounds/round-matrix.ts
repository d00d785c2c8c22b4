/** Distances and driving times between the places of pickup rounds. */
import type { LatLon } from '../distance';
import { computeTripDistance } from '../trips/trip-cost';

const MINUTES_PER_HOUR = 60;

/** Distances and driving times from every place to every other, row by row. */
export interface RoundMatrix {
  readonly size: number;
  /** Kilometres from place `i` to place `j` at `i * size + j`; Infinity without a way. */
  readonly kilometres: Float64Array;
  /** Driving minutes, likewise. */
  readonly minutes: Float64Array;
  /** Whether a place has no road within the snap distance (parameter `maxSnapDistance`). */
  readonly isOffRoad: readonly boolean[];
}

/**
 * Computes the matrix of the specification: straight lines at the trip speed in km/h. An invalid position is off
 * every road. Source: section 9 "Transport calculator".
 * @example createStraightMatrix([{ latitude: 5, longitude: 7 }, { latitude: 6, longitude: 7 }], 60).kilometres[1] → 111.19492664455873
 */
export function createStraightMatrix(places: readonly LatLon[], speed: number): RoundMatrix {
  const kilometres = Float64Array.from(
    places.flatMap((from) => places.map((to) => computeTripDistance(to, from) ?? Infinity))
  );
  return {
    size: places.length,
    kilometres,
    minutes: kilometres.map((distance) => (distance / speed) * MINUTES_PER_HOUR),
    isOffRoad: places.map((place) => computeTripDistance(place, place) === null)
  };
}

/**
 * Returns the matrix of some places of another one, in the order of `places` (indices in it).
 * @example pickMatrixPlaces(createStraightMatrix([{ latitude: 5, longitude: 7 }, { latitude: 9, longitude: 7 }, { latitude: 6, longitude: 7 }], 60), [0, 2]).kilometres[1] → 111.19492664455873
 */
export function pickMatrixPlaces(matrix: RoundMatrix, places: readonly number[]): RoundMatrix {
  const pick = (figures: Float64Array) =>
    Float64Array.from(places.flatMap((from) => places.map((to) => figures[from * matrix.size + to]!)));
  return {
    size: places.length,
    kilometres: pick(matrix.kilometres),
    minutes: pick(matrix.minutes),
    isOffRoad: places.map((place) => matrix.isOffRoad[place]!)
  };
}
