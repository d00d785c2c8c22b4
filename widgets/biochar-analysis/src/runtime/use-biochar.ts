import { useWidgetState } from 'widgets/shared-code/site-core';
import type { ChangeState } from 'widgets/shared-code/site-core';
import type { BiocharState } from './state';
import { BIOCHAR } from './state';

export type Change = ChangeState<BiocharState>;

/** The state of the tool `toolId`, and how to change it; any part of the widget may. */
export const useBiochar = (toolId: string): readonly [BiocharState, Change] =>
  useWidgetState(toolId, BIOCHAR);
