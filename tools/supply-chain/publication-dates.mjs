import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import PQueue from 'p-queue';
import { root } from '../../scripts/lib/paths.mjs';

/** @typedef {{ name: string, version: string }} Release */
/** @typedef {import('./judge-ages.mjs').Dates} Dates */

/** Dates of publication never change, so they are kept between runs. */
const CACHE = join(root, 'node_modules/.cache/site/package-dates.json');
const CONCURRENT_REQUESTS = 12;
const REQUEST_TIMEOUT_MS = 30_000;

/** @param {Release} release */
const toKey = ({ name, version }) => `${name}@${version}`;

/** @returns {Dates} */
const readCache = () => (existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {});

/** @returns {string} the address of the registry that npm asks here */
const readRegistry = () =>
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['config', 'get', 'registry'], {
    encoding: 'utf8'
  }).trim();

/**
 * Returns the dates of all releases of a package, or null when the registry does not answer with them.
 * @param {string} registry
 * @param {string} name
 * @returns {Promise<Record<string, string> | null>}
 */
async function fetchDates(registry, name) {
  try {
    const answer = await fetch(new URL(name.replace('/', '%2f'), registry), {
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    });
    return answer.ok ? ((await answer.json()).time ?? null) : null;
  } catch {
    // Without the internet every date is unknown, which the caller lists.
    return null;
  }
}

/**
 * Returns the days on which releases were published, from the cache or the registry of npm.
 * @param {readonly Release[]} releases
 * @returns {Promise<Dates>}
 */
export async function readPublicationDates(releases) {
  const known = readCache();
  const names = new Set(releases.filter((one) => !(toKey(one) in known)).map(({ name }) => name));
  const registry = readRegistry();
  const queue = new PQueue({ concurrency: CONCURRENT_REQUESTS });
  await queue.addAll(
    [...names].map((name) => async () => {
      const times = await fetchDates(registry, name);
      for (const one of releases)
        if (one.name === name && times?.[one.version]) known[toKey(one)] = times[one.version] ?? null;
    })
  );
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(known));
  return Object.fromEntries(releases.map((one) => [toKey(one), known[toKey(one)] ?? null]));
}
