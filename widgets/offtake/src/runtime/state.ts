/** Shared state of the widget's parts: plain data in the tool's widget state, and its transitions. */
import { OFFTAKE_MODES } from 'widgets/shared-code/site-base';
import type { ChangeState, OfftakeMode, StatePiece } from 'widgets/shared-code/site-base';

export interface OfftakePlace {
  readonly latitude: number;
  readonly longitude: number;
}

export interface OfftakeState {
  /** Whether the tool is on, so that a click on the map requests an analysis. */
  readonly on: boolean;
  /** The analysed place; null while the result is closed. */
  readonly place: OfftakePlace | null;
  readonly mode: OfftakeMode;
  readonly facilityId: string | null;
  /** The place pinned for comparison. */
  readonly kept: OfftakePlace | null;
}

export const EMPTY_STATE: OfftakeState = {
  on: false,
  place: null,
  mode: 'summary',
  facilityId: null,
  kept: null
};

/** The tool's widget state that its parts share. */
export const OFFTAKE: StatePiece<OfftakeState> = { key: 'offtake', initial: EMPTY_STATE };

export type OfftakeStateSetter = ChangeState<OfftakeState>;

export const switchTool = (state: OfftakeState, on: boolean): OfftakeState => ({ ...state, on });

/** Rounds degrees to about a metre: precise enough for the analysis, and short in an address. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Opens the result of a place at its summary, without a facility. */
export const openResult = (state: OfftakeState, { latitude, longitude }: OfftakePlace): OfftakeState => ({
  ...state,
  place: { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) },
  mode: 'summary',
  facilityId: null
});

/** Goes from the summary to the facilities. */
export const openFacilities = (state: OfftakeState): OfftakeState =>
  state.mode === 'summary' ? { ...state, mode: 'select-facility' } : state;

/** Selects a facility while they are shown. */
export const selectFacility = (state: OfftakeState, facilityId: string): OfftakeState =>
  state.mode === 'select-facility' ? { ...state, facilityId } : state;

/** Goes from the facilities to the upside, if a facility is selected. */
export const openUpside = (state: OfftakeState): OfftakeState =>
  state.mode === 'select-facility' && state.facilityId !== null ? { ...state, mode: 'upside' } : state;

/** Goes to the previous mode; has no effect in the first one. */
export const goBack = (state: OfftakeState): OfftakeState => ({
  ...state,
  mode: OFFTAKE_MODES[Math.max(0, OFFTAKE_MODES.indexOf(state.mode) - 1)]!
});

/** Closes the result and resets its state; the tool stays on or off. */
export const closeResult = ({ on }: OfftakeState): OfftakeState => ({ ...EMPTY_STATE, on });

/** Pins the place for comparison with the next one. */
export const pinPlace = (state: OfftakeState): OfftakeState => ({ ...state, kept: state.place });
export const unpinPlace = (state: OfftakeState): OfftakeState => ({ ...state, kept: null });

export const isSamePlace = (one: OfftakePlace | null, other: OfftakePlace | null): boolean =>
  one?.latitude === other?.latitude && one?.longitude === other?.longitude;

/** Returns the place to compare with; null when it is the analysed place itself. */
export const getComparedPlace = ({ place, kept }: OfftakeState): OfftakePlace | null =>
  isSamePlace(place, kept) ? null : kept;
