import type { StatePiece } from './widget-state';

/** Where an area is to start: degrees. */
export interface AskedStart {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The start from which another widget asks a service-area tool to draw: in the tool's widget state, which takes it, asks
 * for its driving time and sets it back to null.
 */
export const ASKED_START: StatePiece<AskedStart | null> = { key: 'askedStart', initial: null };
