/**
 * State that the parts of the widget share: plain data in the tool's widget state, and the functions that
 * change it.
 */
import type { ChangeState, ParameterSet, StatePiece } from 'widgets/shared-code/site-base';
import type {
  ExistingFactories,
  LatLon,
  RainAssumption,
  Season,
  SiteArea,
  SiteCandidateProblem,
  SiteDemandRow,
  SiteDemands,
  SitePlace,
  SiteQuestion,
  SitesAnswer,
  SitesFault,
  SiteWeight
} from 'widgets/shared-code/site-domain';
import { MAX_SCENARIOS } from './site-limits';

/** A place of a table, or one that was picked on the map. */
export interface NamedPlace extends LatLon {
  readonly name: string;
}

/**
 * Candidates: a grid of places on roads in an area, `spacing` kilometres apart; existing records by their keys
 * (`toRecordKey`); or places.
 */
export type CandidateSource =
  | { readonly kind: 'grid'; readonly area: SiteArea; readonly spacing: number }
  | { readonly kind: 'records'; readonly keys: readonly string[] }
  | { readonly kind: 'places'; readonly places: readonly NamedPlace[] };

/** Tonnes that are to be collected: all that a candidate might reach, or those in the area of the candidates. */
export const TONNES_SCOPES = ['reach', 'area'] as const;
export type TonnesScope = (typeof TONNES_SCOPES)[number];

/** Inputs of a scenario. */
export interface SitesInputs {
  readonly source: CandidateSource;
  readonly question: SiteQuestion;
  readonly count: number;
  /** Longest drive, min; null for as far as the roads are measured, which only `haulCost` may have. */
  readonly minutes: number | null;
  /** Most tonnes a year of each site; null for no limit. */
  readonly capacity: number | null;
  readonly existing: ExistingFactories;
  readonly weight: SiteWeight;
  readonly scope: TonnesScope;
  readonly season: Season;
  /** Ids of candidates that must not be chosen. */
  readonly without: readonly string[];
}

/** A requested scenario; `id` distinguishes it from others. */
export interface SitesRequest {
  readonly id: number;
  readonly inputs: SitesInputs;
  /** True for a scenario of a link, which sets the map's extent itself. */
  readonly fromLink: boolean;
  /** Whether it is shown once it is computed. */
  readonly isShown: boolean;
}

export interface LocatedCandidate extends SitePlace, LatLon {
  /** Kilometres to the settlement that it is named after; null for a place with a name of its own. */
  readonly kilometres: number | null;
}

/** A place of tonnes: what the engine reads, and its position. */
export type LocatedDemand = SiteDemandRow;

/** An existing factory. */
export type LocatedFactory = NamedPlace & SitePlace;

/** How an answer was found: proven to be the best, searched for some seconds, or ended by the browser. */
export type SearchEnd =
  | { readonly kind: 'optimal' }
  | { readonly kind: 'searched' | 'interrupted'; readonly seconds: number };

/** A scenario with everything that it was computed from. */
export interface SitesScenario extends SitesRequest {
  /** 'A' to 'D'. */
  readonly letter: string;
  /** Candidates that could be chosen, and those that were left out by `without`. */
  readonly candidates: readonly LocatedCandidate[];
  readonly excluded: readonly LocatedCandidate[];
  /** Number of candidates without a road. */
  readonly offRoad: number;
  /** Squares of the grid that lie outside Nigeria, and those without a road; 0 without a grid. */
  readonly outside: number;
  readonly withoutRoad: number;
  /** Keys of chosen records that do not exist any more. */
  readonly goneKeys: readonly string[];
  readonly factories: readonly LocatedFactory[];
  /** Origin of the tonnes. */
  readonly tonnes: Omit<SiteDemands, 'demands'>;
  readonly set: ParameterSet;
  /** The moment of the data, ISO 8601. */
  readonly at: string;
  readonly rain: RainAssumption | null;
  readonly answer: SitesAnswer;
  readonly search: SearchEnd;
}

/**
 * Problem of the inputs, found with the data of the server; `nothingLeft`: none of the chosen records exists any
 * more, `noRoadNear`: no candidate has a road, `noTonnes`: no place with tonnes is in the area.
 */
export type SitesProblemName = SitesFault | SiteCandidateProblem | 'nothingLeft' | 'noRoadNear' | 'noTonnes';

