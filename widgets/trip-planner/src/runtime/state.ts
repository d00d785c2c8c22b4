/**
 * What the parts of the widget share: plain data in the tool's widget state, and the changes that can happen to it.
 */
import type { LocatedPile, ParameterSet, PickupVehicle, RequestedPlan } from 'widgets/shared-code/site-core';
import { lastOf, PICKUP_VEHICLES } from 'widgets/shared-code/site-core';

/** A plan that was asked for; `id` tells it from those before. */
export interface PlanRequest {
  readonly id: number;
  /** First and last name. */
  readonly agent: string;
  readonly vehicles: readonly PickupVehicle[];
  readonly tonnes: number;
  /** It is to stand beside the plan there is, not in its place. */
  readonly beside: boolean;
  /** A link brought it, with its own place on the map. */
  readonly fromLink?: boolean;
}

/** A plan with what it was made from; all figures follow from these. */
export interface Plan extends PlanRequest {
  /** All piles of the agent, the oldest first. */
  readonly piles: readonly LocatedPile[];
  readonly set: ParameterSet;
  /** The moment of the data, ISO 8601. */
  readonly at: string;
}

/** Whose trips the timeline and the map show. */
export type Shown = PickupVehicle | 'mix';

export interface Fault {
  readonly kind: 'refused' | 'failed';
  readonly message: string;
}

export interface PlannerState {
  readonly agent: string | null;
  readonly vehicles: readonly PickupVehicle[];
  /** As typed; null while it is what is offered. */
  readonly tonnage: string | null;
  /** The next plan stands beside the one there is. */
  readonly comparing: boolean;
  /** Plans on their way, the first of them being asked. */
  readonly queue: readonly PlanRequest[];
  /** The last that failed, kept so that it can be tried again. */
  readonly failed: { readonly request: PlanRequest; readonly fault: Fault } | null;
  /** One, or two side by side; the last is the one shown in full. */
  readonly plans: readonly Plan[];
  readonly shown: Shown;
  /** The ways by road in the rainy season stand beside those in the dry. */
  readonly rainy: boolean;
}

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

/** The plan shown in full. */
export const currentPlan = ({ plans }: PlannerState): Plan | null => lastOf(plans) ?? null;

/** Another agent: what was typed for the one before is not meant for it. */
export const chooseAgent = (state: PlannerState, agent: string): PlannerState =>
  agent === state.agent ? state : { ...state, agent, tonnage: null };

const nextId = ({ plans, queue, failed }: PlannerState): number =>
  1 + Math.max(0, failed?.request.id ?? 0, ...[...plans, ...queue].map(({ id }) => id));

/** Asks for a plan in the place of any that is still on its way. */
export function askPlan(
  state: PlannerState,
  wanted: Pick<PlanRequest, 'agent' | 'vehicles' | 'tonnes'>
): PlannerState {
  const beside = state.comparing && state.plans.length > 0;
  return { ...state, failed: null, queue: [{ ...wanted, beside, id: nextId(state) }] };
}

/** Sets the form as another widget requests it, and asks for the plan. */
export const requestPlan = (state: PlannerState, { agent, vehicles, tonnes }: RequestedPlan): PlannerState =>
  askPlan({ ...state, agent, vehicles, tonnage: String(tonnes) }, { agent, vehicles, tonnes });

/** Asks again for one that failed. */
export const askAgain = (state: PlannerState, request: PlanRequest): PlannerState => ({
  ...state,
  failed: null,
  queue: [{ ...request, id: nextId(state) }, ...state.queue]
});

/** The plan is there; ignored when it was given up meanwhile. */
export function finishPlan(state: PlannerState, plan: Plan): PlannerState {
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

export const failPlan = (state: PlannerState, request: PlanRequest, fault: Fault): PlannerState =>
  state.queue[0]?.id === request.id
    ? { ...state, queue: state.queue.slice(1), failed: { request, fault } }
    : state;

/** Gives up what is on its way. */
export const cancelPlans = (state: PlannerState): PlannerState => ({ ...state, queue: [] });

/** Takes one plan away. */
export const removePlan = (state: PlannerState, id: number): PlannerState => ({
  ...state,
  plans: state.plans.filter((plan) => plan.id !== id)
});

/** Sets the form and asks for the plans of an address. */
export function restorePlans(
  state: PlannerState,
  wanted: readonly Pick<PlanRequest, 'agent' | 'vehicles' | 'tonnes'>[],
  shown: Shown
): PlannerState {
  const last = lastOf(wanted);
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
