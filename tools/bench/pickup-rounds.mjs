import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/paths.mjs';

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

/** Bundles the rounds of the domain as the widgets use them. */
async function bundleRounds() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'build/bench/pickup-rounds.mjs');
  await build({
    stdin: {
      contents: `export { createRoundsPlanner, improveRounds } from './shared/domain/src/rounds/plan-rounds';
        export { readTripRules } from './shared/domain/src/trips/trip-rules';
        export { DEFAULT_PARAMETERS } from './shared/domain/src/parameters';`,
      resolveDir: root,
      loader: 'ts'
    },
    outfile,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    logLevel: 'warning'
  });
  return import(pathToFileURL(outfile).href);
}

/** Returns a deterministic generator of numbers from 0 to 1. */
function createRandom(seed) {
  let state = seed;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

function createMatrix(points, measure, minutesPerKm) {
  const kilometres = Float64Array.from(points.flatMap((from) => points.map((to) => measure(from, to))));
  return {
    size: points.length,
    kilometres,
    minutes: kilometres.map((distance) => distance * minutesPerKm),
    isOffRoad: points.map(() => false)
  };
}

const measureLine = ([x1, y1], [x2, y2]) => Math.hypot(x1 - x2, y1 - y2);
const createPile = (tonnes, index) => ({
  id: String(index),
  name: `Pile ${index}`,
  agentId: String(index),
  tonnes,
  waitingDays: 0
});

/** Returns a problem without times: `vehicles` rounds of one kind at the most, costs are distances. */
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
 * Reads an instance of CVRPLIB (https://vrp.galgos.inf.puc-rio.br): distances are rounded to whole numbers, and
 * the number of vehicles is the one in its name. The optimum is in the `.sol` file beside it.
 */
function readInstance(folder, name) {
  const text = readFileSync(join(folder, `${name}.vrp`), 'utf8');
  const readNumbers = (from, to) =>
    text
      .slice(text.indexOf(from) + from.length, text.indexOf(to))
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number).slice(1));
  return {
    name,
    points: readNumbers('NODE_COORD_SECTION', 'DEMAND_SECTION'),
    loads: readNumbers('DEMAND_SECTION', 'DEPOT_SECTION').flat().slice(1),
    capacity: Number(/CAPACITY\s*:\s*(\d+)/.exec(text)[1]),
    vehicles: Number(/-k(\d+)$/.exec(name)[1]),
    measure: (from, to) => Math.round(measureLine(from, to)),
    bound: Number(/cost\s+(\d+)/i.exec(readFileSync(join(folder, `${name}.sol`), 'utf8'))[1])
  };
}

/** Returns instances of the sets A, B and P in a folder. */
function readInstances(folder) {
  const files = new Set(readdirSync(folder));
  return [...files]
    .filter((file) => /^[ABP]-n\d+-k\d+\.vrp$/.test(file) && files.has(file.replace('.vrp', '.sol')))
    .map((file) => readInstance(folder, file.slice(0, -'.vrp'.length)));
}

/**
 * Generates stops in groups that fill one vehicle each. Every load is driven at least from and to its place, so
 * the sum of load × distance there and back ÷ capacity is a lower bound.
 */
function generateInstance(seed) {
  const random = createRandom(seed);
  const groups = Array.from({ length: GENERATED_CLUSTERS }, () => [
    random() * 400 - 200,
    random() * 400 - 200
  ]);
  const stops = groups.flatMap(([x, y]) =>
    Array.from({ length: STOPS_PER_CLUSTER }, () => [x + random() * 8, y + random() * 8])
  );
  const points = [[0, 0], ...stops];
  const capacity = STOPS_PER_CLUSTER * 10;
  const bound = stops.reduce((sum, stop) => sum + (2 * 10 * measureLine([0, 0], stop)) / capacity, 0);
  const loads = stops.map(() => 10);
  return {
    name: `generated ${seed}`,
    points,
    loads,
    capacity,
    vehicles: GENERATED_CLUSTERS,
    measure: measureLine,
    bound
  };
}

/** Checks an answer against its problem without code of the planner; throws the first fault. */
function verifyAnswer({ piles, matrix, rules, fleet, days }, answer) {
  const expectTrue = (isTrue, fault) => {
    if (!isTrue) throw new Error(`The answer is wrong: ${fault}`);
  };
  const left = new Map(piles.map(({ id, tonnes }) => [id, tonnes]));
  const shifts = new Map();
  let cost = 0;
  for (const { vehicle, vehicleNumber, day, stops, start, end } of answer.rounds) {
    const figures = rules.vehicles[vehicle];
    let [at, kilometres, minutes, load] = [0, 0, 0, 0];
    for (const { pile, tonnes } of stops) {
      const place = piles.indexOf(pile) + 1;
      kilometres += matrix.kilometres[at * matrix.size + place];
      minutes += matrix.minutes[at * matrix.size + place] + tonnes * figures.loadingHoursPerTonne * 60;
      load += tonnes;
      left.set(pile.id, left.get(pile.id) - tonnes);
      at = place;
    }
    kilometres += matrix.kilometres[at * matrix.size];
    minutes += matrix.minutes[at * matrix.size] + figures.offloadingHours * 60;
    cost += kilometres * figures.fuelPerKm * figures.fuelCost + figures.loadingCost;
    const shift = `${vehicle} ${vehicleNumber} ${day}`;
    expectTrue(load <= figures.capacity + 1e-6, 'a vehicle is too full');
    expectTrue(vehicleNumber <= fleet[vehicle] && day < days, 'a vehicle or a day does not exist');
    // Each leg is rounded to whole minutes.
    expectTrue(Math.abs(end - start - minutes) <= stops.length + 2, 'the time of a round is wrong');
    expectTrue(start >= (shifts.get(shift) ?? rules.dayStart) && end <= rules.dayEnd, 'rounds overlap');
    shifts.set(shift, end);
  }
  for (const { pile, tonnes } of answer.left) left.set(pile.id, left.get(pile.id) - tonnes);
  expectTrue(
    [...left.values()].every((tonnes) => Math.abs(tonnes) < 1e-6),
    'tonnes are lost'
  );
  expectTrue(Math.abs(cost - answer.cost) < 0.01 * answer.rounds.length + 0.01, 'the cost is wrong');
}

