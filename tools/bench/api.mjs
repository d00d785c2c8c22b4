import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { computeQuantile } from './statistics.mjs';

const port = 4398;
const perSecond = 20;
const reads = [
  '/api/marker-assets?page=1',
  '/api/marker-assets/filterJSON?markerType=Factory',
  '/api/customers/filterJSON?page=2&sort=name',
  '/api/LogisticDepot',
  '/api/biochar-applications?page=1',
  '/api/biochar-applications/filter?mode=This+Month',
  '/api/biochar-applications/biocharEmissions',
  '/api/biochar-partners?page=1',
  '/api/future-price/date?date=2026-05-01',
  '/inventories/inventory-at-mills-by-agents'
];
const customer = {
  name: 'Bench',
  latitude: 5.03,
  longitude: 7.93,
  factoryType: 'Cement',
  rawMaterials: ['P1'],
  status: 'Active'
};

/**
 * Returns an administrator's calls; each rejects unless it succeeds.
 * @param {string} url
 */
export async function signInAdministrator(url) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: 'admin@site.example', password: 'Site-demo-1' });
  const signed = await (await fetch(`${url}/signin`, { method: 'POST', headers: json, body })).json();
  /** @type {string} */
  const authorization = signed.data.token;
  /**
   * @param {string} path
   * @param {object} [payload]
   */
  return async (path, method = 'GET', payload = undefined) => {
    const callHeaders = payload === undefined ? { authorization } : { ...json, authorization };
    const answer = await fetch(url + path, {
      method,
      headers: callHeaders,
      body: payload === undefined ? undefined : JSON.stringify(payload)
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} returned ${answer.status}: ${text}`);
    return text === '' ? null : JSON.parse(text);
  };
}

/** @param {() => Promise<unknown>} work */
async function measureTime(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/**
 * Returns the times of `total` calls, ms, started at the rate whether or not earlier ones have been answered.
 * @param {number} total
 * @param {(sent: number) => Promise<unknown>} work
 */
async function measureAtRate(total, work) {
  const pending = [];
  for (let sent = 0; sent < total; sent++) {
    pending.push(measureTime(() => work(sent)));
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond));
  }
  return Promise.all(pending);
}

/**
 * Returns the seconds after a burst of calls until one second of reads has its earlier p95 again.
 * @param {(number: number) => Promise<unknown>} readProducts
 * @param {number} normal p95, ms
 */
async function measureRecovery(readProducts, normal) {
  const begun = performance.now();
  while (performance.now() - begun < 30_000) {
    const p95 = computeQuantile(await measureAtRate(perSecond, readProducts), 0.95);
    if (p95 <= normal) break;
  }
  return (performance.now() - begun) / 1000;
}

/** Measures the product calls on the embedded database: reads and writes at 20 a second, and 200 at once. */
export async function benchApi() {
  const dataDir = await createDemoFolder();
  const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
  try {
    const call = await signInAdministrator(server.url);
    /** @param {number} number */
    const readProducts = (number) => call(`${reads[number % reads.length]}`);
    const { data } = await call('/api/customers', 'POST', customer);
    /** @param {number} number */
    const writeProducts = (number) =>
      number % 2 === 0
        ? call('/api/customers', 'POST', { ...customer, name: `Bench ${number}` })
        : call(`/api/customers/${data.id}`, 'PUT', { ...customer, name: `Bench ${number}` });
    await measureAtRate(40, readProducts);
    await measureAtRate(20, writeProducts);
    const readTimes = await measureAtRate(200, readProducts);
    const writeTimes = await measureAtRate(200, writeProducts);
    const crowd = await Promise.all(
      Array.from({ length: 200 }, (_, number) => measureTime(() => readProducts(number)))
    );
    const recovered = await measureRecovery(readProducts, Math.max(50, computeQuantile(readTimes, 0.95)));
    const note = `p95 of 200 at ${perSecond} a second`;
    return [
      {
        row: 'Reading product calls',
        value: computeQuantile(readTimes, 0.95),
        unit: 'ms',
        limit: 50,
        note
      },
      {
        row: 'Writing product calls',
        value: computeQuantile(writeTimes, 0.95),
        unit: 'ms',
        limit: 100,
        note
      },
      {
        row: 'Recovery of reads after 200 at once',
        value: recovered,
        unit: 's',
        limit: 10,
        note: `none failed; the slowest took ${Math.round(Math.max(...crowd))} ms`
      }
    ];
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
