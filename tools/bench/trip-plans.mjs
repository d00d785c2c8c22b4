import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/paths.mjs';
import { computeMedian } from './statistics.mjs';

const AGENTS = 30;
const PILES = 12;
const ROUNDS = 31;

/**
 * Bundles the domain's trip planner as the widgets use it.
 * @returns {Promise<DomainCode>}
 */
async function bundleDomainCode() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'build/bench/trip-plans.mjs');
  await build({
    stdin: {
      contents: `export { planTrips } from './shared/domain/src/trips/trip-plan';
        export { compareVehicles } from './shared/domain/src/trips/trip-comparison';
        export { scheduleTrips } from './shared/domain/src/trips/trip-timeline';
        export { readTripRules } from './shared/domain/src/trips/trip-rules';
        export { PICKUP_VEHICLES } from './shared/domain/src/trips/vehicles';
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

/**
 * @typedef {object} DomainCode
 * @property {typeof import('../../shared/domain/src/trips/trip-plan').planTrips} planTrips
 * @property {typeof import('../../shared/domain/src/trips/trip-comparison').compareVehicles} compareVehicles
 * @property {typeof import('../../shared/domain/src/trips/trip-timeline').scheduleTrips} scheduleTrips
 * @property {typeof import('../../shared/domain/src/trips/trip-rules').readTripRules} readTripRules
 * @property {typeof import('../../shared/domain/src/trips/vehicles').PICKUP_VEHICLES} PICKUP_VEHICLES
 * @property {typeof import('../../shared/domain/src/parameters').DEFAULT_PARAMETERS} DEFAULT_PARAMETERS
 */

/**
 * Generates piles of 0.5 to 20 t within a degree of the factory, the same in every run.
 * @param {number} agent
 * @param {ReturnType<DomainCode['readTripRules']>} rules
 */
function generatePiles(agent, { factory }) {
  return Array.from({ length: PILES }, (_, index) => {
    const turn = agent * PILES + index;
    return {
      id: String(turn),
      name: `Pile ${turn}`,
      tonnes: 0.5 + ((turn * 37) % 196) / 10,
      position: {
        latitude: factory.latitude - ((turn * 53) % 100) / 100,
        longitude: factory.longitude - ((turn * 29) % 100) / 100
      }
    };
  });
}

/**
 * Measures the CPU time of the plans of thirty agents with all five vehicles: summary, comparison, cheapest mix
 * and timeline.
 */
export async function benchTripPlans() {
  const { planTrips, compareVehicles, scheduleTrips, readTripRules, PICKUP_VEHICLES, DEFAULT_PARAMETERS } =
    await bundleDomainCode();
  const rules = readTripRules(DEFAULT_PARAMETERS);
  const agents = Array.from({ length: AGENTS }, (_, agent) => generatePiles(agent, rules));
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    for (const piles of agents) {
      const plan = planTrips(piles, PICKUP_VEHICLES, rules);
      if (!plan.ok) throw new Error(`A plan could not be made: ${plan.problem}`);
      compareVehicles(plan.value, rules);
      const timeline = scheduleTrips(plan.value.cheapest.plan, rules);
      if (!timeline.ok) throw new Error(`A plan could not be timed: ${timeline.problem}`);
    }
    const took = performance.now() - begun;
    // The first rounds warm the code up.
    if (round >= 5) times.push(took);
  }
  const note = `p50 of ${times.length}, ${PILES} piles an agent, 5 vehicles, with comparison and timeline`;
  return [
    { row: `Trip plans of ${AGENTS} agents`, value: computeMedian(times), unit: 'ms', limit: 100, note }
  ];
}
