import { DEFAULT_PARAMETERS } from 'widgets/shared-code/site-base';
import {
  AREA_RECORD_KINDS,
  computeDriveTimeBreaks,
  computeGroundFigures,
  computeMillFigures,
  computeServiceAreaFigures,
  getRainyFactors
} from 'widgets/shared-code/site-domain';
import type { Season, ServiceAreasTogether, ServiceAreaSummary } from 'widgets/shared-code/site-domain';

/* Answers of the services in the widget's tests. */

export const uyo = { latitude: 5.03, longitude: 7.93 };

/** Returns a square of `half` degrees around a place, clockwise. */
const createSquare = ({ latitude: y, longitude: x }: typeof uyo, half: number): [number, number][] => [
  [x - half, y - half],
  [x - half, y + half],
  [x + half, y + half],
  [x + half, y - half],
  [x - half, y - half]
];

type AreaRequest = typeof uyo & { minutes: number };

/** Returns figures inside the area: half as many mills as within the width, at another price. */
const createMillFigures = (mills: number) =>
  computeMillFigures({
    noOfMills: mills / 2,
    totalTonsBought: mills,
    totalNoOfTransactions: (3 * mills) / 2,
    totalPrice: 35_000 * mills
  });

const createGroundFigures = (mills: number, acres: number, half: number) => ({
  otherMillFigures: createMillFigures(mills),
  figures: computeGroundFigures(
    {
      noOfMills: mills,
      totalTonsBought: 2 * mills,
      totalNoOfTransactions: 3 * mills,
      totalPrice: 72_000 * mills,
      totalAcres: acres,
      minigridsTotal: 3,
      oilPalmPFTotal: 2,
      maizeProduction2022: 1_000,
      maizeProduction2023: 1_100,
      maizeYield2022: 2.1,
      maizeYield2023: 2.3
    },
    DEFAULT_PARAMETERS
  ),
  rings: half > 0 ? [createSquare(uyo, half)] : []
});

/** Returns the answer for these areas: 1,500 mills each, 500 of them shared, on `shared` degrees around Uyo. */
export const createTogether = (
  areas: readonly AreaRequest[],
  shared = 0.1,
  change: Partial<ServiceAreasTogether> = {}
): ServiceAreasTogether => ({
  areas: areas.map((area) => ({ ...area, extentWidth: 84_240 })),
  together: createGroundFigures(1_500 * areas.length - 500, 60_000, 0.6),
  overlap: createGroundFigures(500, shared > 0 ? 20_000 : 0, shared),
  millScope: 'extentWidth',
  toldFrom: null,
  biocharLandShare: DEFAULT_PARAMETERS.biocharLandShare,
  readable: [],
  parameterVersion: 1,
  computedAt: '2026-11-21T08:00:00.000Z',
  ...change
});

/** Returns a summary; in the rainy season an area reaches three quarters as far, and fewer mills. */
export function createSummary(
  { season = 'dry', ...place }: AreaRequest & { season?: Season },
  change: Partial<ServiceAreaSummary> = {}
): ServiceAreaSummary {
  const breaks = computeDriveTimeBreaks(place.minutes);
  const rainy = season === 'rainy';
  return {
    ...place,
    breaks,
    // A minute is a hundredth of a degree.
    polygons: breaks.map((toBreak) => ({
      toBreak,
      rings: [createSquare(place, (toBreak / 100) * (rainy ? 0.75 : 1))]
    })),
    snapDistance: 12,
    lga: { code: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
    millScope: 'extentWidth',
    extentWidth: 84_240,
    figures: computeServiceAreaFigures(
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
        lgaP1Price: 36_500,
        lgaP1PriceDate: '2026-11-20',
        lgaP1PriceIsOld: false
      },
      DEFAULT_PARAMETERS
    ),
    otherMillFigures: createMillFigures(rainy ? 900 : 1214),
    rain: rainy ? { factors: getRainyFactors(DEFAULT_PARAMETERS), inForce: true } : null,
    toldFrom: null,
    biocharLandShare: DEFAULT_PARAMETERS.biocharLandShare,
    readable: AREA_RECORD_KINDS,
    parameterVersion: 1,
    computedAt: '2026-11-21T08:00:00.000Z',
    ...change
  };
}
