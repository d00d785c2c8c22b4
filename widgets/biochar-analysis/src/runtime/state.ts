/** Shared state of the widget's parts: plain data in the tool's widget state, and its transitions. */
import type { ChangeState, Fault, RadiusUnit, StatePiece } from 'widgets/shared-code/site-base';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysisRequest } from 'widgets/shared-code/site-api';

export interface BiocharPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Id of the factory at the place, if one was selected. */
  readonly facilityId: string | null;
}

export type AnalysisReach =
  | { readonly radius: number; readonly unit: RadiusUnit }
  | { readonly minutes: number };

/** One requested analysis; `id` distinguishes it from earlier ones. */
export interface BiocharRequest {
  readonly id: number;
  readonly question: BiocharAnalysisRequest;
  /** Whether its response is shown beside the next one. */
  readonly keep: boolean;
}

export interface BiocharResult {
  readonly id: number;
  readonly question: BiocharAnalysisRequest;
  readonly analysis: BiocharAnalysis;
}

export interface BiocharState {
  /** Whether the tool is on, so that a click on the map selects a place. */
  readonly on: boolean;
  /** Place for which the radius dialog is open. */
  readonly pending: BiocharPlace | null;
  /** Requests to be answered, one at a time. */
  readonly asking: readonly BiocharRequest[];
  readonly failed: { readonly asked: BiocharRequest; readonly fault: Fault } | null;
  readonly result: BiocharResult | null;
  /** An earlier result shown beside the current one. */
  readonly kept: BiocharResult | null;
  /** The highest id used so far. */
  readonly lastId: number;
}

export type BiocharStateSetter = ChangeState<BiocharState>;

export const EMPTY_STATE: BiocharState = {
  on: false,
  pending: null,
  asking: [],
  failed: null,
  result: null,
  kept: null,
  lastId: 0
};

export const BIOCHAR: StatePiece<BiocharState> = { key: 'biocharAnalysis', initial: EMPTY_STATE };

/** Turning off also discards a place whose radius dialog is open. */
export const switchTool = (state: BiocharState, on: boolean): BiocharState => ({
  ...state,
  on,
  pending: on ? state.pending : null
});

export const setPendingPlace = (state: BiocharState, place: BiocharPlace | null): BiocharState => ({
  ...state,
  pending: place,
  failed: null
});

export const toQuestion = (
  { latitude, longitude, facilityId }: BiocharPlace,
  reach: AnalysisReach
): BiocharAnalysisRequest =>
  facilityId === null ? { latitude, longitude, ...reach } : { facilityId, ...reach };

/**
 * Requests these analyses: the last one is the result, earlier ones are shown beside it. Pending requests are
 * cancelled.
 */
export function requestAnalyses(
  state: BiocharState,
  ...questions: readonly BiocharAnalysisRequest[]
): BiocharState {
  const asking = questions.map((question, at): BiocharRequest => ({
    id: state.lastId + 1 + at,
    question,
    keep: at < questions.length - 1
  }));
  return { ...state, pending: null, failed: null, asking, lastId: state.lastId + questions.length };
}

/** Adds a response; ignored when the request was cancelled meanwhile. */
export function finishRequest(state: BiocharState, id: number, analysis: BiocharAnalysis): BiocharState {
  const [first, ...rest] = state.asking;
  if (first?.id !== id) return state;
  const result: BiocharResult = { id, question: first.question, analysis };
  return { ...state, asking: rest, ...(first.keep ? { kept: result } : { result }) };
}

export const failRequest = (state: BiocharState, id: number, fault: Fault): BiocharState =>
  state.asking[0]?.id === id ? { ...state, asking: [], failed: { asked: state.asking[0], fault } } : state;

/** Cancels pending requests. */
export const cancelRequests = (state: BiocharState): BiocharState => ({
  ...state,
  asking: [],
  pending: null
});

/** Pins the result for comparison with the next one. */
export const pinResult = (state: BiocharState): BiocharState => ({ ...state, kept: state.result });

export const unpinResult = (state: BiocharState): BiocharState => ({ ...state, kept: null });

/** Closes the summary: removes the result, buffers and pending requests; the tool stays on or off. */
export const clearResults = ({ on, lastId }: BiocharState): BiocharState => ({ ...EMPTY_STATE, on, lastId });

/** Returns the displayed results, the pinned one first. */
export const listShownResults = ({
  kept,
  result
}: Pick<BiocharState, 'kept' | 'result'>): readonly BiocharResult[] =>
  [kept, result].filter((one) => one !== null);
