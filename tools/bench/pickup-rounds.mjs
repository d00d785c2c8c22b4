import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bundleDomain } from './bundle-domain.mjs';
import { computeMean } from './statistics.mjs';

/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {import('../../shared/domain/src/rounds/round-matrix').RoundMatrix} RoundMatrix */
/** @typedef {import('../../shared/domain/src/rounds/round-problem').RoundsProblem} RoundsProblem */
/** @typedef {import('../../shared/domain/src/rounds/rounds-answer').RoundsAnswer} RoundsAnswer */
/** @typedef {import('../../shared/domain/src/rounds/rounds-answer').Round} Round */

/** @typedef {readonly [number, number]} Point kilometres east and north */
/** @typedef {(from: Point, to: Point) => number} Measure returns the distance of two points */

/**
 * @typedef {object} RoundsCode
 * @property {typeof import('../../shared/domain/src/rounds/plan-rounds').createRoundsPlanner} createRoundsPlanner
 * @property {typeof import('../../shared/domain/src/rounds/plan-rounds').improveRounds} improveRounds
 * @property {typeof import('../../shared/domain/src/rounds/random').createRandom} createRandom
 * @property {typeof import('../../shared/domain/src/trips/trip-rules').readTripRules} readTripRules
 * @property {typeof import('../../shared/domain/src/parameters').DEFAULT_PARAMETERS} DEFAULT_PARAMETERS
 */

/**
 * @typedef {object} Instance a problem without times whose optimum, or a bound of it, is known
 * @property {string} name
 * @property {Point[]} points the first is the factory
 * @property {number[]} loads tonnes at each further point
 * @property {number} capacity of each vehicle, in tonnes
 * @property {number} vehicles the most rounds
 * @property {Measure} measure
 * @property {number} bound the least distance of all rounds, or less
 */

/**
 * @typedef {object} Found
 * @property {number} first time of the first answer in ms
 * @property {RoundsAnswer} answer the last one
 */

const SEARCH_SECONDS = 5;
const PILES = 300;
const FLEET = { Ford: 2, Ford2: 2, Dyna2: 3, MB1: 3, MB2: 2 };
const DAYS = 15;
/** Roads are longer than straight lines by this factor in the generated problems. */
const ROAD_FACTOR = 1.58;
const ROAD_SPEED = 45;
const GENERATED_CLUSTERS = 9;
const STOPS_PER_CLUSTER = 8;
/** Minutes: each vehicle of a benchmark problem has the time for one round only. */
const ONE_ROUND_HOURS = 7;
/** @type {Point} */
const FACTORY = [0, 0];

/**
 * Bundles the rounds of the domain as the widgets use them.
 * @returns {Promise<RoundsCode>}
 */
const bundleRounds = async () =>
  /** @type {RoundsCode} */ (
    await bundleDomain(
      'pickup-rounds',
      `export { createRoundsPlanner, improveRounds } from './shared/domain/src/rounds/plan-rounds';
      export { createRandom } from './shared/domain/src/rounds/random';
      export { readTripRules } from './shared/domain/src/trips/trip-rules';
      export { DEFAULT_PARAMETERS } from './shared/domain/src/parameters';`
    )
  );

/**
 * @param {readonly Point[]} points
 * @param {Measure} measure
 * @param {number} minutesPerKm
 * @returns {RoundMatrix}
 */
function createMatrix(points, measure, minutesPerKm) {
  const kilometres = Float64Array.from(points.flatMap((from) => points.map((to) => measure(from, to))));
  return {
    size: points.length,
    kilometres,
    minutes: kilometres.map((distance) => distance * minutesPerKm),
    isOffRoad: points.map(() => false)
  };
}

/** @type {Measure} */
const measureLine = ([x1, y1], [x2, y2]) => Math.hypot(x1 - x2, y1 - y2);

/**
 * @param {number} tonnes
 * @param {number} index
 */
const createPile = (tonnes, index) => ({
  id: String(index),
  name: `Pile ${index}`,
  agentId: String(index),
  tonnes,
  waitingDays: 0
});

/**
 * Returns a problem without times: `vehicles` rounds of one kind at the most, costs are distances.
 * @param {RoundsCode} code
 * @param {Instance} instance
 * @returns {RoundsProblem}
 */
