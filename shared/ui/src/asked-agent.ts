import type { StatePiece } from './widget-state';

/**
 * The agent whose trips another widget asks a trip planner to plan: in the planner's widget state, which takes it and
 * sets it back to null.
 */
export const ASKED_AGENT: StatePiece<string | null> = { key: 'askedAgent', initial: null };
