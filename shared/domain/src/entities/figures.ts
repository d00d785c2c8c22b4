/** Figures that endpoints return besides the records: sums and prices. Source: sections 7.2, 7.6 and 7.7. */
import { z } from 'zod';
import { fieldInventory, millTotals } from './field-inventory';
import { describeResult } from './record-fields';

/**
 * Emissions of vehicles, summed over the applications with known emissions, and the number without. A sum is
 * null when no application has known emissions.
 */
export const biocharEmissions = z.object({
  totalTruckEmissions: describeResult(z.number().nullable(), 'Emissions of trucks', 'kg CO₂e'),
  totalBikeEmissions: describeResult(z.number().nullable(), 'Emissions of motor bikes', 'kg CO₂e'),
  applicationCount: describeResult(z.int(), 'Applications counted'),
  withoutTruckEmissions: describeResult(
    z.int(),
    'Of these, applications whose truck emissions are not known'
  ),
  withoutBikeEmissions: describeResult(z.int(), 'Of these, applications whose bike emissions are not known')
});
export type BiocharEmissions = z.output<typeof biocharEmissions>;

/** A pile at a mill, with its identifier. */
export const pileAtMill = fieldInventory.extend({ id: describeResult(z.int(), 'Pile') });

/** A pile in a list of piles, with the position of its mill. */
export const locatedPile = pileAtMill.extend({
  location: z.object({ latitude: z.number(), longitude: z.number() })
});
export type LocatedPile = z.output<typeof locatedPile>;

/** An agent's inventory at mills. */
export const agentInventory = z.object({
  agentName: describeResult(z.string(), 'Agent'),
  totalTransactions: describeResult(z.int(), 'Purchases'),
  mills: describeResult(z.int(), 'Mills it lies at'),
  tonnesPurchased: describeResult(z.number(), 'Tonnage', 't'),
  amountPaid: describeResult(z.number(), 'Amount paid', 'NGN')
});
export type AgentInventory = z.output<typeof agentInventory>;

/** The inventory at one mill. */
export const millInventory = millTotals.extend({
  millName: describeResult(z.string(), 'Mill'),
  tonnesPurchased: describeResult(z.number(), 'Tonnage', 't')
});
export type MillInventory = z.output<typeof millInventory>;

/** Current price of P1 in an LGA, from its last purchases. */
export const currentPrice = z.object({
  LGA: describeResult(z.string(), '4-letter code of the LGA'),
  name: describeResult(z.string(), 'LGA'),
  state: describeResult(z.string(), 'State'),
  currentP1Price: describeResult(z.number(), 'P1 price', 'NGN/t'),
  currentP1PriceDate: describeResult(z.string(), 'Day of its last purchase, YYYY-MM-DD'),
  currentP1PriceIsOld: describeResult(z.boolean(), 'The last purchase is longer ago than priceAgeWarningDays')
});
export type CurrentPrice = z.output<typeof currentPrice>;
