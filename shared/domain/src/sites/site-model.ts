/**
 * A problem of sites in numbers. Both questions become one: each candidate has a gain for each gram of a demand
 * over leaving it where it is without new sites, and the sites with the largest sum of gains are sought.
 */
import { toGrams } from '../rounds/round-model';
import { computeHaulCost, listHaulRates } from './haul-cost';
import { hasRoad } from './site-problem';
import type { SitesProblem } from './site-problem';

/** A tonne that no open place serves counts like so many tonnes at the dearest haul: serving comes first. */
const UNSERVED_HAULS = 1_000;
/** Share of the least conceivable haul cost below which costs are equal. */
const COST_TOLERANCE = 1e-7;
/** Share of the smallest difference of two coverages that is surely below it. */
const COVERAGE_STEP = 0.9;
/** Share of all tonnes below which coverages are equal, against errors of binary sums. */
const TONNES_TOLERANCE = 1e-10;

export interface SiteModel {
  /** Most sites. */
  readonly count: number;
  readonly candidates: number;
  /** Demands with tonnes, by their index in the problem. */
  readonly demands: readonly number[];
  readonly grams: Float64Array;
  /** Grams of a new site; Infinity without a limit. */
  readonly capacity: number;
  /** Entries of candidate `j` are at `starts[j]` to `starts[j + 1]`: only demands with a gain. */
  readonly starts: Int32Array;
  /** Demand of each entry, by its index in `demands`. */
  readonly columns: Int32Array;
  /** Gain per gram of each entry: 1 (`coverage`), or naira a tonne (`haulCost`). */
  readonly gains: Float64Array;
  /** Answers that differ by less are equal; gains × grams. */
  readonly tolerance: number;
  readonly measures: SiteMeasures;
}

/** Measures by which a tonne prefers one place to another: minutes (`coverage`) or NGN a tonne (`haulCost`). */
export interface SiteMeasures {
  /** Measure of each demand (columns) at each candidate and factory (rows); Infinity out of reach. */
  readonly values: Float64Array;
  /** Existing factory that serves a demand without new sites, by its index; -1 without one. */
  readonly factories: Int32Array;
  readonly factoryValues: Float64Array;
  /** Measure of a tonne that no place serves. */
  readonly unserved: number;
}

/** Returns the measure of each place and demand with tonnes; Infinity without a road or beyond the longest drive. */
function listMeasures(problem: SitesProblem, demands: readonly number[]): Float64Array {
  const { question, matrix, maxMinutes, vehicles, rules } = problem;
  const { rows, columns, kilometres, minutes } = matrix;
  const rates = listHaulRates(vehicles, rules);
  const limit = maxMinutes ?? Infinity;
  const values = new Float64Array(rows * demands.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < demands.length; column++) {
      const index = row * columns + demands[column]!;
      const isReached = hasRoad(matrix, index) && minutes[index]! <= limit;
      const own = question === 'coverage' ? minutes[index]! : computeHaulCost(kilometres[index]!, rates);
      values[row * demands.length + column] = isReached ? own : Infinity;
    }
  return values;
}

/** Returns the nearest existing factory of each demand; of equally near ones the first. */
function findFactories(
  { factories, candidates, existing }: SitesProblem,
  size: number,
  values: Float64Array
): Pick<SiteMeasures, 'factories' | 'factoryValues'> {
  const nearest = new Int32Array(size).fill(-1);
  const least = new Float64Array(size).fill(Infinity);
  for (let factory = 0; existing !== 'ignore' && factory < factories.length; factory++)
    for (let column = 0; column < size; column++) {
      const value = values[(candidates.length + factory) * size + column]!;
      if (value >= least[column]!) continue;
      nearest[column] = factory;
      least[column] = value;
    }
  return { factories: nearest, factoryValues: least };
}

