import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { BiocharAnalysis } from '../../shared/domain/src/biochar-analysis';
import { computeDistance } from '../../shared/domain/src/distance';
import { clickMapAt, expect, pressTool, test, uyo } from './support/site';

test.describe.configure({ mode: 'serial' });

let page: Page;

const getToggle = () => page.getByRole('switch', { name: 'Pick a place on the map' });
const getDialog = () => page.getByRole('dialog', { name: 'Biochar Facility Analysis' });
const getRadius = () => getDialog().getByLabel('Radius', { exact: true });
const getResult = () => page.getByRole('region', { name: 'Biochar Analysis', exact: true });
const clearRadius = () => page.getByRole('button', { name: 'Clear Radius' });
const getFigure = (name: string) => page.getByTestId(`biochar-${name}`);

async function pressAnalyze(): Promise<BiocharAnalysis> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/biochar-analysis'));
  await getDialog().getByRole('button', { name: 'Analyze' }).click();
  return (await (await answered).json()) as BiocharAnalysis;
}

/** Returns the polygons drawn by tools, with red, green, blue and opacity of their fill. */
const readBuffers = () =>
  page.evaluate(() => {
    interface BufferGraphic {
      attributes?: { veil?: boolean } | null;
      geometry: { type: string; rings: number[][][] };
      symbol: { color: { r: number; g: number; b: number; a: number } };
    }
    interface GraphicsLayer {
      type: string;
      graphics: { toArray(): BufferGraphic[] };
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): GraphicsLayer[] } } } }
    >('arcgis-map')!;
    return (
      view.map.layers
        .toArray()
        .filter(({ type }) => type === 'graphics')
        .flatMap(({ graphics }) => graphics.toArray())
        // The veil around the area is a polygon, too.
        .filter(({ geometry, attributes }) => geometry.type === 'polygon' && !attributes?.veil)
        .map(({ geometry: { rings }, symbol: { color } }) => ({
          rgba: [color.r, color.g, color.b, color.a],
          corners: rings[0]!
        }))
    );
  });

interface FacilityFeature {
  readonly type: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Tonnes a day. */
  readonly processedVolume?: number;
}

/** Returns the biochar facilities from their own list. */
const readFacilities = (): Promise<FacilityFeature[]> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/marker-assets/filterJSON?markerType=Factory');
    const { features } = (await answer.json()) as { features: { properties: FacilityFeature }[] };
    return features.map(({ properties }) => properties).filter(({ type }) => type === 'Biochar Facility');
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, 'Biochar analysis');
});

test('[BA-01] a click offers a radius of 10 kilometers; Analyze draws the buffer of the radius in miles', async () => {
  await getToggle().click();
  await clickMapAt(page, uyo);
  await expect(getRadius()).toHaveValue('10');
  await expect(getDialog().getByLabel('Unit')).toHaveValue('kilometers');
  await getDialog().getByLabel('Unit').selectOption('miles');
  const { latitude, longitude } = await pressAnalyze();
  await expect(getResult()).toBeVisible();
  const [buffer, ...others] = await readBuffers();
  expect(others).toEqual([]);
  expect(buffer!.rgba).toEqual([46, 139, 87, 0.2]);
  for (const [x, y] of buffer!.corners)
    expect(computeDistance({ latitude, longitude }, { latitude: y!, longitude: x! })).toBeCloseTo(
      16_093.4,
      0
    );
});

test('[BA-03, MP-04] closing the summary clears the buffer and the address', async () => {
  await getResult().getByRole('button', { name: 'Close the analysis' }).click();
  await expect(getResult()).toHaveCount(0);
  await expect(clearRadius()).toHaveCount(0);
  expect(await readBuffers()).toEqual([]);
  expect(page.url()).not.toContain('biochar.');
  await getToggle().click();
});

test('[BA-02] the figures around a facility follow from its neighbours and the feedstock', async () => {
  await page.getByLabel('Facility', { exact: true }).selectOption('Benin City Biochar Facility');
  await page.getByRole('button', { name: 'Choose the radius…' }).click();
  await getRadius().fill('30');
  const { figures, latitude, longitude } = await pressAnalyze();
  await expect(
    getResult().getByText(/^Within 30 km · Benin City Biochar Facility · Oredo, Edo · [^:]*$/)
  ).toBeVisible();
  for (const [name, value] of Object.entries(figures))
    if (name !== 'productionStatus')
      await expect(getFigure(name)).toHaveAttribute('data-value', String(value ?? ''));
  const inside = (await readFacilities()).filter(
    (place) => computeDistance({ latitude, longitude }, place) <= 30_000
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
    getResult().getByText(
      feedstock < capacity ? 'Under production (insufficient feedstock)' : 'At full capacity'
    )
  ).toBeVisible();
});

test('[BA-02] the records inside and the saved table agree with the figures on screen', async () => {
  await getResult().getByRole('button', { name: 'Facilities', exact: true }).click();
  const rows = page.getByRole('dialog', { name: /Within 30 km: Facilities/ });
  await expect(
    rows.getByText(new RegExp(`of ${await getFigure('factoryCount').textContent()} records`))
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows).toBeHidden();

  await getResult().getByRole('button', { name: 'Export: Biochar Analysis' }).click();
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
    const shown = Number((await getFigure(key).innerText()).replaceAll(',', '').match(/[\d.]+/)![0]);
    const written = Number(new RegExp(`^${label},([\\d.]+)`, 'm').exec(csv)![1]);
    // A figure on screen is rounded to at most one decimal.
    expect(Math.abs(written - shown)).toBeLessThanOrEqual(Number.isInteger(shown) ? 0.5 : 0.05);
  }

  await clearRadius().click();
  await expect(getResult()).toHaveCount(0);
  expect(await readBuffers()).toEqual([]);
  await pressTool(page, 'Service area');
});