function createCapacityProblem(
  { readTripRules, DEFAULT_PARAMETERS },
  { points, loads, capacity, vehicles, measure }
) {
  const rules = readTripRules(DEFAULT_PARAMETERS);
  const vehicle = {
    capacity,
    offloadingHours: ONE_ROUND_HOURS,
    fuelPerKm: 1,
    fuelCost: 1,
    loadingCost: 0,
    loadingHoursPerTonne: 0
  };
  return {
    piles: loads.map(createPile),
    fleet: { MB1: vehicles },
    rules: { ...rules, vehicles: { ...rules.vehicles, MB1: vehicle } },
    breaks: [],
    days: 1,
    matrix: createMatrix(points, measure, 0),
    waitingWeight: 0
  };
}

/**
 * Returns the number in the first group of a pattern. @throws Error when the text does not match.
 * @param {string} text
 * @param {RegExp} pattern
 */
function readNumber(text, pattern) {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`No number was found by ${pattern}.`);
  return Number(found);
}

/**
 * Returns the lines between two words as numbers, without the number of the place that begins each.
 * @param {string} text
 * @param {string} from
 * @param {string} to
 */
const readLines = (text, from, to) =>
  text
    .slice(text.indexOf(from) + from.length, text.indexOf(to))
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number).slice(1));

/**
 * Reads an instance of CVRPLIB (https://vrp.galgos.inf.puc-rio.br): distances are rounded to whole numbers, and
 * the number of vehicles is the one in its name. The optimum is in the `.sol` file beside it.
 * @param {string} folder
 * @param {string} name
 * @returns {Instance}
 */
function readInstance(folder, name) {
  const text = readFileSync(join(folder, `${name}.vrp`), 'utf8');
  const solution = readFileSync(join(folder, `${name}.sol`), 'utf8');
  return {
    name,
    points: readLines(text, 'NODE_COORD_SECTION', 'DEMAND_SECTION').map(([x = NaN, y = NaN]) => [x, y]),
    loads: readLines(text, 'DEMAND_SECTION', 'DEPOT_SECTION').flat().slice(1),
    capacity: readNumber(text, /CAPACITY\s*:\s*(\d+)/),
    vehicles: readNumber(name, /-k(\d+)$/),
    measure: (from, to) => Math.round(measureLine(from, to)),
    bound: readNumber(solution, /cost\s+(\d+)/i)
  };
}

/**
 * Returns instances of the sets A, B and P in a folder.
 * @param {string} folder
 */
function readInstances(folder) {
  const files = new Set(readdirSync(folder));
  return [...files]
    .filter((file) => /^[ABP]-n\d+-k\d+\.vrp$/.test(file) && files.has(file.replace('.vrp', '.sol')))
    .map((file) => readInstance(folder, file.slice(0, -'.vrp'.length)));
}

/**
 * Draws a point in a square round the factory.
 * @param {() => number} random
 * @param {number} side
 * @returns {Point}
 */
const drawPoint = (random, side) => [(random() - 0.5) * side, (random() - 0.5) * side];

/**
 * Generates stops in groups that fill one vehicle each. Every load is driven at least from and to its place, so
 * the sum of load × distance there and back ÷ capacity is a lower bound.
 * @param {RoundsCode} code
 * @param {number} seed
 * @returns {Instance}
 */
function generateInstance({ createRandom }, seed) {
  const random = createRandom(seed);
  const stops = Array.from({ length: GENERATED_CLUSTERS }, () => {
    const [x, y] = drawPoint(random, 400);
    return Array.from({ length: STOPS_PER_CLUSTER }, () => {
      const [east, north] = drawPoint(random, 8);
      return /** @type {Point} */ ([x + east, y + north]);
    });
  }).flat();
  const capacity = STOPS_PER_CLUSTER * 10;
  const bound = stops.reduce((sum, stop) => sum + (2 * 10 * measureLine(FACTORY, stop)) / capacity, 0);
  const loads = stops.map(() => 10);
  return {
    name: `generated ${seed}`,
    points: [FACTORY, ...stops],
    loads,
    capacity,
    vehicles: GENERATED_CLUSTERS,
    measure: measureLine,
    bound
  };
}

