import { useWidgetState } from 'widgets/shared-code/site-core';
import type { ChangeState } from 'widgets/shared-code/site-core';
import type { BiocharState } from './state';
import { BIOCHAR } from './state';

export type BiocharStateSetter = ChangeState<BiocharState>;

/** Returns the state of the tool `toolId` and its setter, for any part of the widget. */
export const useBiochar = (toolId: string): readonly [BiocharState, BiocharStateSetter] =>
  useWidgetState(toolId, BIOCHAR);
