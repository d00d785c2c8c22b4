import { isPickupVehicle } from 'widgets/shared-code/site-base';
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import { findTonnageProblem } from 'widgets/shared-code/site-domain';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { PlannerState, PlanRequest, ShownVehicle } from './state';
import { restorePlans } from './state';

/** A plan in the address: agent, vehicles, tonnes. */
type AddressedPlan = readonly [agent: string, vehicles: readonly PickupVehicle[], tonnes: number];

/** The plans of an address, and the vehicle whose trips are shown. */
export interface AddressedPlans {
  readonly plans: readonly AddressedPlan[];
  readonly shown: ShownVehicle;
}

/** Longest accepted name of an agent. */
const MAX_NAME_LENGTH = 200;

function readPlan(value: unknown): AddressedPlan | null {
  if (!Array.isArray(value) || value.length !== 3) return null;
  const [agent, vehicles, tonnes] = value as readonly unknown[];
  const named = typeof agent === 'string' && agent !== '' && agent.length <= MAX_NAME_LENGTH;
  if (!named || typeof tonnes !== 'number' || findTonnageProblem(tonnes) !== null) return null;
  if (!Array.isArray(vehicles) || vehicles.length === 0) return null;
  const known = vehicles.every(
    (one): one is PickupVehicle => typeof one === 'string' && isPickupVehicle(one)
  );
  return known ? [agent, vehicles as PickupVehicle[], tonnes] : null;
}

/** Reads and validates the plans of an address, which may contain anything. */
function readPlans(value: unknown): AddressedPlans | null {
  const { plans, shown } = (value ?? {}) as { readonly plans?: unknown; readonly shown?: unknown };
  if (!Array.isArray(plans) || plans.length < 1 || plans.length > 2) return null;
  if (typeof shown !== 'string' || (shown !== 'mix' && !isPickupVehicle(shown))) return null;
  const read = plans.map(readPlan).filter((plan) => plan !== null);
  return read.length === plans.length ? { plans: read, shown } : null;
}

export const PLANS_CODEC: AddressCodec<AddressedPlans> = { version: 1, read: readPlans };

const toAddressedPlan = ({ agent, vehicles, tonnes }: PlanRequest): AddressedPlan => [
  agent,
  vehicles,
  tonnes
];

/** Returns the address state: the current plans, changed by the queued ones as if they were done. */
export function toAddressedPlans({ plans, queue, shown }: PlannerState): AddressedPlans | null {
  let named: readonly PlanRequest[] = plans;
  for (const request of queue) named = request.beside ? [...named.slice(0, 1), request] : [request];
  return named.length === 0 ? null : { plans: named.map(toAddressedPlan), shown };
}

/** Converts the plans of an address to requests. */
export const toRequests = ({ plans }: AddressedPlans) =>
  plans.map(([agent, vehicles, tonnes]) => ({ agent, vehicles, tonnes }));

/** The plans in a link. */
export const PLANS_LINK: AnalysisLink<PlannerState, AddressedPlans> = {
  name: 'trips',
  codec: PLANS_CODEC,
  toLink: toAddressedPlans,
  // A part that is mounted again finds its plans in the state.
  applyLink: (state, found) =>
    state.plans.length + state.queue.length > 0 ? state : restorePlans(state, toRequests(found), found.shown)
};
