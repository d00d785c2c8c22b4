/**
 * State that the parts of the widget share: plain data in the tool's widget state, and the functions that
 * change it.
 */
import { getLast, PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import type { ChangeState, ParameterSet, PickupVehicle, StatePiece } from 'widgets/shared-code/site-base';
import type { LocatedPile, RainAssumption, RoadDrive, Season } from 'widgets/shared-code/site-domain';
import type { RequestedPlan } from 'widgets/shared-code/site-tools';

/** Start and end of the trips. */
export interface PlanFactory {
  /** Null for a place on the map. */
  readonly name: string | null;
  readonly latitude: number;
  readonly longitude: number;
}

/** The inputs of a plan. */
export interface PlanInputs {
  /** First and last name. */
  readonly agent: string;
  readonly vehicles: readonly PickupVehicle[];
  readonly tonnes: number;
  /** Null for the factory of the parameters. */
  readonly factory: PlanFactory | null;
}

/** A requested plan; `id` distinguishes it from earlier ones. */
export interface PlanRequest extends PlanInputs {
  readonly id: number;
  /** True when it is added beside the current plan, not in its place. */
  readonly beside: boolean;
  /** True for a plan of a link, which sets the map's extent itself. */
  readonly fromLink?: boolean;
}

export interface PlanFault {
  readonly kind: 'refused' | 'failed';
  readonly code: string;
  readonly message: string;
}

/** The roads of a plan in one season, or why they are not known. */
export type PlanRoads =
  | {
      /** By place: the way there and back, or why there is no way. */
      readonly drives: Readonly<Record<string, RoadDrive>>;
      /** Null for the dry season. */
      readonly rain: RainAssumption | null;
    }
  | { readonly fault: PlanFault };

/** A plan with its inputs, from which all figures are computed. */
export interface PickupPlan extends PlanRequest {
  /** All piles of the agent, oldest first. */
  readonly piles: readonly LocatedPile[];
  /** False when the list of agents does not contain the name; it is looked up for an agent without piles. */
  readonly isAgentKnown: boolean;
  /** A season is missing until its roads are known. */
  readonly roads: Readonly<Partial<Record<Season, PlanRoads>>>;
  readonly set: ParameterSet;
  /** The moment of the data, ISO 8601. */
  readonly at: string;
}

/** The vehicle, or the mix, whose trips the timeline and the map show. */
export type ShownVehicle = PickupVehicle | 'mix';

/** Distances from which costs and times are computed: by road, or in the straight line of the specification. */
export const DISTANCE_KINDS = ['road', 'straight'] as const;
export type DistanceKind = (typeof DISTANCE_KINDS)[number];

export interface PlannerState {
  readonly agent: string | null;
  readonly vehicles: readonly PickupVehicle[];
  /** As typed; null while it is the offered default. */
  readonly tonnage: string | null;
  /** The chosen factory; null for the one of the parameters. */
  readonly factory: PlanFactory | null;
  /** As typed; null while it is the name of the chosen factory. */
  readonly factoryText: string | null;
  /** True while a click on the map chooses the factory. */
  readonly placing: boolean;
  /** True when the next plan is added beside the current one. */
  readonly comparing: boolean;
  /** Queued plans; the first is being requested. */
  readonly queue: readonly PlanRequest[];
  /** The last failed plan, stored for a retry. */
  readonly failed: { readonly request: PlanRequest; readonly fault: PlanFault } | null;
  /** One plan, or two side by side; the last is shown in full. */
  readonly plans: readonly PickupPlan[];
  readonly shown: ShownVehicle;
  /** The chosen distances; figures use the answer of `resolveBasis`. */
  readonly distance: DistanceKind;
  /** True when plans by road are for the rainy season. */
  readonly rainy: boolean;
}

export type PlannerStateSetter = ChangeState<PlannerState>;

export const EMPTY_STATE: PlannerState = {
  agent: null,
  vehicles: PICKUP_VEHICLES,
  tonnage: null,
  factory: null,
  factoryText: null,
  placing: false,
  comparing: false,
  queue: [],
  failed: null,
  plans: [],
  shown: 'mix',
  distance: 'road',
  rainy: false
};

export const TRIP_PLANNER: StatePiece<PlannerState> = { key: 'tripPlanner', initial: EMPTY_STATE };

/** Returns the plan shown in full. */
export const currentPlan = ({ plans }: PlannerState): PickupPlan | null => getLast(plans) ?? null;

/** Chooses another agent; discards the tonnage typed for the previous one. */
export const chooseAgent = (state: PlannerState, agent: string): PlannerState =>
  agent === state.agent ? state : { ...state, agent, tonnage: null };

const nextId = ({ plans, queue, failed }: PlannerState): number =>
  1 + Math.max(0, failed?.request.id ?? 0, ...[...plans, ...queue].map(({ id }) => id));

/** Queues a plan, which replaces any plan still queued. */
export function queuePlan(state: PlannerState, wanted: PlanInputs): PlannerState {
  const beside = state.comparing && state.plans.length > 0;
  const queue = [{ ...wanted, beside, id: nextId(state) }];
  return { ...state, failed: null, placing: false, queue };
}

/** Sets the form as requested by another widget, and queues the plan. */
export const requestPlan = (state: PlannerState, { agent, vehicles, tonnes }: RequestedPlan): PlannerState =>
  queuePlan(
    { ...state, agent, vehicles, tonnage: String(tonnes), factoryText: null },
    { agent, vehicles, tonnes, factory: state.factory }
  );

/** Chooses a factory, or the one of the parameters by null. */
export const chooseFactory = (state: PlannerState, factory: PlanFactory | null): PlannerState => ({
  ...state,
  factory,
  factoryText: null,
  placing: false
});

/** Queues a failed plan again. */
export const retryRequest = (state: PlannerState, request: PlanRequest): PlannerState => ({
  ...state,
  failed: null,
  queue: [{ ...request, id: nextId(state) }, ...state.queue]
});

/** Adds the finished plan; ignored when it was cancelled meanwhile. */
export function finishPlan(state: PlannerState, plan: PickupPlan): PlannerState {
  if (state.queue[0]?.id !== plan.id) return state;
  const kept = plan.beside ? state.plans.slice(0, 1) : [];
  return {
    ...state,
    queue: state.queue.slice(1),
    plans: [...kept, plan],
    comparing: false,
    shown: plan.beside ? state.shown : 'mix'
  };
}

export const failPlan = (state: PlannerState, request: PlanRequest, fault: PlanFault): PlannerState =>
  state.queue[0]?.id === request.id
    ? { ...state, queue: state.queue.slice(1), failed: { request, fault } }
    : state;

/** Cancels the queued plans. */
export const cancelPlans = (state: PlannerState): PlannerState => ({ ...state, queue: [] });

/** Removes one plan. */
export const removePlan = (state: PlannerState, id: number): PlannerState => ({
  ...state,
  plans: state.plans.filter((plan) => plan.id !== id)
});

/** Sets the form and queues the plans of an address. */
export function restorePlans(
  state: PlannerState,
  wanted: readonly PlanInputs[],
  { shown, distance }: Pick<PlannerState, 'shown' | 'distance'>
): PlannerState {
  const last = getLast(wanted);
  if (!last) return state;
  return {
    ...state,
    agent: last.agent,
    vehicles: last.vehicles,
    tonnage: String(last.tonnes),
    factory: last.factory,
    shown,
    distance,
    queue: wanted.map((one, at) => ({ ...one, id: nextId(state) + at, beside: at > 0, fromLink: true }))
  };
}

/** Roads that a plan lacks. */
export interface RoadsRequest {
  readonly plan: PickupPlan;
  readonly season: Season;
}

/** Returns the next roads to request: of every plan in the dry season, then in the rainy one if chosen. */
export function findMissingRoads({
  plans,
  rainy
}: Pick<PlannerState, 'plans' | 'rainy'>): RoadsRequest | null {
  const seasons: readonly Season[] = rainy ? ['dry', 'rainy'] : ['dry'];
  const missing = seasons.flatMap((season) =>
    plans.filter(({ roads }) => !roads[season]).map((plan) => ({ plan, season }))
  );
  return missing[0] ?? null;
}

/** Adds the roads of a plan, or why they are not known; ignored when the plan was removed meanwhile. */
export const finishRoads = (
  state: PlannerState,
  { plan: { id }, season }: RoadsRequest,
  roads: PlanRoads
): PlannerState => ({
  ...state,
  plans: state.plans.map((plan) =>
    plan.id === id ? { ...plan, roads: { ...plan.roads, [season]: roads } } : plan
  )
});

/** Removes the roads for which `isStale` is true, so that they are requested again. */
const dropRoads = (state: PlannerState, isStale: (roads: PlanRoads) => boolean): PlannerState => ({
  ...state,
  plans: state.plans.map((plan) => {
    const roads = Object.entries(plan.roads);
    const kept = roads.filter(([, known]) => !isStale(known));
    return kept.length === roads.length ? plan : { ...plan, roads: Object.fromEntries(kept) };
  })
});

/** Requests the roads again that could not be found. */
export const retryRoads = (state: PlannerState): PlannerState =>
  dropRoads(state, (roads) => 'fault' in roads);

/** Chooses the distances. Choosing the road requests missing roads again. */
export const chooseDistance = (state: PlannerState, distance: DistanceKind): PlannerState => ({
  ...(distance === 'road' ? retryRoads(state) : state),
  distance
});

/** Switches the season. Failed roads and roads with older factors are requested again. */
export const switchRain = (state: PlannerState, rainy: boolean): PlannerState => ({
  ...dropRoads(state, (roads) => 'fault' in roads || roads.rain?.inForce === false),
  rainy
});
