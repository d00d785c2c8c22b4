/** Problems of pickup rounds for tests, and a check of answers that shares no code with the planner. */
import { DEFAULT_PARAMETERS } from '../../parameters';
import { readTripRules } from '../../trips/trip-rules';
import { createRoundsPlanner } from '../plan-rounds';
import type { RoundsPlanner } from '../plan-rounds';
import { createRandom } from '../random';
import type { RoundMatrix } from '../round-matrix';
import type { RoundPile, RoundsProblem } from '../round-problem';
import type { Round, RoundsAnswer } from '../rounds-answer';

export const RULES = readTripRules(DEFAULT_PARAMETERS);
/** Two vehicles of each kind. */
export const FLEET = { Ford: 2, Ford2: 2, Dyna2: 2, MB1: 2, MB2: 2 };

export const createPile = (tonnes: number, id = '1', waitingDays = 0): RoundPile => ({
  id,
  name: `Pile ${id}`,
  agentId: `agent ${id}`,
  tonnes,
  waitingDays
});

/** Returns a matrix with roads from the points (kilometres, the first is the factory), longer one way. */
export function createRoads(points: readonly (readonly [number, number])[], minutesPerKm = 1.5): RoundMatrix {
  const kilometres = Float64Array.from(
    points.flatMap(([x, y], from) =>
      points.map(([toX, toY], to) => Math.hypot(toX - x, toY - y) * (from > to ? 1.1 : 1))
    )
  );
  return {
    size: points.length,
    kilometres,
    minutes: kilometres.map((distance) => distance * minutesPerKm),
    isOffRoad: points.map(() => false)
  };
}

export const createProblem = (changes: Partial<RoundsProblem> = {}): RoundsProblem => ({
  piles: [createPile(2)],
  fleet: FLEET,
  rules: RULES,
  breaks: [],
  days: 1,
  matrix: createRoads([
    [0, 0],
    [30, 0]
  ]),
  waitingWeight: 0,
  ...changes
});

/** Returns a problem with piles of at most `maxTonnes` at random places within `radius` kilometres. */
export function createRandomProblem(
  seed: number,
  count: number,
  {
    maxTonnes = 10,
    radius = 60,
    ...changes
  }: Partial<RoundsProblem> & { maxTonnes?: number; radius?: number } = {}
): RoundsProblem {
  const random = createRandom(seed);
  const drawPoint = (): [number, number] => [(random() - 0.5) * 2 * radius, (random() - 0.5) * 2 * radius];
  return createProblem({
    piles: Array.from({ length: count }, (_, index) =>
      createPile(Math.ceil(random() * maxTonnes * 10) / 10, String(index))
    ),
    matrix: createRoads(Array.from({ length: count + 1 }, drawPoint)),
    ...changes
  });
}

export const roundDigits = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** Computes times and cost of a round from the matrix, and compares them with the answer. */
function checkRound({ piles, rules, matrix, breaks }: RoundsProblem, made: Round, begin: number): number {
  const figures = rules.vehicles[made.vehicle];
  const clock = (worked: number) => {
    let minute = rules.dayStart;
    for (let left = worked; left > 0; minute++)
      if (!breaks.some(({ start, end }) => minute >= start && minute < end)) left--;
    return minute;
  };
  let [worked, at, kilometres, tonnes] = [begin, 0, 0, 0];
  for (const stop of made.stops) {
    const place = piles.findIndex(({ id }) => id === stop.pile.id) + 1;
    worked += Math.round(matrix.minutes[at * matrix.size + place]!);
    kilometres += matrix.kilometres[at * matrix.size + place]!;
    expect(stop.arrival).toBe(clock(worked));
    const load = stop.tonnes * figures.loadingHoursPerTonne * 60;
    worked = countMinutes(rules.dayStart, stop.departure, breaks);
    // Loads of one pile that share a vehicle are each rounded to whole minutes.
    expect(Math.abs(worked - countMinutes(rules.dayStart, stop.arrival, breaks) - load)).toBeLessThan(3);
    tonnes += stop.tonnes;
    at = place;
  }
  worked += Math.round(matrix.minutes[at * matrix.size]!);
  kilometres += matrix.kilometres[at * matrix.size]!;
  expect(made.back).toBe(clock(worked));
  worked += Math.round(figures.offloadingHours * 60);
  expect(made.end).toBe(clock(worked));
  expect(made.end).toBeLessThanOrEqual(rules.dayEnd);
  expect(tonnes).toBeLessThanOrEqual(figures.capacity + 1e-9);
  expect(made.tonnes).toBeCloseTo(tonnes, 9);
  expect(made.kilometres).toBeCloseTo(kilometres, 6);
  expect(made.fuel).toBe(roundDigits(kilometres * figures.fuelPerKm * figures.fuelCost + 1e-9));
  expect(made.cost).toBeCloseTo(made.fuel + figures.loadingCost, 6);
  return worked;
}

