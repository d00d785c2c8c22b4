import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { computeDistance } from '../../shared/domain/src/distance';
import type { OfftakeSummary } from '../../shared/domain/src/offtake-summary';
import { readRequestBody } from '../support/request-body';
import { queryService } from './support/board-layers';
import { clickMapAt, expect, pressTool, test, uyo } from './support/site';

test.describe.configure({ mode: 'serial' });

let page: Page;

const getResult = () => page.getByRole('region', { name: 'Offtake Suitability Summary' });
const getToggle = () => page.getByRole('switch', { name: 'Offtake suitability' });
const getButton = (name: string | RegExp) => getResult().getByRole('button', { name });
const getFigure = (key: string) => page.getByTestId(`offtake-${key}`);
const readFigure = async (key: string) => Number(await getFigure(key).getAttribute('data-value'));
const sampleCalls = /ImageServer\/getSamples/;

/** Clicks on a place, waits for its farms and its soil, and returns the summary. */
async function requestOfftake(place: { latitude: number; longitude: number }): Promise<OfftakeSummary> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/offtake-summary'));
  await clickMapAt(page, place);
  const summary = (await (await answered).json()) as OfftakeSummary;
  await expect(getFigure('commercialFarmCount')).toHaveAttribute(
    'data-value',
    String(summary.farms.commercialFarmCount)
  );
  await expect(getResult().getByText('Reading the soil…')).toHaveCount(0);
  return summary;
}

interface FarmFeature {
  readonly attributes: { readonly Farm_Size_hectares_: number | null };
  readonly geometry: { readonly x: number; readonly y: number };
}

/** Returns the class of a suitability by the limits of the specification. */
function classifySuitability(suitability: number): string {
  if (suitability < 2_500) return 'Very Low';
  if (suitability < 5_000) return 'Low to Moderate';
  return suitability < 7_500 ? 'Moderate to High' : 'High';
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, 'Offtake suitability');
  await getToggle().click();
});

test('[OF-02] [OF-03] a click shows the farms within 50 km, the class of the suitability and the soil at a hundred points', async () => {
  const samples: string[] = [];
  page.on('request', (request) => sampleCalls.test(request.url()) && samples.push(request.postData() ?? ''));
  const summary = await requestOfftake(uyo);
  const { features } = await queryService<{ features: FarmFeature[] }>(page, 'commercial_farms', {
    outFields: 'Farm_Size_hectares_',
    outSR: '4326'
  });
  const near = features.filter(
    ({ geometry: { x, y } }) => computeDistance(uyo, { latitude: y, longitude: x }) <= 50_000
  );
  expect(near.length).toBeGreaterThan(0);
  expect(await readFigure('commercialFarmCount')).toBe(near.length);
  const small = await readFigure('smallFarmCount');
  expect(small).toBe((await readFigure('maizeFarmCount')) + (await readFigure('geofencedFarmCount')));
  // A commercial farm without a size counts as 10 ha, a small farm as 1 ha.
  const area = near.reduce((sum, { attributes }) => sum + (attributes.Farm_Size_hectares_ ?? 10), 0) + small;
  expect(await readFigure('totalFarmArea')).toBeCloseTo(area, 6);
  expect(await readFigure('percentAreaUsed')).toBeCloseTo((100 * area) / (Math.PI * 50 ** 2 * 100), 6);
  const suitability = await readFigure('suitability');
  expect(suitability).toBe(summary.suitability.value);
  await expect(getResult()).toContainText(classifySuitability(suitability));
  await expect(getResult()).toContainText('within 50 km');

  expect(samples).toHaveLength(3);
  for (const body of samples)
    expect((readRequestBody(body) as { geometry: { points: object[] } }).geometry.points).toHaveLength(100);
  for (const property of ['pH', 'soilCarbon', 'sandTexture'])
    await expect(page.getByTestId(`offtake-${property}`)).toContainText(/\d.*–.*\d+ points/);
  await expect(
    getResult().getByRole('region', { name: 'Recommendation for biochar' }).getByRole('listitem')
  ).toHaveCount(3);
});

test('[BY-06] a second place is shown beside the first, whose score is explained term by term', async () => {
  const score = getResult().getByRole('region', { name: 'Why this score' });
  const band = classifySuitability(await readFigure('suitability'));
  await expect(score).toContainText(`Its class is ${band}, `);
  await expect(score.locator('[aria-current=true]')).toContainText(band);
  const soil = getResult().getByRole('region', { name: 'Soil and score' });
  await expect(soil.getByRole('listitem')).toHaveCount(3);
  await expect(soil).toContainText(/acidic · 5.5 neutral · 7.4 alkaline/);
  const first = await readFigure('commercialFarmCount');
  await getButton('Keep to compare').click();
  const { farms } = await requestOfftake({ latitude: 5.35, longitude: 7.65 });
  const table = getResult().getByRole('table', { name: 'Farms' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Commercial farms/ }).getByRole('cell')).toHaveText([
    String(farms.commercialFarmCount),
    String(first)
  ]);
  await getButton('End the comparison').click();
  await expect(table.getByRole('columnheader')).toHaveCount(0);
});

test('the records behind a count and the saved table agree with the figures on screen', async () => {
  const maize = await readFigure('maizeFarmCount');
  await getButton(`View ${maize}: Maize farms`).click();
  const dialog = page.getByRole('dialog', { name: /^Maize farms/ });
  await expect(dialog).toContainText(`of ${maize} records`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await getButton(/^Export/).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toContain(`Commercial farms,,${await readFigure('commercialFarmCount')}\r\n`);
  // The menu fades out over the map.
  await expect(
    page.getByRole('region', { name: 'Export: Offtake Suitability Summary', includeHidden: true })
  ).toHaveCount(0);
});

test('[OF-01] [OF-04] [MP-04] a chosen facility shows its upside, and Back shows the facilities and the summary again', async () => {
  const { facilities, biocharNeed } = await requestOfftake(uyo);
  await getButton('Get Application Upside').click();
  await expect(getButton('View Application Upside')).toBeDisabled();
  const known = facilities.filter(({ output }) => output !== null);
  const shares = known.map(({ output }) => (100 * output!) / biocharNeed!);
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(new Set(shares).size).toBeGreaterThan(1);
  await expect(page.getByTestId('offtake-facility-percent')).toHaveText(
    shares.map((share) => `${Math.round(10 * share) / 10} %`)
  );
  await expect(getResult()).toContainText('× 10 t/ha = ');
  const facility = known[known.length - 1]!;
  await getResult()
    .getByRole('radio', { name: new RegExp(facility.name) })
    .check();
  await getButton('View Application Upside').click();
  const percent = Math.min(100, (100 * facility.output!) / biocharNeed!);
  expect(await readFigure('outputPercent')).toBeCloseTo(percent, 9);
  expect(await readFigure('soilGain')).toBeCloseTo(15 + 0.5 * percent, 9);
  expect(await readFigure('yieldGain')).toBeCloseTo(20 + 0.8 * percent, 9);
  expect(await readFigure('carbonCredits')).toBeCloseTo(5_000 + 1_000 * percent, 6);
  await getButton('Back').click();
  await expect(getResult().getByRole('radio', { name: new RegExp(facility.name) })).toBeChecked();
  await getButton('Back').click();
  await expect(getFigure('percentAreaUsed')).toBeVisible();

  await page.getByRole('button', { name: 'Clear Radius' }).click();
  await expect(getResult()).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Clear Radius' })).toHaveCount(0);
  await getToggle().click();
  await pressTool(page, 'Service area');
});
