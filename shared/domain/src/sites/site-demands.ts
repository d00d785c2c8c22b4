/** Tonnes that a site could collect, by place. Rules: docs/rules/sites.md. */
import { z } from 'zod';
import { describeResult } from '../entities/record-fields';
import type { LatLon } from '../distance';
import type { SiteDemand } from './site-problem';

/**
 * Tonnes a year by which sites are chosen: bought at mills, weekly P1 yield of oil palm clusters, or feedstock of
 * biochar facilities.
 */
export const SITE_WEIGHTS = ['purchases', 'clusters', 'biochar'] as const;
export type SiteWeight = (typeof SITE_WEIGHTS)[number];

/** Records that the tonnes of a place come from; maize is recorded by LGA. */
export const SITE_DEMAND_KINDS = ['mill', 'cluster', 'lga'] as const;

const siteDemandRow = z.object({
  id: z.string().describe('Kind and id of the record, or of the largest of united ones'),
  kind: z.enum(SITE_DEMAND_KINDS),
  name: z
    .string()
    .describe('Name of the mill or LGA; the LGA of a cluster. Of united places, that of the largest'),
  more: z.int().describe('Number of other places united with it; 0 when it is only one'),
  latitude: z.number(),
  longitude: z.number(),
  tonnes: describeResult(
    z.number().nullable(),
    'Tonnes a year; null when unknown, of united places when those of every place are',
    't'
  )
});
/** Place with tonnes; null tonnes are unknown. */
export interface SiteDemandRow extends SiteDemand, LatLon {
  readonly kind: (typeof SITE_DEMAND_KINDS)[number];
  /** Number of other places united with it. */
  readonly more: number;
}

/** Response of POST /api/site-demands. */
export const siteDemands = z.object({
  demands: z.array(siteDemandRow).readonly().describe('At most 5,000, by tonnes, the largest first'),
  tonnes: describeResult(
    z.number().nullable(),
    'Sum of the known tonnes a year; null when none are known',
    't'
  ),
  places: z.int().describe('Number of places counted, before near ones are united'),
  unknownPlaces: z.int().describe('Number of these places with unknown tonnes'),
  records: z
    .int()
    .describe('Number of purchases, clusters, or clusters and harvests of LGAs behind the tonnes'),
  unlocated: z
    .object({
      places: z.int().describe('Number of mills without a location, in the whole country'),
      tonnes: describeResult(z.number(), 'Tonnes bought there, which are in no place', 't')
    })
    .describe('Purchases that no place counts'),
  period: z
    .object({ from: z.iso.date().describe('First day'), to: z.iso.date().describe('Last day') })
    .nullable()
    .describe('Days of the purchases that count; null for yields and harvests'),
  unitedWithin: describeResult(
    z.number().nullable(),
    'Side of the squares in which places were united; null when every place is one of its own',
    'km'
  ),
  parameterVersion: describeResult(z.int(), 'Version of the business parameters in force'),
  computedAt: z.iso.datetime()
});
export interface SiteDemands extends Omit<z.output<typeof siteDemands>, 'demands'> {
  readonly demands: readonly SiteDemandRow[];
}
