/**
 * State that the parts of the widget share: plain data in the tool's widget state, and the functions that
 * change it.
 */
import { getLast, PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import type { ChangeState, ParameterSet, PickupVehicle, StatePiece } from 'widgets/shared-code/site-base';
import type { LocatedPile } from 'widgets/shared-code/site-domain';
import type { RequestedPlan } from 'widgets/shared-code/site-tools';

/** A requested plan; `id` distinguishes it from earlier ones. */
export interface PlanRequest {
  readonly id: number;
  /** First and last name. */
  readonly agent: string;
  readonly vehicles: readonly PickupVehicle[];
  readonly tonnes: number;
  /** True when it is added beside the current plan, not in its place. */
  readonly beside: boolean;
  /** True for a plan of a link, which sets the map's extent itself. */
  readonly fromLink?: boolean;
}

/** A plan with its inputs, from which all figures are computed. */
export interface PickupPlan extends PlanRequest {
  /** All piles of the agent, oldest first. */
  readonly piles: readonly LocatedPile[];
  readonly set: ParameterSet;
  /** The moment of the data, ISO 8601. */
  readonly at: string;
}

/** The vehicle, or the mix, whose trips the timeline and the map show. */
export type ShownVehicle = PickupVehicle | 'mix';

export interface PlanFault {
  readonly kind: 'refused' | 'failed';
  readonly message: string;
}

export interface PlannerState {
  readonly agent: string | null;
  readonly vehicles: readonly PickupVehicle[];
  /** As typed; null while it is the offered default. */
  readonly tonnage: string | null;
  /** True when the next plan is added beside the current one. */
  readonly comparing: boolean;
  /** Queued plans; the first is being requested. */
  readonly queue: readonly PlanRequest[];
  /** The last failed plan, stored for a retry. */
  readonly failed: { readonly request: PlanRequest; readonly fault: PlanFault } | null;
  /** One plan, or two side by side; the last is shown in full. */
  readonly plans: readonly PickupPlan[];
  readonly shown: ShownVehicle;
  /** True when the rainy-season routes are shown beside the dry-season ones. */
  readonly rainy: boolean;
}

export type PlannerStateSetter = ChangeState<PlannerState>;

export const EMPTY_STATE: PlannerState = {
  agent: null,
  vehicles: PICKUP_VEHICLES,
  tonnage: null,
  comparing: false,
  queue: [],
  failed: null,
  plans: [],
  shown: 'mix',
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
export function queuePlan(
  state: PlannerState,
  wanted: Pick<PlanRequest, 'agent' | 'vehicles' | 'tonnes'>
): PlannerState {
  const beside = state.comparing && state.plans.length > 0;
  return { ...state, failed: null, queue: [{ ...wanted, beside, id: nextId(state) }] };
}

/** Sets the form as requested by another widget, and queues the plan. */
export const requestPlan = (state: PlannerState, { agent, vehicles, tonnes }: RequestedPlan): PlannerState =>
  queuePlan({ ...state, agent, vehicles, tonnage: String(tonnes) }, { agent, vehicles, tonnes });

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
  wanted: readonly Pick<PlanRequest, 'agent' | 'vehicles' | 'tonnes'>[],
  shown: ShownVehicle
): PlannerState {
  const last = getLast(wanted);
  if (!last) return state;
  return {
    ...state,
    agent: last.agent,
    vehicles: last.vehicles,
    tonnage: String(last.tonnes),
    shown,
    queue: wanted.map((one, at) => ({ ...one, id: nextId(state) + at, beside: at > 0, fromLink: true }))
  };
}
