import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { parseNumber } from './support/page-figures';
import { expect, pressTool, test } from './support/site';

test.describe.configure({ mode: 'serial' });

/** Time in which the plots of the demonstration are screened, ms. */
const SCREENING_MS = 120_000;
/** Plots of the demonstration. */
const PLOTS = 2_000;
/** Plots on land that was cleared after 2020. */
const CLEARED = 25;

let page: Page;

const getTool = () => page.getByRole('dialog', { name: 'Supplier plots' });
const getVerdict = (name: RegExp): Locator =>
  getTool().getByRole('group', { name: 'Plots by result' }).getByRole('button', { name });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, 'Supplier plots');
});

test('[BY-16] staff screen the plots, and see those on land cleared after 2020 as conflicts with layer, date and share', async () => {
  test.setTimeout(2 * SCREENING_MS);
  await getTool().getByRole('button', { name: 'Screening' }).click();
  await getTool()
    .getByRole('button', { name: /^Screen 2,?000 plots$/ })
    .click();
  await expect(getTool().getByText(/^2,?000 plots screened/)).toBeVisible({ timeout: SCREENING_MS });
  const counts = [];
  for (const name of [/^No conflict found/, /^To be reviewed/, /^Conflict/, /^Not known/])
    counts.push(parseNumber(/[\d,]+$/.exec(await getVerdict(name).innerText())![0]));
  const [clear, review, conflict, unknown] = counts;
  expect(conflict).toBe(CLEARED);
  expect(clear! + review! + unknown!).toBe(PLOTS - CLEARED);
  // Only plots with exchanged coordinates are not on the layers, or in a reserve.
  expect(review! + unknown!).toBeLessThanOrEqual(20);
  const first = getTool().getByRole('list', { name: 'Plots with this result' }).getByRole('button').first();
  await first.click();
  await expect(
    getTool().getByText(
      /^Deforestation encroachment: [\d.]+ % of the plot were deforested on \d\d\/\d\d\/202\d/
    )
  ).toBeVisible();
  await expect(
    getTool()
      .getByText(/^Forest loss by year: trees were lost on/)
      .first()
  ).toBeVisible();
  await expect(getTool().getByText(/^Screened on/)).toBeVisible();
});

test('[BY-16] the files have released plots with longitude first, six decimals and the properties of the EU', async () => {
  test.setTimeout(2 * SCREENING_MS);
  await getTool().getByRole('button', { name: 'Files' }).click();
  await getTool()
    .getByRole('button', { name: /^Prepare files of/ })
    .click();
  const unproven = getTool().getByRole('region', { name: 'What SITE cannot prove' });
  await expect(unproven.getByText(/The plot is not released/)).toBeVisible({ timeout: SCREENING_MS });
  const download = page.waitForEvent('download');
  await getTool()
    .getByRole('button', { name: /^Download file 1/ })
    .click();
  const text = readFileSync((await (await download).path())!, 'utf8');
  const [feature] = (
    JSON.parse(text) as {
      features: { geometry: { coordinates: unknown }; properties: Record<string, unknown> }[];
    }
  ).features;
  expect(Object.keys(feature!.properties).sort()).toEqual([
    'Area',
    'ProducerCountry',
    'ProducerName',
    'ProductionPlace'
  ]);
  expect(feature!.properties['ProducerCountry']).toBe('NG');
  const [longitude, latitude] = [feature!.geometry.coordinates].flat(3) as [number, number];
  // The plot is where the map goes, in the LGA of its list.
  expect(longitude).toBeGreaterThan(5);
  expect(longitude).toBeLessThan(7.5);
  expect(latitude).toBeGreaterThan(4.3);
  expect(latitude).toBeLessThan(6.8);
  expect(/"coordinates":\[*(-?\d+\.\d{6}),(-?\d+\.\d{6})\]/.exec(text)).not.toBeNull();
  await expect(getTool().getByRole('textbox', { name: 'Operator' })).toBeVisible();
});
