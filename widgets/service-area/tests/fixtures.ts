import type { ServiceAreaSummary } from 'widgets/shared-code/site-core';
import { DEFAULT_PARAMETERS, driveTimeBreaks, serviceAreaFigures } from 'widgets/shared-code/site-core';

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

/** A hundredth of a degree for each minute. */
export const solved = (place: typeof uyo, breaks: readonly number[]) => ({
  saPolygons: {
    features: breaks.map((minutes) => ({
      attributes: { ToBreak: minutes, FromBreak: 0 },
      geometry: { rings: [square(place, minutes / 100)] }
    }))
  }
});

export function summaryOf(
  place: typeof uyo & { minutes: number },
  change: Partial<ServiceAreaSummary> = {}
): ServiceAreaSummary {
  return {
    ...place,
    breaks: driveTimeBreaks(place.minutes),
    snapDistance: 12,
    lga: { code: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
    millScope: 'extentWidth',
    extentWidth: 84_240,
    figures: serviceAreaFigures(
      place.minutes,
      {
        noOfMills: 1214,
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
    parameterVersion: 1,
    computedAt: '2026-11-21T08:00:00.000Z',
    ...change
  };
}
