/** Ways by road from candidates for sites to the places of tonnes, in one season. Rules: docs/rules/sites.md. */
import { z } from 'zod';
import { describeResult } from '../entities/record-fields';
import { rainAssumption } from '../season';
import type { SiteMatrix } from './site-problem';

/** Most candidates of one call: several calls show progress and can be cancelled. */
export const MAX_SITE_WAY_CANDIDATES = 100;
export const MIN_SITE_WAY_MINUTES = 5;
export const MAX_SITE_WAY_MINUTES = 180;

const numbers = z.array(z.number()).readonly();

const siteWayRow = z.object({
  demands: numbers.describe('Index of each demand within the time, ascending'),
  minutes: numbers.describe('Driving time to each of them in min, to 0.1'),
  kilometres: numbers.describe('Length of that way in km, to 0.01')
});
export type SiteWayRow = z.output<typeof siteWayRow>;

/** Response of POST /api/site-ways. */
export const siteWays = z.object({
  rows: z
    .array(siteWayRow.nullable())
    .readonly()
    .describe('For each candidate, its ways; null without a road within `maxSnapDistance`'),
  demandsWithoutRoad: numbers.describe('Index of each demand without a road within `maxSnapDistance`'),
  rain: rainAssumption
    .nullable()
    .describe('Assumptions for roads in the rainy season; null for the dry season'),
  parameterVersion: describeResult(z.int(), 'Version of the business parameters in force'),
  computedAt: z.iso.datetime()
});
export type SiteWays = z.output<typeof siteWays>;

/**
 * Returns the matrix of a problem from the rows of all its candidates and factories, in their order.
 * @example createSiteMatrix([{ demands: [1], minutes: [30], kilometres: [20] }, null], 2).columns → 2
 */
export function createSiteMatrix(rows: readonly (SiteWayRow | null)[], demands: number): SiteMatrix {
  const kilometres = new Float64Array(rows.length * demands).fill(Infinity);
  const minutes = new Float64Array(rows.length * demands).fill(Infinity);
  rows.forEach((row, at) =>
    row?.demands.forEach((demand, index) => {
      kilometres[at * demands + demand] = row.kilometres[index]!;
      minutes[at * demands + demand] = row.minutes[index]!;
    })
  );
  return { rows: rows.length, columns: demands, kilometres, minutes };
}
