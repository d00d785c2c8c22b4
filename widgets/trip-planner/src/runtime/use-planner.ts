import { React } from 'jimu-core';
import type { ChangeState, StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState } from 'widgets/shared-code/site-core';
import type { PlannerState } from './state';
import { EMPTY_STATE } from './state';

export const TRIP_PLANNER: StatePiece<PlannerState> = { key: 'tripPlanner', initial: EMPTY_STATE };

export type PlannerStateSetter = ChangeState<PlannerState>;

/** Returns the state of the tool `toolId` and a function to change it; any part of the widget may use it. */
export function usePlanner(toolId: string): {
  readonly state: PlannerState;
  readonly change: PlannerStateSetter;
} {
  const [state, change] = useWidgetState(toolId, TRIP_PLANNER);
  return React.useMemo(() => ({ state, change }), [state, change]);
}
