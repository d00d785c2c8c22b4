/**
 * Response about the place of an offtake analysis, shared by the endpoint that computes it and its clients.
 * Source: section 3 "Offtake result", "Facility option".
 */
import { z } from 'zod';
import { SUITABILITY_CLASSES } from './bands/suitability';
import { describeResult } from './entities/record-fields';
import { coordinateLine } from './geometry/coordinates-schema';

const number = z.number();
const known = number.nullable();

const farms = z.object({
  commercialFarmCount: describeResult(number, 'Commercial farms within the radius'),
  commercialFarmsWithoutSize: describeResult(number, 'Of these, farms without a recorded size'),
  maizeFarmCount: describeResult(number, 'Maize farms within the radius'),
  geofencedFarmCount: describeResult(number, 'Geo-fenced farms whose centre is within the radius'),
  smallFarmCount: describeResult(known, 'Maize farms and geo-fenced farms together'),
  totalFarmArea: describeResult(known, 'Sizes of the farms', 'ha'),
  selectedBufferArea: describeResult(known, 'The circle', 'ha'),
  percentAreaUsed: describeResult(known, 'Share of the circle that is farmed', '%')
});

const suitability = z.object({
  status: z
    .enum(['known', 'noData', 'unavailable'])
    .describe('noData: the raster has no value at the place; unavailable: it could not be read'),
  value: known.describe('Of the suitability raster at the place, 0 to 10,000'),
  band: z.enum(SUITABILITY_CLASSES).nullable().describe('The class of the value'),
  samples: number.describe('Sample points with a value'),
  shares: z
    .array(z.object({ band: z.enum(SUITABILITY_CLASSES), samples: number }))
    .readonly()
    .describe('Sample points in each class, from the lowest class up')
});
export type OfftakeSuitability = z.output<typeof suitability>;

const facility = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  distance: number.describe('Metres from the place'),
  output: known.describe('Tonnes of biochar a year by its output rate; null if not recorded')
});
export type FacilityOption = z.output<typeof facility>;

/** Parameters that the figures were computed with. Clients derive further figures with the same values. */
const parameters = z.object({
  offtakeRadius: number,
  soilSampleCap: number,
  commercialFarmArea: number,
  smallFarmArea: number,
  soilPhNeutralFrom: number,
  soilPhNeutralTo: number,
  soilCarbonSufficientFrom: number,
  sandModerateFrom: number,
  sandModerateTo: number,
  suitabilityLowFrom: number,
  suitabilityModerateFrom: number,
  suitabilityHighFrom: number,
  biocharRatePerHectare: number,
  capacityDaysPerYear: number,
  soilGainBase: number,
  soilGainPerPercent: number,
  yieldGainBase: number,
  yieldGainPerPercent: number,
  carbonCreditBase: number,
  carbonCreditPerPercent: number
});
export type OfftakeParameters = z.output<typeof parameters>;
export const OFFTAKE_PARAMETERS = Object.keys(parameters.shape) as (keyof OfftakeParameters)[];

/** Response of POST /api/offtake-summary. */
export const offtakeSummary = z.object({
  latitude: number,
  longitude: number,
  lga: z
    .object({ code: z.string(), name: z.string(), state: z.string() })
    .nullable()
    .describe('The LGA at the place; null outside the country'),
  farms,
  farmPlaces: coordinateLine.describe('Where the farms counted are: [longitude, latitude] in degrees'),
  biocharNeed: describeResult(known, 'Biochar for the farmed land at biocharRatePerHectare', 't'),
  suitability,
  facilities: z.array(facility).readonly().describe('Own biochar facilities, the largest output first'),
  parameters,
  parameterVersion: number,
  computedAt: z.iso.datetime()
});
export type OfftakeSummary = z.output<typeof offtakeSummary>;

/** Farm layers that a summary counts. */
export const OFFTAKE_FARM_KINDS = ['commercial', 'maize', 'geofenced'] as const;
export type OfftakeFarmKind = (typeof OFFTAKE_FARM_KINDS)[number];

/** Response of POST /api/offtake-farms: a page of the farms behind a count. */
export const offtakeFarms = z.object({
  total: number.describe('Farms on all pages'),
  ids: z.array(number).readonly().describe('Object ids in the feature service of the layer')
});
export type OfftakeFarms = z.output<typeof offtakeFarms>;
