import { recordTimings } from './event-timings.mjs';
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { clickMapAt, uyo } from '../../tests/support/site-page.mjs';
import { launchBrowser, openSignedInContext, waitUntilDrawn } from './map-page.mjs';
import { runInteractions } from './interaction-steps.mjs';
import { findLongTasks } from './long-tasks.mjs';
import { computeMedian, computeQuantile } from './statistics.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./statistics.mjs').BenchRow} BenchRow */
/** @typedef {import('./long-tasks.mjs').LongTask & { kind: string }} NamedTask */

/** Slowdown of the processor. */
const SLOWDOWN = 4;
/** Longest wait, ms, for the page to become idle after an interaction. */
const IDLE_TIMEOUT_MS = 3000;
/** Limits, ms. */
const [INTERACTION_LIMIT, TASK_LIMIT] = [200, 100];
/** Long tasks that are reported with their cause. */
const REPORTED_TASKS = 5;
const POPUP_CLICKS = 5;
const TRACE_CATEGORIES = [
  ...['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  'disabled-by-default-v8.cpu_profiler'
];

/**
 * Resolves when the page has painted and its main thread is idle.
 * @param {Page} page
 */
const waitUntilIdle = (page) =>
  page.evaluate(
    (timeout) =>
      /** @type {Promise<void>} */ (
        new Promise((resolve) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout }))
          )
        )
      ),
    IDLE_TIMEOUT_MS
  );

/**
 * Opens the oil palm map with recorded timings.
 * @param {BrowserContext} context
 * @param {string} url
 */
async function openMap(context, url) {
  const page = await context.newPage();
  await page.addInitScript(recordTimings);
  // The tour covers the map at the first visit.
  await page.addInitScript(() => localStorage.setItem('site-tour', 'seen'));
  await page.goto(`${url}/map/oilpalm`);
  await waitUntilDrawn(page);
  return page;
}

/**
 * Runs all interactions and returns their durations, ms, and the long tasks, by kind. An interaction that the
 * browser does not report took less than 16 ms.
 * @param {Browser} browser
 * @param {Page} page
 */
async function measureInteractions(browser, page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  /** @type {Map<string, number[]>} */
  const durations = new Map();
  /** @type {NamedTask[]} */
  const tasks = [];
  let traced = '';
  const finishTrace = async () => {
    if (traced === '') return;
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    for (const task of findLongTasks(traceEvents, TASK_LIMIT)) tasks.push({ ...task, kind: traced });
    traced = '';
  };
  await runInteractions(page, async (kind, action) => {
    // One trace for each kind in turn: a trace of all would fill the memory of the machine.
    if (traced !== kind) {
      await finishTrace();
      await browser.startTracing(page, { categories: TRACE_CATEGORIES });
      traced = kind;
    }
    await page.evaluate(() => window.interactionMs.clear());
    await action();
    await waitUntilIdle(page);
    const times = await page.evaluate(() => [...window.interactionMs.values()]);
    durations.set(kind, [...(durations.get(kind) ?? []), Math.max(0, ...times)]);
  });
  await finishTrace();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { durations, tasks };
}

/**
 * Returns the times, ms, from clicks on LGAs round Uyo to the content of their popup. The map must be drawn: a
 * click reads its picture.
 * @param {string} url
 */
async function measureContents(url) {
  const browser = await launchBrowser();
  try {
    const page = await openMap(await openSignedInContext(browser, url), url);
    const times = [];
    for (let turn = 0; turn < POPUP_CLICKS; turn++) {
      const { latitude, longitude } = uyo;
      const begun = Date.now();
      await clickMapAt(page, { latitude: latitude + turn / 50, longitude });
      await page.locator('arcgis-popup [data-field]').first().waitFor();
      times.push(Date.now() - begun);
      await page.keyboard.press('Escape');
      await page.locator('arcgis-popup [data-field]').first().waitFor({ state: 'hidden' });
    }
    return times;
  } finally {
    await browser.close();
  }
}

/** @param {NamedTask} task */
function describeTask({ kind, ms, cause, isOwn }) {
  const file = cause?.url?.split('/').pop() ?? 'style, layout or paint';
  const place = cause
    ? ` ${cause.functionName || 'anonymous'} (${file}:${cause.lineNumber}:${cause.columnNumber})`
    : '';
  return `${kind}: ${Math.round(ms)} ms${isOwn ? '' : ', not own code'}${place}`;
}

/** @param {Map<string, number[]>} durations */
const listRowsOfKinds = (durations) =>
  [...durations].map(([kind, times]) => ({
    row: `Interaction to next paint: ${kind}`,
    value: Math.max(...times),
    unit: 'ms',
    limit: INTERACTION_LIMIT,
    note: `worst of ${times.length}; median ${computeMedian(times)} ms, p98 ${computeQuantile(times, 0.98)} ms`
  }));

/**
 * Returns the rows of a person's interactions with the oil palm map, with the processor slowed down: input to
 * paint, click to popup, and the longest tasks with their causes.
 * @param {string} url
 * @returns {Promise<BenchRow[]>}
 */
export async function benchInteraction(url) {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: [...browserArgs, '--disable-gl-drawing-for-tests']
  });
  try {
    const page = await openMap(await openSignedInContext(browser, url), url);
    const { durations, tasks } = await measureInteractions(browser, page);
    const all = [...durations.values()].flat();
    const own = tasks.filter(({ isOwn }) => isOwn).sort((a, b) => b.ms - a.ms);
    const longest = own.slice(0, REPORTED_TASKS);
    const contents = await measureContents(url);
    return [
      ...listRowsOfKinds(durations),
      {
        row: 'Interaction to next paint: all',
        value: computeQuantile(all, 0.98),
        unit: 'ms',
        limit: INTERACTION_LIMIT,
        note: `p98 of ${all.length}; median ${computeMedian(all)} ms, worst ${Math.max(...all)} ms`
      },
      {
        row: 'Longest task of own code, processor time',
        value: own[0]?.ms ?? 0,
        unit: 'ms',
        limit: TASK_LIMIT,
        note: longest.map(describeTask).join('; ')
      },
      {
        row: 'Click to the content of a popup, drawn in software',
        value: computeMedian(contents),
        unit: 'ms',
        limit: 5000,
        note: `median of ${contents.length}; worst ${Math.max(...contents)} ms, not slowed down`
      }
    ];
  } finally {
    await browser.close();
  }
}
