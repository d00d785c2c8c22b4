import { bundleDomain } from './bundle-domain.mjs';

/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {import('../../shared/domain/src/sites/site-problem').SitesProblem} SitesProblem */
/** @typedef {import('../../shared/domain/src/sites/sites-answer').SitesAnswer} SitesAnswer */

/**
 * @typedef {object} SitesCode
 * @property {typeof import('../../shared/domain/src/sites/plan-sites').createSitesPlanner} createSitesPlanner
 * @property {typeof import('../../shared/domain/src/sites/plan-sites').improveSites} improveSites
 * @property {typeof import('../../shared/domain/src/rounds/random').createRandom} createRandom
 * @property {typeof import('../../shared/domain/src/trips/trip-rules').readTripRules} readTripRules
 * @property {typeof import('../../shared/domain/src/parameters').DEFAULT_PARAMETERS} DEFAULT_PARAMETERS
 */

/**
 * @typedef {object} Size
 * @property {number} candidates
 * @property {number} demands
 * @property {number} count of sites
 */

/**
 * @typedef {object} Found
 * @property {SitesAnswer} answer
 * @property {number} seconds until it was optimal, or the limit
 * @property {number} longest time between two reports, in ms
 */

const SECONDS = 20;
const EXACT_SECONDS = 300;
/** Kilometres of the square in which places are drawn, and of the groups of demands. */
const SIDE = 200;
const GROUP_SIDE = 30;
const GROUPS = 40;
/** Share of the demands in groups. */
const GROUPED = 0.7;
const MAX_MINUTES = 45;
const MINUTES_PER_KM = 1.3;
const SLICE_MS = 50;
/** Room of all sites in relation to all tonnes. */
const ROOM = { coverage: 0.25, haulCost: 1.1 };

const bundleSites = async () =>
  /** @type {SitesCode} */ (
    await bundleDomain(
      'sites',
      `export { createSitesPlanner, improveSites } from './shared/domain/src/sites/plan-sites';
      export { createRandom } from './shared/domain/src/rounds/random';
      export { readTripRules } from './shared/domain/src/trips/trip-rules';
      export { DEFAULT_PARAMETERS } from './shared/domain/src/parameters';`
    )
  );

/**
 * Generates a problem: candidates at random, demands in groups and between them, roads that wind, and two
 * existing factories that are kept. The same in every run.
 * @param {SitesCode} code
 * @param {Size} size
 * @param {SitesProblem['question']} question
 * @param {boolean} isLimited
 * @returns {SitesProblem}
 */
