import type { ChangeState, StatePiece } from 'widgets/shared-code/site-core';
import { useWidgetState } from 'widgets/shared-code/site-core';
import type { OfftakeState } from './state';
import { EMPTY_STATE } from './state';

/** The piece of the tool's widget state that the parts share. */
export const OFFTAKE: StatePiece<OfftakeState> = { key: 'offtake', initial: EMPTY_STATE };

export type Change = ChangeState<OfftakeState>;

/** The state of the tool `toolId` and how to change it; any part of the widget may. */
export const useOfftake = (toolId: string): readonly [OfftakeState, Change] =>
  useWidgetState(toolId, OFFTAKE);
