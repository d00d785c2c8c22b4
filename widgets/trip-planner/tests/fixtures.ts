import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { getRainyFactors } from 'widgets/shared-code/site-domain';
import type {
  AgentInventory,
  LocatedPile,
  TripDrive,
  TripMatrix,
  TripWays
} from 'widgets/shared-code/site-domain';

import type { PickupPlan } from '../src/runtime/state';

/* Answers of the services in the widget's tests. */

export const set = { version: 3, parameters: DEFAULT_PARAMETERS };

const { tripFactoryLatitude: latitude, tripFactoryLongitude: longitude } = DEFAULT_PARAMETERS;

/** Returns a pile `north` degrees north of the factory. */
const createPile = (id: number, tonnesPurchased: number, north: number): LocatedPile => ({
  id,
  millName: `Mill ${id}`,
  agentName: 'Emem Udo',
  purchaseDate: '2026-11-10',
  daysSincePurchase: 12,
  tonnesPurchased,
  pricePerTonne: 35_500,
  amountPaid: 35_500 * tonnesPurchased,
  estimatedLogisticCostPerTonne: null,
  estimatedLandedCostPerTonne: null,
  recommendedPickupVehicle: 'MB1',
  location: { latitude: latitude + north, longitude }
});

export const PILES_BY_AGENT: Readonly<Record<string, readonly LocatedPile[]>> = {
  'Emem Udo': [createPile(1, 12, 0.3), createPile(2, 10, 0.3), createPile(3, 8, 0.4)],
  'Ada Obi': [createPile(4, 2, 0.1)]
};

const createInventory = (agentName: string): AgentInventory => {
  const piles = PILES_BY_AGENT[agentName]!;
  const tonnesPurchased = piles.reduce((sum, one) => sum + (one.tonnesPurchased ?? 0), 0);
  return { agentName, totalTransactions: piles.length, mills: piles.length, tonnesPurchased, amountPaid: 1 };
};

export const inventories = Object.keys(PILES_BY_AGENT).map(createInventory);

export const agents = [
  { first_name: 'Emem', last_name: 'Udo' },
  { first_name: 'Ada', last_name: 'Obi' },
  { first_name: 'Idle', last_name: 'Man' }
];

/** The factories of the product. */
export const factories = [
  {
    ...{ id: 'F1', name: 'FFB Mill Uyo', markerType: 'Factory', type: 'FFB Mill', status: 'Active' },
    ...{ latitude: 5.03, longitude: 7.93, rawMaterials: 'FFB', imageUrls: [] }
  }
];

/** Returns a route of 50 km that takes `minutes`. */
export const createWay = (minutes: number) => ({
  kilometres: 50,
  minutes,
  line: [
    [longitude, latitude],
    [longitude, latitude + 0.3]
  ] as const
});

/** Returns the answer of the call: 61 minutes to each place, in the rainy season 92. */
export function createWays(body: string): TripWays {
  const { to, season } = JSON.parse(body) as { readonly to: readonly unknown[]; readonly season: string };
  const rainy = season === 'rainy';
  return {
    ways: to.map(() => createWay(rainy ? 92 : 61)),
    rain: rainy ? { factors: getRainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    parameterVersion: 3,
    computedAt: '2026-11-23T08:00:00.000Z'
  };
}

/** Returns a drive of 50 km there and 52 back that takes `minutes` and four more. */
export const createDrive = (minutes: number): TripDrive => ({
  kilometres: { out: 50, back: 52 },
  minutes: { out: minutes, back: minutes + 4 }
});

/** Returns the answer of the call for the row or the column of the factory: the drives of `createDrive`. */
export function createMatrix(body: string): TripMatrix {
  const { places, season, count } = JSON.parse(body) as {
    readonly places: readonly unknown[];
    readonly season: string;
    readonly count?: number;
  };
  const { kilometres, minutes } = createDrive(season === 'rainy' ? 92 : 61);
  const fill = ({ out, back }: TripDrive['minutes']) =>
    count === 1
      ? [places.map((_, at) => (at === 0 ? 0 : out))]
      : places.map((_, at) => [at === 0 ? 0 : back]);
  const { rain, parameterVersion, computedAt } = createWays(JSON.stringify({ to: [], season }));
  return {
    ...{ first: 0, kilometres: fill(kilometres), minutes: fill(minutes) },
    snapDistances: places.map(() => 10),
    ...{ rain, parameterVersion, computedAt }
  };
}

/** Returns a plan of Emem Udo whose roads are known in both seasons. */
export function createPickupPlan(changes: Partial<PickupPlan> = {}): PickupPlan {
  const { piles = PILES_BY_AGENT['Emem Udo']! } = changes;
  const listDrives = (minutes: number) =>
    Object.fromEntries(
      piles.map(({ location }) => [`${location.latitude},${location.longitude}`, createDrive(minutes)])
    );
  const { rain } = createWays(JSON.stringify({ to: [], season: 'rainy' }));
  return {
    ...{ id: 1, agent: 'Emem Udo', vehicles: ['MB1', 'MB2'], tonnes: 30, factory: null, beside: false },
    ...{ piles, set, at: '2026-11-23T08:00:00.000Z', isAgentKnown: true },
    roads: { dry: { drives: listDrives(61), rain: null }, rainy: { drives: listDrives(92), rain } },
    ...changes
  };
}