/**
 * @param {boolean} isTrue
 * @param {string} fault
 * @throws Error with the fault when it is not true.
 */
function expectTrue(isTrue, fault) {
  if (!isTrue) throw new Error(`The answer is wrong: ${fault}`);
}

/**
 * Returns the way between two places. @throws Error when the matrix has none.
 * @param {RoundMatrix} matrix
 * @param {number} from
 * @param {number} to
 */
function findWay({ size, ...matrix }, from, to) {
  const kilometres = matrix.kilometres[from * size + to];
  const minutes = matrix.minutes[from * size + to];
  if (kilometres === undefined || minutes === undefined) throw new Error('The matrix has too few places.');
  return { kilometres, minutes };
}

/**
 * Computes load, time and cost of a round from the problem.
 * @param {RoundsProblem} problem
 * @param {Round} round
 */
function measureRound({ piles, matrix, rules }, { vehicle, stops }) {
  const figures = rules.vehicles[vehicle];
  let [at, kilometres, minutes, load] = [0, 0, figures.offloadingHours * 60, 0];
  /** @param {number} place */
  const driveTo = (place) => {
    const way = findWay(matrix, at, place);
    kilometres += way.kilometres;
    minutes += way.minutes;
    at = place;
  };
  for (const { pile, tonnes } of stops) {
    expectTrue(piles.includes(pile), 'a pile does not exist');
    driveTo(piles.indexOf(pile) + 1);
    minutes += tonnes * figures.loadingHoursPerTonne * 60;
    load += tonnes;
  }
  driveTo(0);
  return { load, minutes, cost: kilometres * figures.fuelPerKm * figures.fuelCost + figures.loadingCost };
}

/**
 * Checks an answer against its problem without code of the planner. @throws Error with the first fault.
 * @param {RoundsProblem} problem
 * @param {RoundsAnswer} answer
 */
function verifyAnswer(problem, answer) {
  const { piles, rules, fleet, days } = problem;
  /** @type {Map<string, number>} */
  const shifts = new Map();
  let cost = 0;
  for (const round of answer.rounds) {
    const { vehicle, vehicleNumber, day, stops, start, end } = round;
    const measured = measureRound(problem, round);
    cost += measured.cost;
    const shift = `${vehicle} ${vehicleNumber} ${day}`;
    expectTrue(measured.load <= rules.vehicles[vehicle].capacity + 1e-6, 'a vehicle is too full');
    expectTrue(vehicleNumber >= 1 && vehicleNumber <= (fleet[vehicle] ?? 0), 'a vehicle does not exist');
    expectTrue(day >= 0 && day < days, 'a day does not exist');
    // Each leg is rounded to whole minutes.
    expectTrue(Math.abs(end - start - measured.minutes) <= stops.length + 2, 'the time of a round is wrong');
    expectTrue(start >= (shifts.get(shift) ?? rules.dayStart) && end <= rules.dayEnd, 'rounds overlap');
    shifts.set(shift, end);
  }
  const loads = [...answer.rounds.flatMap(({ stops }) => stops), ...answer.left];
  for (const pile of piles) {
    const own = loads.filter((load) => load.pile === pile);
    const tonnes = own.reduce((sum, load) => sum + load.tonnes, 0);
    expectTrue(Math.abs(tonnes - pile.tonnes) < 1e-6, 'tonnes are lost');
  }
  expectTrue(Math.abs(cost - answer.cost) < 0.01 * answer.rounds.length + 0.01, 'the cost is wrong');
}

/**
 * Searches for some seconds; the first and the last answer are verified.
 * @param {RoundsCode} code
 * @param {RoundsProblem} problem
 * @param {number} seconds
 * @returns {Found}
 */
function searchRounds({ createRoundsPlanner, improveRounds }, problem, seconds) {
  const begun = performance.now();
  const planner = createRoundsPlanner(problem);
  if (!planner.ok) throw new Error(`Rounds could not be planned: ${planner.problem}`);
  const beginning = planner.value.getAnswer();
  const first = performance.now() - begun;
  verifyAnswer(problem, beginning);
  const steps = improveRounds(planner.value, {
    milliseconds: seconds * 1_000,
    readClock: () => performance.now()
  });
  let next = steps.next();
  while (!next.done) next = steps.next();
  verifyAnswer(problem, next.value);
  return { first, answer: next.value };
}

