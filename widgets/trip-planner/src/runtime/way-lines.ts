import type { TripWay } from 'widgets/shared-code/site-domain';
import type { PilePlace, PlanFigures } from './plan-view';
import { getRoadDrive } from './plan-view';

type Line = TripWay['line'];

/** By place: the route by road from the factory. A place to which no road leads is missing. */
export type WayLines = Readonly<Record<string, Line>>;

/** Returns the places to which a plan by road drives. */
export const listDrivenPlaces = ({ places, basis }: PlanFigures): PilePlace[] =>
  basis.distance === 'road' ? places.filter((place) => getRoadDrive(place, basis.season)) : [...places];

/**
 * Returns the line from the factory to a place: the straight line of a plan in a straight line, otherwise the
 * route by road; null until, or unless, that is known.
 */
export function findLine(
  { basis, rules }: PlanFigures,
  lines: WayLines | null,
  place: PilePlace
): Line | null {
  if (basis.distance === 'road') return lines?.[place.key] ?? null;
  const { factory } = rules;
  return [
    [factory.longitude, factory.latitude],
    [place.longitude, place.latitude]
  ];
}
