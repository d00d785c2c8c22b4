/**
 * The records behind the figures of a service area: which kinds there are, which of them a figure counts or sums, and what the
 * call that lists them answers. Rules: decision 72 "Tables of records".
 */
import { z } from 'zod';
import type { AreaRecordKind } from './area-record-kinds';
import { coordinatePair, coordinateRings } from './geometry/coordinates-schema';
import type { AreaFigureName } from './service-area-figures';

const MILLS = ['mills'] as const;
/** The mills have the sums of their purchases, for readers who may not open the purchases themselves. */
const PURCHASES = ['purchases', 'mills'] as const;
const CLUSTERS = ['oilPalmClusters'] as const;
const MAIZE_2022 = ['maize2022'] as const;
const MAIZE_2023 = ['maize2023'] as const;

/** The kinds of records that a figure counts or sums, the closest first; none for a price or a cost. */
const BEHIND: Readonly<Record<AreaFigureName, readonly AreaRecordKind[]>> = {
  noOfMills: MILLS,
  totalTonsBought: PURCHASES,
  totalAcres: CLUSTERS,
  avgPricePerTonne: PURCHASES,
  weeklyP1Yield: CLUSTERS,
  weeklyFFBYield: CLUSTERS,
  logisticsCost: [],
  profit_week: CLUSTERS,
  totalNoOfTransactions: PURCHASES,
  currentP1Price: [],
  minigridsTotal: ['minigrids'],
  oilPalmPFTotal: ['oilPalmProcessors'],
  maizeProduction2022: MAIZE_2022,
  maizeProduction2023: MAIZE_2023,
  maizeLandSize2022: MAIZE_2022,
  maizeLandSize2023: MAIZE_2023,
  pksBiomass: CLUSTERS,
  biocharOutput: CLUSTERS,
  landForBiochar: CLUSTERS,
  maizeLandAvailableForBiochar: MAIZE_2023
};

/**
 * The kind of records that a figure opens for a reader of some kinds; null where it has none, or none that they may read.
 * Source: ledger BY-02.
 * @example recordsBehind('totalNoOfTransactions', ['mills', 'purchases']) → "purchases"
 * @example recordsBehind('totalNoOfTransactions', ['mills']) → "mills"
 * @example recordsBehind('logisticsCost', ['mills']) → null
 */
export const recordsBehind = (
  name: AreaFigureName,
  readable: readonly AreaRecordKind[]
): AreaRecordKind | null => BEHIND[name].find((kind) => readable.includes(kind)) ?? null;

/** Records on one page at most. */
export const MOST_AREA_RECORDS = 1_000;

/** A page of what POST /api/service-area-records answers. */
export const serviceAreaRecords = z.object({
  total: z.number().describe('Records of all pages'),
  fields: z.array(z.string()).readonly().describe('Fields that the caller may read, in their order'),
  rows: z
    .array(
      z.object({
        attributes: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        shape: z
          .union([z.object({ point: coordinatePair }), z.object({ rings: coordinateRings })])
          .nullable()
          .describe('Its place in degrees of longitude and latitude, where it is asked for')
      })
    )
    .readonly()
});
export type ServiceAreaRecords = z.output<typeof serviceAreaRecords>;