/**
 * Returns by how many per cent the rounds of each instance are longer than its bound.
 * @param {RoundsCode} domain
 * @param {Instance[]} instances
 */
function measureGaps(domain, instances) {
  return instances.map((instance) => {
    const { answer } = searchRounds(domain, createCapacityProblem(domain, instance), SEARCH_SECONDS);
    if (answer.left.length > 0) throw new Error(`${instance.name}: not every stop is visited`);
    return 100 * (answer.cost / instance.bound - 1);
  });
}

/**
 * Generates piles within 60 km north, east, south and west of the factory, the same in every run.
 * @param {RoundsCode} code
 * @param {number} count
 * @returns {RoundsProblem}
 */
function generateFieldProblem({ createRandom, readTripRules, DEFAULT_PARAMETERS }, count) {
  const random = createRandom(count);
  const points = [FACTORY, ...Array.from({ length: count }, () => drawPoint(random, 120))];
  /** @type {Measure} */
  const measure = (from, to) => ROAD_FACTOR * measureLine(from, to);
  return {
    piles: points.slice(1).map((_, index) => createPile(0.5 + Math.round(random() * 95) / 10, index)),
    fleet: FLEET,
    rules: readTripRules(DEFAULT_PARAMETERS),
    breaks: [],
    days: DAYS,
    matrix: createMatrix(points, measure, 60 / ROAD_SPEED),
    waitingWeight: 0
  };
}

/**
 * Returns by how many per cent a tonne costs more in one answer than in another.
 * @param {Found} one
 * @param {Found} other
 * @throws Error when nothing is fetched.
 */
function compareCosts({ answer: { costPerTonne: cost } }, { answer: { costPerTonne: otherCost } }) {
  if (cost === null || otherCost === null) throw new Error('No round fetches anything.');
  return 100 * (cost / otherCost - 1);
}

/**
 * Measures the search on piles of many and of few agents.
 * @param {RoundsCode} domain
 * @returns {BenchRow[]}
 */
function benchFields(domain) {
  const large = generateFieldProblem(domain, PILES);
  const short = searchRounds(domain, large, 10);
  const long = searchRounds(domain, large, 60);
  const small = generateFieldProblem(domain, 30);
  const quick = searchRounds(domain, small, 1);
  const patient = searchRounds(domain, small, 10);
  const vehicles = Object.values(FLEET).reduce((sum, number) => sum + number);
  const note = `${Math.round(short.answer.tonnes)} of ${Math.round(long.answer.tonnes)} t, ${vehicles} vehicles, ${DAYS} days`;
  return [
    { row: `Rounds of ${PILES} piles: first answer`, value: short.first, unit: 'ms', limit: 2_000, note },
    {
      row: `Rounds of ${PILES} piles: 10 s against 60 s`,
      value: compareCosts(short, long),
      unit: '%',
      limit: 3,
      note
    },
    { row: 'Rounds of 30 agents: first answer', value: quick.first, unit: 'ms', limit: 1_000 },
    { row: 'Rounds of 30 agents: 1 s against 10 s', value: compareCosts(quick, patient), unit: '%', limit: 3 }
  ];
}

/**
 * Measures pickup rounds: the mean gap to the optima of the sets A, B and P of CVRPLIB in the folder that
 * BENCH_CVRP names (files `.vrp` and `.sol`), or to a lower bound on generated problems; and the
 * search on 300 piles. Each answer is verified first.
 * @returns {Promise<BenchRow[]>}
 */
export async function benchPickupRounds() {
  const domain = await bundleRounds();
  const folder = process.env.BENCH_CVRP;
  const instances = folder
    ? readInstances(folder)
    : [1, 2, 3, 4].map((seed) => generateInstance(domain, seed));
  const gaps = measureGaps(domain, instances);
  const against = folder ? 'optima' : 'a lower bound';
  return [
    {
      row: `Rounds within ${SEARCH_SECONDS} s: mean gap to ${against}`,
      value: computeMean(gaps),
      unit: '%',
      limit: folder ? 2 : 10,
      note: `${gaps.length} problems, at most ${Math.max(...gaps).toFixed(2)} %`
    },
    ...benchFields(domain)
  ];
}
