import { buildBarePage, waitUntilDrawn, launchBrowser, openSignedInContext } from './map-page.mjs';
import { openProxy, UNTHROTTLED, SLOW_4G } from './throttled-proxy.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Awaited<ReturnType<typeof openProxy>>} Proxy */
/** @typedef {Awaited<ReturnType<typeof measureVisits>>} Visits */
/** @typedef {{ app: Visits, bare: Visits }} MeasuredPages */

const PAGES = { app: '/map/oilpalm', bare: '/__bare/?item=oil-palm-2d' };

/**
 * Opens a page once: returns the traffic until its map was drawn, and the times of its display, ms.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {Proxy} proxy
 * @param {string} path
 */
async function measureVisit(context, proxy, path) {
  proxy.resetTraffic();
  const page = await context.newPage();
  await page.goto(proxy.url + path, { waitUntil: 'commit' });
  const drawn = await waitUntilDrawn(page);
  const passed = proxy.readTraffic();
  const frame = await page.evaluate(() => {
    const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!navigation || !paint) throw new Error('The browser has not reported the first frame.');
    return paint.startTime - navigation.responseStart;
  });
  // Lets later downloads finish, so that they are cached for a second visit, like for a user who stays a
  // little.
  await page.waitForTimeout(5000);
  await page.close();
  return { drawn, frame, ...passed };
}

/**
 * Measures a first and a second visit of a signed-in user without cached files of the page.
 * @param {Browser} browser
 * @param {Proxy} proxy
 * @param {Awaited<ReturnType<import('@playwright/test').BrowserContext['storageState']>>} storageState
 * @param {string} path
 */
async function measureVisits(browser, proxy, storageState, path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const cold = await measureVisit(context, proxy, path);
  const second = await measureVisit(context, proxy, path);
  await context.close();
  return { cold, second };
}

/** @param {number} ms */
const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * @param {string} name
 * @param {MeasuredPages} pages
 */
function toRows(name, { app, bare }) {
  const { cold, second } = app;
  return [
    {
      row: `Opening the map, ${name}: first frame after the first byte`,
      value: cold.frame,
      unit: 'ms',
      limit: 1000,
      note: `bare map ${Math.round(bare.cold.frame)} ms`
    },
    {
      row: `Opening the map, ${name}: drawn, against a bare map`,
      value: cold.drawn / bare.cold.drawn,
      unit: '×',
      limit: 1.3,
      note: `${formatSeconds(cold.drawn)} / ${formatSeconds(bare.cold.drawn)}, first visit`
    },
    {
      row: `Opening the map, ${name}: second visit, against the first`,
      value: second.drawn / cold.drawn,
      unit: '×',
      limit: 0.7,
      note: `${formatSeconds(second.drawn)} / ${formatSeconds(cold.drawn)}; ${second.requests} requests, ${second.scripts} scripts, ${Math.round(second.bytes / 1000)} kB; bare map ${formatSeconds(bare.second.drawn)}`
    }
  ];
}

/**
 * Returns the rows of opening the oil palm map: requests, bytes, first frame and drawn map, compared with a
 * bare map of the SDK.
 * @param {string} url
 * @returns {Promise<import('./statistics.mjs').BenchRow[]>}
 */
export async function benchOpening(url) {
  await buildBarePage();
  const browser = await launchBrowser();
  const proxy = await openProxy(url);
  try {
    const known = await openSignedInContext(browser, proxy.url);
    const storageState = await known.storageState({ indexedDB: true });
    await known.close();
    // Marks the tour as seen, since it covers the map at the first visit.
    storageState.origins
      .find(({ origin }) => origin === proxy.url)
      ?.localStorage.push({ name: 'site-tour', value: 'seen' });
    /** @param {import('./throttled-proxy.mjs').Speed} speed */
    const measureAtSpeed = async (speed) => {
      proxy.setSpeed(speed);
      const app = await measureVisits(browser, proxy, storageState, PAGES.app);
      return { app, bare: await measureVisits(browser, proxy, storageState, PAGES.bare) };
    };
    const plain = await measureAtSpeed(UNTHROTTLED);
    const { cold } = plain.app;
    const bare = plain.bare.cold;
    return [
      {
        row: 'Opening the map: requests until it is drawn',
        value: cold.requests,
        unit: '',
        limit: 120,
        note: `bare map ${bare.requests}, ${bare.requests - bare.scripts} of them not scripts`
      },
      {
        row: 'Opening the map: scripts until it is drawn',
        value: cold.scripts,
        unit: '',
        limit: 60,
        note: `bare map ${bare.scripts}`
      },
      {
        row: 'Opening the map: bytes, against a bare map',
        value: cold.bytes / bare.bytes,
        unit: '×',
        limit: 1.1,
        note: `${Math.round(cold.bytes / 1000)} kB / ${Math.round(bare.bytes / 1000)} kB`
      },
      ...toRows('unthrottled', plain),
      ...toRows('1.6 Mbit/s', await measureAtSpeed(SLOW_4G))
    ];
  } finally {
    await proxy.close();
    await browser.close();
  }
}
