import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/lib/paths.mjs';
import { computeMedian } from './statistics.mjs';

const ROWS = 100_000;
const ROUNDS = 61;

/**
 * Bundles the domain's panel figures, as the widgets and the server use them.
 * @returns {Promise<DomainCode>}
 */
async function bundleDomainCode() {
  const { build } = await import('esbuild');
  const outfile = join(root, 'build/bench/panel-figures.mjs');
  await build({
    stdin: {
      contents:
        "export { computePanelFigures, computePanelMask } from './shared/domain/src/calculations/panel-figures';",
      resolveDir: root,
      loader: 'ts'
    },
    outfile,
    bundle: true,
    platform: 'neutral',
    format: 'esm',
    logLevel: 'warning'
  });
  return import(pathToFileURL(outfile).href);
}

/**
 * @typedef {object} DomainCode
 * @property {typeof import('../../shared/domain/src/calculations/panel-figures').computePanelFigures} computePanelFigures
 * @property {typeof import('../../shared/domain/src/calculations/panel-figures').computePanelMask} computePanelMask
 */
/** @typedef {Parameters<DomainCode['computePanelMask']>[0]} PanelColumns */
/** @typedef {Parameters<DomainCode['computePanelMask']>[1][number]} PanelFilter */

/**
 * Returns a generator of numbers from 0 to 1, the same in every run.
 * @param {number} seed
 */
function createRandomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Generates tagged mills in the columns of their panel, one in ten without a discovery or a purchase. */
function generateMills() {
  const random = createRandomNumbers(7);
  /** @param {number} most */
  const generateColumn = (most) =>
    Float64Array.from({ length: ROWS }, () => (random() < 0.1 ? NaN : most * random()));
  /**
   * @param {number} count
   * @param {string} name
   */
  const generateNames = (count, name) => ({
    codes: Int32Array.from({ length: ROWS }, () => Math.floor(count * random())),
    labels: Array.from({ length: count }, (_, index) => `${name} ${index}`)
  });
  const numbers = {
    days: generateColumn(60),
    tonnes: generateColumn(500),
    price: generateColumn(50_000),
    paid: generateColumn(2e7),
    sustainability: generateColumn(100),
    transactions: Int32Array.from({ length: ROWS }, () => Math.floor(50 * random()))
  };
  const states = generateNames(8, 'state');
  return { states, columns: { numbers, categories: { state: states, size: generateNames(3, 'size') } } };
}

/**
 * @param {string} column
 * @param {number | null} min
 * @param {number | null} max
 * @returns {PanelFilter}
 */
const createRange = (column, min, max) => ({
  kind: 'range',
  column,
  range: { min, max, minInclusive: true, maxInclusive: true }
});

/**
 * Measures the CPU time of a panel's figures after a slider has moved: mask and figures are recomputed over
 * every row.
 */
export async function benchPanelFigures() {
  const { computePanelFigures, computePanelMask } = await bundleDomainCode();
  const { states, columns } = generateMills();
  /** @type {number[]} */
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    /** @type {PanelFilter[]} */
    const filters = [
      createRange('days', null, 20 + (round % 40)),
      createRange('tonnes', 10 + round, null),
      createRange('transactions', 5, null),
      { kind: 'oneOf', column: 'state', labels: states.labels.slice(round % 4) }
    ];
    const begun = performance.now();
    const { count } = computePanelFigures(columns, computePanelMask(columns, filters));
    const took = performance.now() - begun;
    if (count === 0) throw new Error('The filters left no mill, so nothing was measured.');
    // The first rounds warm the code up.
    if (round >= 10) times.push(took);
  }
  const note = `p50 of ${times.length}, ${ROWS} mills, 4 filters, 6 sums, 2 counts by name`;
  return [{ row: 'Panel figures', value: computeMedian(times), unit: 'ms', limit: 8, note }];
}
