import type { RainAssumption, TripWay, TripWayProblem } from 'widgets/shared-code/site-domain';

/** By place: the route from the factory, or why there is no route. */
export type TripWaysByPlace = Readonly<Record<string, TripWay | { readonly problem: TripWayProblem }>>;

/** The routes of a plan in one season. */
export interface SeasonWays {
  readonly ways: TripWaysByPlace;
  /** Null for the dry season. */
  readonly rain: RainAssumption | null;
}
