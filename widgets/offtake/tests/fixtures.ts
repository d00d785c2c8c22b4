import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import { computeBiocharNeed, computeFarmFigures, OFFTAKE_PARAMETERS } from 'widgets/shared-code/site-domain';
import type { OfftakeSummary } from 'widgets/shared-code/site-domain';

/* Responses of the services in the widget's tests. */

export const uyo = { latitude: 5.03, longitude: 7.93 };

export function createOfftake(place: typeof uyo, change: Partial<OfftakeSummary> = {}): OfftakeSummary {
  const farms = {
    ...computeFarmFigures({ count: 3, withSize: 2, hectares: 190 }, 50, DEFAULT_PARAMETERS),
    commercialFarmsWithoutSize: 1,
    maizeFarmCount: 30,
    geofencedFarmCount: 20
  };
  return {
    ...place,
    lga: { code: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
    farms,
    farmPlaces: [
      [7.9, 5.01],
      [7.95, 5.06]
    ],
    biocharNeed: computeBiocharNeed(farms.totalFarmArea, DEFAULT_PARAMETERS),
    suitability: {
      status: 'known',
      value: 6_240,
      band: 'moderateToHigh',
      samples: 80,
      shares: [
        { band: 'veryLow', samples: 0 },
        { band: 'lowToModerate', samples: 20 },
        { band: 'moderateToHigh', samples: 60 },
        { band: 'high', samples: 0 }
      ]
    },
    facilities: [
      { id: 'large', name: 'Large Facility', status: 'Active', distance: 90_000, output: 3_125 },
      { id: 'near', name: 'Near Facility', status: 'Active', distance: 4_000, output: 625 },
      { id: 'idle', name: 'Idle Facility', status: 'Active', distance: 8_000, output: 0 },
      { id: 'unknown', name: 'Unknown Facility', status: 'Planned (2025)', distance: 9_000, output: null }
    ],
    parameters: Object.fromEntries(
      OFFTAKE_PARAMETERS.map((name) => [name, DEFAULT_PARAMETERS[name]])
    ) as OfftakeSummary['parameters'],
    parameterVersion: 1,
    computedAt: '2026-11-21T08:00:00.000Z',
    ...change
  };
}

/** Response for a place without farms around it. */
export const createEmptyOfftake = (place: typeof uyo): OfftakeSummary =>
  createOfftake(place, {
    lga: null,
    farmPlaces: [],
    farms: {
      ...computeFarmFigures({ count: 0, withSize: 0, hectares: 0 }, 0, DEFAULT_PARAMETERS),
      commercialFarmsWithoutSize: 0,
      maizeFarmCount: 0,
      geofencedFarmCount: 0
    },
    biocharNeed: 0,
    suitability: { status: 'noData', value: null, band: null, samples: 0, shares: [] }
  });