function createMeasures(problem: SitesProblem, demands: readonly number[]): SiteMeasures {
  const { question, count } = problem;
  const values = listMeasures(problem, demands);
  let longest = 1;
  for (const value of values) if (value < Infinity && value > longest) longest = value;
  return {
    values,
    ...findFactories(problem, demands.length, values),
    unserved: longest * (question === 'coverage' ? count + 2 : UNSERVED_HAULS)
  };
}

/**
 * Returns the gain per gram of a demand at a candidate in its allocation to chosen sites: first the tonnes that
 * count, then the least measure; 0 when it does not go there.
 */
export function computeAllocationGain(
  isCompetition: boolean,
  { values, factoryValues, unserved }: SiteMeasures,
  row: number,
  column: number
): number {
  const before = factoryValues[column]!;
  const value = values[row * factoryValues.length + column]!;
  if (value >= before) return 0;
  return (isCompetition || before === Infinity ? unserved : before) - value;
}

/** Returns whether a tonne that a new site wins from a factory counts like one that no place served before. */
export const isCompetition = ({ question, existing }: SitesProblem): boolean =>
  question === 'coverage' && existing === 'compete';

/** Lists the gains by which sites are chosen, candidate by candidate. */
function listGains(
  problem: SitesProblem,
  measures: SiteMeasures
): Pick<SiteModel, 'starts' | 'columns' | 'gains'> {
  const { question, candidates } = problem;
  const counts = question === 'coverage';
  const wins = isCompetition(problem);
  const size = measures.factories.length;
  const starts = new Int32Array(candidates.length + 1);
  const columns = new Int32Array(candidates.length * size);
  const gains = new Float64Array(candidates.length * size);
  let entries = 0;
  for (let row = 0; row < candidates.length; row++) {
    for (let column = 0; column < size; column++) {
      const gain = computeAllocationGain(wins, measures, row, column);
      // A factory covers its demands with or without new sites.
      if (gain <= 0 || (counts && !wins && measures.factories[column]! >= 0)) continue;
      columns[entries] = column;
      gains[entries++] = counts ? 1 : gain;
    }
    starts[row + 1] = entries;
  }
  return { starts, columns: columns.slice(0, entries), gains: gains.slice(0, entries) };
}

/** Returns the greatest common divisor of whole numbers. */
function findDivisor(values: readonly number[]): number {
  let divisor = 0;
  for (const value of values) for (let rest = value; rest > 0;) [divisor, rest] = [rest, divisor % rest];
  return divisor;
}

/** Returns the sum over demands of grams × the measure of the nearest place: no answer has less. */
function sumLeastMeasures({ values, factories }: SiteMeasures, grams: Float64Array): number {
  const least = new Float64Array(factories.length).fill(Infinity);
  values.forEach((value, index) => {
    const column = index % least.length;
    if (value < least[column]!) least[column] = value;
  });
  return least.reduce((sum, value, column) => sum + (value < Infinity ? value * grams[column]! : 0), 0);
}

/** Creates the model of a problem without faults (`findSitesFault`). */
export function createSiteModel(problem: SitesProblem): SiteModel {
  const { question, candidates, count } = problem;
  const demands = problem.demands.flatMap(({ tonnes }, index) => (toGrams(tonnes ?? 0) > 0 ? [index] : []));
  const grams = Float64Array.from(demands, (demand) => toGrams(problem.demands[demand]!.tonnes!));
  const capacity = problem.capacity === null ? Infinity : toGrams(problem.capacity);
  const measures = createMeasures(problem, demands);
  // Covered grams are multiples of this.
  const divisor = findDivisor(capacity === Infinity ? [...grams] : [...grams, capacity]);
  const total = grams.reduce((sum, weight) => sum + weight, 0);
  const tolerance =
    question === 'coverage'
      ? Math.max(divisor * COVERAGE_STEP, total * TONNES_TOLERANCE)
      : sumLeastMeasures(measures, grams) * COST_TOLERANCE;
  const gains = listGains(problem, measures);
  return { count, candidates: candidates.length, demands, grams, capacity, ...gains, tolerance, measures };
}
