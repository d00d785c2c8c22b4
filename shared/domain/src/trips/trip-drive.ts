/** Driving between the factory and the piles of a plan: in a straight line, or by road. */
import type { LatLon } from '../distance';
import { toQuantity } from '../numbers';
import type { TripMatrix } from '../rounds/trip-matrix';
import { computeTripDistance, isDistance } from './trip-cost';
import type { TripRules } from './trip-rules';
import type { TripWayProblem } from './trip-ways';

const MINUTES_PER_HOUR = 60;

/** A figure of the way from the factory to a pile and of the way back, which differ on one-way roads. */
export interface OutAndBack {
  readonly out: number;
  readonly back: number;
}

/** Driving of one trip. */
export interface TripDrive {
  readonly kilometres: OutAndBack;
  /** Driving minutes. */
  readonly minutes: OutAndBack;
}

/** Driving to one pile by road, or why there is no road. */
export type RoadDrive = TripDrive | { readonly problem: TripWayProblem };

/** Returns whether a road leads to the pile and back. */
export const isDrivable = (drive: RoadDrive): drive is TripDrive => !('problem' in drive);

/**
 * Computes the minutes each way over a distance in kilometres at the trip speed. Source: section 9 "Transport
 * calculator".
 * @example computeStraightMinutes(50, readTripRules(DEFAULT_PARAMETERS)) → {"out":50,"back":50}
 */
export function computeStraightMinutes(distanceKm: number, { speed }: Pick<TripRules, 'speed'>): OutAndBack {
  const minutes = (distanceKm / speed) * MINUTES_PER_HOUR;
  return { out: minutes, back: minutes };
}

/**
 * Computes the driving of the specification: the straight line at the trip speed; null for an invalid position
 * of the pile or the factory. Source: section 9 "Transport calculator".
 * @example computeStraightDrive({ position: { latitude: 5.4447948, longitude: 8.1537226 } }, readTripRules(DEFAULT_PARAMETERS)) → {"kilometres":{"out":0,"back":0},"minutes":{"out":0,"back":0}}
 */
export function computeStraightDrive(
  { position }: { readonly position: LatLon },
  rules: Pick<TripRules, 'factory' | 'speed'>
): TripDrive | null {
  const distance = computeTripDistance(position, rules.factory);
  if (distance === null) return null;
  return {
    kilometres: { out: distance, back: distance },
    minutes: computeStraightMinutes(distance, rules)
  };
}

/**
 * Returns half the kilometres there and back, from which the cost of a trip is computed; null for a drive that
 * is invalid.
 * @example computeMeanDistance({ kilometres: { out: 10, back: 12 }, minutes: { out: 9, back: 11 } }) → 11
 */
export function computeMeanDistance({ kilometres, minutes }: TripDrive): number | null {
  const figures = [kilometres.out, kilometres.back, minutes.out, minutes.back];
  if (figures.some((figure) => toQuantity(figure) === null)) return null;
  const mean = (kilometres.out + kilometres.back) / 2;
  return isDistance(mean) ? mean : null;
}

/** Finds why no road leads from the factory, place 0 of a matrix, to another of its places and back. */
function findDriveProblem(snapDistances: readonly (number | null)[], place: number): TripWayProblem {
  if (snapDistances[0] === null) return 'noRoadAtStart';
  return snapDistances[place] === null ? 'noRoadAtPlace' : 'noWay';
}

type SpokeBlock = Pick<TripMatrix, 'kilometres' | 'minutes' | 'snapDistances'>;

/**
 * Reads the driving from the factory to each pile and back.
 * @param out the row of the matrix from the factory, place 0, to every place.
 * @param back the column of the same matrix from every place to the factory.
 */
export function readRoadDrives(out: SpokeBlock, back: SpokeBlock): RoadDrive[] {
  return out.snapDistances.slice(1).map((_, index) => {
    const place = index + 1;
    const read = (figure: 'kilometres' | 'minutes') => ({
      out: out[figure][0]?.[place] ?? NaN,
      back: back[figure][place]?.[0] ?? NaN
    });
    const drive: TripDrive = { kilometres: read('kilometres'), minutes: read('minutes') };
    return computeMeanDistance(drive) === null
      ? { problem: findDriveProblem(out.snapDistances, place) }
      : drive;
  });
}