export interface SitesProblemReason {
  readonly kind: 'problem';
  readonly problem: SitesProblemName;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Why a request has no scenario. */
export type SitesFailureReason =
  | { readonly kind: 'refused' | 'failed'; readonly code: string; readonly message: string }
  | SitesProblemReason;

export interface SitesFailure {
  readonly request: SitesRequest;
  readonly reason: SitesFailureReason;
}

export const FORM_SOURCES = ['area', 'records', 'places'] as const;
export type FormSource = (typeof FORM_SOURCES)[number];

/** The form as typed. Numbers are null until somebody types them: then the settings of the widget count. */
export interface SitesForm {
  readonly source: FormSource;
  /** Area: the shape drawn on the page's map, or a state or LGA by name. */
  readonly areaKind: 'shape' | 'named';
  readonly state: string;
  /** Code; empty for the whole state. */
  readonly lga: string;
  readonly spacing: string;
  readonly recordKeys: readonly string[];
  readonly places: readonly NamedPlace[];
  readonly question: SiteQuestion;
  readonly count: string | null;
  readonly minutes: string | null;
  readonly capacity: string;
  readonly existing: ExistingFactories;
  readonly weight: SiteWeight;
  readonly scope: TonnesScope;
  readonly season: Season;
}

export interface SitesState {
  readonly form: SitesForm;
  /** True while clicks on the map add candidates. */
  readonly placing: boolean;
  /** Requested scenarios; the first is being computed. */
  readonly queue: readonly SitesRequest[];
  /** Id of the request whose search is to end with the best answer so far. */
  readonly stoppedId: number | null;
  readonly failed: SitesFailure | null;
  /** In the order in which they were requested. */
  readonly scenarios: readonly SitesScenario[];
  readonly shownId: number | null;
  /** Index of the site of the shown answer that is open in the list; null without one. */
  readonly openSite: number | null;
}

export type SitesStateSetter = ChangeState<SitesState>;

const EMPTY_STATE: SitesState = {
  form: {
    source: 'area',
    areaKind: 'named',
    state: '',
    lga: '',
    spacing: '10',
    recordKeys: [],
    places: [],
    question: 'coverage',
    count: null,
    minutes: null,
    capacity: '',
    existing: 'keep',
    weight: 'purchases',
    scope: 'reach',
    season: 'dry'
  },
  placing: false,
  queue: [],
  stoppedId: null,
  failed: null,
  scenarios: [],
  shownId: null,
  openSite: null
};

export const WHERE_NEXT: StatePiece<SitesState> = { key: 'whereNext', initial: EMPTY_STATE };

/** Returns the scenario on the map and in the list of sites. */
export const getShownScenario = ({ scenarios, shownId }: SitesState): SitesScenario | null =>
  scenarios.find(({ id }) => id === shownId) ?? null;

/** Returns whether no further scenario can be kept. */
export const isFull = ({ scenarios, queue }: SitesState): boolean =>
  scenarios.length + queue.length >= MAX_SCENARIOS;

const nextId = ({ queue, failed, scenarios }: SitesState): number =>
  1 + Math.max(0, ...[...queue, failed?.request, ...scenarios].map((one) => one?.id ?? 0));

export const showScenario = (state: SitesState, id: number): SitesState => ({
  ...state,
  shownId: id,
  openSite: null
});

/** Requests a scenario, unless as many are kept as can be; one with the same inputs is shown instead. */
export function requestScenario(
  state: SitesState,
  inputs: SitesInputs,
  { fromLink = false, isShown = true }: Partial<Pick<SitesRequest, 'fromLink' | 'isShown'>> = {}
): SitesState {
  const text = JSON.stringify(inputs);
  const known = state.scenarios.find((one) => JSON.stringify(one.inputs) === text);
  if (known) return { ...showScenario(state, known.id), failed: null };
  if (isFull(state)) return state;
  const request = { id: nextId(state), inputs, fromLink, isShown };
  return { ...state, placing: false, queue: [...state.queue, request], failed: null };
}

/** Requests a failed scenario again. */
export const retryRequest = (state: SitesState, { inputs, ...options }: SitesRequest): SitesState =>
  requestScenario(state, inputs, options);

const dropRequest = (state: SitesState, id: number): SitesState => ({
  ...state,
  queue: state.queue.filter((one) => one.id !== id),
  stoppedId: null
});

/** Returns the first letter that no scenario has. */
const findLetter = ({ scenarios }: SitesState): string =>
  [...'ABCD'].find((one) => scenarios.every(({ letter }) => letter !== one))!;

/** Adds the computed scenario; ignored when it was cancelled meanwhile. */
export function finishScenario(state: SitesState, computed: Omit<SitesScenario, 'letter'>): SitesState {
  if (state.queue[0]?.id !== computed.id) return state;
  const scenario = { ...computed, letter: findLetter(state) };
  const rest = dropRequest(state, computed.id);
  const isShown = computed.isShown || state.scenarios.length === 0;
  return {
    ...rest,
    scenarios: [...state.scenarios, scenario],
    ...(isShown && { shownId: computed.id, openSite: null })
  };
}

export const failRequest = (
  state: SitesState,
  request: SitesRequest,
  reason: SitesFailureReason
): SitesState =>
  state.queue[0]?.id === request.id
    ? { ...dropRequest(state, request.id), failed: { request, reason } }
    : state;

/** Ends the search of the pending scenario with its best answer so far. */
export const stopSearch = (state: SitesState): SitesState => ({
  ...state,
  stoppedId: state.queue[0]?.id ?? null
});

/** Drops all pending scenarios. */
export const cancelRequests = (state: SitesState): SitesState => ({ ...state, queue: [], stoppedId: null });

/** Removes a scenario; the one before it is shown in its stead, or the first. */
export function removeScenario(state: SitesState, id: number): SitesState {
  const at = state.scenarios.findIndex((one) => one.id === id);
  const scenarios = state.scenarios.filter((one) => one.id !== id);
  if (state.shownId !== id) return { ...state, scenarios };
  return { ...state, scenarios, shownId: scenarios[Math.max(0, at - 1)]?.id ?? null, openSite: null };
}

/** Removes all scenarios. */
export const closeScenarios = (state: SitesState): SitesState => ({
  ...state,
  scenarios: [],
  shownId: null,
  openSite: null
});

/** Opens a site in the list and on the map, or closes it. */
export const toggleSite = (state: SitesState, index: number): SitesState => ({
  ...state,
  openSite: state.openSite === index ? null : index
});

/** Progress of the pending scenario; not a part of the state, which parts read more often than it changes. */
export interface SitesProgress {
  readonly requestId: number;
  readonly stage: 'data' | 'roads' | 'search';
  /** 0 to 1. */
  readonly share: number;
  /** Best answer so far; null before the first. */
  readonly best: {
    readonly sites: readonly LocatedCandidate[];
    readonly tonnes: number;
    readonly costPerTonne: number | null;
    readonly gap: number | null;
  } | null;
}

export const SITES_PROGRESS: StatePiece<SitesProgress | null> = { key: 'whereNextProgress', initial: null };
