/** Figures that endpoints return besides the records: sums and prices. Source: sections 7.2, 7.6 and 7.7. */
import { z } from 'zod';
import { fieldInventory, millTotals } from './field-inventory';
import { result } from './record-fields';

/**
 * Emissions of vehicles, summed over the applications with known emissions, and the number without. A sum is
 * null when no application has known emissions.
 */
export const biocharEmissions = z.object({
  totalTruckEmissions: result(z.number().nullable(), 'Emissions of trucks', 'kg CO₂e'),
  totalBikeEmissions: result(z.number().nullable(), 'Emissions of motor bikes', 'kg CO₂e'),
  applicationCount: result(z.int(), 'Applications counted'),
  withoutTruckEmissions: result(z.int(), 'Of these, applications whose truck emissions are not known'),
  withoutBikeEmissions: result(z.int(), 'Of these, applications whose bike emissions are not known')
});
export type BiocharEmissions = z.output<typeof biocharEmissions>;

/** A pile at a mill, with its identifier. */
export const pileAtMill = fieldInventory.extend({ id: result(z.int(), 'Pile') });

/** A pile in a list of piles, with the position of its mill. */
export const locatedPile = pileAtMill.extend({
  location: z.object({ latitude: z.number(), longitude: z.number() })
});
export type LocatedPile = z.output<typeof locatedPile>;

/** An agent's inventory at mills. */
export const agentInventory = z.object({
  agentName: result(z.string(), 'Agent'),
  totalTransactions: result(z.int(), 'Purchases'),
  mills: result(z.int(), 'Mills it lies at'),
  tonnesPurchased: result(z.number(), 'Tonnage', 't'),
  amountPaid: result(z.number(), 'Amount paid', 'NGN')
});
export type AgentInventory = z.output<typeof agentInventory>;

/** The inventory at one mill. */
export const millInventory = millTotals.extend({
  millName: result(z.string(), 'Mill'),
  tonnesPurchased: result(z.number(), 'Tonnage', 't')
});
export type MillInventory = z.output<typeof millInventory>;

/** Current price of P1 in an LGA, from its last purchases. */
export const currentPrice = z.object({
  LGA: result(z.string(), '4-letter code of the LGA'),
  name: result(z.string(), 'LGA'),
  state: result(z.string(), 'State'),
  currentP1Price: result(z.number(), 'P1 price', 'NGN/t'),
  currentP1PriceDate: result(z.string(), 'Day of its last purchase, YYYY-MM-DD'),
  currentP1PriceIsOld: result(z.boolean(), 'The last purchase is longer ago than priceAgeWarningDays')
});
export type CurrentPrice = z.output<typeof currentPrice>;
