import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import type { BiocharAnalysis } from '../../shared/domain/src/biochar-analysis';
import { haversine } from '../../shared/domain/src/distance';
import { accounts, clickMapAt, expect, openOilPalmMap, test, uyo, watchFaults } from './support/site';

/* The biochar facility analysis, walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const toggle = () => page.getByRole('switch', { name: 'Pick a place on the map' });
const dialog = () => page.getByRole('dialog', { name: 'Biochar Facility Analysis' });
const radius = () => dialog().getByLabel('Radius', { exact: true });
const result = () => page.getByRole('region', { name: 'Biochar Analysis', exact: true });
const clearRadius = () => page.getByRole('button', { name: 'Clear Radius' });
const figure = (name: string) => page.getByTestId(`biochar-${name}`);

async function analyse(press: () => Promise<void>): Promise<BiocharAnalysis> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/biochar-analysis'));
  await press();
  return (await (await answered).json()) as BiocharAnalysis;
}

/** One whose volume is recorded in the demonstration data. */
const RECORDED = 'Benin City Biochar Facility';

async function chooseFacility(name: string) {
  await page.getByLabel('Facility', { exact: true }).selectOption(name);
  await page.getByRole('button', { name: 'Choose the radius…' }).click();
}

const pressAnalyze = () => dialog().getByRole('button', { name: 'Analyze' }).click();

/** What tools have drawn: polygons with their colours, red to blue and opacity. */
const buffers = () =>
  page.evaluate(() => {
    interface Graphic {
      geometry: { type: string; rings: number[][][] };
      symbol: { color: { r: number; g: number; b: number; a: number } };
    }
    interface Layer {
      type: string;
      graphics: { toArray(): Graphic[] };
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): Layer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type }) => type === 'graphics')
      .flatMap(({ graphics }) => graphics.toArray())
      .filter(({ geometry }) => geometry.type === 'polygon')
      .map(({ geometry: { rings }, symbol: { color } }) => ({
        rgba: [color.r, color.g, color.b, color.a],
        corners: rings[0]!
      }));
  });

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext({ acceptDownloads: true });
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
  await page.getByRole('button', { name: 'Biochar analysis', exact: true }).click();
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // A call that is made to fail is said so by the browser as well.
  expect(faults.filter((fault) => !fault.includes('/api/biochar-analysis'))).toEqual([]);
});

test('[BA-01] a click asks for a radius of 1 at least, 10 offered, in kilometers or miles; the buffer is drawn', async () => {
  await toggle().click();
  await clickMapAt(page, uyo);
  await expect(radius()).toHaveValue('10');
  await expect(dialog().getByLabel('Unit')).toHaveValue('kilometers');
  for (const [wrong, problem] of [
    ['0', 'The radius must be at least 1'],
    ['1e9', 'The radius must be at most 1000'],
    ['far', 'The radius must be a number']
  ] as const) {
    await radius().fill(wrong);
    await pressAnalyze();
    await expect(dialog().getByText(problem)).toBeVisible();
  }
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog()).toBeHidden();
  expect(await buffers()).toEqual([]);
  await expect(clearRadius()).toHaveCount(0);

  await clickMapAt(page, uyo);
  await radius().fill('10');
  await dialog().getByLabel('Unit').selectOption('miles');
  const { latitude, longitude } = await analyse(pressAnalyze);
  await expect(result()).toBeVisible();
  const [buffer, ...others] = await buffers();
  expect(others).toEqual([]);
  expect(buffer!.rgba).toEqual([46, 139, 87, 0.2]);
  for (const [x, y] of buffer!.corners)
    expect(haversine({ latitude, longitude }, { latitude: y!, longitude: x! })).toBeCloseTo(16_093.4, 0);
});

test('[BA-03, MP-04] closing the summary and Clear Radius each clear the buffer and its state', async () => {
  await result().getByRole('button', { name: 'Close the analysis' }).click();
  await expect(result()).toHaveCount(0);
  await expect(clearRadius()).toHaveCount(0);
  expect(await buffers()).toEqual([]);
  expect(page.url()).not.toContain('biochar.');
  await clickMapAt(page, uyo);
  await analyse(pressAnalyze);
  await clearRadius().click();
  await expect(result()).toHaveCount(0);
  await expect(clearRadius()).toHaveCount(0);
  expect(await buffers()).toEqual([]);
});

