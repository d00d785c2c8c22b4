import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { createStraightMatrix, getRainyFactors } from 'widgets/shared-code/site-domain';
import type { LatLon, LocatedPile, TripMatrix, TripWays } from 'widgets/shared-code/site-domain';

/* Answers of the services in the widget's tests. */

export const set = { version: 3, parameters: DEFAULT_PARAMETERS };

const { tripFactoryLatitude: latitude, tripFactoryLongitude: longitude } = DEFAULT_PARAMETERS;

/** Returns a pile `north` degrees north of the factory and `east` degrees east of it. */
export const createPile = (
  id: number,
  agentName: string,
  tonnesPurchased: number | null,
  [north, east]: readonly [number, number]
): LocatedPile =>
  ({
    id,
    millName: `Mill ${id}`,
    agentName,
    purchaseDate: '2026-11-10',
    daysSincePurchase: 12,
    tonnesPurchased,
    pricePerTonne: 35_500,
    amountPaid: 35_500 * (tonnesPurchased ?? 0),
    estimatedLogisticCostPerTonne: null,
    estimatedLandedCostPerTonne: null,
    recommendedPickupVehicle: 'MB1',
    location: { latitude: latitude + north, longitude: longitude + east }
  }) as LocatedPile;

/** Two near piles of one agent, one of another, and one farther away than any vehicle drives in a day. */
export const PILES: readonly LocatedPile[] = [
  createPile(11, 'Emem Udo', 3, [0.2, 0]),
  createPile(12, 'Emem Udo', 2, [0.2, 0.05]),
  createPile(13, 'Ada Obi', 4, [-0.1, 0]),
  createPile(14, 'Far Away', 1, [7, 0])
];

/** Longitude of places without a road near. */
const OFF_ROAD = 13;

/** Returns the answer of the call: roads are half as long again as straight lines, in the rainy season slower. */
export function createMatrix(body: unknown): TripMatrix {
  const { places, season, first, count } = body as {
    readonly places: readonly LatLon[];
    readonly season: string;
    readonly first: number;
    readonly count: number;
  };
  const isRainy = season === 'rainy';
  const { kilometres } = createStraightMatrix(places, 1);
  const size = places.length;
  const toRows = (factor: number) =>
    Array.from({ length: Math.min(count, size - first) }, (_, row) =>
      places.map((_place, column) => kilometres[(first + row) * size + column]! * factor)
    );
  return {
    first,
    kilometres: toRows(1.5),
    minutes: toRows(isRainy ? 3 : 2),
    snapDistances: places.map((place) => (place.longitude > OFF_ROAD ? null : 20)),
    rain: isRainy ? { factors: getRainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    parameterVersion: 3,
    computedAt: '2026-11-23T08:00:00.000Z'
  };
}

/** Returns the answer of the call: lines through the places of each round. */
export function createRoundWays(body: unknown): TripWays {
  const { rounds } = body as { readonly rounds: readonly (readonly LatLon[])[] };
  return {
    ways: rounds.map((places) => ({
      kilometres: 50,
      minutes: 60,
      line: places.map((place) => [place.longitude, place.latitude] as const)
    })),
    rain: null,
    parameterVersion: 3,
    computedAt: '2026-11-23T08:00:00.000Z'
  };
}
