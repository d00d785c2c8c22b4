import { chromium } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accounts, fillSignIn, mapDrawn } from '../../tests/support/site-page.mjs';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { runProgram } from '../../scripts/lib/run-program.mjs';
import { computeMedian } from './statistics.mjs';
import { buildBarePage } from './map-page.mjs';
import { openProxy } from './throttled-proxy.mjs';

/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {'guest' | 'staff' | 'admin'} Account */
/** @typedef {Record<string, { score: number | null, numericValue?: number }>} Audits */
/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ categories: Record<string, Category>, audits: Audits, runtimeError?: { message: string } }} Report */

/** Fetched on demand: one of its dependencies has no version, so it cannot be in a lock file. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/**
 * Measured pages, by account.
 * @type {Record<Account, Record<string, string>>}
 */
const PAGES = {
  guest: { 'Sign-in page': '/', 'Service area map of partners': '/map/widgets/serviceArea' },
  staff: { 'Oil palm map': '/map/oilpalm', 'Cassava map': '/map/cassava' },
  admin: { 'Administration, factories': '/map/admin/factories' }
};

/** Categories, and their minimum score out of 100. */
const CATEGORIES = { accessibility: 'accessibility', 'best-practices': 'best practices' };
const SCORE = 95;
/** Maximum layout shift: share of the viewport times share of the distance. */
const SHIFT = 0.1;

/**
 * Lists the audits that lowered a score.
 * @param {Category} category
 * @param {Audits} audits
 */
const listFailedAudits = ({ auditRefs }, audits) =>
  auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);

/** Pages of the performance score: SITE's map, and the same map as the SDK's React sample draws it. */
const QUICK = { app: '/map/oilpalm', sample: '/__bare/react.html?item=oil-palm-2d' };
/** Runs of each; the median counts. */
const RUNS = 3;

/**
 * Returns Lighthouse's report on one page's `categories`, in a browser that listens on `port`.
 * @param {string} address
 * @param {number} port
 * @param {string} folder
 */
async function runLighthouse(address, port, folder, categories = Object.keys(CATEGORIES)) {
  const file = join(folder, 'report.json');
  const flags = {
    port,
    preset: 'desktop',
    output: 'json',
    'output-path': file,
    'only-categories': categories.join(),
    'only-audits': 'cumulative-layout-shift'
  };
  const named = Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`);
  // Resetting the storage would sign the user out.
  const args = ['--yes', LIGHTHOUSE, address, ...named, '--disable-storage-reset', '--quiet'];
  await runProgram('npx', args, { quiet: true });
  /** @type {Report} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(`${address}: ${report.runtimeError.message}`);
  return report;
}

/**
 * Returns a category of a report. @throws Error when Lighthouse did not measure it.
 * @param {Report['categories']} categories
 * @param {string} id
 */
function getCategory(categories, id) {
  const category = categories[id];
  if (category === undefined) throw new Error(`Lighthouse did not measure ${id}.`);
  return category;
}

/**
 * Returns the rows of one page.
 * @param {string} name
 * @param {Report} report
 * @returns {BenchRow[]}
 */
function toRows(name, { categories, audits }) {
  const scores = Object.entries(CATEGORIES).map(([id, title]) => {
    const category = getCategory(categories, id);
    return {
      row: `${name}, ${title}`,
      value: Math.round(category.score * 100),
      unit: 'of 100',
      limit: SCORE,
      atLeast: true,
      note: listFailedAudits(category, audits).join(', ')
    };
  });
  const shiftValue = audits['cumulative-layout-shift']?.numericValue;
  if (shiftValue === undefined) throw new Error(`Lighthouse did not measure the layout shift of ${name}.`);
  const shift = {
    row: `${name}, layout shift while it loads`,
    value: shiftValue,
    unit: '',
    limit: SHIFT
  };
  return [...scores, shift];
}

/**
 * Returns the row of the map's performance compared with the sample, measured in turns.
 * @param {string} url
 * @param {number} port
 * @param {string} folder
 * @returns {Promise<BenchRow>}
 */
async function measurePerformanceRow(url, port, folder) {
  /** @type {{ app: number[], sample: number[] }} */
  const scores = { app: [], sample: [] };
  /** @param {string} path */
  const measureScore = async (path) => {
    const { categories } = await runLighthouse(url + path, port, folder, ['performance']);
    return Math.round(getCategory(categories, 'performance').score * 100);
  };
  for (let turn = 0; turn < RUNS; turn += 1) {
    scores.app.push(await measureScore(QUICK.app));
    scores.sample.push(await measureScore(QUICK.sample));
  }
  return {
    row: 'Oil palm map, performance against the React sample of the SDK',
    value: computeMedian(scores.app),
    unit: 'of 100',
    limit: computeMedian(scores.sample),
    atLeast: true,
    note: `SITE ${scores.app.join(', ')}; sample ${scores.sample.join(', ')}`
  };
}

/**
 * Returns the rows of the pages of an account, in a separate browser: Lighthouse needs a browser, not a
 * context.
 * @param {Account} account
 * @param {string} url
 */
async function measureAccountPages(account, url) {
  const profile = mkdtempSync(join(tmpdir(), 'site-lighthouse-'));
  const port = await findFreePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser() ?? undefined,
    args: [...browserArgs, `--remote-debugging-port=${port}`],
    viewport: null
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    // Marks the tour as seen, since it covers the map at the first visit.
    await page.evaluate(() => window.localStorage.setItem('site-tour', 'seen'));
    if (account !== 'guest') {
      await fillSignIn(page, accounts[account]);
      await page.waitForURL('**/map/oilpalm**');
      await mapDrawn(page);
    }
    await page.close();
    /** @type {BenchRow[]} */
    const rows = [];
    for (const [name, path] of Object.entries(PAGES[account]))
      rows.push(...toRows(name, await runLighthouse(url + path, port, profile)));
    if (account === 'staff') rows.push(await measurePerformanceRow(url, port, profile));
    return rows;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * Measures with Lighthouse's desktop settings: accessibility, best practices, layout shift, performance of the
 * map.
 * @param {string} url
 */
export async function benchLighthouse(url) {
  await buildBarePage();
  const proxy = await openProxy(url);
  try {
    /** @type {BenchRow[]} */
    const rows = [];
    for (const account of /** @type {Account[]} */ (Object.keys(PAGES)))
      rows.push(...(await measureAccountPages(account, proxy.url)));
    return rows;
  } finally {
    await proxy.close();
  }
}