test('[BA-02] every figure of the result, by the rules of the specification', async () => {
  await chooseFacility(RECORDED);
  await radius().fill('30');
  const { figures, latitude, longitude } = await analyse(pressAnalyze);
  await expect(result()).toBeVisible();
  for (const [name, value] of Object.entries(figures))
    if (name !== 'productionStatus')
      await expect(figure(name)).toHaveAttribute('data-value', String(value ?? ''));
  // The facilities once more, one by one, from their own list.
  const volumes = await page.evaluate(async () => {
    const answer = await fetch('/api/marker-assets/filterJSON?markerType=Factory');
    const { features } = (await answer.json()) as {
      features: {
        properties: { type: string; latitude: number; longitude: number; processedVolume?: number };
      }[];
    };
    return features
      .map(({ properties }) => properties)
      .filter(({ type }) => type === 'Biochar Facility')
      .map(({ latitude, longitude, processedVolume }) => ({
        latitude,
        longitude,
        volume: processedVolume ?? 0
      }));
  });
  const inside = volumes.filter((place) => haversine({ latitude, longitude }, place) <= 30_000);
  expect(figures.factoryCount).toBe(inside.length);
  expect(inside.length).toBeGreaterThan(0);
  const capacity = 365 * inside.reduce((sum, { volume }) => sum + volume, 0);
  const feedstock = figures.maizeProduction! + figures.pksProduction!;
  expect(figures.factoryInputCapacity).toBeCloseTo(capacity, 6);
  expect(figures.totalFeedstockAvailable).toBeCloseTo(feedstock, 6);
  expect(figures.maxBiocharOutput).toBeCloseTo(0.25 * feedstock, 6);
  expect(figures.factoryUtilization).toBeCloseTo((100 * Math.min(feedstock, capacity)) / capacity, 6);
  await expect(
    result().getByText(
      feedstock < capacity ? 'Under production (insufficient feedstock)' : 'At full capacity'
    )
  ).toBeVisible();
});

test('a result names scope, date and parameters, and is saved as it is shown', async () => {
  await expect(
    result().getByText(/^Within 30 km · Benin City Biochar Facility · Oredo, Edo · [^:]*$/)
  ).toBeVisible();
  await expect(result().getByText(/^Data of \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(result().getByText(/parameters v\d+/)).toBeVisible();
  const saved = async (kind: string) => {
    await result().getByRole('button', { name: 'Export: Biochar Analysis' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: kind }).click();
    return readFileSync(await (await download).path(), 'utf8');
  };
  const csv = await saved('Table (CSV)');
  expect(csv).toContain(`Max biochar output,`);
  expect(csv).toMatch(/Parameter version,\d+/);
  const { about, features } = JSON.parse(await saved('Map (GeoJSON)')) as {
    about: Record<string, string>;
    features: { properties: Record<string, number>; geometry: { type: string } }[];
  };
  expect(about.scope).toContain('Within 30 km');
  expect(features[0]!.properties.factoryCount).toBe(Number(await figure('factoryCount').textContent()));
});

test('opens the records inside, and has no fault that axe finds', async () => {
  await result().getByRole('button', { name: 'Facilities', exact: true }).click();
  const rows = page.getByRole('dialog', { name: /Within 30 km: Facilities/ });
  await expect(
    rows.getByText(new RegExp(`of ${await figure('factoryCount').textContent()} records`))
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();
  const { violations } = await new AxeBuilder({ page })
    .include('[aria-label="Biochar Analysis"]')
    .include('.widget-biochar-analysis')
    .analyze();
  expect(violations).toEqual([]);
});

test('the same place by drive time stands beside it; a reload brings both back', async () => {
  const { figures } = await analyse(() =>
    result().getByRole('button', { name: 'Compare by drive time' }).click()
  );
  await expect(figure('maizeProduction')).toHaveCount(2);
  await expect(figure('maizeProduction').last()).toHaveAttribute(
    'data-value',
    String(figures.maizeProduction)
  );
  expect(await buffers()).toHaveLength(2);
  const before = await figure('totalFeedstockAvailable').allTextContents();
  await page.reload();
  await expect(figure('totalFeedstockAvailable')).toHaveText(before, { timeout: 60_000 });
});

test('starts from a facility; when that is gone it is said, and what is shown stays', async () => {
  await result().getByRole('button', { name: 'Stop comparing' }).click();
  // The link that was loaded opened its tool.
  await page.getByLabel('Facility', { exact: true }).selectOption({ index: 1 });
  const name = await page.getByLabel('Facility', { exact: true }).locator('option:checked').textContent();
  await chooseFacility(name!);
  await analyse(pressAnalyze);
  await expect(result().getByText(new RegExp(`^Within 10 km · ${name} · [^:]*$`))).toBeVisible();
  await page.route('**/api/biochar-analysis', (route) =>
    route.fulfill({
      status: 404,
      json: { error: { code: 'not_found', message: 'This factory is no longer there. Choose another.' } }
    })
  );
  await page.getByRole('button', { name: 'Choose the radius…' }).click();
  await pressAnalyze();
  await expect(page.getByText('This factory is no longer there. Choose another.')).toBeVisible();
  await expect(result().getByText(new RegExp(`^Within 10 km · ${name} · [^:]*$`))).toBeVisible();
  await page.unroute('**/api/biochar-analysis');
});
