/**
 * Records behind the figures of a service area: the kind that each figure counts or sums, and the response of
 * the endpoint that lists them. Rules: docs/rules/tables.md.
 */
import { z } from 'zod';
import type { AreaRecordKind } from './area-record-kinds';
import { coordinatePair, coordinateRings } from './geometry/coordinates-schema';
import type { AreaFigureName } from './service-area-figures';

/** Kind of records that a figure counts or sums; null for a price or a cost. */
const RECORD_KIND_BY_FIGURE: Readonly<Record<AreaFigureName, AreaRecordKind | null>> = {
  noOfMills: 'mills',
  totalTonsBought: 'purchases',
  totalAcres: 'oilPalmClusters',
  avgPricePerTonne: 'purchases',
  weeklyP1Yield: 'oilPalmClusters',
  weeklyFFBYield: 'oilPalmClusters',
  logisticsCost: null,
  profit_week: 'oilPalmClusters',
  totalNoOfTransactions: 'purchases',
  currentP1Price: null,
  minigridsTotal: 'minigrids',
  oilPalmPFTotal: 'oilPalmProcessors',
  maizeProduction2022: 'maize2022',
  maizeProduction2023: 'maize2023',
  maizeLandSize2022: 'maize2022',
  maizeLandSize2023: 'maize2023',
  pksBiomass: 'oilPalmClusters',
  biocharOutput: 'oilPalmClusters',
  landForBiochar: 'oilPalmClusters',
  maizeLandAvailableForBiochar: 'maize2023'
};

/**
 * Returns the kind of records behind a figure; null when the figure has no records or `readable` does not
 * contain their kind. Source: ledger BY-02.
 * @example getRecordKind('totalNoOfTransactions', ['mills', 'purchases']) → "purchases"
 * @example getRecordKind('totalNoOfTransactions', ['mills']) → null
 * @example getRecordKind('logisticsCost', ['mills']) → null
 */
export function getRecordKind(
  name: AreaFigureName,
  readable: readonly AreaRecordKind[]
): AreaRecordKind | null {
  const kind = RECORD_KIND_BY_FIGURE[name];
  return kind !== null && readable.includes(kind) ? kind : null;
}

/** Maximum number of records per page. */
export const MAX_AREA_RECORDS = 1_000;

/** Response of POST /api/service-area-records: one page of records. */
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
          .describe('Longitude and latitude in degrees, if requested')
      })
    )
    .readonly()
});
export type ServiceAreaRecords = z.output<typeof serviceAreaRecords>;
