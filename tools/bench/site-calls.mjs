import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { addMills, MILLS } from './layers/mills.mjs';
import { computeMedian } from './statistics.mjs';

/** @typedef {import('../../shared/domain/src/distance').LatLon} LatLon */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {(path: string, body: object) => Promise<any>} PostCall */

const port = 4397;
const CANDIDATES = 800;
const DEMANDS = 5_000;
const CANDIDATES_PER_CALL = 100;
const MINUTES = 60;
/** Kilometres of two grids, which together have enough candidates. */
const SPACINGS = [8.5, 9.5];
const DEMAND_RUNS = 5;
/** Places of the sample whose ways the trip matrix computes, the first ones as rows. */
const SAMPLE = { candidates: 20, demands: 400 };
/** The Niger Delta and the states around it. */
const AREA = {
  kind: 'ring',
  ring: [
    [5.5, 4.3],
    [8.6, 4.3],
    [8.6, 6],
    [5.5, 6]
  ]
};

/**
 * Signs in as staff.
 * @param {string} url
 * @returns {Promise<PostCall>}
 */
async function openCalls(url) {
  /** @type {Record<string, string>} */
  const headers = { 'content-type': 'application/json' };
  const account = { email: 'staff@site.example', password: 'Site-demo-1' };
  const signed = await fetch(`${url}/signin`, { method: 'POST', headers, body: JSON.stringify(account) });
  headers.authorization = (await signed.json()).data.token;
  return async (path, body) => {
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} returned ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
}

/**
 * Returns seconds and the answer.
 * @template Answer
 * @param {() => Promise<Answer>} work
 */
async function measureSeconds(work) {
  const begun = performance.now();
  const answer = await work();
  return { seconds: (performance.now() - begun) / 1_000, answer };
}

/**
 * @param {LatLon} place
 * @returns {LatLon}
 */
const toPosition = ({ latitude, longitude }) => ({ latitude, longitude });

/** @param {PostCall} postCall */
async function listCandidates(postCall) {
  /** @type {LatLon[]} */
  const all = [];
  for (const spacing of SPACINGS)
    all.push(...(await postCall('/api/site-candidates', { area: AREA, spacing })).candidates);
  if (all.length < CANDIDATES) throw new Error(`There are only ${all.length} candidates.`);
  return all.slice(0, CANDIDATES).map(toPosition);
}

/**
 * Computes the ways from all candidates, in calls one after the other as the page does, and returns their number.
 * @param {PostCall} postCall
 * @param {LatLon[]} candidates
 * @param {LatLon[]} demands
 */
async function countWays(postCall, candidates, demands) {
  let ways = 0;
  for (let at = 0; at < candidates.length; at += CANDIDATES_PER_CALL) {
    const part = candidates.slice(at, at + CANDIDATES_PER_CALL);
    const { rows } = await postCall('/api/site-ways', { candidates: part, demands, maxMinutes: MINUTES });
    for (const row of rows) ways += row?.demands.length ?? 0;
  }
  return ways;
}

/**
 * Measures the ways of the largest question: at first, again, and beside the matrix of the router for some of them.
 * @param {PostCall} postCall
 * @param {LatLon[]} demands
 * @returns {Promise<BenchRow[]>}
 */
async function benchWays(postCall, demands) {
  const candidates = await listCandidates(postCall);
  const sample = [...candidates.slice(0, SAMPLE.candidates), ...demands.slice(0, SAMPLE.demands)];
  const matrix = await measureSeconds(() =>
    postCall('/api/trip-matrix', { places: sample, count: SAMPLE.candidates })
  );
  const pairs = candidates.length * demands.length;
  const own = (matrix.seconds * pairs) / (SAMPLE.candidates * sample.length);
  const cold = await measureSeconds(() => countWays(postCall, candidates, demands));
  const cached = await measureSeconds(() => countWays(postCall, candidates, demands));
  if (cold.answer === 0 || cached.answer !== cold.answer) throw new Error('The ways differ when cached.');
  const size = `${candidates.length} candidates, ${demands.length.toLocaleString('en')} places`;
  return [
    {
      row: `Sites: ways of ${MINUTES} min, ${size}`,
      value: cold.seconds,
      unit: 's',
      limit: 20,
      note: `${cold.answer} ways; the trip matrix of all pairs would take ${Math.round(own)} s, by a sample`
    },
    { row: 'Sites: the same ways again', value: cached.seconds, unit: 's', limit: 0.5, note: 'cached' }
  ];
}

/**
 * Measures the calls of sites on the demonstration data with {@link MILLS} mills: the tonnes by place, and the ways
 * between candidates and places.
 * @returns {Promise<BenchRow[]>}
 */
export async function benchSiteCalls() {
  const dataDir = await createDemoFolder();
  await addMills(dataDir);
  const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
  try {
    const postCall = await openCalls(server.url);
    const fetchDemands = () => postCall('/api/site-demands', { weight: 'purchases' });
    const times = [];
    for (let run = 0; run < DEMAND_RUNS; run++) times.push((await measureSeconds(fetchDemands)).seconds);
    const { demands, places, unitedWithin } = await fetchDemands();
    // More places, up to the most that a question has.
    const clusters = await postCall('/api/site-demands', { weight: 'clusters' });
    return [
      {
        row: `Sites: tonnes of ${MILLS.toLocaleString('en')} mills by place`,
        value: computeMedian(times),
        unit: 's',
        limit: 2,
        note: `p50; ${places} mills with purchases, united within ${unitedWithin} km to ${demands.length} places`
      },
      ...(await benchWays(postCall, [...demands, ...clusters.demands].slice(0, DEMANDS).map(toPosition)))
    ];
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
