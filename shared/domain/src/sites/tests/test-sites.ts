/** Problems of sites for tests, and a check of answers that shares no code with the planner. */
import { DEFAULT_PARAMETERS } from '../../parameters';
import { createRandom } from '../../rounds/random';
import { readTripRules } from '../../trips/trip-rules';
import type { PickupVehicle } from '../../trips/vehicles';
import { createSitesPlanner } from '../plan-sites';
import type { SitesPlanner } from '../plan-sites';
import type { SitesProblem } from '../site-problem';
import type { SiteLoad, SitesAnswer } from '../sites-answer';

export const RULES = readTripRules(DEFAULT_PARAMETERS);
const VEHICLES: readonly PickupVehicle[] = ['Ford', 'Ford2', 'Dyna2', 'MB1', 'MB2'];

/** Returns places that are named by a letter and their number. */
const createPlaces = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${letter}${index}`, name: `${letter} ${index}` }));

/** Changes of a problem, with the tonnes of its demands as a list. */
export type SitesChanges = Partial<SitesProblem> & { readonly tonnes?: readonly (number | null)[] };

/**
 * Returns a problem from a table of minutes: a row for each candidate, then for each factory. A kilometre takes a
 * minute; by default one site covers what is within 60 min.
 */
export function createProblem(
  table: readonly (readonly number[])[],
  { tonnes = table[0]!.map(() => 10), ...changes }: SitesChanges = {},
  factories = 0
): SitesProblem {
  const minutes = Float64Array.from(table.flat());
  return {
    question: 'coverage',
    candidates: createPlaces('C', table.length - factories),
    factories: createPlaces('F', factories),
    demands: createPlaces('D', tonnes.length).map((place, index) => ({ ...place, tonnes: tonnes[index]! })),
    matrix: { rows: table.length, columns: table[0]!.length, kilometres: minutes, minutes },
    count: 1,
    maxMinutes: 60,
    capacity: null,
    existing: 'ignore',
    vehicles: VEHICLES,
    rules: RULES,
    ...changes
  };
}

/** Returns a problem of random places; roads wind, a few places are on islands, and some tonnes are unknown. */
export function createRandomProblem(
  seed: number,
  [candidates, factories, demands]: readonly [number, number, number],
  changes: Partial<SitesProblem> = {}
): SitesProblem {
  const random = createRandom(seed);
  const drawPoints = (count: number) =>
    Array.from({ length: count }, () => ({
      x: random() * 120,
      y: random() * 120,
      isOnIsland: random() < 0.05
    }));
  const from = drawPoints(candidates + factories);
  const to = drawPoints(demands);
  const tonnes = to.map(() => (random() < 0.05 ? null : Math.round(random() ** 3 * 1_000) / 10));
  const kilometres = from.map((one) =>
    to.map((other) =>
      one.isOnIsland === other.isOnIsland
        ? Math.hypot(one.x - other.x, one.y - other.y) * (1.2 + random())
        : Infinity
    )
  );
  const minutes = kilometres.map((row) => row.map((distance) => distance * (1 + random() / 2)));
  const problem = createProblem(minutes, { tonnes }, factories);
  return {
    ...problem,
    matrix: { ...problem.matrix, kilometres: Float64Array.from(kilometres.flat()) },
    ...changes
  };
}

export function createPlanner(problem: SitesProblem): SitesPlanner {
  const planner = createSitesPlanner(problem);
  if (!planner.ok) throw new Error(planner.problem);
  return planner.value;
}

/** Plans until the answer is optimal, or for a number of steps, and checks the answer. */
export function planSites(problem: SitesProblem, steps = 200_000): SitesAnswer {
  const planner = createPlanner(problem);
  for (let step = 0; step < steps && !planner.isOptimal; step++) planner.step(1, step / steps);
  const answer = planner.getAnswer();
  checkAnswer(problem, answer);
  return answer;
}

/** Returns the NGN of hauling a tonne, by the table of vehicles. */
export const computeCost = (kilometres: number): number =>
  Math.min(
    ...VEHICLES.map((vehicle) => {
      const { fuelPerKm, fuelCost, loadingCost, capacity } = RULES.vehicles[vehicle];
      return (fuelPerKm * fuelCost * 2 * kilometres + loadingCost) / capacity;
    })
  );

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

interface Totals {
  readonly tonnes: number;
  readonly haulCost: number;
  readonly meanMinutes: number | null;
  readonly longestMinutes: number | null;
}

/** Expects that totals follow from loads, and each load from the matrix. */
function checkTotals(
  { matrix, demands, maxMinutes }: SitesProblem,
  row: number,
  loads: readonly SiteLoad[],
  totals: Totals
) {
  for (const { demand, tonnes, kilometres, minutes, haulCost } of loads) {
    const index = row * matrix.columns + demands.indexOf(demand);
    expect(kilometres).toBe(matrix.kilometres[index]);
    expect(minutes).toBe(matrix.minutes[index]);
    expect(minutes).toBeLessThanOrEqual(maxMinutes ?? 1e9);
    expect(haulCost).toBeCloseTo(tonnes * computeCost(kilometres), 4);
  }
  const tonnes = sum(loads.map((load) => load.tonnes));
  expect(totals.tonnes).toBeCloseTo(tonnes, 5);
  expect(totals.haulCost).toBeCloseTo(sum(loads.map(({ haulCost }) => haulCost)), 2);
  if (loads.length === 0) return;
  const minutes = loads.map((load) => load.minutes);
  expect(totals.longestMinutes).toBe(Math.max(...minutes));
  expect(totals.meanMinutes).toBeCloseTo(sum(loads.map((load) => load.minutes * load.tonnes)) / tonnes, 5);
}

/** Expects that an answer obeys every limit of its problem, that its sums are right, and that no tonne is lost. */
export function checkAnswer(problem: SitesProblem, answer: SitesAnswer): void {
  const { candidates, demands, capacity, count } = problem;
  expect(answer.sites.length).toBeLessThanOrEqual(count);
  for (const site of answer.sites) {
    checkTotals(problem, candidates.indexOf(site.candidate), site.loads, site);
    expect(site.tonnes).toBeLessThanOrEqual((capacity ?? Infinity) + 1e-6);
    expect(sum(site.taken.map(({ tonnes }) => tonnes))).toBeLessThanOrEqual(site.tonnes + 1e-6);
  }
  for (const { factory, tonnes, tonnesBefore } of answer.factories) {
    const taken = answer.sites.flatMap((site) => site.taken.filter((one) => one.factory === factory));
    expect(tonnesBefore - sum(taken.map((one) => one.tonnes))).toBeCloseTo(tonnes, 5);
  }
  const known = sum(demands.map(({ tonnes }) => tonnes ?? 0));
  const left = sum(answer.left.map(({ tonnes }) => tonnes ?? 0));
  const served = sum([...answer.sites, ...answer.factories].map(({ tonnes }) => tonnes));
  expect(served + left).toBeCloseTo(known, 4);
  expect(sum(answer.leftByReason.map((one) => one.count))).toBe(answer.left.length);
  expect(sum(answer.leftByReason.map(({ tonnes }) => tonnes ?? 0))).toBeCloseTo(left, 4);
}
