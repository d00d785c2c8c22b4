/** What the parts of the widget share: plain data in the tool's widget state, and the changes that can happen to it. */
import type {
  BiocharAnalysis,
  BiocharQuestion,
  Fault,
  RadiusUnit,
  StatePiece
} from 'widgets/shared-code/site-core';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** The factory that stands there, when one was picked. */
  readonly facilityId: string | null;
}

export type Reach = { readonly radius: number; readonly unit: RadiusUnit } | { readonly minutes: number };

/** One analysis that was asked for; `id` tells it from those before. */
export interface Asked {
  readonly id: number;
  readonly question: BiocharQuestion;
  /** Its answer is to stand beside the next one. */
  readonly keep: boolean;
}

export interface Result {
  readonly id: number;
  readonly question: BiocharQuestion;
  readonly analysis: BiocharAnalysis;
}

export interface BiocharState {
  /** The toggle: a click on the map picks a place. */
  readonly on: boolean;
  /** The place whose radius is being asked for. */
  readonly pending: Place | null;
  /** What is still to be answered, one after another. */
  readonly asking: readonly Asked[];
  readonly failed: { readonly asked: Asked; readonly fault: Fault } | null;
  readonly result: Result | null;
  /** An earlier result that stays beside it. */
  readonly kept: Result | null;
  /** The greatest id that was given out. */
  readonly lastId: number;
}

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

/** Turning off takes back a place whose radius is still open. */
export const toggle = (state: BiocharState, on: boolean): BiocharState => ({
  ...state,
  on,
  pending: on ? state.pending : null
});

export const pick = (state: BiocharState, place: Place | null): BiocharState => ({
  ...state,
  pending: place,
  failed: null
});

export const questionOf = ({ latitude, longitude, facilityId }: Place, reach: Reach): BiocharQuestion =>
  facilityId === null ? { latitude, longitude, ...reach } : { facilityId, ...reach };

/** Asks these, the last as the result and those before it to stand beside it; what was being asked is given up. */
export function ask(state: BiocharState, ...questions: readonly BiocharQuestion[]): BiocharState {
  const asking = questions.map((question, at): Asked => ({
    id: state.lastId + 1 + at,
    question,
    keep: at < questions.length - 1
  }));
  return { ...state, pending: null, failed: null, asking, lastId: state.lastId + questions.length };
}

/** An answer came; ignored when it was given up meanwhile. */
export function finish(state: BiocharState, id: number, analysis: BiocharAnalysis): BiocharState {
  const [first, ...rest] = state.asking;
  if (first?.id !== id) return state;
  const result: Result = { id, question: first.question, analysis };
  return { ...state, asking: rest, ...(first.keep ? { kept: result } : { result }) };
}

export const fail = (state: BiocharState, id: number, fault: Fault): BiocharState =>
  state.asking[0]?.id === id ? { ...state, asking: [], failed: { asked: state.asking[0], fault } } : state;

/** Gives up what is being asked. */
export const cancel = (state: BiocharState): BiocharState => ({ ...state, asking: [], pending: null });

/** The result stays beside the next one. */
export const keep = (state: BiocharState): BiocharState => ({ ...state, kept: state.result });

export const dropKept = (state: BiocharState): BiocharState => ({ ...state, kept: null });

/** Closes the summary: result, buffer and what is being asked go; the toggle stays. */
export const clear = ({ on, lastId }: BiocharState): BiocharState => ({ ...EMPTY_STATE, on, lastId });

/** What is shown, the kept one first. */
export const shownResults = ({ kept, result }: Pick<BiocharState, 'kept' | 'result'>): readonly Result[] =>
  [kept, result].filter((one) => one !== null);
