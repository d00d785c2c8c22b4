import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { printLine, runStep } from '../../scripts/lib/command.mjs';
import { computeMedian, computeQuantile } from './statistics.mjs';
import { openPgRouting, explainMissingPgRouting } from './pgrouting.mjs';
import { bundleRoutingCode } from './server-code.mjs';

const breaks = [20, 40, 60];
const headers = { 'content-type': 'application/json' };

/** @typedef {import('../../shared/domain/src/distance').LatLon} LatLon */
/** @typedef {import('../../server/src/engines/routing/road-network').RoadNetwork} RoadNetwork */

/** Returns a new place round Uyo each time: repeated areas would come from the cache. */
let startCount = 0;
function createNextStart() {
  startCount++;
  return {
    latitude: 5.03 + 0.0021 * (startCount % 40),
    longitude: 7.9 + 0.0017 * Math.floor(startCount / 2)
  };
}

/** @param {Response} response */
async function expectAnswer(response) {
  const answer = await response.json();
  if (!response.ok || answer.error) throw new Error(JSON.stringify(answer.error));
}

/**
 * @param {string} url
 * @param {LatLon} start
 * @param {number} minutes
 */
async function solveServiceArea(url, { latitude, longitude }, minutes) {
  const form = new URLSearchParams({
    f: 'json',
    facilities: `${longitude},${latitude}`,
    defaultBreaks: [minutes / 3, (2 * minutes) / 3, minutes].map(Math.round).join(','),
    outSR: '4326'
  });
  const path = '/arcgis/rest/services/Routing/NAServer/ServiceArea/solveServiceArea';
  await expectAnswer(await fetch(url + path, { method: 'POST', body: form }));
}

/**
 * @param {string} url
 * @param {LatLon} start
 * @param {number} minutes
 */
async function fetchSummary(url, start, minutes) {
  const body = JSON.stringify({ ...start, minutes });
  await expectAnswer(await fetch(`${url}/api/service-area-summary`, { method: 'POST', headers, body }));
}

