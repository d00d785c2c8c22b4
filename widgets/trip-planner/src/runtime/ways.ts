import type { RainAssumption, TripWay, TripWayProblem } from 'widgets/shared-code/site-core';

/** By place: the way from the factory, or why there is none. */
export type Ways = Readonly<Record<string, TripWay | { readonly problem: TripWayProblem }>>;

/** The ways of a plan in a season. */
export interface SeasonWays {
  readonly ways: Ways;
  /** Null for the dry season. */
  readonly rain: RainAssumption | null;
}
