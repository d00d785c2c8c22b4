import type { PickupVehicle } from '@site/domain';
import type { StatePiece } from './widget-state';

/** A plan of pickup trips that another widget requests. */
export interface RequestedPlan {
  /** First and last name. */
  readonly agent: string;
  readonly vehicles: readonly PickupVehicle[];
  /** Tonnes to fetch. */
  readonly tonnes: number;
}

/** The plan requested of a trip planner: in the planner's widget state, which takes it and sets it back to null. */
export const REQUESTED_PLAN: StatePiece<RequestedPlan | null> = { key: 'requestedPlan', initial: null };
