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
 * @waiting BY-13
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
