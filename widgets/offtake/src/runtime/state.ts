/**
 * What the parts of the widget share: plain data in the tool's widget state, and the changes that can happen to it.
 */
import { OFFTAKE_MODES } from 'widgets/shared-code/site-core';
import type { OfftakeMode } from 'widgets/shared-code/site-core';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface OfftakeState {
  /** The toggle: a click on the map asks. */
  readonly on: boolean;
  /** What the result tells of; null while it is closed. */
  readonly place: Place | null;
  readonly mode: OfftakeMode;
  readonly facilityId: string | null;
  /** A place that stands beside the one that is told of. */
  readonly kept: Place | null;
}

export const EMPTY_STATE: OfftakeState = {
  on: false,
  place: null,
  mode: 'summary',
  facilityId: null,
  kept: null
};

export const turn = (state: OfftakeState, on: boolean): OfftakeState => ({ ...state, on });

/** Degrees to a metre: finer than the ground that is looked at, and short in an address. */
const metre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Opens the result for a place anew: at its summary, without a facility. */
export const askAt = (state: OfftakeState, { latitude, longitude }: Place): OfftakeState => ({
  ...state,
  place: { latitude: metre(latitude), longitude: metre(longitude) },
  mode: 'summary',
  facilityId: null
});

/** From the summary to the facilities. */
export const getUpside = (state: OfftakeState): OfftakeState =>
  state.mode === 'summary' ? { ...state, mode: 'select-facility' } : state;

/** Picks a facility where they are offered. */
export const pick = (state: OfftakeState, facilityId: string): OfftakeState =>
  state.mode === 'select-facility' ? { ...state, facilityId } : state;

/** From the facilities to the upside; not without one picked. */
export const viewUpside = (state: OfftakeState): OfftakeState =>
  state.mode === 'select-facility' && state.facilityId !== null ? { ...state, mode: 'upside' } : state;

/** To the mode before; the first one stays. */
export const back = (state: OfftakeState): OfftakeState => ({
  ...state,
  mode: OFFTAKE_MODES[Math.max(0, OFFTAKE_MODES.indexOf(state.mode) - 1)]!
});

/** Closes the result and forgets all it showed; the toggle stays as it is. */
export const close = ({ on }: OfftakeState): OfftakeState => ({ ...EMPTY_STATE, on });

/** Keeps the place for the next one to stand beside. */
export const keep = (state: OfftakeState): OfftakeState => ({ ...state, kept: state.place });
export const dropKept = (state: OfftakeState): OfftakeState => ({ ...state, kept: null });

export const isSame = (one: Place | null, other: Place | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** The place that stands beside the one told of; not that one itself. */
export const besideOf = ({ place, kept }: OfftakeState): Place | null => (isSame(place, kept) ? null : kept);
