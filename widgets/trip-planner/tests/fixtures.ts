import type { AgentInventory, LocatedPile } from 'widgets/shared-code/site-core';
import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-core';

/* What the services answer in the widget's tests. */

export const set = { version: 3, parameters: DEFAULT_PARAMETERS };

const { tripFactoryLatitude: latitude, tripFactoryLongitude: longitude } = DEFAULT_PARAMETERS;

/** A pile so many degrees north of the factory. */
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

/** What the router answers: a way of 50 km and 61 minutes. */
export const way = {
  routes: {
    features: [
      {
        attributes: { Total_TravelTime: 61, Total_Kilometers: 50 },
        geometry: { paths: [[[longitude, latitude], [longitude, latitude + 0.3]]] } // prettier-ignore
      }
    ]
  }
};
