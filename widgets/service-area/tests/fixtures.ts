import type { Season, ServiceAreaSummary } from 'widgets/shared-code/site-core';
import {
  DEFAULT_PARAMETERS,
  driveTimeBreaks,
  rainyFactors,
  serviceAreaFigures
} from 'widgets/shared-code/site-core';

/* What the services answer in the widget's tests. */

export const uyo = { latitude: 5.03, longitude: 7.93 };

/** A square of `half` degrees round a place, clockwise. */
const square = ({ latitude: y, longitude: x }: typeof uyo, half: number): [number, number][] => [
  [x - half, y - half],
  [x - half, y + half],
  [x + half, y + half],
  [x + half, y - half],
  [x - half, y - half]
];

/** In the rain an area reaches three quarters as far, and fewer mills. */
export function summaryOf(
  { season = 'dry', ...place }: typeof uyo & { minutes: number; season?: Season },
  change: Partial<ServiceAreaSummary> = {}
): ServiceAreaSummary {
  const breaks = driveTimeBreaks(place.minutes);
  const rainy = season === 'rainy';
  return {
    ...place,
    breaks,
    // A hundredth of a degree for each minute.
    polygons: breaks.map((toBreak) => ({
      toBreak,
      rings: [square(place, (toBreak / 100) * (rainy ? 0.75 : 1))]
    })),
    snapDistance: 12,
    lga: { code: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
    millScope: 'extentWidth',
    extentWidth: 84_240,
    figures: serviceAreaFigures(
      place.minutes,
      {
        noOfMills: rainy ? 900 : 1214,
        totalTonsBought: 3871.44,
        totalNoOfTransactions: 2021,
        totalPrice: 141_000_000,
        totalAcres: 48_206.4,
        minigridsTotal: 3,
        oilPalmPFTotal: 2,
        maizeProduction2022: 10_500.25,
        maizeProduction2023: 11_250.5,
        maizeYield2022: 2.1,
        maizeYield2023: 2.3,
        lgaP1Price: 36_500
      },
      DEFAULT_PARAMETERS
    ),
    rain: rainy ? { factors: rainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    toldFrom: null,
    parameterVersion: 1,
    computedAt: '2026-11-21T08:00:00.000Z',
    ...change
  };
}
