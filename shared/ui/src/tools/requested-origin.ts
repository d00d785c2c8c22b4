import type { StatePiece } from '../base/widget-state';

/** Requested start of an area or an analysis, degrees (WGS 84). */
export interface RequestedOrigin {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * Start that another widget requests of a tool, in the tool's widget state. The service area takes it and
 * prompts for the driving time, the biochar analysis for the radius; either resets it to null.
 */
export const REQUESTED_ORIGIN: StatePiece<RequestedOrigin | null> = { key: 'askedStart', initial: null };
