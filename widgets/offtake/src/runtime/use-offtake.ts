import type { ChangeState, StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState } from 'widgets/shared-code/site-core';
import type { OfftakeState } from './state';
import { EMPTY_STATE } from './state';

/** The tool's widget state that its parts share. */
export const OFFTAKE: StatePiece<OfftakeState> = { key: 'offtake', initial: EMPTY_STATE };

export type OfftakeStateSetter = ChangeState<OfftakeState>;

/** Returns the state of the tool `toolId` and its setter, for any part of the widget. */
export const useOfftake = (toolId: string): readonly [OfftakeState, OfftakeStateSetter] =>
  useWidgetState(toolId, OFFTAKE);
