/** Costs and days of the same trips by other distances, for the sentences that compare them. */
import { React } from 'jimu-core';
import { computeStraightDrive, planTrips, roundTo, scheduleTrips } from 'widgets/shared-code/site-domain';
import type { FindDrive, PickupPile, Season } from 'widgets/shared-code/site-domain';
import type { PlanFigures } from './plan-view';
import { createRoadFinder } from './plan-view';
import type { ShownVehicle } from './state';

interface PlanTotals {
  /** NGN. */
  readonly cost: number;
  /** Working days; null when a trip fits into no day. */
  readonly days: number | null;
}

/** Totals by two distances, or in two seasons, of the piles that have both. */
export interface PlanDifference {
  readonly one: PlanTotals;
  readonly other: PlanTotals;
  /** `one` less `other`, NGN. */
  readonly cost: number;
  /** Likewise; null when either has a trip that fits into no day. */
  readonly days: number | null;
  /** True when a chosen pile is missing, because no road leads to it. */
  readonly isPartial: boolean;
}

/** Cost by road less cost in a straight line, and cost in the rainy season less cost in the dry one. */
export interface PlanDifferences {
  /** Null until the roads are known, and when no road leads to any pile. */
  readonly distance: PlanDifference | null;
  /** Null unless both seasons are known. */
  readonly season: PlanDifference | null;
}

function computeTotals(
  { plan, rules }: PlanFigures,
  wanted: ShownVehicle,
  piles: readonly PickupPile[],
  findDrive: FindDrive
): PlanTotals | null {
  const vehicles = wanted !== 'mix' && plan.vehicles.includes(wanted) ? [wanted] : plan.vehicles;
  const made = planTrips(piles, vehicles, rules, findDrive);
  if (!made.ok) return null;
  const { cost, plan: trips } = made.value.cheapest;
  const timeline = scheduleTrips(trips, rules);
  return { cost, days: timeline.ok ? timeline.value.days : null };
}

function compareDrives(
  figures: PlanFigures,
  wanted: ShownVehicle,
  finders: readonly [FindDrive, FindDrive]
): PlanDifference | null {
  const { piles, rules, chosenTonnes } = figures;
  const common = piles.filter((pile) => finders.every((find) => find(pile, rules) !== null));
  const [one, other] = finders.map((find) => computeTotals(figures, wanted, common, find));
  if (!one || !other) return null;
  const tonnes = common.reduce((sum, pile) => sum + pile.tonnes, 0);
  return {
    one,
    other,
    cost: roundTo(one.cost - other.cost, 2),
    days: one.days === null || other.days === null ? null : one.days - other.days,
    isPartial: roundTo(tonnes, 6) < chosenTonnes
  };
}

const hasRoads = ({ plan }: PlanFigures, season: Season): boolean => {
  const roads = plan.roads[season];
  return roads !== undefined && 'drives' in roads;
};

/** Computes the differences of the shown trips. */
export function computeDifferences(figures: PlanFigures, wanted: ShownVehicle): PlanDifferences {
  const { plan, basis } = figures;
  const findRoad = createRoadFinder(plan, basis.season);
  const seasons = [createRoadFinder(plan, 'rainy'), createRoadFinder(plan, 'dry')] as const;
  const hasBoth = basis.season === 'rainy' && hasRoads(figures, 'dry');
  return {
    distance: hasRoads(figures, basis.season)
      ? compareDrives(figures, wanted, [findRoad, computeStraightDrive])
      : null,
    season: hasBoth && basis.distance === 'road' ? compareDrives(figures, wanted, seasons) : null
  };
}

/** Returns the differences of the shown trips, memoised. */
export const useDifferences = (figures: PlanFigures, wanted: ShownVehicle): PlanDifferences =>
  React.useMemo(() => computeDifferences(figures, wanted), [figures, wanted]);
