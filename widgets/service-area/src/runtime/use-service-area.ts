import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import type { ChangeState, StatePiece } from 'widgets/shared-code/site-base';
import type { ServiceAreaState } from './state';
import { EMPTY_STATE } from './state';

/** The state of a tool; null until the tool has initialised it. */
export const SERVICE_AREA: StatePiece<ServiceAreaState | null> = { key: 'serviceArea', initial: null };

export type AreaStateSetter = ChangeState<ServiceAreaState>;

export interface ServiceAreaTool {
  readonly state: ServiceAreaState;
  readonly ready: boolean;
  readonly change: AreaStateSetter;
}

/** Returns the state of the tool `toolId` and a function to change it; any part of the widget may use it. */
export function useServiceArea(toolId: string): ServiceAreaTool {
  const [state, changeKept] = useWidgetState(toolId, SERVICE_AREA);
  const change = React.useCallback<AreaStateSetter>(
    (next) => changeKept((before) => next(before ?? EMPTY_STATE)),
    [changeKept]
  );
  return { state: state ?? EMPTY_STATE, ready: state !== null, change };
}
