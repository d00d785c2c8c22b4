import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { bandOf } from '../../shared/domain/src/bands/band';
import { suitabilityLegend } from '../../shared/domain/src/bands/suitability';
import { DEFAULT_PARAMETERS } from '../../shared/domain/src/parameters';
import { haversine } from '../../shared/domain/src/distance';
import type { OfftakeSummary } from '../../shared/domain/src/offtake-summary';
import { askService } from './support/board-layers';
import {
  clickMapAt,
  expect,
  mapDrawn,
  test,
  uyo
} from './support/site';

/* A place after the other on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const sea = { latitude: 4.4, longitude: 7.6 };
const result = () => page.getByRole('region', { name: 'Offtake Suitability Summary' });
const button = (name: string | RegExp) => result().getByRole('button', { name });
const figure = (key: string) => page.getByTestId(`offtake-${key}`);
const value = async (key: string) => Number(await figure(key).getAttribute('data-value'));
const sampleCalls = /ImageServer\/getSamples/;

/** Asks about a place by a click, and waits for its farms and its soil. */
async function ask(place: { latitude: number; longitude: number }): Promise<OfftakeSummary> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/offtake-summary'));
  await clickMapAt(page, place);
  const summary = (await (await answered).json()) as OfftakeSummary;
  await expect(figure('commercialFarmCount')).toHaveAttribute(
    'data-value',
    String(summary.farms.commercialFarmCount)
  );
  await expect(result().getByText('Reading the soil…')).toHaveCount(0);
  return summary;
}

interface Farm {
  readonly attributes: { readonly Farm_Size_hectares_: number | null };
  readonly geometry: { readonly x: number; readonly y: number };
}

// The service that is made to fail is said so by the browser as well.
test.use({ allowedFaults: [/500.*soilCarbon/] });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.getByRole('button', { name: 'Offtake suitability' }).click();
  await page.getByRole('switch', { name: 'Offtake suitability' }).click();
});

test('[OF-02] a click counts the farms within 50 km and gives the suitability a class', async () => {
  const summary = await ask(uyo);
  const { features } = await askService<{ features: Farm[] }>(page, 'commercial_farms', {
    outFields: 'Farm_Size_hectares_',
    outSR: '4326'
  });
  const near = features.filter(
    ({ geometry: { x, y } }) => haversine(uyo, { latitude: y, longitude: x }) <= 50_000
  );
  expect(near.length).toBeGreaterThan(0);
  expect(await value('commercialFarmCount')).toBe(near.length);
  const small = await value('smallFarmCount');
  expect(small).toBe((await value('maizeFarmCount')) + (await value('geofencedFarmCount')));
  const area = near.reduce((sum, { attributes }) => sum + (attributes.Farm_Size_hectares_ ?? 10), 0) + small;
  expect(await value('totalFarmArea')).toBeCloseTo(area, 6);
  expect(await value('percentAreaUsed')).toBeCloseTo((100 * area) / (Math.PI * 50 ** 2 * 100), 6);
  const suitability = await value('suitability');
  expect(suitability).toBe(summary.suitability.value);
  await expect(result()).toContainText(
    bandOf(suitabilityLegend(DEFAULT_PARAMETERS).bands, suitability)!.label
  );
  await expect(result()).toContainText('within 50 km');
});

test('[OF-03] the soil is told from a hundred points, one question a property, with a recommendation', async () => {
  const asked: string[] = [];
  page.on('request', (request) => sampleCalls.test(request.url()) && asked.push(request.postData() ?? ''));
  await ask({ latitude: 5.2, longitude: 7.8 });
  expect(asked).toHaveLength(3);
  for (const body of asked)
    expect((JSON.parse(body) as { geometry: { points: object[] } }).geometry.points).toHaveLength(100);
  for (const property of ['pH', 'soilCarbon', 'sandTexture'])
    await expect(page.getByTestId(`offtake-${property}`)).toContainText(/\d.*–.*\d+ points/);
  await expect(
    result().getByRole('region', { name: 'Recommendation for biochar' }).getByRole('listitem')
  ).toHaveCount(3);
});