/** @param {() => Promise<unknown>} work */
async function measureTime(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * @param {string} url
 * @param {number} minutes
 * @param {number} runs
 */
async function measureSolveTimes(url, minutes, runs) {
  const times = [];
  for (let run = 0; run < runs; run++)
    times.push(await measureTime(() => solveServiceArea(url, createNextStart(), minutes)));
  return times;
}

/**
 * Draws twenty areas at once with their figures, as the map requests them, and measures /healthz meanwhile.
 * @param {string} url
 */
async function measureUnderLoad(url) {
  /** @type {number[]} */
  const health = [];
  let done = false;
  const watch = (async () => {
    while (!done) {
      health.push(await measureTime(async () => void (await (await fetch(`${url}/healthz`)).text())));
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => {
      const start = createNextStart();
      return measureTime(() => Promise.all([solveServiceArea(url, start, 60), fetchSummary(url, start, 60)]));
    })
  );
  done = true;
  await watch;
  return { slowest: Math.max(...answers), health };
}

/**
 * Measures the server time of areas on the demonstration network, and the other requests served meanwhile.
 * @param {string} url
 * @returns {Promise<import('./statistics.mjs').BenchRow[]>}
 */
export async function benchServer(url) {
  await measureSolveTimes(url, 60, 10);
  const hour = await measureSolveTimes(url, 60, 15);
  await measureSolveTimes(url, 300, 2);
  const fiveHours = await measureSolveTimes(url, 300, 5);
  const { slowest, health } = await measureUnderLoad(url);
  return [
    {
      row: 'Area of 60 minutes',
      value: computeMedian(hour),
      unit: 'ms',
      limit: 80,
      note: 'p50, demonstration roads'
    },
    { row: 'Area of 300 minutes', value: computeMedian(fiveHours), unit: 'ms', limit: 3_000, note: 'p50' },
    { row: 'Slowest of 20 concurrent areas', value: slowest, unit: 'ms', limit: 5_000, note: 'with figures' },
    {
      row: '/healthz during 20 concurrent areas',
      value: computeQuantile(health, 0.95),
      unit: 'ms',
      limit: 100,
      note: `p95 of ${health.length}`
    }
  ];
}

/** Road classes of the generated network, by the index of their kind. */
const ROAD_CLASSES = [
  { name: 'trunk', kmh: 80 },
  { name: 'secondary', kmh: 55 },
  { name: 'unclassified', kmh: 35 }
];

/**
 * Generates a grid of about a kilometre with trunk roads on every tenth line: 1,006,780 edges over 504,100
 * nodes.
 * @param {import('./server-code.mjs').RoutingCode['randomNumbers']} randomNumbers
 * @param {import('./server-code.mjs').RoutingCode['edgeMetres']} edgeMetres
 * @returns {RoadNetwork}
 */
function generateGridNetwork(randomNumbers, edgeMetres, side = 710) {
  const random = randomNumbers(20);
  const step = 0.009;
  const [west, south] = [7.93 - (side * step) / 2, 6 - (side * step) / 2];
  const nodes = new Float64Array(2 * side * side);
  for (let node = 0; node < side * side; node++) {
    nodes[2 * node] = west + step * ((node % side) + 0.5 * (random() - 0.5));
    nodes[2 * node + 1] = south + step * (Math.floor(node / side) + 0.5 * (random() - 0.5));
  }
  /** @type {number[]} */
  const sources = [];
  /** @type {number[]} */
  const targets = [];
  /** @type {number[]} */
  const edgeKinds = [];
  /**
   * @param {number} a
   * @param {number} b
   * @param {number} line
   */
  const addEdge = (a, b, line) => {
    sources.push(a);
    targets.push(b);
    edgeKinds.push(line % 40 === 0 ? 0 : line % 10 === 0 ? 1 : 2);
  };
  for (let node = 0; node < side * side; node++) {
    const [column, row] = [node % side, Math.floor(node / side)];
    if (column + 1 < side) addEdge(node, node + 1, row);
    if (row + 1 < side) addEdge(node, node + side, column);
  }
  const network = {
    nodes,
    sources: Uint32Array.from(sources),
    targets: Uint32Array.from(targets),
    seconds: new Float64Array(sources.length),
    bends: new Float64Array(0),
    bendStarts: new Uint32Array(sources.length + 1),
    edgeKinds: Uint32Array.from(edgeKinds),
    kinds: ROAD_CLASSES.map(({ name }) => ({
      class: name,
      surface: 'asphalt',
      name: null
    }))
  };
  for (const [edge, kind] of edgeKinds.entries())
    network.seconds[edge] = (3.6 * edgeMetres(network, edge)) / (ROAD_CLASSES[kind]?.kmh ?? NaN);
  return network;
}

/**
 * Returns the times of both for each start, ms, measured in turn, so that other work of the machine affects
 * both alike.
 * @param {LatLon[]} starts
 * @param {Awaited<ReturnType<import('./server-code.mjs').RoutingCode['openRouting']>>} engine
 * @param {Awaited<ReturnType<typeof openPgRouting>>} pgRouting
 */
async function measureInTurn(starts, engine, pgRouting) {
  /** @type {{ engine: number[], pgRouting: number[] }} */
  const times = { engine: [], pgRouting: [] };
  for (const [run, start] of starts.entries()) {
    const own = await measureTime(() => engine.isochrones(start, breaks, 5_000));
    const theirs = await measureTime(() => pgRouting.solve(start));
    // The first runs warm both up.
    if (run < 5) continue;
    times.engine.push(own);
    times.pgRouting.push(theirs);
  }
  return times;
}

/** Compares the engine with pgRouting on one generated network of a million edges. */
export async function benchNetwork() {
  const missing = explainMissingPgRouting();
  if (missing) {
    printLine(`  Skipped: the comparison with pgRouting. ${missing}.`);
    return [];
  }
  const code = await bundleRoutingCode();
  const network = generateGridNetwork(code.randomNumbers, code.edgeMetres);
  const starts = Array.from({ length: 16 }, (_, index) => ({
    latitude: 6 + 0.031 * index,
    longitude: 7.93 - 0.027 * index
  }));
  const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-routing-'));
  /** @type {{ close(): Promise<unknown> }[]} */
  const open = [];
  try {
    const edges = network.sources.length;
    await runStep(`Building road tiles of ${edges} edges`, () =>
      code.buildNetworkTiles(network, dataDir, () => undefined, root)
    );
    const engine = await code.openRouting({ root, dataDir, routingUrl: null });
    open.push(engine);
    const pgRouting = await runStep('Loading the network into pgRouting', () =>
      openPgRouting(network, breaks)
    );
    open.push(pgRouting);
    const times = await runStep('Measuring areas of 20, 40 and 60 minutes', () =>
      measureInTurn(starts, engine, pgRouting)
    );
    const [own, theirs] = [computeMedian(times.engine), computeMedian(times.pgRouting)];
    const note = `p50 ${own.toFixed(0)} ms against ${theirs.toFixed(0)} ms, 20/40/60 min, ${edges} edges`;
    return [
      { row: 'Engine against pgRouting', value: theirs / own, unit: '×', limit: 5, atLeast: true, note }
    ];
  } finally {
    for (const one of open) await one.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
