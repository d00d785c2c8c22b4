import type { PickupVehicle } from '@site/domain';
import type { StatePiece } from '../base/widget-state';

/** A plan of pickup trips that another widget requests. */
export interface RequestedPlan {
  /** First and last name of the agent. */
  readonly agent: string;
  readonly vehicles: readonly PickupVehicle[];
  /** Tonnes to collect. */
  readonly tonnes: number;
}

/**
 * Plan requested of a trip planner. It is in the planner's widget state; the planner takes it and resets it to
 * null.
 */
export const REQUESTED_PLAN: StatePiece<RequestedPlan | null> = { key: 'requestedPlan', initial: null };
