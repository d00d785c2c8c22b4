/** What the biochar applications come to, the experimental ones left out. */
import { finite, quantity } from '../numbers';
import { EXPERIMENTAL_BATCH_MARKER } from '../parameters';
import { kilogramsToTonnes } from './units';

/** The applications as columns, one entry per application. */
export interface BiocharApplicationColumns {
  /** Kilograms of biochar; null or NaN where it is not recorded. */
  readonly amountOfBiochar: ArrayLike<number | null>;
  /** tCO₂e, signed; null or NaN where it is not known. */
  readonly netCo2: ArrayLike<number | null>;
  readonly batchIds: ArrayLike<string | null>;
}

/** The seed's 'Biochar layer summary', and what was left out of it. */
export interface BiocharTotals {
  /** Tonnes, or null when beyond reckoning. */
  readonly totalBiochar: number | null;
  /** tCO₂e, or null while the truck emissions are not known. */
  readonly co2Removal: number | null;
  readonly applicationCount: number;
  readonly experimentalCount: number;
}

/** The condition {@link isExperimental} as a service reads it. Source: section 4 "Biochar batches". */
export const EXPERIMENTAL_SQL = `batchIds LIKE '%${EXPERIMENTAL_BATCH_MARKER}%'`;

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
  /** tCO₂e, signed. */
  readonly netCo2: number | null;
  /** Kilograms. */
  readonly truckEmissions: number | null;
  readonly applicationCount: number;
  readonly experimentalCount: number;
}

/**
 * The totals of sums: tonnes of biochar (kg ÷ 1000) and CO₂ removed, which is not known while the truck emissions are
 * not. Without an application all are zero. Source: section 9 "Biochar and offtake".
 * @example biocharTotalsOfSums({ amountOfBiochar: 2500, netCo2: 12.5, truckEmissions: 2500, applicationCount: 1, experimentalCount: 1 }) → { "totalBiochar": 2.5, "co2Removal": 10, "applicationCount": 1, "experimentalCount": 1 }
 */
export function biocharTotalsOfSums(sums: BiocharSums): BiocharTotals {
  const { amountOfBiochar, netCo2, truckEmissions, applicationCount, experimentalCount } = sums;
  return {
    totalBiochar: kilogramsToTonnes(amountOfBiochar ?? 0),
    co2Removal: co2Removal(netCo2 ?? 0, applicationCount === 0 ? 0 : truckEmissions),
    applicationCount,
    experimentalCount
  };
}

/**
 * Totals over the applications that are not experimental: tonnes of biochar (kg ÷ 1000), CO₂ removed, and how many were
 * counted and left out. Truck emissions in kg, null while they are not known. An amount that is not recorded, negative
 * or no number adds nothing, and so does an unknown net CO₂; a column that is too short is unknown at its end. The batch
 * ids say how many applications there are. Source: section 9 "Biochar and offtake".
 * @example biocharTotals({ amountOfBiochar: [2500, 900], netCo2: [12.5, 4], batchIds: ['B-1', 'EXPERIMENTAL-2'] }, 2500) → { "totalBiochar": 2.5, "co2Removal": 10, "applicationCount": 1, "experimentalCount": 1 }
 */
export function biocharTotals(
  { amountOfBiochar, netCo2, batchIds }: BiocharApplicationColumns,
  truckEmissions: number | null
): BiocharTotals {
  let [kilograms, net, experimentalCount] = [0, 0, 0];
  for (let row = 0; row < batchIds.length; row++) {
    if (isExperimental(batchIds[row])) {
      experimentalCount++;
      continue;
    }
    kilograms += quantity(amountOfBiochar[row]) ?? 0;
    net += finite(netCo2[row]) ?? 0;
  }
  return {
    totalBiochar: kilogramsToTonnes(kilograms),
    co2Removal: co2Removal(net, truckEmissions),
    applicationCount: batchIds.length - experimentalCount,
    experimentalCount
  };
}
