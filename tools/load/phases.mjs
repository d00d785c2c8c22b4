import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { measureMemory } from '../bench/process-memory.mjs';
import { computeMedian } from '../bench/statistics.mjs';
import { LoadTally, sendAtRate, sendRequest } from './send-load.mjs';

/** @typedef {import('./send-load.mjs').LoadCall} LoadCall */
/** @typedef {{ held: boolean, text: string, details?: string[] }} LoadCheck what was checked, and whether it held */
/** @typedef {{ url: string, pid: number, next: () => LoadCall }} Loaded the server and its mix of calls */

const MAX_FAILED_SHARE = 0.001;
const MAX_RECOVERY_SECONDS = 10;
/** The server has recovered from a rush when this many calls in a row take at most this long. */
const RECOVERED = { calls: 5, ms: 500 };
/** Memory may grow in the first part of a phase; after it, it stays within a share of its value then. */
const WARM_SHARE = 1 / 6;
const MAX_GROWTH = 0.05;
const MEMORY_SAMPLES = 240;
const PERCENT = 100;

/**
 * @param {string} name
 * @param {LoadTally} tally
 * @returns {LoadCheck}
 */
const checkFailures = (name, tally) => ({
  held: tally.failedShare < MAX_FAILED_SHARE,
  text: `${name}: ${tally.failed} of ${tally.sent} calls failed`,
  details: tally.describe()
});

/**
 * Sends the mix at a rate.
 * @param {string} name
 * @param {Loaded} loaded
 * @param {{ perSecond: number, seconds: number }} load
 * @returns {Promise<LoadCheck[]>}
 */
export async function runAtRate(name, { url, next }, load) {
  const tally = new LoadTally();
  await sendAtRate(url, next, { ...load, tally });
  return [checkFailures(name, tally)];
}

/**
 * Returns the seconds until calls of the mix are answered quickly again.
 * @param {Loaded} loaded
 */
async function measureRecovery({ url, next }) {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  for (let quick = 0; quick < RECOVERED.calls;) {
    const { request } = next();
    const { status, ms } = await sendRequest(url, request, agent);
    quick = status < 400 && status > 0 && ms <= RECOVERED.ms ? quick + 1 : 0;
    await pause(50);
  }
  agent.destroy();
  return (performance.now() - begun) / 1000;
}

/**
 * Sends the mix at a rate above what the machine may hold, then waits until the server answers quickly again.
 * @param {Loaded} loaded
 * @param {{ perSecond: number, seconds: number }} load
 * @returns {Promise<LoadCheck[]>}
 */
export async function runRush(loaded, load) {
  const checks = await runAtRate('rush', loaded, load);
  const seconds = await measureRecovery(loaded);
  const text = `rush: quick again after ${seconds.toFixed(1)} s`;
  return [...checks, { held: seconds <= MAX_RECOVERY_SECONDS, text }];
}

/**
 * Opens a connection that has sent one request and waits for nothing.
 * @param {string} url
 * @returns {Promise<import('node:net').Socket>}
 */
function openConnection(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nConnection: keep-alive\r\n\r\n`)
    );
    socket.once('data', () => resolve(socket));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed without an answer')));
  });
}

/**
 * Sends the mix at a rate beside open connections.
 * @param {Loaded} loaded
 * @param {{ count: number, perSecond: number, seconds: number }} load
 * @returns {Promise<LoadCheck[]>}
 */
export async function runBesideConnections(loaded, { count, ...load }) {
  const opened = await Promise.allSettled(Array.from({ length: count }, () => openConnection(loaded.url)));
  const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const checks = await runAtRate(`beside ${count} connections`, loaded, load);
  for (const socket of sockets) socket.destroy();
  const refused = opened.find((one) => one.status === 'rejected');
  const text = `${sockets.length} of ${count} connections were opened`;
  return [
    { held: sockets.length === count, text, ...(refused ? { details: [`    ${refused.reason}`] } : {}) },
    ...checks
  ];
}

/**
 * Samples the memory of the server and its processes during `work`, MB; none on systems other than Linux.
 * @param {number} pid
 * @param {number} seconds
 * @param {Promise<unknown>} work
 */
async function sampleMemory(pid, seconds, work) {
  /** @type {number[]} */
  const samples = [];
  let running = true;
  const ended = work.finally(() => (running = false));
  while (running) {
    const megabytes = measureMemory(pid);
    if (megabytes !== null) samples.push(megabytes);
    await Promise.race([pause((seconds * 1000) / MEMORY_SAMPLES), ended]);
  }
  await ended;
  return samples;
}

/**
 * @param {number[]} samples
 * @returns {LoadCheck[]}
 */
function checkMemory(samples) {
  const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
  const part = Math.max(1, Math.floor(warm.length / 5));
  if (warm.length === 0) return [];
  const [first, last] = [computeMedian(warm.slice(0, part)), computeMedian(warm.slice(-part))];
  const growth = last / first - 1;
  const text = `memory: ${Math.round(first)} MB after the first sixth, ${Math.round(last)} MB at the end (${(growth * PERCENT).toFixed(1)} %)`;
  return [{ held: growth <= MAX_GROWTH, text }];
}

/**
 * Replays dashboards, each of which opens its map and then refreshes its boards, and watches the server's memory.
 * @param {Loaded} loaded
 * @param {{ opening: readonly LoadCall[], refresh: readonly LoadCall[] }} calls
 * @param {{ count: number, seconds: number, refreshSeconds: number }} load
 * @returns {Promise<LoadCheck[]>}
 */
export async function runDashboards({ url, pid }, { opening, refresh }, { count, seconds, refreshSeconds }) {
  const tally = new LoadTally();
  const end = performance.now() + seconds * 1000;
  /** @param {number} number */
  const runOne = async (number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    /** @param {LoadCall} call */
    const send = async (call) => tally.add(call, await sendRequest(url, call.request, agent));
    await pause((number * refreshSeconds * 1000) / count);
    await Promise.all(opening.map(send));
    for (
      ;
      performance.now() < end;
      await pause(Math.min(refreshSeconds * 1000, Math.max(0, end - performance.now())))
    )
      for (const call of refresh) await send(call);
    agent.destroy();
  };
  const work = Promise.all(Array.from({ length: count }, (_, number) => runOne(number)));
  const samples = await sampleMemory(pid, seconds, work);
  return [checkFailures(`${count} dashboards`, tally), ...checkMemory(samples)];
}
