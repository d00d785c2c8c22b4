/**
 * Where to build next: which of many candidates become sites, given the tonnes of places round them and the
 * factories that exist already. Source: ledger BY-14; what is compared is a rule of this product
 * (docs/rules/sites.md).
 */
import { toQuantity } from '../numbers';
import type { Result } from '../result';
import type { TripRules } from '../trips/trip-rules';
import type { PickupVehicle } from '../trips/vehicles';

export const MAX_SITE_CANDIDATES = 800;
export const MAX_SITE_DEMANDS = 5_000;
/** Most tonnes of all demands together; in grams they are still whole numbers. */
export const MAX_SITE_TONNES = 1_000_000_000;

/** A candidate or an existing factory. */
export interface SitePlace {
  readonly id: string;
  readonly name: string;
}

/** A place whose tonnes are collected; null tonnes are unknown and left out, never counted as 0. */
export interface SiteDemand extends SitePlace {
  readonly tonnes: number | null;
}

/** Roads from every candidate, then from every existing factory (rows), to every demand (columns). */
export interface SiteMatrix {
  readonly rows: number;
  readonly columns: number;
  /** Kilometres one way at `row * columns + column`; Infinity without a road. */
  readonly kilometres: Float64Array;
  /** Driving minutes, likewise. */
  readonly minutes: Float64Array;
}

/** `coverage`: the most tonnes within a driving time. `haulCost`: all tonnes at the least haul cost. */
export type SiteQuestion = 'coverage' | 'haulCost';

/**
 * `keep`: existing factories are open and count like sites. `ignore`: as if there were none. `compete`: a tonne goes
 * to a new site only if no existing factory is as near, and `coverage` counts only the tonnes of new sites.
 */
export type ExistingFactories = 'keep' | 'ignore' | 'compete';

export interface SitesProblem {
  readonly question: SiteQuestion;
  readonly candidates: readonly SitePlace[];
  readonly demands: readonly SiteDemand[];
  readonly factories: readonly SitePlace[];
  readonly matrix: SiteMatrix;
  /** Number of new sites; fewer are chosen when more add nothing. */
  readonly count: number;
  /** Longest drive in minutes to any site or factory; null for no limit, which only `haulCost` may have. */
  readonly maxMinutes: number | null;
  /** Most tonnes of each new site; null for no limit. Existing factories have none. */
  readonly capacity: number | null;
  readonly existing: ExistingFactories;
  /** Vehicles that haul, each with full loads (`computeHaulCost`). */
  readonly vehicles: readonly PickupVehicle[];
  readonly rules: Pick<TripRules, 'vehicles'>;
}

export type SitesFault =
  | 'tooManyCandidates'
  | 'tooManyDemands'
  | 'noSite'
  | 'tooManySites'
  | 'invalidCapacity'
  | 'invalidMinutes'
  | 'noVehicle'
  | 'invalidMatrix'
  | 'notATonnage'
  | 'tooManyTonnes'
  | 'unknownTonnes'
  | 'nothingToCarry'
  | 'noRoad';

type Failure = Extract<Result<never, SitesFault>, { readonly ok: false }>;

const fail = (problem: SitesFault, values?: Failure['values']): Failure => ({ ok: false, problem, values });

function findSizeFault({ candidates, demands, count }: SitesProblem): Failure | null {
  if (candidates.length > MAX_SITE_CANDIDATES)
    return fail('tooManyCandidates', { count: candidates.length, max: MAX_SITE_CANDIDATES });
  if (demands.length > MAX_SITE_DEMANDS)
    return fail('tooManyDemands', { count: demands.length, max: MAX_SITE_DEMANDS });
  if (!Number.isInteger(count) || count < 1) return fail('noSite', { count });
  if (count > candidates.length) return fail('tooManySites', { count, max: candidates.length });
  return null;
}

function findLimitFault({ question, capacity, maxMinutes, vehicles }: SitesProblem): Failure | null {
  if (capacity !== null && !toQuantity(capacity)) return fail('invalidCapacity', { capacity });
  if (maxMinutes === null ? question === 'coverage' : !toQuantity(maxMinutes)) return fail('invalidMinutes');
  return vehicles.length === 0 ? fail('noVehicle') : null;
}

/** Returns whether every value of a matrix is a quantity or Infinity. */
const hasValidValues = (values: Float64Array): boolean => values.every((value) => value >= 0);

function findMatrixFault({ candidates, factories, demands, matrix }: SitesProblem): Failure | null {
  const { rows, columns, kilometres, minutes } = matrix;
  const [neededRows, neededColumns] = [candidates.length + factories.length, demands.length];
  const hasSize =
    rows === neededRows &&
    columns === neededColumns &&
    [kilometres, minutes].every(({ length }) => length === rows * columns);
  if (hasSize && hasValidValues(kilometres) && hasValidValues(minutes)) return null;
  return fail('invalidMatrix', { rows, columns, neededRows, neededColumns });
}

function findDemandFault({ demands }: SitesProblem): Failure | null {
  let sum = 0;
  for (const { name, tonnes } of demands) {
    if (tonnes !== null && toQuantity(tonnes) === null) return fail('notATonnage', { name });
    sum += tonnes ?? 0;
  }
  if (sum > MAX_SITE_TONNES) return fail('tooManyTonnes', { max: MAX_SITE_TONNES });
  if (demands.every(({ tonnes }) => tonnes === null)) return fail('unknownTonnes', { count: demands.length });
  return sum > 0 ? null : fail('nothingToCarry', { count: demands.length });
}

/** Returns whether a road connects two places of a matrix, by their index. */
export const hasRoad = ({ kilometres, minutes }: SiteMatrix, index: number): boolean =>
  Number.isFinite(kilometres[index]) && Number.isFinite(minutes[index]);

/** Returns whether any candidate has a road to any demand with tonnes. */
const hasAnyRoad = ({ candidates, demands, matrix }: SitesProblem): boolean =>
  candidates.some((_, row) =>
    demands.some(({ tonnes }, column) => tonnes && hasRoad(matrix, row * matrix.columns + column))
  );

/**
 * Returns the first fault of a problem; null when it can be solved. Checked in this order: 'tooManyCandidates',
 * 'tooManyDemands', 'noSite' (the number of sites is not a whole number above 0), 'tooManySites' (more sites than
 * candidates), 'invalidCapacity' (0, negative or not a number), 'invalidMinutes', 'noVehicle', 'invalidMatrix'
 * (its size is not that of the places, or a value is negative or NaN), 'notATonnage', 'tooManyTonnes',
 * 'unknownTonnes' (of every demand, also when there is none), 'nothingToCarry' (all known tonnes are 0), 'noRoad'
 * (no candidate has a road to any demand with tonnes).
 */
export const findSitesFault = (problem: SitesProblem): Failure | null =>
  findSizeFault(problem) ??
  findLimitFault(problem) ??
  findMatrixFault(problem) ??
  findDemandFault(problem) ??
  (hasAnyRoad(problem) ? null : fail('noRoad', { count: problem.candidates.length }));
