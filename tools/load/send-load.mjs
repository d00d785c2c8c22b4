import { Agent, request as openRequest } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { computeQuantile } from '../bench/statistics.mjs';

/** @typedef {import('./record-opening.mjs').PageRequest} PageRequest */
/** @typedef {{ name: string, request: PageRequest }} LoadCall a call and its place in the mix */
/** @typedef {{ status: number, ms: number, body: string }} LoadAnswer status 0 without an answer */

/** A call without an answer after this time has failed, ms: as long as a page waits. */
const TIMEOUT_MS = 120_000;
/** Reasons of failures that are printed. */
const SHOWN = 5;

/**
 * @param {string} url
 * @param {PageRequest} request
 * @param {Agent} agent
 * @returns {Promise<LoadAnswer>}
 */
export function sendRequest(url, { method, path, headers, body }, agent) {
  const begun = performance.now();
  return new Promise((resolve) => {
    /** @param {number} status @param {string} text */
    const end = (status, text) => resolve({ status, ms: performance.now() - begun, body: text });
    const sent = openRequest(url + path, { method, headers, agent, timeout: TIMEOUT_MS }, (answer) => {
      let text = '';
      answer.on('data', (/** @type {Buffer} */ chunk) => (text = (text + chunk).slice(-300)));
      answer.on('end', () => end(answer.statusCode ?? 0, text));
      answer.on('error', (error) => end(0, error.message));
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in two minutes')));
    sent.on('error', (error) => end(0, error.message));
    sent.end(body ?? undefined);
  });
}

/** Counts and times of the calls of a phase. */
export class LoadTally {
  sent = 0;
  failed = 0;
  /** @type {Map<string, number[]>} */
  times = new Map();
  /** @type {Map<string, number>} */
  reasons = new Map();

  /**
   * @param {LoadCall} call
   * @param {LoadAnswer} answer
   */
  add({ name, request }, { status, ms, body }) {
    this.sent += 1;
    this.times.set(name, [...(this.times.get(name) ?? []), ms]);
    if (status >= 200 && status < 400) return;
    this.failed += 1;
    const reason = `${status || 'no answer'} ${request.method} ${request.path.slice(0, 80)}: ${body.slice(0, 120)}`;
    this.reasons.set(reason, (this.reasons.get(reason) ?? 0) + 1);
  }

  /** Share of calls that failed, 0–1. */
  get failedShare() {
    return this.sent === 0 ? 1 : this.failed / this.sent;
  }

  /** Lines with the times of each kind of call, and the most frequent failures. */
  describe() {
    const times = [...this.times].map(
      ([name, all]) =>
        `    ${name}: ${all.length} calls, median ${Math.round(computeQuantile(all, 0.5))} ms, p95 ${Math.round(computeQuantile(all, 0.95))} ms`
    );
    const failures = [...this.reasons].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
    return [...times, ...failures.map(([reason, count]) => `    ${count} × ${reason}`)];
  }
}

/**
 * Sends calls at a rate, whether or not earlier ones have been answered, and resolves when all have been.
 * @param {string} url
 * @param {() => LoadCall} next
 * @param {{ perSecond: number, seconds: number, tally: LoadTally }} load
 */
export async function sendAtRate(url, next, { perSecond, seconds, tally }) {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  /** @type {Set<Promise<void>>} */
  const open = new Set();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const early = begun + (at * 1000) / perSecond - performance.now();
    if (early > 0) await pause(early);
    const call = next();
    const ended = sendRequest(url, call.request, agent)
      .then((answer) => tally.add(call, answer))
      .finally(() => open.delete(ended));
    open.add(ended);
  }
  await Promise.all(open);
  agent.destroy();
}
