import type { StatePiece } from './widget-state';

/** Where an area or an analysis is to start: degrees. */
export interface AskedStart {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The start from which another widget asks a tool to work: in the tool's widget state. The service area takes it and asks for
 * its driving time, the biochar analysis for its radius; either sets it back to null.
 */
export const ASKED_START: StatePiece<AskedStart | null> = { key: 'askedStart', initial: null };
