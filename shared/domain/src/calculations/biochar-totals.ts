/** Totals of the biochar applications, without the experimental ones. */
import { toFinite, toQuantity } from '../numbers';
import { EXPERIMENTAL_BATCH_MARKER } from '../parameters';
import { kilogramsToTonnes } from './units';

/** The seed's 'Biochar layer summary', with counts of the applications left out of it. */
export interface BiocharTotals {
  /** Tonnes; null when no application has an amount. */
  readonly totalBiochar: number | null;
  /** tCO₂e over the applications with CO₂ figures; null when no application has them. */
  readonly co2Removal: number | null;
  readonly applicationCount: number;
  /** Applications left out of `co2Removal` because their net CO₂ or truck emissions are unknown. */
  readonly withoutCo2: number;
  readonly experimentalCount: number;
}

/**
 * Returns whether an application is experimental: its batch ids contain 'EXPERIMENTAL', in capitals as in the
 * specification. False without batch ids. Source: section 4 "Biochar batches".
 * @example isExperimental('B-12,EXPERIMENTAL-3') → true
 * @example isExperimental(null) → false
 */
export const isExperimental = (batchIds: string | null | undefined): boolean =>
  typeof batchIds === 'string' && batchIds.includes(EXPERIMENTAL_BATCH_MARKER);

/**
 * Computes the CO₂ removed in tonnes: net CO₂ (tCO₂e, signed) less the truck emissions (kg) ÷ 1000. Null when
 * either is unknown. Source: section 9 "Biochar and offtake".
 * @example computeCo2Removal(12.5, 2500) → 10
 * @example computeCo2Removal(12.5, null) → null
 */
export function computeCo2Removal(netCo2: number | null, truckEmissions: number | null): number | null {
  const net = toFinite(netCo2);
  const trucks = kilogramsToTonnes(toQuantity(truckEmissions));
  return net === null || trucks === null ? null : toFinite(net - trucks);
}

/**
 * Sums that a service returns over the applications that are not experimental; a sum is null when no record has
 * a value.
 */
export interface BiocharSums {
  /** Kilograms of biochar. */
  readonly amountOfBiochar: number | null;
  /** tCO₂e, signed, over the applications with known net CO₂ and known truck emissions. */
  readonly netCo2: number | null;
  /** Kilograms, over the same applications as `netCo2`. */
  readonly truckEmissions: number | null;
  readonly applicationCount: number;
  /** Number of applications with both figures. */
  readonly withCo2: number;
  readonly experimentalCount: number;
}

/**
 * Computes the totals from sums: tonnes of biochar (kg ÷ 1000) and CO₂ removed. Applications without CO₂
 * figures are left out and counted, since net CO₂ is signed and a sum over the others cannot be extrapolated;
 * the total is null when no application has figures. All totals are zero without applications. Source: section
 * 9 "Biochar and offtake".
 * @example toBiocharTotals({ amountOfBiochar: 2500, netCo2: 12.5, truckEmissions: 2500, applicationCount: 3, withCo2: 2, experimentalCount: 1 }) → { "totalBiochar": 2.5, "co2Removal": 10, "applicationCount": 3, "withoutCo2": 1, "experimentalCount": 1 }
 */
export function toBiocharTotals(sums: BiocharSums): BiocharTotals {
  const { amountOfBiochar, netCo2, truckEmissions, applicationCount, withCo2, experimentalCount } = sums;
  const isEmpty = applicationCount === 0;
  return {
    totalBiochar: kilogramsToTonnes(isEmpty ? 0 : amountOfBiochar),
    co2Removal: isEmpty ? 0 : computeCo2Removal(netCo2, truckEmissions),
    applicationCount,
    withoutCo2: applicationCount - withCo2,
    experimentalCount
  };
}
