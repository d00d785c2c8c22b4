/**
 * Responses of the summary endpoints: sums and prices over the records that pass a filter. Source: section 2.
 */
import { z } from 'zod';
import type { BiocharTotals } from '../calculations/biochar-totals';
import { describeResult } from './record-fields';

/** Sums over purchases of P1. */
const purchaseSums = z.object({
  purchases: describeResult(z.int(), 'Purchases'),
  tonnes: describeResult(z.number().nullable(), 'P1 bought; null if no purchase has a weight', 't'),
  averagePrice: describeResult(
    z.number().nullable(),
    'Average price, weighted by tonnes, of the purchases with a price; null without any',
    'NGN/t'
  ),
  withoutPrice: describeResult(
    z.int(),
    'Purchases that the average price leaves out: without a price or a weight'
  )
});
export type PurchaseSums = z.output<typeof purchaseSums>;

const supplierSums = purchaseSums.extend({
  name: describeResult(z.string(), 'Supplier'),
  community: describeResult(z.string().nullable(), 'Community; null where the supplier sold in several'),
  communities: describeResult(z.int(), 'Communities the supplier sold in')
});

const communitySums = purchaseSums.extend({
  id: describeResult(z.int(), 'Number of the community, since several have the same name'),
  name: describeResult(z.string(), 'Community'),
  lga: describeResult(z.string(), 'LGA'),
  state: describeResult(z.string(), 'State'),
  latitude: describeResult(z.number(), 'Degrees north'),
  longitude: describeResult(z.number(), 'Degrees east')
});

const otherSums = purchaseSums.extend({
  groups: describeResult(z.int(), 'Suppliers or communities taken together')
});

/** Time and basis of a summary. */
const made = {
  dataDate: describeResult(
    z.string().nullable(),
    'When the data were last imported (ISO); null where that is not known'
  ),
  parameterVersion: describeResult(z.int(), 'Version of the business parameters in force'),
  computedAt: describeResult(z.string(), 'When it was computed (ISO)')
};

/** Summary of the purchases of P1 that pass a filter: in all, by supplier and by community. */
export const rawMaterialSummary = z.object({
  totals: purchaseSums.extend({
    suppliers: describeResult(z.int(), 'Suppliers, by name'),
    communities: describeResult(z.int(), 'Communities'),
    firstDay: describeResult(
      z.string().nullable(),
      'Day of the first purchase (YYYY-MM-DD); null without any'
    ),
    lastDay: describeResult(z.string().nullable(), 'Day of the last purchase')
  }),
  suppliers: describeResult(z.array(supplierSums), 'Largest tonnage first'),
  otherSuppliers: describeResult(
    otherSums.nullable(),
    'The suppliers that are not listed; null when all are'
  ),
  communities: describeResult(z.array(communitySums), 'Largest tonnage first'),
  otherCommunities: describeResult(
    otherSums.nullable(),
    'The communities that are not listed; null when all are'
  ),
  ...made
});
export type RawMaterialSummary = z.output<typeof rawMaterialSummary>;

/** A name to choose, with the number of purchases that it would leave under the other filters. */
export const rawMaterialChoice = z.object({
  name: describeResult(z.string(), 'Supplier or community'),
  purchases: describeResult(z.int(), 'Purchases with it under the other filters')
});
export type RawMaterialChoice = z.output<typeof rawMaterialChoice>;

/**
 * Schema of a nullable number with an explicit type: without null checks (Experience Builder 1.19) zod's
 * inferred types leave out nullable fields (decision 78).
 */
const known: z.ZodType<number | null> = z.number().nullable();

const biocharTotals = z.object({
  totalBiochar: describeResult(known, 'Biochar applied; null if no amount is known', 't'),
  co2Removal: describeResult(
    known,
    'CO₂ removed by the applications with known figures; null without any',
    'tCO₂e'
  ),
  applicationCount: describeResult(z.int(), 'Applications that are not experimental'),
  withoutCo2: describeResult(z.int(), 'Of these, those that the CO₂ removed leaves out'),
  experimentalCount: describeResult(z.int(), 'Experimental applications, which are left out')
}) satisfies z.ZodType<BiocharTotals>;

/**
 * Summary of the biochar applications that pass a filter: in all, by the month in which they began and by LGA.
 */
export const biocharSummary = z.object({
  totals: biocharTotals.extend({
    firstDay: describeResult(
      z.string().nullable(),
      'Day on which the first began (YYYY-MM-DD); null without any'
    ),
    lastDay: describeResult(z.string().nullable(), 'Day on which the last began')
  }),
  months: z.array(
    biocharTotals.extend({
      month: describeResult(
        z.string(),
        'Month (YYYY-MM), from the first to the last, also without applications'
      )
    })
  ),
  lgas: z.array(
    biocharTotals.extend({
      lga: describeResult(z.string().nullable(), 'LGA; null if not recorded'),
      latitude: describeResult(z.number(), 'Middle of the applications, degrees north'),
      longitude: describeResult(z.number(), 'Middle of the applications, degrees east')
    })
  ),
  ...made
});
export type BiocharSummary = z.output<typeof biocharSummary>;
