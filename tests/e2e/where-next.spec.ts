import type { Locator, Page } from '@playwright/test';
import { parseNumber, parseNumbers } from './support/page-figures';
import { createContext, expect, openOilPalmMap, pressTool, test, watchFaults } from './support/site';

test.describe.configure({ mode: 'serial' });

/** Time for candidates, roads and search of one scenario, ms. */
const SCENARIO_MS = 90_000;

let page: Page;

const getTool = () => page.getByRole('dialog', { name: 'Where next' });
const getResult = () => page.getByRole('region', { name: 'Where next', exact: true });
const getScenarios = () => page.getByRole('table', { name: 'Scenarios' });
const getSites = () => page.getByRole('list', { name: 'Sites' });
const listRows = () =>
  getScenarios()
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const getFactories = () => page.getByRole('region', { name: 'Existing factories (t a year)' });
const readTonnes = async () => Number(await page.getByTestId('figure-tonnes').getAttribute('data-value'));

/** Returns tonnes and naira per tonne of a scenario's row. */
async function readRow(row: Locator): Promise<readonly [tonnes: number, haul: number]> {
  const cells = await row.getByRole('cell').allInnerTexts();
  return [parseNumber(cells[0]!), parseNumber(cells[1]!)];
}

async function findSites(scenarios: number): Promise<void> {
  await getTool().getByRole('button', { name: 'Find sites' }).click();
  await expect(listRows()).toHaveCount(scenarios, { timeout: SCENARIO_MS });
  await expect(getTool().getByRole('button', { name: 'Cancel' })).toHaveCount(0);
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, 'Where next');
});

test('[BY-14] a question without an area, without a site or with too many says what to change', async () => {
  await getTool().getByRole('button', { name: 'Find sites' }).click();
  await expect(getTool().getByRole('alert')).toContainText('Choose a state');
  await getTool().getByRole('combobox', { name: 'State' }).selectOption('Akwa Ibom');
  await getTool().getByRole('textbox', { name: 'Limit (t a year)' }).fill('0');
  await getTool().getByRole('button', { name: 'Find sites' }).click();
  await expect(getTool().getByRole('alert')).toContainText('The capacity is above 0 t');
  await getTool().getByRole('textbox', { name: 'Limit (t a year)' }).fill('');
  await getTool().getByRole('textbox', { name: 'Distance between candidates (km)' }).fill('1');
  await getTool().getByRole('button', { name: 'Find sites' }).click();
  await expect(getTool().getByRole('alert')).toContainText(/room for [\d,]+ candidates; at most 800/, {
    timeout: SCENARIO_MS
  });
  await getTool().getByRole('textbox', { name: 'Distance between candidates (km)' }).fill('12');
});

test('[BY-14] the sites with the most tonnes in an hour are found beside the page, with tonnes and factories', async () => {
  test.setTimeout(2 * SCENARIO_MS);
  const solver = page.waitForEvent('worker', (worker) => worker.url().endsWith('/sites-solver.js'));
  await findSites(1);
  await solver;
  await expect(getResult()).toContainText(/P1 bought in the last twelve months \d\d\/\d\d\/\d{4}–/);
  await expect(getResult()).toContainText(/candidates every 12 km in Akwa Ibom/);
  const sites = getSites().getByRole('listitem');
  await expect(sites).toHaveCount(3);
  const own = (await sites.allInnerTexts()).map((text) => parseNumber(/([\d,]+) t$/m.exec(text)![1]!));
  expect([...own].sort((one, other) => other - one)).toEqual(own);
  // Factories that stay open are a part of the tonnes.
  const after = (await getFactories().getByRole('row').allInnerTexts())
    .slice(1)
    .map((text) => parseNumbers(text).at(-1)!);
  const sum = [...own, ...after].reduce((total, one) => total + one, 0);
  expect(Math.abs(sum - (await readTonnes()))).toBeLessThanOrEqual(own.length + after.length);
  await expect(getResult().getByRole('region', { name: 'Left out' })).toContainText(/from every candidate/);
});

