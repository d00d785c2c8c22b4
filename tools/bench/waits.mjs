import { accounts, clickMapAt, fillSignIn } from '../../tests/support/site-page.mjs';
import { AREA, placeOfTurn, setDrivingTime, timeOf, WAITS } from './map-waits.mjs';
import { buildBarePage, launchBrowser, waitUntilDrawn } from './map-page.mjs';
import { computeMedian, computeQuantile, findMedianInterval } from './statistics.mjs';
import { openProxy, SLOW_4G } from './throttled-proxy.mjs';

/*
 * Visits, sign-in, links and waits on the map. Visits are compared with those of a bare map of the SDK with the same
 * layers, in the same run.
 */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {Awaited<ReturnType<typeof openProxy>>} Proxy */
/** @typedef {Awaited<ReturnType<BrowserContext['storageState']>>} StorageState */

const RUNS = Number(process.env.WAIT_RUNS ?? 20);
/** Visits at 1.6 Mbit/s take half a minute each. */
const SLOW_RUNS = Math.min(RUNS, 5);
/** Time for the downloads after the map is drawn, ms: a person stays a little, too. */
const STAY_MS = 5_000;
const VIEWPORT = { width: 1440, height: 900 };
const PATHS = { app: '/map/oilpalm', bare: '/__bare/?item=oil-palm-2d' };

/**
 * @param {string} name
 * @param {number[]} times ms
 * @param {number} limit ms
 * @param {string} [note]
 * @returns {BenchRow}
 */
function toRow(name, times, limit, note = '') {
  const [low, high] = findMedianInterval(times).map(Math.round);
  return {
    row: `Wait: ${name}`,
    value: computeQuantile(times, 0.95),
    unit: 'ms',
    limit: Math.round(limit),
    note: `p95 of ${times.length}; median ${Math.round(computeMedian(times))} ms (${low}–${high} with 95 %)${note}`
  };
}

/**
 * @param {Page} page
 * @param {import('./map-waits.mjs').Wait} wait
 */
async function measureWait(page, { name, limit, prepare, measure, finish }) {
  await prepare?.(page);
  /** @type {number[]} */
  const times = [];
  for (let turn = 0; turn < RUNS; turn++) times.push(await measure(page, turn));
  await finish?.(page);
  return toRow(name, times, limit);
}

/**
 * Returns the time of one visit until its map is drawn, ms.
 * @param {BrowserContext} context
 * @param {string} address
 */
async function measureVisit(context, address) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'commit' });
  const drawn = await waitUntilDrawn(page);
  await page.waitForTimeout(STAY_MS);
  await page.close();
  return drawn;
}

/** @typedef {Record<'app' | 'bare', { first: number[], second: number[] }>} Visits times of visits, ms */

/**
 * Measures first and second visits, in turn with those of the bare map.
 * @param {Browser} browser
 * @param {Proxy} proxy
 * @param {StorageState} storageState
 * @param {number} runs
 */
async function measureVisits(browser, proxy, storageState, runs) {
  /** @type {Visits} */
  const times = { app: { first: [], second: [] }, bare: { first: [], second: [] } };
  for (let run = 0; run < runs; run++)
    for (const page of /** @type {const} */ (['app', 'bare'])) {
      const context = await browser.newContext({ viewport: VIEWPORT, storageState });
      times[page].first.push(await measureVisit(context, proxy.url + PATHS[page]));
      times[page].second.push(await measureVisit(context, proxy.url + PATHS[page]));
      await context.close();
    }
  return times;
}

/**
 * @param {string} speed
 * @param {Visits} visits
 */
function listVisitRows(speed, { app, bare }) {
  return [
    toRow(`first visit, ${speed}`, app.first, computeMedian(bare.first), '; limit: a bare map of the SDK'),
    toRow(`second visit, ${speed}`, app.second, 0.8 * computeMedian(app.first), '; limit: 0.8 × the first')
  ];
}

/**
 * Signs in in a browser without cached files. Returns the page with the drawn map, and the time from the first key in
 * the form to that map, ms.
 * @param {Browser} browser
 * @param {string} url
 */
async function signInToMap(browser, url) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  // The tour covers the map at the first visit.
  await page.addInitScript(() => localStorage.setItem('site-tour', 'seen'));
  await page.goto(url);
  await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
  const taken = await timeOf(async () => {
    await fillSignIn(page, accounts.staff);
    await page.waitForURL('**/map/oilpalm**');
    await waitUntilDrawn(page);
  });
  return { page, taken };
}

/**
 * Returns the times, ms, of a link with three areas from the call of the address to the figures of all three.
 * @param {Page} page the open map
 * @param {number} runs
 */
async function measureLink(page, runs) {
  await AREA.prepare?.(page);
  for (const turn of [0, 2, 4]) {
    await clickMapAt(page, placeOfTurn(turn));
    await setDrivingTime(page, 20);
    await page.getByRole('dialog', { name: 'Set the Driving time!' }).waitFor({ state: 'hidden' });
  }
  const getThird = (/** @type {Page} */ one) =>
    one.getByRole('button', { name: 'Remove service area 3', exact: true }).first();
  await getThird(page).waitFor();
  const link = page.url();
  /** @type {number[]} */
  const times = [];
  for (let run = 0; run < runs; run++) {
    const opened = await page.context().newPage();
    times.push(
      await timeOf(async () => {
        await opened.goto(link, { waitUntil: 'commit' });
        await getThird(opened).waitFor();
      })
    );
    await opened.close();
  }
  return times;
}

/**
 * Yields the rows of what people wait for on the oil palm map, as staff.
 * @param {string} url
 * @returns {AsyncGenerator<BenchRow>}
 */
export async function* benchWaits(url) {
  await buildBarePage();
  const browser = await launchBrowser();
  const proxy = await openProxy(url);
  try {
    const { page } = await signInToMap(browser, proxy.url);
    const storageState = await page.context().storageState({ indexedDB: true });
    for (const wait of WAITS) yield await measureWait(page, wait);
    const links = await measureLink(page, SLOW_RUNS);
    await page.context().close();
    /** @type {number[]} */
    const signIns = [];
    for (let run = 0; run < SLOW_RUNS; run++) {
      const signedIn = await signInToMap(browser, proxy.url);
      signIns.push(signedIn.taken);
      await signedIn.page.context().close();
    }
    const visits = await measureVisits(browser, proxy, storageState, RUNS);
    const first = computeMedian(visits.app.first);
    yield toRow('link with three areas to the figures of all', links, first, '; limit: a first visit');
    yield toRow('sign-in to the map', signIns, 1.1 * first, '; limit: 1.1 × a first visit');
    yield* listVisitRows('unthrottled', visits);
    proxy.setSpeed(SLOW_4G);
    yield* listVisitRows('1.6 Mbit/s', await measureVisits(browser, proxy, storageState, SLOW_RUNS));
  } finally {
    await proxy.close();
    await browser.close();
  }
}