function generateProblem(
  { createRandom, readTripRules, DEFAULT_PARAMETERS },
  { candidates, demands, count },
  question,
  isLimited
) {
  const random = createRandom(candidates + demands);
  /** @param {number} side */
  const drawPoint = (side) => ({ x: random() * side, y: random() * side });
  const groups = Array.from({ length: GROUPS }, () => drawPoint(SIDE));
  const from = Array.from({ length: candidates + 2 }, () => drawPoint(SIDE));
  const to = Array.from({ length: demands }, () => {
    const group = groups[Math.floor(random() * GROUPS)];
    const { x, y } = drawPoint(GROUP_SIDE);
    return group && random() < GROUPED ? { x: group.x + x, y: group.y + y } : drawPoint(SIDE);
  });
  const tonnes = to.map(() => Math.ceil(random() ** 2 * 1_000) / 10);
  const total = tonnes.reduce((sum, load) => sum + load, 0);
  const kilometres = Float64Array.from(
    from.flatMap((one) =>
      to.map((other) => Math.hypot(one.x - other.x, one.y - other.y) * (1.3 + random() / 2))
    )
  );
  /** @param {number} index */
  const createPlace = (index) => ({ id: String(index), name: `Place ${index}` });
  return {
    question,
    candidates: from.slice(2).map((_, index) => createPlace(index)),
    factories: from.slice(0, 2).map((_, index) => createPlace(index)),
    demands: tonnes.map((load, index) => ({ ...createPlace(index), tonnes: load })),
    matrix: {
      rows: from.length,
      columns: demands,
      kilometres,
      minutes: kilometres.map((distance) => distance * MINUTES_PER_KM * (0.8 + random() * 0.4))
    },
    count,
    maxMinutes: question === 'coverage' ? MAX_MINUTES : null,
    capacity: isLimited ? (total * ROOM[question]) / count : null,
    existing: isLimited ? 'ignore' : 'keep',
    vehicles: ['Dyna2', 'MB1'],
    rules: readTripRules(DEFAULT_PARAMETERS)
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
 * Checks an answer against its problem without code of the planner. @throws Error with the first fault.
 * @param {SitesProblem} problem
 * @param {SitesAnswer} answer
 */
function verifyAnswer({ candidates, demands, matrix, rules, ...problem }, answer) {
  /** @param {number} kilometres */
  const computeCost = (kilometres) =>
    Math.min(
      ...problem.vehicles.map((vehicle) => {
        const { fuelPerKm, fuelCost, loadingCost, capacity } = rules.vehicles[vehicle];
        return (fuelPerKm * fuelCost * 2 * kilometres + loadingCost) / capacity;
      })
    );
  const columns = new Map(demands.map((demand, index) => [demand, index]));
  const loads = new Map(answer.left.map(({ demand, tonnes }) => [demand, tonnes ?? 0]));
  for (const site of answer.sites) {
    let [tonnes, cost] = [0, 0];
    for (const { demand, tonnes: load } of site.loads) {
      const index = candidates.indexOf(site.candidate) * matrix.columns + (columns.get(demand) ?? NaN);
      expectTrue((matrix.minutes[index] ?? NaN) <= (problem.maxMinutes ?? Infinity), 'a way is too long');
      tonnes += load;
      cost += load * computeCost(matrix.kilometres[index] ?? NaN);
      loads.set(demand, (loads.get(demand) ?? 0) + load);
    }
    expectTrue(Math.abs(tonnes - site.tonnes) < 1e-3, 'the tonnes of a site are wrong');
    expectTrue(Math.abs(cost - site.haulCost) < 1, 'the cost of a site is wrong');
    expectTrue(tonnes <= (problem.capacity ?? Infinity) + 1e-3, 'a site is too full');
  }
  const served = answer.factories.reduce((sum, { tonnes }) => sum + tonnes, 0);
  const rest = demands.reduce((sum, demand) => sum + (demand.tonnes ?? 0) - (loads.get(demand) ?? 0), 0);
  expectTrue(Math.abs(rest - served) < 1e-3, 'tonnes are lost');
  expectTrue(answer.sites.length <= problem.count, 'there are too many sites');
}

/** Returns processor time in ms, so that other programs of a busy machine do not count. */
const readProcessorClock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/**
 * Plans for some seconds of processor time, or until the answer is optimal; the last answer is verified.
 * @param {SitesCode} code
 * @param {SitesProblem} problem
 * @param {number} seconds
 * @returns {Found}
 */
function searchSites({ createSitesPlanner, improveSites }, problem, seconds) {
  const begun = readProcessorClock();
  const planner = createSitesPlanner(problem);
  if (!planner.ok) throw new Error(`Sites could not be planned: ${planner.problem}`);
  const limits = {
    milliseconds: seconds * 1_000,
    readClock: readProcessorClock,
    sliceMilliseconds: SLICE_MS
  };
  const steps = improveSites(planner.value, limits);
  let [reported, longest] = [readProcessorClock(), 0];
  let next = steps.next();
  while (!next.done) {
    longest = Math.max(longest, readProcessorClock() - reported);
    reported = readProcessorClock();
    next = steps.next();
  }
  verifyAnswer(problem, next.value);
  return { answer: next.value, seconds: (readProcessorClock() - begun) / 1_000, longest };
}

/**
 * Plans both questions of one size, without and with a limit of capacity.
 * @param {SitesCode} code
 * @param {Size} size
 * @param {number} seconds
 */
function searchAll(code, size, seconds) {
  return /** @type {const} */ (['coverage', 'haulCost']).flatMap((question) =>
    [false, true].map((isLimited) => ({
      name: `${question}${isLimited ? ' limited' : ''}`,
      ...searchSites(code, generateProblem(code, size, question, isLimited), seconds)
    }))
  );
}

/** @param {SitesAnswer} answer */
const toPercent = ({ gap }) => (gap === null ? Infinity : gap * 100);

/**
 * Measures the planning of sites: the gap to the bound with many candidates, also at the limits of a problem, and
 * the time until the optimum of 30 candidates and the best answer without each site are proven. Each answer is
 * verified. Seconds are processor time.
 * @returns {Promise<BenchRow[]>}
 */
export async function benchSites() {
  const code = await bundleSites();
  const many = searchAll(code, { candidates: 300, demands: 2_000, count: 10 }, SECONDS);
  const few = searchAll(code, { candidates: 30, demands: 2_000, count: 5 }, EXACT_SECONDS);
  const most = searchAll(code, { candidates: 800, demands: 5_000, count: 10 }, SECONDS);
  if (few.some(({ answer }) => !answer.isOptimal)) throw new Error('An optimum was not proven.');
  /** @param {typeof many} found */
  const listGaps = (found) =>
    found.map(({ name, answer }) => `${name} ${toPercent(answer).toFixed(3)}`).join(', ');
  return [
    {
      row: `Sites: 300 candidates, 2,000 places, ${SECONDS} s`,
      value: Math.max(...many.map(({ answer }) => toPercent(answer))),
      unit: '% gap',
      limit: 1,
      note: listGaps(many)
    },
    {
      row: 'Sites: 30 candidates, 2,000 places, proven',
      value: Math.max(...few.map(({ seconds }) => seconds)),
      unit: 's',
      limit: 30,
      note: few.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)}`).join(', ')
    },
    {
      row: `Sites: 800 candidates, 5,000 places, ${SECONDS} s`,
      value: Math.max(...most.map(({ answer }) => toPercent(answer))),
      unit: '% gap',
      limit: 5,
      note: listGaps(most)
    },
    {
      row: 'Sites: 800 candidates, longest time without report',
      value: Math.max(...most.map(({ longest }) => longest)),
      unit: 'ms',
      limit: 2_000
    }
  ];
}
