import { React } from 'jimu-core';
import { isFailure } from 'widgets/shared-code/site-base';
import type { Result } from 'widgets/shared-code/site-base';
import {
  compareVehicles,
  computeStraightDrive,
  countLoadUnits,
  isDrivable,
  planTrips,
  readTripRules,
  roundToGrams,
  scheduleTrips,
  selectPiles
} from 'widgets/shared-code/site-domain';
import type {
  FindDrive,
  LatLon,
  LocatedPile,
  PickupPile,
  PlannedTrip,
  RoadDrive,
  Season,
  TimelineProblem,
  TripDrive,
  TripPlan,
  TripPlanProblem,
  TripRules,
  TripTimeline,
  TripWayProblem,
  VehicleComparison
} from 'widgets/shared-code/site-domain';
import type { PlanBasis, ResolvedBasis } from './plan-basis';
import { resolveBasis, STRAIGHT } from './plan-basis';
import type { PickupPlan, PlannerState, ShownVehicle } from './state';
import { currentPlan } from './state';

/** A location with one or more piles: a trip goes to one pile, a route leads to all of them. */
export interface PilePlace {
  readonly key: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Tonnes of the fetched piles there. */
  readonly tonnes: number;
  readonly straight: TripDrive;
  /** By season: the road, or why there is no road; a season is missing until its roads are known. */
  readonly roads: Readonly<Partial<Record<Season, RoadDrive>>>;
}

/** A pile that the plan does not fetch, and why. */
export interface LeftOutPile {
  readonly pile: PickupPile;
  readonly reason: TripWayProblem | 'empty';
}

/** All figures of a plan, computed from its inputs by the rules of the domain library. */
export interface PlanFigures {
  readonly plan: PickupPlan;
  readonly basis: PlanBasis;
  readonly rules: TripRules;
  /** The fetched piles; the last may be fetched in part. */
  readonly piles: readonly PickupPile[];
  readonly leftOut: readonly LeftOutPile[];
  /** Tonnes of all chosen piles, also of piles that are left out. */
  readonly chosenTonnes: number;
  /** Places of all chosen piles, also of piles that are left out. */
  readonly places: readonly PilePlace[];
  readonly trips: TripPlan;
  readonly comparison: VehicleComparison;
  readonly findDrive: FindDrive;
}

/** Problems of a plan: the agent is not in the list, has no piles left, or no road leads to any of them. */
export type PlanProblem =
  | TripPlanProblem
  | 'unknownAgent'
  | 'noPilesLeft'
  | 'factoryOffRoad'
  | 'noPileByRoad';

/** The trips that the timeline shows. */
export interface ShownTrips {
  readonly shown: ShownVehicle;
  readonly trips: readonly PlannedTrip[];
  readonly timeline: Result<TripTimeline, TimelineProblem>;
}

const buildPlaceKey = ({ latitude, longitude }: LatLon): string => `${latitude},${longitude}`;

const toPile = ({ id, millName, tonnesPurchased, location }: LocatedPile): PickupPile => ({
  id: String(id),
  name: millName ?? String(id),
  // A pile without a weight has no number of tonnes; the plan reports it.
  tonnes: tonnesPurchased ?? NaN,
  position: location
});

/** Returns the road to a pile in a season, or why there is no road; null while it is not known. */
function getRoad({ roads }: PickupPlan, season: Season, pile: PickupPile): RoadDrive | null {
  const known = roads[season];
  return (known && 'drives' in known && known.drives[buildPlaceKey(pile.position)]) || null;
}

/** Returns a finder of the road to the piles of a plan in a season. */
export const createRoadFinder =
  (plan: PickupPlan, season: Season): FindDrive =>
  (pile) => {
    const road = getRoad(plan, season, pile);
    return road && isDrivable(road) ? road : null;
  };

function groupByPlace(plan: PickupPlan, piles: readonly PickupPile[], rules: TripRules): PilePlace[] {
  const places = new Map<string, PilePlace>();
  for (const pile of piles) {
    const { latitude, longitude } = pile.position;
    const key = buildPlaceKey(pile.position);
    const before = places.get(key);
    const straight = computeStraightDrive(pile, rules);
    // A pile without a position is reported by the plan.
    if (!straight) continue;
    const [dry, rainy] = [getRoad(plan, 'dry', pile), getRoad(plan, 'rainy', pile)];
    places.set(key, {
      key,
      name: before?.name ?? pile.name,
      latitude,
      longitude,
      tonnes: (before?.tonnes ?? 0) + pile.tonnes,
      straight,
      roads: { ...(dry && { dry }), ...(rainy && { rainy }) }
    });
  }
  return [...places.values()];
}

const isEmpty = ({ tonnes }: PickupPile): boolean => Number.isFinite(tonnes) && countLoadUnits(tonnes) === 0;

/** Returns the piles to which no road leads, with the reason. */
const findOffRoadPiles = (
  plan: PickupPlan,
  { distance, season }: PlanBasis,
  chosen: readonly PickupPile[]
): LeftOutPile[] =>
  distance === 'straight'
    ? []
    : chosen.flatMap((pile) => {
        const road = getRoad(plan, season, pile);
        return road && !isDrivable(road) ? [{ pile, reason: road.problem }] : [];
      });