/** Counts the minutes between two times of the day that are in no break. */
const countMinutes = (from: number, to: number, breaks: RoundsProblem['breaks']): number =>
  Array.from({ length: to - from }, (_, index) => from + index).filter(
    (minute) => !breaks.some(({ start, end }) => minute >= start && minute < end)
  ).length;

/** Expects that an answer obeys every limit of its problem, and that its costs and times are right. */
export function checkAnswer(problem: RoundsProblem, answer: RoundsAnswer): void {
  const shifts = new Map<string, { end: number; rounds: number }>();
  for (const made of answer.rounds) {
    expect(made.vehicleNumber).toBeGreaterThanOrEqual(1);
    expect(made.vehicleNumber).toBeLessThanOrEqual(problem.fleet[made.vehicle] ?? 0);
    expect(made.day).toBeLessThan(problem.days);
    const shift = `${made.day} ${made.vehicle} ${made.vehicleNumber}`;
    const { end, rounds } = shifts.get(shift) ?? { end: 0, rounds: 0 };
    expect(made.round).toBe(rounds + 1);
    shifts.set(shift, { end: checkRound(problem, made, end), rounds: made.round });
  }
  problem.piles.forEach((pile) => {
    const stops = answer.rounds.flatMap((made) => made.stops.filter((stop) => stop.pile === pile));
    const left = answer.left.filter((one) => one.pile === pile);
    const sum = [...stops, ...left].reduce((total, { tonnes }) => total + tonnes, 0);
    expect(sum).toBeCloseTo(pile.tonnes, 6);
  });
  expect(answer.cost).toBeCloseTo(
    answer.rounds.reduce((sum, { cost }) => sum + cost, 0),
    4
  );
}

export function createPlanner(problem: RoundsProblem, seed?: number): RoundsPlanner {
  const planner = createRoundsPlanner(problem, seed);
  if (!planner.ok) throw new Error(planner.problem);
  return planner.value;
}

/** Plans with a number of steps, and checks the answer. */
export function planRounds(problem: RoundsProblem, steps = 300, seed?: number): RoundsAnswer {
  const planner = createPlanner(problem, seed);
  for (let step = 0; step < steps; step += 20) planner.step(20, step / steps);
  const answer = planner.getAnswer();
  checkAnswer(problem, answer);
  return answer;
}

/** Returns the matrix of a problem with one more place, at the factory. */
export function addPlaceAtFactory({ matrix }: RoundsProblem): RoundsProblem['matrix'] {
  const size = matrix.size + 1;
  const extend = (values: Float64Array) =>
    Float64Array.from({ length: size * size }, (_, index) => {
      const [from, to] = [Math.floor(index / size) % matrix.size, (index % size) % matrix.size];
      return values[from * matrix.size + to]!;
    });
  return {
    size,
    kilometres: extend(matrix.kilometres),
    minutes: extend(matrix.minutes),
    isOffRoad: [...matrix.isOffRoad, false]
  };
}

/** Returns a fleet with so many vehicles of each kind. */
export const createFleet = (vehicles: readonly string[], count: number) =>
  Object.fromEntries(vehicles.map((vehicle) => [vehicle, count]));
