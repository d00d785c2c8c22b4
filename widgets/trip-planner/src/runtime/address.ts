import { isPickupVehicle } from 'widgets/shared-code/site-base';
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import { findTonnageProblem, isPosition } from 'widgets/shared-code/site-domain';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import type { AnalysisLink } from 'widgets/shared-code/site-analysis';
import type { DistanceKind, PlanFactory, PlannerState, PlanInputs, ShownVehicle } from './state';
import { restorePlans } from './state';

type AddressedFactory = readonly [name: string | null, latitude: number, longitude: number];

/** A plan in the address: agent, vehicles, tonnes, and a factory other than that of the parameters. */
type AddressedPlan = readonly [
  agent: string,
  vehicles: readonly PickupVehicle[],
  tonnes: number,
  factory?: AddressedFactory
];

/** The plans of an address, the vehicle whose trips are shown, and the distances unless they are by road. */
export interface AddressedPlans {
  readonly plans: readonly AddressedPlan[];
  readonly shown: ShownVehicle;
  readonly distance?: DistanceKind;
}

/** Longest accepted name of an agent or a factory. */
const MAX_NAME_LENGTH = 200;

function isFactory(value: unknown): value is AddressedFactory {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [name, latitude, longitude] = value as readonly unknown[];
  const isNamed =
    name === null || (typeof name === 'string' && name !== '' && name.length <= MAX_NAME_LENGTH);
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
  return isNamed && isPlaced && isPosition({ latitude, longitude });
}

function readPlan(value: unknown): AddressedPlan | null {
  if (!Array.isArray(value) || value.length < 3 || value.length > 4) return null;
  const [agent, vehicles, tonnes, factory] = value as readonly unknown[];
  if (value.length === 4 && !isFactory(factory)) return null;
  const named = typeof agent === 'string' && agent !== '' && agent.length <= MAX_NAME_LENGTH;
  if (!named || typeof tonnes !== 'number' || findTonnageProblem(tonnes) !== null) return null;
  if (!Array.isArray(vehicles) || vehicles.length === 0) return null;
  const known = vehicles.every(
    (one): one is PickupVehicle => typeof one === 'string' && isPickupVehicle(one)
  );
  if (!known) return null;
  const plan = [agent, vehicles as PickupVehicle[], tonnes] as const;
  return isFactory(factory) ? [...plan, factory] : plan;
}

/** Reads and validates the plans of an address, which may contain anything. */
function readPlans(value: unknown): AddressedPlans | null {
  const { plans, shown, distance } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (!Array.isArray(plans) || plans.length < 1 || plans.length > 2) return null;
  if (typeof shown !== 'string' || (shown !== 'mix' && !isPickupVehicle(shown))) return null;
  const read = plans.map(readPlan).filter((plan) => plan !== null);
  if (read.length !== plans.length || (distance !== undefined && distance !== 'straight')) return null;
  return { plans: read, shown, ...(distance === 'straight' && { distance }) };
}

/** Version 1 since the first release: factory and distance were added later, and links without them open. */
export const PLANS_CODEC: AddressCodec<AddressedPlans> = { version: 1, read: readPlans };

function toAddressedPlan({ agent, vehicles, tonnes, factory }: PlanInputs): AddressedPlan {
  if (!factory) return [agent, vehicles, tonnes];
  return [agent, vehicles, tonnes, [factory.name, factory.latitude, factory.longitude]];
}

const toFactory = ([name, latitude, longitude]: AddressedFactory): PlanFactory => ({
  name,
  latitude,
  longitude
});

/** Returns the address state: the current plans, changed by the queued ones as if they were done. */
export function toAddressedPlans({ plans, queue, shown, distance }: PlannerState): AddressedPlans | null {
  let named: readonly PlanInputs[] = plans;
  for (const request of queue) named = request.beside ? [...named.slice(0, 1), request] : [request];
  if (named.length === 0) return null;
  return { plans: named.map(toAddressedPlan), shown, ...(distance === 'straight' && { distance }) };
}

/** Converts the plans of an address to requests. */
export const toRequests = ({ plans }: AddressedPlans): PlanInputs[] =>
  plans.map(([agent, vehicles, tonnes, factory]) => ({
    agent,
    vehicles,
    tonnes,
    factory: factory ? toFactory(factory) : null
  }));

/** The plans in a link. */
export const PLANS_LINK: AnalysisLink<PlannerState, AddressedPlans> = {
  name: 'trips',
  codec: PLANS_CODEC,
  toLink: toAddressedPlans,
  // A part that is mounted again finds its plans in the state.
  applyLink: (state, found) =>
    state.plans.length + state.queue.length > 0
      ? state
      : restorePlans(state, toRequests(found), { shown: found.shown, distance: found.distance ?? 'road' })
};
