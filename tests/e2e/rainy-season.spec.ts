import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import type { ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import type { TripWays } from '../../shared/domain/src/trips/trip-ways';
import {
  accounts,
  clickMapAt,
  expect,
  mapDrawn,
  openOilPalmMap,
  test,
  uyo,
  watchFaults
} from './support/site';

/* The switch of the rainy season on an area and on a trip plan, on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const rain = () => page.getByRole('switch', { name: 'Rainy season' }).filter({ visible: true });
const seasons = () => page.getByRole('table', { name: 'Dry and rainy season' });
const assumption = () =>
  page.getByText(/assumed, not measured.*on earth at most \d+ %/).filter({ visible: true });
const roads = () => page.getByRole('table', { name: 'Distance of one way' });

/** The answer of a call about a season. */
const answered = async <Answer>(path: string, season: string) => {
  const response = await page.waitForResponse(
    (one) => one.url().endsWith(path) && (one.request().postData() ?? '').includes(season),
    // The process of the rainy season starts with the first question.
    { timeout: 60_000 }
  );
  return (await response.json()) as Answer;
};

const noViolations = async () => {
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
};

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
});

test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

test('[BY-04] an area: both answers side by side, with the assumption, and again after a reload', async () => {
  await page.getByRole('switch', { name: 'Service Area' }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill('60');
  const [dry] = await Promise.all([
    answered<ServiceAreaSummary>('/api/service-area-summary', 'dry'),
    dialog.getByRole('button', { name: 'Set', exact: true }).click()
  ]);
  const [rainy] = await Promise.all([
    answered<ServiceAreaSummary>('/api/service-area-summary', 'rainy'),
    rain().click()
  ]);
  expect(rainy.figures.totalAcres).toBeLessThan(dry.figures.totalAcres);
  const acres = seasons()
    .getByRole('row', { name: /^Oil palm/ })
    .getByRole('cell');
  await expect(acres).toHaveText(
    [dry, rainy].map(({ figures }) => `${Math.round(figures.totalAcres).toLocaleString('en-US')} ac`)
  );
  await expect(seasons().getByRole('columnheader')).toHaveText(['Dry season', 'Rainy season']);
  await expect(assumption()).toBeVisible();
  await noViolations();
  await page.reload();
  await mapDrawn(page);
  await expect(rain()).toBeChecked();
  await clickMapAt(page, uyo);
  await expect(acres.nth(1)).toHaveText(`${Math.round(rainy.figures.totalAcres).toLocaleString('en-US')} ac`);
});

test('[BY-04] a trip plan: minutes by the dry and the rainy roads side by side, with the assumption', async () => {
  await page.getByRole('button', { name: 'P1 pickup' }).click();
  const agents = page.getByLabel('Agent', { exact: true });
  await expect(agents).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname));
  const named = await agents.locator('option').allTextContents();
  await agents.selectOption({ label: named.find((text) => / · [2-9] piles/.test(text))! });
  const [dry] = await Promise.all([
    answered<TripWays>('/api/trip-ways', 'dry'),
    page.getByRole('button', { name: 'Fetch Logistics Summary by Agent' }).click()
  ]);
  const [rainy] = await Promise.all([answered<TripWays>('/api/trip-ways', 'rainy'), rain().click()]);
  await expect(roads().getByRole('columnheader')).toHaveText([
    'Pile',
    /^Straight/,
    'By road · Dry season',
    'By road · Rainy season'
  ]);
  const rows = roads().locator('tbody tr');
  await expect(rows).toHaveCount(dry.ways.length);
  for (const [at, way] of dry.ways.entries()) {
    const wet = rainy.ways[at]!;
    if (!('minutes' in way) || !('minutes' in wet)) continue;
    expect(wet.minutes).toBeGreaterThan(way.minutes);
    await expect(rows.nth(at).getByRole('cell').nth(1)).toContainText(`${Math.round(way.minutes)} min`);
    await expect(rows.nth(at).getByRole('cell').nth(2)).toContainText(`${Math.round(wet.minutes)} min`);
  }
  await expect(assumption().first()).toBeVisible();
  // Piles, parameters, the ways and the rainy ways.
  const calls = asked.filter((path) => /^\/(api|inventories|user)\//.test(path));
  expect(calls.length).toBeLessThanOrEqual(6);
  expect(asked.filter((path) => path.endsWith('/api/trip-ways'))).toHaveLength(2);
  await noViolations();
});
