import { buildBarePage, drawnAt, launch, signedInContext } from './map-page.mjs';
import { openLine, PLAIN, SLOW } from './slow-line.mjs';

const PAGES = { app: '/map/oilpalm', bare: '/__bare/?item=oil-palm-2d' };

/** Opens a page once: returns the traffic until its map was drawn, and the times of its display, ms. */
async function visit(context, line, path) {
  line.forget();
  const page = await context.newPage();
  await page.goto(line.url + path, { waitUntil: 'commit' });
  const drawn = await drawnAt(page);
  const passed = line.passed();
  const frame = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.getEntriesByName('first-contentful-paint')[0].startTime - navigation.responseStart;
  });
  // Lets later downloads finish, so that they are cached for a second visit, like for a user who stays a
  // little.
  await page.waitForTimeout(5000);
  await page.close();
  return { drawn, frame, ...passed };
}

/** Measures a first and a second visit of a signed-in user without cached files of the page. */
async function visits(browser, line, storageState, path) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const cold = await visit(context, line, path);
  const second = await visit(context, line, path);
  await context.close();
  return { cold, second };
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

function rowsOf(name, { app, bare }) {
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
      note: `${seconds(cold.drawn)} / ${seconds(bare.cold.drawn)}, first visit`
    },
    {
      row: `Opening the map, ${name}: second visit, against the first`,
      value: second.drawn / cold.drawn,
      unit: '×',
      limit: 0.7,
      note: `${seconds(second.drawn)} / ${seconds(cold.drawn)}; ${second.requests} requests, ${second.scripts} scripts, ${Math.round(second.bytes / 1000)} kB; bare map ${seconds(bare.second.drawn)}`
    }
  ];
}

/**
 * Returns the rows of opening the oil palm map: requests, bytes, first frame and drawn map, compared with a
 * bare map of the SDK.
 */
export async function benchOpening(url) {
  await buildBarePage();
  const browser = await launch();
  const line = await openLine(url);
  try {
    const known = await signedInContext(browser, line.url);
    const storageState = await known.storageState({ indexedDB: true });
    await known.close();
    // Marks the tour as seen, since it covers the map at the first visit.
    storageState.origins
      .find(({ origin }) => origin === line.url)
      ?.localStorage.push({ name: 'site-tour', value: 'seen' });
    const measure = async (speed) => {
      line.become(speed);
      const measured = {};
      for (const [name, path] of Object.entries(PAGES))
        measured[name] = await visits(browser, line, storageState, path);
      return measured;
    };
    const plain = await measure(PLAIN);
    const { cold } = plain.app;
    const bare = plain.bare.cold;
    return [
      {
        row: 'Opening the map: requests until it is drawn',
        value: cold.requests,
        unit: '',
        limit: 120,
        note: `bare map ${bare.requests}, of them ${bare.requests - bare.scripts} no scripts`
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
      ...rowsOf('plain', plain),
      ...rowsOf('1.6 Mbit/s', await measure(SLOW))
    ];
  } finally {
    await line.close();
    await browser.close();
  }
}