/** Returns the rules of the parameters of a plan, with its factory. */
function readPlanRules({ set, factory }: PickupPlan): TripRules {
  const rules = readTripRules(set.parameters);
  return factory ? { ...rules, factory } : rules;
}

/** Computes the figures of a plan by the given distances. Fails with the reason when trips cannot be planned. */
export function computeFigures(plan: PickupPlan, basis: PlanBasis): Result<PlanFigures, PlanProblem> {
  if (plan.piles.length === 0)
    return {
      ok: false,
      problem: plan.isAgentKnown ? 'noPilesLeft' : 'unknownAgent',
      values: { agent: plan.agent }
    };
  const rules = readPlanRules(plan);
  const all = plan.piles.map(toPile);
  const chosen = selectPiles(all, plan.tonnes);
  const straight = planTrips(chosen, plan.vehicles, rules);
  if (isFailure(straight)) return straight;
  const offRoad = findOffRoadPiles(plan, basis, chosen);
  if (offRoad.length > 0 && offRoad.length === chosen.length)
    return {
      ok: false,
      problem: offRoad.every(({ reason }) => reason === 'noRoadAtStart') ? 'factoryOffRoad' : 'noPileByRoad'
    };
  const piles = chosen.filter((pile) => offRoad.every((left) => left.pile !== pile));
  const findDrive = basis.distance === 'road' ? createRoadFinder(plan, basis.season) : computeStraightDrive;
  const trips = basis.distance === 'road' ? planTrips(piles, plan.vehicles, rules, findDrive) : straight;
  if (isFailure(trips)) return trips;
  return {
    ok: true,
    value: {
      ...{ plan, basis, rules, piles, findDrive },
      leftOut: [...offRoad, ...all.filter(isEmpty).map((pile): LeftOutPile => ({ pile, reason: 'empty' }))],
      chosenTonnes: roundToGrams(chosen.reduce((sum, { tonnes }) => sum + tonnes, 0)),
      places: groupByPlace(plan, chosen, rules),
      trips: trips.value,
      comparison: compareVehicles(trips.value, rules)
    }
  };
}

/** Returns the trips of one vehicle, or of the cheapest mix when the plan does not include that vehicle. */
export function listShownTrips(
  { piles, rules, trips, plan, findDrive }: PlanFigures,
  wanted: ShownVehicle
): ShownTrips {
  const alone =
    wanted !== 'mix' && plan.vehicles.includes(wanted) ? planTrips(piles, [wanted], rules, findDrive) : null;
  const { plan: made } = (alone?.ok ? alone.value : trips).cheapest;
  return { shown: alone?.ok ? wanted : 'mix', trips: made, timeline: scheduleTrips(made, rules) };
}

/** Returns the place of a fetched pile. */
export function findPlace({ piles, places }: PlanFigures, pileId: string): PilePlace {
  const key = buildPlaceKey(piles.find(({ id }) => id === pileId)!.position);
  return places.find((place) => place.key === key)!;
}

/** Returns the way by road of a place in a season; null until, or unless, it is known. */
export function getRoadDrive({ roads }: PilePlace, season: Season): TripDrive | null {
  const road = roads[season];
  return road && isDrivable(road) ? road : null;
}

/** The plan shown in full. */
export interface CurrentFigures extends ResolvedBasis {
  readonly plan: PickupPlan | null;
  /** Null without a plan, and until its roads are known. */
  readonly made: Result<PlanFigures, PlanProblem> | null;
}

/** Returns the figures of the current plan by the distances and the season that are chosen, memoised. */
export function useCurrentFigures(state: PlannerState): CurrentFigures {
  const { plans, distance, rainy } = state;
  const resolved = React.useMemo(() => resolveBasis({ plans, distance, rainy }), [plans, distance, rainy]);
  const plan = currentPlan(state);
  const { basis } = resolved;
  const made = React.useMemo(() => {
    if (!plan) return null;
    if (basis) return computeFigures(plan, basis);
    // A plan that cannot be made in a straight line needs no road to say so.
    const straight = computeFigures(plan, STRAIGHT);
    return straight.ok ? null : straight;
  }, [plan, basis]);
  return React.useMemo(() => ({ ...resolved, plan, made }), [resolved, plan, made]);
}

/** Returns the figures of the plans whose trips can be planned, by the same distances, memoised. */
export const useComparedFigures = (plans: readonly PickupPlan[], basis: PlanBasis | null) =>
  React.useMemo(
    () =>
      plans.flatMap((plan) => {
        const found = basis && computeFigures(plan, basis);
        return found?.ok ? [found.value] : [];
      }),
    [plans, basis]
  );

/** Returns the trips to show, memoised. */
export const useShownTrips = (figures: PlanFigures | null, wanted: ShownVehicle) =>
  React.useMemo(() => figures && listShownTrips(figures, wanted), [figures, wanted]);
