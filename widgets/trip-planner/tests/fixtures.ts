import type { AgentInventory, LocatedPile, TripWays } from 'widgets/shared-code/site-core';
import { DEFAULT_PARAMETERS, rainyFactors } from 'widgets/shared-code/site-core';

/* Answers of the services in the widget's tests. */

export const set = { version: 3, parameters: DEFAULT_PARAMETERS };

const { tripFactoryLatitude: latitude, tripFactoryLongitude: longitude } = DEFAULT_PARAMETERS;

/** Returns a pile `north` degrees north of the factory. */
const pile = (id: number, tonnesPurchased: number, north: number): LocatedPile => ({
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

export const pilesOf: Readonly<Record<string, readonly LocatedPile[]>> = {
  'Emem Udo': [pile(1, 12, 0.3), pile(2, 10, 0.3), pile(3, 8, 0.4)],
  'Ada Obi': [pile(4, 2, 0.1)]
};

const inventory = (agentName: string): AgentInventory => {
  const piles = pilesOf[agentName]!;
  const tonnesPurchased = piles.reduce((sum, one) => sum + (one.tonnesPurchased ?? 0), 0);
  return { agentName, totalTransactions: piles.length, mills: piles.length, tonnesPurchased, amountPaid: 1 };
};

export const inventories = Object.keys(pilesOf).map(inventory);

export const agents = [
  { first_name: 'Emem', last_name: 'Udo' },
  { first_name: 'Ada', last_name: 'Obi' },
  { first_name: 'Idle', last_name: 'Man' }
];

/** Returns a route of 50 km that takes `minutes`. */
export const wayIn = (minutes: number) => ({
  kilometres: 50,
  minutes,
  line: [
    [longitude, latitude],
    [longitude, latitude + 0.3]
  ] as const
});

/** Returns the answer of the call: 61 minutes to each place, in the rainy season 92. */
export function waysOf(body: string): TripWays {
  const { to, season } = JSON.parse(body) as { readonly to: readonly unknown[]; readonly season: string };
  const rainy = season === 'rainy';
  return {
    ways: to.map(() => wayIn(rainy ? 92 : 61)),
    rain: rainy ? { factors: rainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    parameterVersion: 3,
    computedAt: '2026-11-23T08:00:00.000Z'
  };
}