test('[OF-03] a property whose service is down is N/A with a Retry; a click in the sea says that there is nothing', async () => {
  let tries = 0;
  await page.route(/soilCarbon\/ImageServer\/getSamples/, (route) => {
    tries++;
    return route.fulfill({ status: 500, json: { error: { code: 500, message: 'Down' } } });
  });
  await clickMapAt(page, uyo);
  await expect(result().getByText('Soil carbon: N/A')).toBeVisible({ timeout: 15_000 });
  expect(tries).toBe(4);
  await expect(page.getByTestId('offtake-pH')).toContainText('Soil pH 5');
  await expect(result()).toContainText('Insufficient data for recommendation.');
  await page.unroute(/soilCarbon\/ImageServer\/getSamples/);
  await button('Retry').click();
  await expect(page.getByTestId('offtake-soilCarbon')).toContainText('g/kg');
  await expect(result()).not.toContainText('Insufficient data for recommendation.');

  const { suitability } = await ask(sea);
  expect(suitability.status).toBe('noData');
  await expect(result()).toContainText('No data available at this location.');
});

test('[OF-01] [OF-04] three modes lead to the upside of a facility and back; asking anew begins at the summary', async () => {
  const { facilities, biocharNeed } = await ask(uyo);
  await button('Get Application Upside').click();
  await expect(button('View Application Upside')).toBeDisabled();
  const known = facilities.filter(({ output }) => output !== null);
  const facility = known[known.length - 1]!;
  await result()
    .getByRole('radio', { name: new RegExp(facility.name) })
    .check();
  await button('View Application Upside').click();
  const percent = Math.min(100, (100 * facility.output!) / biocharNeed!);
  expect(await value('outputPercent')).toBeCloseTo(percent, 9);
  expect(await value('soilGain')).toBeCloseTo(15 + 0.5 * percent, 9);
  expect(await value('yieldGain')).toBeCloseTo(20 + 0.8 * percent, 9);
  expect(await value('carbonCredits')).toBeCloseTo(5_000 + 1_000 * percent, 6);
  await expect(result()).toContainText('How it is reckoned');
  await button('Back').click();
  await expect(result().getByRole('radio', { name: new RegExp(facility.name) })).toBeChecked();
  await button('Back').click();
  await expect(figure('percentAreaUsed')).toBeVisible();
  await button('Get Application Upside').click();
  await button('Close the offtake summary').click();
  await expect(result()).toHaveCount(0);
  await ask(uyo);
  await button('Get Application Upside').click();
  await expect(button('View Application Upside')).toBeDisabled();
  await button('Back').click();
});

test('[BY-06] the score is explained term by term, and two places stand side by side', async () => {
  const score = result().getByRole('region', { name: 'Why this score' });
  await expect(score.getByRole('listitem')).toHaveCount(3);
  await expect(score).toContainText(/acidic · 5.5 neutral · 7.4 alkaline/);
  const first = await value('commercialFarmCount');
  await button('Keep to compare').click();
  const { farms } = await ask({ latitude: 5.35, longitude: 7.65 });
  const table = result().getByRole('table', { name: 'Farms' });
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expect(table.getByRole('row', { name: /^Commercial farms/ }).getByRole('cell')).toHaveText([
    String(farms.commercialFarmCount),
    String(first)
  ]);
});

test('the farms behind a count, the files and the link hold what is on the screen', async () => {
  await button('End the comparison').click();
  const maize = await value('maizeFarmCount');
  await button(`View ${maize}: Maize farms`).click();
  const dialog = page.getByRole('dialog', { name: /^Maize farms/ });
  await expect(dialog).toContainText(`of ${maize} records`);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const save = async (entry: string) => {
    await button(/^Export/).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: entry }).click();
    return readFileSync(await (await saved).path(), 'utf8');
  };
  const csv = await save('Table (CSV)');
  expect(csv).toContain(`Commercial farms,,${await value('commercialFarmCount')}\r\n`);
  expect(csv).toContain('Parameter version,1');
  const { about, features } = JSON.parse(await save('Map (GeoJSON)')) as {
    about: object;
    features: { geometry: { type: string } }[];
  };
  expect(
    features
      .map(({ geometry }) => geometry.type)
      .sort()
      .at(-1)
  ).toBe('Point');
  expect(features).toHaveLength(101);
  expect(about).toMatchObject({ parameterVersion: 1, samplePoints: 100 });

  await button('Get Application Upside').click();
  await expect.poll(() => page.url()).toContain('offtake.widget_90=1.');
  const axe = await new AxeBuilder({ page }).include('[aria-label="Offtake Suitability Summary"]').analyze();
  expect(axe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await page.reload();
  await mapDrawn(page);
  await expect(button('View Application Upside')).toBeVisible();
  await button('Back').click();
  await expect(figure('maizeFarmCount')).toHaveAttribute('data-value', String(maize));
  const summaryAxe = await new AxeBuilder({ page })
    .include('[aria-label="Offtake Suitability Summary"]')
    .analyze();
  expect(summaryAxe.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
