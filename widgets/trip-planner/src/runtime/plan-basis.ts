/** Distances and season of the figures: as chosen, or the next best while or because roads are not known. */
import type { Season } from 'widgets/shared-code/site-domain';
import type { DistanceKind, PickupPlan, PlanFault, PlannerState } from './state';

export interface PlanBasis {
  readonly distance: DistanceKind;
  /** Season of the roads. */
  readonly season: Season;
}

/** The distances of the specification. */
export const STRAIGHT: PlanBasis = { distance: 'straight', season: 'dry' };

export interface ResolvedBasis {
  /** The same for all plans, so that they can be compared; null until the roads are known. */
  readonly basis: PlanBasis | null;
  /** The season whose roads are being requested; null without a request. */
  readonly loading: Season | null;
  /** Why the roads of the chosen season are not known; null when they are. */
  readonly fault: PlanFault | null;
}

/** Returns whether the roads of all plans are known, or the first fault. */
function readRoads(plans: readonly PickupPlan[], season: Season): 'known' | 'loading' | PlanFault {
  const roads = plans.map((plan) => plan.roads[season]);
  for (const one of roads) if (one && 'fault' in one) return one.fault;
  return roads.every(Boolean) ? 'known' : 'loading';
}

/**
 * Returns the distances and the season of the figures. Without roads of the rainy season they are for the dry
 * season, without any roads for the straight line; the screen reports both.
 */
export function resolveBasis({
  plans,
  distance,
  rainy
}: Pick<PlannerState, 'plans' | 'distance' | 'rainy'>): ResolvedBasis {
  const chosen = rainy ? 'rainy' : 'dry';
  const status = readRoads(plans, chosen);
  const season = status === 'known' ? chosen : 'dry';
  const known = readRoads(plans, season);
  const isStraight = distance === 'straight' || typeof known === 'object';
  return {
    basis: isStraight
      ? { distance: 'straight', season }
      : known === 'known'
        ? { distance: 'road', season }
        : null,
    loading: status === 'loading' ? chosen : null,
    fault: typeof status === 'object' ? status : null
  };
}
