/**
 * State that the parts of the widget share: plain data in the tool's widget state, and the functions that
 * change it.
 */
import { PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import type { ChangeState, ParameterSet, PickupVehicle, StatePiece } from 'widgets/shared-code/site-base';
import type {
  Fleet,
  LocatedPile,
  RainAssumption,
  RoundsAnswer,
  RoundsFault,
  Season
} from 'widgets/shared-code/site-domain';

/** Distances of a plan: by road, or the straight lines of the specification. */
export const DISTANCES = ['road', 'straight'] as const;
export type RoundsDistance = (typeof DISTANCES)[number];

/** Inputs of a plan. */
export interface RoundsInputs {
  /** Ids of the chosen piles, in ascending order. */
  readonly pileIds: readonly number[];
  readonly fleet: Fleet;
  readonly days: number;
  readonly season: Season;
  readonly distance: RoundsDistance;
}

/** One vehicle, or one pile, that a plan does without to see the difference. */
export type LeftOut = { readonly vehicle: PickupVehicle } | { readonly pileId: number };

/** A requested plan; `id` distinguishes it from earlier ones. */
export interface RoundsRequest {
  readonly id: number;
  readonly inputs: RoundsInputs;
  /** The vehicle or pile of the current plan that this one does without, to compare both; null for a plan of its own. */
  readonly without: LeftOut | null;
  /** True for a plan of a link, which sets the map's extent itself. */
  readonly fromLink: boolean;
}

/** How an answer was found: proven to be the best, or the best found in a number of seconds. */
export type SearchEnd =
  | { readonly kind: 'optimal' }
  | { readonly kind: 'searched'; readonly seconds: number };

/** A plan with everything that it was computed from. */
export interface RoundsPlan extends RoundsRequest {
  /** The chosen piles that still exist and have a weight, oldest first; piles of the answer have their ids. */
  readonly piles: readonly LocatedPile[];
  /** Ids of chosen piles that do not exist any more. */
  readonly goneIds: readonly number[];
  /** Chosen piles whose weight is not known. */
  readonly unweighed: readonly LocatedPile[];
  readonly set: ParameterSet;
  /** The moment of the data, ISO 8601. */
  readonly at: string;
  /** Assumptions for roads in the rainy season; null for the dry season and for straight lines. */
  readonly rain: RainAssumption | null;
  readonly answer: RoundsAnswer;
  readonly search: SearchEnd;
}

/** Problem of the inputs, found with the data of the server; `nothingLeft`: none of the chosen piles can be fetched. */
export type RoundsProblemName = RoundsFault | 'nothingLeft';

/** Why a request has no plan. */
export type RoundsFailureReason =
  | { readonly kind: 'refused' | 'failed'; readonly code: string; readonly message: string }
  | {
      readonly kind: 'problem';
      readonly problem: RoundsProblemName;
      readonly values: Readonly<Record<string, string | number>>;
    };

export interface RoundsFailure {
  readonly request: RoundsRequest;
  readonly reason: RoundsFailureReason;
}

/**
 * Piles to choose: of some agents, in the visible part of the map, in the shape drawn on the page's map, or of the
 * current plan.
 */
export const PILE_SOURCES = ['agents', 'view', 'shape', 'plan'] as const;
export type PileSource = (typeof PILE_SOURCES)[number];

/** The form as typed. */
export interface RoundsForm {
  readonly source: PileSource;
  /** First and last names. */
  readonly agents: readonly string[];
  readonly fleet: Readonly<Record<PickupVehicle, string>>;
  readonly days: string;
  readonly season: Season;
  readonly distance: RoundsDistance;
}

export interface RoundsState {
  readonly form: RoundsForm;
  /** The plan that is being computed; null without one. */
  readonly pending: RoundsRequest | null;
  /** Id of the request whose search is to end with the best answer so far. */
  readonly stoppedId: number | null;
  readonly failed: RoundsFailure | null;
  readonly plan: RoundsPlan | null;
  /** The plan without a vehicle or a pile, shown beside the current one; null without it. */
  readonly whatIf: RoundsPlan | null;
  /** Index of the round of the shown answer that is open in the table; null without one. */
  readonly openRound: number | null;
}

export type RoundsStateSetter = ChangeState<RoundsState>;

const EMPTY_STATE: RoundsState = {
  form: {
    source: 'agents',
    agents: [],
    fleet: Object.fromEntries(PICKUP_VEHICLES.map((vehicle) => [vehicle, '1'])) as RoundsForm['fleet'],
    days: '1',
    season: 'dry',
    distance: 'road'
  },
  pending: null,
  stoppedId: null,
  failed: null,
  plan: null,
  whatIf: null,
  openRound: null
};

export const PICKUP_ROUNDS: StatePiece<RoundsState> = { key: 'pickupRounds', initial: EMPTY_STATE };

/** Returns the plan on the map and in the table: the one without a vehicle or a pile while there is one. */
export const getShownPlan = ({ plan, whatIf }: RoundsState): RoundsPlan | null => whatIf ?? plan;

const nextId = ({ pending, failed, plan, whatIf }: RoundsState): number =>
  1 + Math.max(0, ...[pending, failed?.request, plan, whatIf].map((one) => one?.id ?? 0));

/** Requests a plan; it replaces one that is being computed. */
export const requestPlan = (
  state: RoundsState,
  inputs: RoundsInputs,
  { without = null, fromLink = false }: Partial<Pick<RoundsRequest, 'without' | 'fromLink'>> = {}
): RoundsState => ({
  ...state,
  pending: { id: nextId(state), inputs, without, fromLink },
  stoppedId: null,
  failed: null
});

/** Requests the current plan without a vehicle or a pile. */
export function requestWhatIf(state: RoundsState, without: LeftOut): RoundsState {
  if (!state.plan) return state;
  const { inputs } = state.plan;
  const changed =
    'vehicle' in without
      ? {
          ...inputs,
          fleet: { ...inputs.fleet, [without.vehicle]: (inputs.fleet[without.vehicle] ?? 0) - 1 }
        }
      : { ...inputs, pileIds: inputs.pileIds.filter((id) => id !== without.pileId) };
  return requestPlan(state, changed, { without });
}

/** Requests the current plan by road, or over straight lines. */
export function requestDistance(state: RoundsState, distance: RoundsDistance): RoundsState {
  const { plan, form } = state;
  if (!plan || plan.inputs.distance === distance) return state;
  return requestPlan({ ...state, form: { ...form, distance } }, { ...plan.inputs, distance });
}

/** Requests a failed plan again. */
export const retryRequest = (state: RoundsState, { inputs, without, fromLink }: RoundsRequest): RoundsState =>
  requestPlan(state, inputs, { without, fromLink });

/** Adds the computed plan; ignored when it was cancelled or replaced meanwhile. */
export function finishPlan(state: RoundsState, plan: RoundsPlan): RoundsState {
  if (state.pending?.id !== plan.id) return state;
  const shown = plan.without ? { whatIf: plan } : { plan, whatIf: null };
  return { ...state, ...shown, pending: null, stoppedId: null, openRound: null };
}

export const failPlan = (
  state: RoundsState,
  request: RoundsRequest,
  reason: RoundsFailureReason
): RoundsState =>
  state.pending?.id === request.id
    ? { ...state, pending: null, stoppedId: null, failed: { request, reason } }
    : state;

/** Ends the search of the pending plan with its best answer so far. */
export const stopSearch = (state: RoundsState): RoundsState => ({
  ...state,
  stoppedId: state.pending?.id ?? null
});

/** Drops the pending plan. */
export const cancelRequest = (state: RoundsState): RoundsState => ({
  ...state,
  pending: null,
  stoppedId: null
});

/** Writes inputs into the form; their piles are the plan's. */
export function fillForm(form: RoundsForm, { fleet, days, season, distance }: RoundsInputs): RoundsForm {
  const counts = PICKUP_VEHICLES.map((vehicle) => [vehicle, String(fleet[vehicle] ?? 0)]);
  const typed = Object.fromEntries(counts) as RoundsForm['fleet'];
  return { ...form, source: 'plan', fleet: typed, days: String(days), season, distance };
}

/** Makes the plan without a vehicle or a pile the current one. */
export function keepWhatIf(state: RoundsState): RoundsState {
  const { whatIf, form } = state;
  if (!whatIf) return state;
  return { ...state, plan: { ...whatIf, without: null }, whatIf: null, form: fillForm(form, whatIf.inputs) };
}

/** Returns the ids of the piles of the current plan, or of the one that is computed; null without either. */
export const getPlanIds = ({ plan, pending }: RoundsState): readonly number[] | null =>
  (plan ?? pending)?.inputs.pileIds ?? null;

/** Returns to the current plan. */
export const dropWhatIf = (state: RoundsState): RoundsState => ({ ...state, whatIf: null, openRound: null });

/** Removes the plan and everything beside it. */
export const closePlan = (state: RoundsState): RoundsState => ({
  ...state,
  plan: null,
  whatIf: null,
  openRound: null
});

/** Opens a round in the table and on the map, or closes it. */
export const toggleRound = (state: RoundsState, index: number): RoundsState => ({
  ...state,
  openRound: state.openRound === index ? null : index
});

/** Progress of the pending plan; not a part of the state, which parts read more often than it changes. */
export interface RoundsProgress {
  readonly requestId: number;
  readonly stage: 'data' | 'roads' | 'search';
  /** 0 to 1. */
  readonly share: number;
  /** Best answer so far; null before the first. */
  readonly best: {
    readonly cost: number;
    readonly tonnes: number;
    readonly rounds: number;
    readonly left: number;
  } | null;
}

export const ROUNDS_PROGRESS: StatePiece<RoundsProgress | null> = {
  key: 'pickupRoundsProgress',
  initial: null
};
