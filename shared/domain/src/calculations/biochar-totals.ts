/** What the biochar applications come to, the experimental ones left out. */
import { finite, quantity } from '../numbers';
import { EXPERIMENTAL_BATCH_MARKER } from '../parameters';
import { kilogramsToTonnes } from './units';

/** The seed's 'Biochar layer summary', and what was left out of it. */
export interface BiocharTotals {
  /** Tonnes, or null while no application's amount is known. */
  readonly totalBiochar: number | null;
  /** tCO₂e over the applications whose figures are known; null while none's are. */
  readonly co2Removal: number | null;
  readonly applicationCount: number;
  /** Applications that the CO₂ removed leaves out, their net CO₂ or truck emissions not being known. */
  readonly withoutCo2: number;
  readonly experimentalCount: number;
}

/**
 * Whether an application is experimental: its batch ids contain 'EXPERIMENTAL', in capitals as the specification writes
 * it. Without batch ids it is not. Source: section 4 "Biochar batches".
 * @example isExperimental('B-12,EXPERIMENTAL-3') → true
 * @example isExperimental(null) → false
 */
export const isExperimental = (batchIds: string | null | undefined): boolean =>
  typeof batchIds === 'string' && batchIds.includes(EXPERIMENTAL_BATCH_MARKER);

/**
 * CO₂ removed in tonnes: net CO₂ (tCO₂e, signed) less the truck emissions (kg) ÷ 1000. Null when either is not known.
 * Source: section 9 "Biochar and offtake".
 * @example co2Removal(12.5, 2500) → 10
 * @example co2Removal(12.5, null) → null
 */
export function co2Removal(netCo2: number | null, truckEmissions: number | null): number | null {
  const net = finite(netCo2);
  const trucks = kilogramsToTonnes(quantity(truckEmissions));
  return net === null || trucks === null ? null : finite(net - trucks);
}

/** What a service adds up over the applications that are not experimental; null where no record holds a figure. */
export interface BiocharSums {
  /** Kilograms of biochar. */
  readonly amountOfBiochar: number | null;
  /** tCO₂e, signed, over the applications whose net CO₂ and truck emissions are both known. */
  readonly netCo2: number | null;
  /** Kilograms, over the same. */
  readonly truckEmissions: number | null;
  readonly applicationCount: number;
  /** How many applications have both. */
  readonly withCo2: number;
  readonly experimentalCount: number;
}

/**
 * The totals of sums: tonnes of biochar (kg ÷ 1000) and CO₂ removed. Net CO₂ is signed and trucks take from it, so that a
 * sum over some of the applications says nothing of the others: those without a figure are counted and left out, and
 * where none has one the total is not known. Without an application all are zero.
 * Source: section 9 "Biochar and offtake".
 * @example biocharTotalsOfSums({ amountOfBiochar: 2500, netCo2: 12.5, truckEmissions: 2500, applicationCount: 3, withCo2: 2, experimentalCount: 1 }) → { "totalBiochar": 2.5, "co2Removal": 10, "applicationCount": 3, "withoutCo2": 1, "experimentalCount": 1 }
 */
export function biocharTotalsOfSums(sums: BiocharSums): BiocharTotals {
  const { amountOfBiochar, netCo2, truckEmissions, applicationCount, withCo2, experimentalCount } = sums;
  const isEmpty = applicationCount === 0;
  return {
    totalBiochar: kilogramsToTonnes(isEmpty ? 0 : amountOfBiochar),
    co2Removal: isEmpty ? 0 : co2Removal(netCo2, truckEmissions),
    applicationCount,
    withoutCo2: applicationCount - withCo2,
    experimentalCount
  };
}