/** Searches for some seconds; returns the verified answer and the time of the first one in ms. */
function searchRounds({ createRoundsPlanner, improveRounds }, problem, seconds) {
  const begun = performance.now();
  const planner = createRoundsPlanner(problem);
  if (!planner.ok) throw new Error(`Rounds could not be planned: ${planner.problem}`);
  verifyAnswer(problem, planner.value.getAnswer());
  const first = performance.now() - begun;
  const steps = improveRounds(planner.value, {
    milliseconds: seconds * 1_000,
    readClock: () => performance.now()
  });
  let next = steps.next();
  while (!next.done) next = steps.next();
  verifyAnswer(problem, next.value);
  return { first, answer: next.value };
}

function measureGaps(domain, instances) {
  return instances.map((instance) => {
    const { answer } = searchRounds(domain, createCapacityProblem(domain, instance), SEARCH_SECONDS);
    if (answer.left.length > 0) throw new Error(`${instance.name}: not every stop is visited`);
    return 100 * (answer.cost / instance.bound - 1);
  });
}

/** Generates piles within a degree of the factory. */
function generateFieldProblem({ readTripRules, DEFAULT_PARAMETERS }, count, fleet, days) {
  const random = createRandom(count);
  const points = [
    [0, 0],
    ...Array.from({ length: count }, () => [(random() - 0.5) * 120, (random() - 0.5) * 120])
  ];
  const measure = (from, to) => ROAD_FACTOR * measureLine(from, to);
  return {
    piles: points.slice(1).map((_, index) => createPile(0.5 + Math.round(random() * 95) / 10, index)),
    fleet,
    rules: readTripRules(DEFAULT_PARAMETERS),
    breaks: [],
    days,
    matrix: createMatrix(points, measure, 60 / ROAD_SPEED),
    waitingWeight: 0
  };
}

function benchFields(domain) {
  const large = generateFieldProblem(domain, PILES, FLEET, DAYS);
  const short = searchRounds(domain, large, 10);
  const long = searchRounds(domain, large, 60);
  const small = generateFieldProblem(domain, 30, FLEET, DAYS);
  const quick = searchRounds(domain, small, 1);
  const patient = searchRounds(domain, small, 10);
  const compare = (one, other) => 100 * (one.answer.costPerTonne / other.answer.costPerTonne - 1);
  const vehicles = Object.values(FLEET).reduce((sum, number) => sum + number);
  const note = `${Math.round(short.answer.tonnes)} of ${Math.round(long.answer.tonnes)} t, ${vehicles} vehicles, ${DAYS} days`;
  return [
    { row: `Rounds of ${PILES} piles: first answer`, value: short.first, unit: 'ms', limit: 2_000, note },
    {
      row: `Rounds of ${PILES} piles: 10 s against 60 s`,
      value: compare(short, long),
      unit: '%',
      limit: 3,
      note
    },
    { row: 'Rounds of 30 agents: first answer', value: quick.first, unit: 'ms', limit: 1_000 },
    { row: 'Rounds of 30 agents: 1 s against 10 s', value: compare(quick, patient), unit: '%', limit: 3 }
  ];
}

/**
 * Measures pickup rounds: the mean gap to the optima of the sets A, B and P of CVRPLIB in the folder that
 * BENCH_CVRP names (files `.vrp` and `.sol`), or to a lower bound on generated problems; and the
 * search on 300 piles. Each answer is verified first.
 */
export async function benchPickupRounds() {
  const domain = await bundleRounds();
  const folder = process.env.BENCH_CVRP;
  const instances = folder ? readInstances(folder) : [1, 2, 3, 4].map(generateInstance);
  const gaps = measureGaps(domain, instances);
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const against = folder ? 'optima' : 'a lower bound';
  return [
    {
      row: `Rounds within ${SEARCH_SECONDS} s: mean gap to ${against}`,
      value: mean,
      unit: '%',
      limit: folder ? 2 : 10,
      note: `${gaps.length} problems, at most ${Math.max(...gaps).toFixed(2)} %`
    },
    ...benchFields(domain)
  ];
}
