import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BiocharAnalysis } from '../../shared/domain/src/biochar-analysis';
import { haversine } from '../../shared/domain/src/distance';
import { clickMapAt, expect, pressTool, test, uyo } from './support/site';

test.describe.configure({ mode: 'serial' });

let page: Page;

const toggle = () => page.getByRole('switch', { name: 'Pick a place on the map' });
const dialog = () => page.getByRole('dialog', { name: 'Biochar Facility Analysis' });
const radius = () => dialog().getByLabel('Radius', { exact: true });
const result = () => page.getByRole('region', { name: 'Biochar Analysis', exact: true });
const clearRadius = () => page.getByRole('button', { name: 'Clear Radius' });
const figure = (name: string) => page.getByTestId(`biochar-${name}`);

async function pressAnalyze(): Promise<BiocharAnalysis> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/biochar-analysis'));
  await dialog().getByRole('button', { name: 'Analyze' }).click();
  return (await (await answered).json()) as BiocharAnalysis;
}

/** Returns the polygons drawn by tools, with red, green, blue and opacity of their fill. */
const readBuffers = () =>
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

interface Facility {
  readonly type: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Tonnes a day. */
  readonly processedVolume?: number;
}

/** Returns the biochar facilities from their own list. */
const readFacilities = (): Promise<Facility[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/marker-assets/filterJSON?markerType=Factory');
    const { features } = (await answer.json()) as { features: { properties: Facility }[] };
    return features.map(({ properties }) => properties).filter(({ type }) => type === 'Biochar Facility');
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, 'Biochar analysis');
});

test('[BA-01] a click offers a radius of 10 kilometers; Analyze draws the buffer of the radius in miles', async () => {
  await toggle().click();
  await clickMapAt(page, uyo);
  await expect(radius()).toHaveValue('10');
  await expect(dialog().getByLabel('Unit')).toHaveValue('kilometers');
  await dialog().getByLabel('Unit').selectOption('miles');
  const { latitude, longitude } = await pressAnalyze();
  await expect(result()).toBeVisible();
  const [buffer, ...others] = await readBuffers();
  expect(others).toEqual([]);
  expect(buffer!.rgba).toEqual([46, 139, 87, 0.2]);
  for (const [x, y] of buffer!.corners)
    expect(haversine({ latitude, longitude }, { latitude: y!, longitude: x! })).toBeCloseTo(16_093.4, 0);
});

test('[BA-03, MP-04] closing the summary clears the buffer and the address', async () => {
  await result().getByRole('button', { name: 'Close the analysis' }).click();
  await expect(result()).toHaveCount(0);
  await expect(clearRadius()).toHaveCount(0);
  expect(await readBuffers()).toEqual([]);
  expect(page.url()).not.toContain('biochar.');
  await toggle().click();
});

test('[BA-02] the figures around a facility follow from its neighbours and the feedstock', async () => {
  await page.getByLabel('Facility', { exact: true }).selectOption('Benin City Biochar Facility');
  await page.getByRole('button', { name: 'Choose the radius…' }).click();
  await radius().fill('30');
  const { figures, latitude, longitude } = await pressAnalyze();
  await expect(
    result().getByText(/^Within 30 km · Benin City Biochar Facility · Oredo, Edo · [^:]*$/)
  ).toBeVisible();
  for (const [name, value] of Object.entries(figures))
    if (name !== 'productionStatus')
      await expect(figure(name)).toHaveAttribute('data-value', String(value ?? ''));
  const inside = (await readFacilities()).filter(
    (place) => haversine({ latitude, longitude }, place) <= 30_000
  );
  expect(inside.length).toBeGreaterThan(0);
  expect(figures.factoryCount).toBe(inside.length);
  const capacity = 365 * inside.reduce((sum, { processedVolume }) => sum + (processedVolume ?? 0), 0);
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

test('[BA-02] the records inside and the saved table agree with the figures on screen', async () => {
  await result().getByRole('button', { name: 'Facilities', exact: true }).click();
  const rows = page.getByRole('dialog', { name: /Within 30 km: Facilities/ });
  await expect(
    rows.getByText(new RegExp(`of ${await figure('factoryCount').textContent()} records`))
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();

  await result().getByRole('button', { name: 'Export: Biochar Analysis' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const csv = readFileSync(await (await download).path(), 'utf8');
  for (const [label, key] of [
    ['Biochar facilities', 'factoryCount'],
    ['Maize of 2023', 'maizeProduction'],
    ['PKS', 'pksProduction'],
    ['Feedstock', 'totalFeedstockAvailable'],
    ['Capacity of the facilities', 'factoryInputCapacity'],
    ['Utilization', 'factoryUtilization'],
    ['Max biochar output', 'maxBiocharOutput']
  ] as const) {
    const shown = Number((await figure(key).innerText()).replaceAll(',', '').match(/[\d.]+/)![0]);
    const written = Number(new RegExp(`^${label},([\\d.]+)`, 'm').exec(csv)![1]);
    // A figure on screen is rounded to at most one decimal.
    expect(Math.abs(written - shown)).toBeLessThanOrEqual(Number.isInteger(shown) ? 0.5 : 0.05);
  }

  await clearRadius().click();
  await expect(result()).toHaveCount(0);
  expect(await readBuffers()).toEqual([]);
  await pressTool(page, 'Service area');
});
