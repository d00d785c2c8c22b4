import type { StatePiece } from '../base/widget-state';

/**
 * Agent whose trips another widget requests of a trip planner. It is in the planner's widget state; the planner
 * takes it and resets it to null.
 */
export const REQUESTED_AGENT: StatePiece<string | null> = { key: 'askedAgent', initial: null };
