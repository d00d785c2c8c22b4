import { accounts, fillSignIn } from '../../tests/support/site-page.mjs';
import { launchBrowser } from './map-page.mjs';
import { runOnPostgres } from './run-on-postgres.mjs';
import { computeQuantile } from './statistics.mjs';

const RECORDS = 10_000;
const TRIES = 30;
const LIMIT_MS = 150;

/** Copies the demonstration's factories repeatedly, each with a number in its name. */
const FILL = `
  INSERT INTO marker_asset (name, marker_type, type, raw_materials, status, geom)
  SELECT f.name || ' ' || n, f.marker_type, f.type, f.raw_materials, f.status, f.geom
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS row, count(*) OVER () AS rows
        FROM marker_asset WHERE marker_type = 'Factory') f
  JOIN generate_series(1, ${RECORDS}) n ON n % f.rows = f.row - 1
  ORDER BY n LIMIT ${RECORDS} - (SELECT count(*) FROM marker_asset WHERE marker_type = 'Factory')`;

/**
 * Returns the time, ms, from a key or a click to the frame in which the page shows other rows, or another
 * number of them.
 * @param {import('@playwright/test').Page} page
 * @param {'click' | 'keydown'} kind of the event
 * @param {() => Promise<void>} act
 */
async function measureUntilPainted(page, kind, act) {
  await page.evaluate((event) => {
    window.painted = new Promise((resolve, reject) => {
      /** @type {number | null} */
      let began = null;
      const readText = () => document.querySelector('main')?.textContent;
      const before = readText();
      setTimeout(() => reject(new Error(`Nothing changed within ten seconds after a ${event}.`)), 10_000);
      document.addEventListener(event, ({ timeStamp }) => (began ??= timeStamp), {
        capture: true,
        once: true
      });
      const checkText = () => {
        const start = began;
        if (start !== null && readText() !== before) setTimeout(() => resolve(performance.now() - start));
        else window.requestAnimationFrame(checkText);
      };
      checkText();
    });
  }, kind);
  await act();
  return page.evaluate(() => window.painted);
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 */
async function measureTable(page, url) {
  await page.goto(`${url}/?next=/map/admin/factories`);
  await fillSignIn(page, accounts.admin);
  await page.getByText(`of ${RECORDS.toLocaleString('en')} records`).waitFor();
  const table = page.getByRole('table');
  const search = page.getByRole('searchbox').first();
  /** @type {{ page: number[], sort: number[], search: number[] }} */
  const times = { page: [], sort: [], search: [] };
  for (let at = 0; at < TRIES; at++) {
    const next = page.getByRole('button', { name: 'Next page' });
    times.page.push(await measureUntilPainted(page, 'click', () => next.click()));
    const heading = table
      .getByRole('columnheader', { name: at % 2 ? 'Name' : 'Type' })
      .getByRole('button')
      .first();
    times.sort.push(await measureUntilPainted(page, 'click', () => heading.click()));
    await search.focus();
    times.search.push(
      await measureUntilPainted(page, 'keydown', () => page.keyboard.press(String(1 + (at % 9))))
    );
    await measureUntilPainted(page, 'keydown', () => page.keyboard.press('Backspace'));
  }
  return Object.entries(times).map(([what, all]) => ({
    row: `Table of 10,000 records on PostgreSQL: ${what}`,
    value: computeQuantile(all, 0.95),
    unit: 'ms',
    limit: LIMIT_MS,
    note: `p95 of ${TRIES}, from key or click to paint; median ${Math.round(computeQuantile(all, 0.5))} ms`
  }));
}

/** Measures the administrators' table over 10,000 factories: a page, an order, a search, from key to paint. */
export const benchRecords = () =>
  runOnPostgres([FILL, 'ANALYZE marker_asset'], async ({ url }) => {
    const browser = await launchBrowser();
    try {
      return await measureTable(await browser.newPage({ viewport: { width: 1440, height: 900 } }), url);
    } finally {
      await browser.close();
    }
  });