test('[BY-14] a site shows its drive, profit and next best place, which becomes a scenario of its own', async () => {
  test.setTimeout(2 * SCENARIO_MS);
  await getSites().getByRole('button').first().click();
  const site = getSites().getByRole('listitem').first();
  await expect(site).toContainText(/Drive of \d+ min on average, \d+ min at the most/);
  await expect(site).toContainText(/Monthly profit by the specification’s formula: −?₦[\d,]+/, {
    timeout: 60_000
  });
  const [lost] = parseNumbers(/\(([\d,]+) t a year less/.exec(await site.innerText())![1]!);
  const before = await readTonnes();
  await site.getByRole('button', { name: /^Show the answer without / }).click();
  await expect(listRows()).toHaveCount(2, { timeout: SCENARIO_MS });
  await expect(listRows().nth(1)).toContainText('B · without ');
  expect(Math.abs(before - lost! - (await readTonnes()))).toBeLessThanOrEqual(1);
});

test('[BY-14] the rainy season is a scenario with fewer tonnes, and the best one is marked', async () => {
  test.setTimeout(2 * SCENARIO_MS);
  await getScenarios().getByRole('button', { name: /^A · / }).click();
  await getResult().getByRole('button', { name: 'In the rainy season' }).click();
  await expect(listRows()).toHaveCount(3, { timeout: SCENARIO_MS });
  await expect(listRows().nth(2)).toContainText('C · Rainy season');
  await expect(getResult()).toContainText(/assumed, not measured/);
  const [dry, , rainy] = await Promise.all([0, 1, 2].map((at) => readRow(listRows().nth(at))));
  expect(rainy![0]).toBeLessThan(dry![0]);
  await expect(listRows().filter({ hasText: 'best' })).toHaveCount(1);
  await expect(listRows().first()).toContainText('best');
});

test('[BY-14] the least haul cost among access points is a fourth scenario, and no fifth fits', async () => {
  test.setTimeout(2 * SCENARIO_MS);
  await getTool().getByRole('button', { name: 'Records', exact: true }).click();
  await getTool().getByRole('combobox', { name: 'Factories, access points and depots' }).click();
  const points = page.getByRole('option', { name: / · (Warehouse|AP|Access point|Active)/ });
  for (const at of [0, 1, 2]) await points.nth(at).click();
  await page.keyboard.press('Escape');
  await getTool().getByRole('button', { name: 'Least haul cost' }).click();
  await getTool().getByRole('textbox', { name: 'Sites' }).fill('2');
  await findSites(4);
  await expect(listRows().nth(3)).toContainText('D · Least haul cost, 2 sites');
  await expect(getTool()).toContainText('4 scenarios are shown');
  await expect(getTool().getByRole('button', { name: 'Find sites' })).toBeDisabled();
});

test('[BY-14] the link shows the same scenarios, and closing them leaves nothing', async () => {
  test.setTimeout(4 * SCENARIO_MS);
  await getScenarios()
    .getByRole('button', { name: /^Remove D / })
    .click();
  await getScenarios()
    .getByRole('button', { name: /^Remove C / })
    .click();
  const rows = await listRows().allInnerTexts();
  await page.reload();
  await expect(listRows()).toHaveCount(2, { timeout: 2 * SCENARIO_MS });
  expect(await listRows().allInnerTexts()).toEqual(rows);
  await getResult().getByRole('button', { name: 'Close all scenarios' }).click();
  await expect(getScenarios()).toHaveCount(0);
});

test('[BY-14] an investor has no search of sites', async ({ browser }) => {
  const context = await createContext(browser, 'investor');
  const faults = await watchFaults(context);
  const own = await context.newPage();
  await openOilPalmMap(own);
  const tools = own.getByRole('toolbar', { name: 'Tools' });
  await expect(tools.getByRole('button', { name: 'Service area', exact: true })).toBeVisible();
  await expect(tools.getByRole('button', { name: 'Where next', exact: true })).toHaveCount(0);
  expect(faults).toEqual([]);
  await context.close();
});
