import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  expect,
  openOilPalmMap,
  test,
  unfoldLayers,
  uyo,
  watchFaults
} from './support/site';

/*
 * A figure that stands in two places of the page is the same in both: all of it is read from the page, on which one
 * person walks from place to place.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const region = (name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** The first number of a text such as '₦1,234.5/t'. */
function numberIn(text: string): number {
  const [found] = /-?\d[\d,]*(\.\d+)?/.exec(text) ?? [];
  if (found === undefined) throw new Error(`No number stands in '${text}'.`);
  return Number(found.replaceAll(',', ''));
}

const numbersIn = (text: string): number[] => (text.match(/\d[\d,]*(\.\d+)?/g) ?? []).map(numberIn);

/** Labels with what stands beneath them. */
async function labelled(list: Locator): Promise<Record<string, string>> {
  const pairs = await list
    .locator('dt')
    .evaluateAll((all) =>
      all.map((dt) => [dt.textContent!, dt.nextElementSibling?.textContent ?? ''] as const)
    );
  return Object.fromEntries(pairs);
}

/** Columns of the rows of a table, by their headings: a column without one holds what a row is chosen by, no value of it. */
async function tableRows(table: Locator): Promise<Record<string, string>[]> {
  const heads = (await table.locator('thead tr > *').allInnerTexts()).map((text) =>
    text.split('\n')[0]!.trim()
  );
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent ?? '')));
  return rows.map((cells) =>
    Object.fromEntries(
      cells.map((text, at) => [heads[at]!, text.trim()] as const).filter(([head]) => head !== '')
    )
  );
}

/** Lines of a file of commas whose first cell is the label; cells with commas stand in quotes. */
const csvLines = (text: string): Record<string, string[]> =>
  Object.fromEntries(
    text.split(/\r?\n/).map((line) => {
      const [label, ...cells] = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) =>
        cell!.replace(/^"|"$/g, '').replaceAll('""', '"')
      );
      return [label!, cells];
    })
  );

async function saved(place: Locator, subject: string): Promise<string> {
  await place.getByRole('button', { name: `Export: ${subject}` }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

interface PanelFigures {
  readonly count: number;
  readonly sums: Record<string, string>;
}

/** What the panel of a layer says of all its records. */
async function panelOf(title: string): Promise<PanelFigures> {
  const button = page.getByRole('button', { name: `Layer Properties: ${title}`, exact: true });
  await button.click();
  const panel = region(`Layer Properties: ${title}`);
  const status = panel.getByRole('status').first();
  await expect(status).toHaveText(/^([\d,]+) of \1$/);
  await expect(panel.getByText('–', { exact: true })).toHaveCount(0);
  const found = { count: numberIn(await status.innerText()), sums: await labelled(panel) };
  await button.click();
  return found;
}

/** The figures of a summary board by their keys, as they read. */
async function boardOf(name: string, title = name): Promise<Record<string, number>> {
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name, exact: true }).click();
  const board = region(`Summary Board: ${title}`);
  await expect(board.getByText('Data of')).toBeVisible();
  const figures = await board
    .locator('[data-testid^=board-]')
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.testid!.slice('board-'.length), one.textContent!] as const)
    );
  const notes = numbersIn(
    (await board.getByText(/Experimental applications are excluded/).allInnerTexts()).join('')
  );
  await board.getByRole('button', { name: `Close ${title}` }).click();
  await expect(board).toHaveCount(0);
  return {
    ...Object.fromEntries(figures.map(([key, text]) => [key, numberIn(text)])),
    ...(notes.length > 0 && { experimental: notes[0]! })
  };
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ acceptDownloads: true });
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
});
test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('[BS-01, LP-10] counts and sums of the layer list, of its panels and of the boards agree', async () => {
  await tool('Layers').click();
  await unfoldLayers(page);
  for (const title of ['Community transaction summary', 'Soil pH'])
    await page.getByRole('switch', { name: title, exact: true }).click();
  const panels = new Map<string, PanelFigures>();
  for (const title of [
    ...['Factories', 'Tagged Mills', 'Confirmed mills', 'Raw material source'],
    ...['Community transaction summary', 'LGA transaction summary', 'Biochar Applications']
  ])
    panels.set(title, await panelOf(title));
  const count = (title: string) => panels.get(title)!.count;
  const sum = (title: string, label: string) => numberIn(panels.get(title)!.sums[label]!);
  const row = (title: string) =>
    page
      .locator('.widget-layer-panels li')
      .filter({ has: page.getByRole('switch', { name: title, exact: true }) });
  for (const title of ['Confirmed mills', 'Biochar Applications', 'Community transaction summary'])
    await expect(row(title)).toHaveText(`${title}${count(title).toLocaleString('en-US')}`);
  // A picture has no records: it says none, not nought.
  await expect(row('Soil pH')).toHaveText('Soil pH');
  await page.getByRole('switch', { name: 'Soil pH', exact: true }).click();
  const lgas = numberIn(await row('Nigeria LGA Boundaries').innerText());
  await tool('Summary Boards').click();
  expect((await boardOf('Owned factories')).total).toBe(count('Factories'));
  expect((await boardOf('CPO mills tagged')).total).toBe(count('Tagged Mills'));
  expect((await boardOf('LGAs, wards and mill clusters')).lgas).toBe(lgas);
  const { applications, experimental } = await boardOf('Biochar Applications Summary');
  expect(applications! + experimental!).toBe(count('Biochar Applications'));
  const sources = await boardOf('Raw Material Source Summary');
  expect(sources.purchases).toBe(count('Raw material source'));
  expect(sources.tonnage).toBe(sum('Raw material source', 'Tonnage supplied'));
  expect(sources.communities).toBe(count('Community transaction summary'));
  for (const title of ['Community transaction summary', 'LGA transaction summary']) {
    expect(sum(title, 'Tonnes bought')).toBe(sources.tonnage);
    expect(sum(title, 'Transactions')).toBe(sources.purchases);
  }
  await tool('Raw Material Source Summary').click();
  const summary = region('Raw Material Source Summary');
  await expect(summary.getByTestId('figure-purchases')).toHaveText(
    sources.purchases!.toLocaleString('en-US')
  );
  await expect(
    summary.getByText(`Communities: ${sources.communities!.toLocaleString('en-US')}`)
  ).toBeVisible();
  expect(numberIn(await summary.getByTestId('figure-tonnes').innerText())).toBe(sources.tonnage);
});

test("[BS-01, LP-10] a mill's popup says what its record behind the board says", async () => {
  await tool('Summary Boards').click();
  const name = 'CPO mills tagged';
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name, exact: true }).click();
  const board = region(`Summary Board: ${name}`);
  await board
    .getByRole('button', { name: /View .* records/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `${name}: Total` });
  await expect(dialog.getByText(/^1–10 of/)).toBeVisible();
  const [record] = await tableRows(dialog.getByRole('table'));
  await page.keyboard.press('Escape');
  await board.getByRole('button', { name: `Close ${name}` }).click();
  const mill = Object.values(record!)[0]!;
  await page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' }).fill(mill);
  await page.locator('arcgis-search calcite-autocomplete-item').filter({ hasText: mill }).first().click();
  // In a row, or large above the rows.
  const field = (key: string) =>
    page.locator(`arcgis-popup [data-field=${key}], arcgis-popup [data-testid=figure-${key}]`);
  await page.getByRole('button', { name: /more fields$/ }).click();
  await expect(field('tonsAmount')).toBeVisible();
  for (const [column, key] of [
    ['Tonnes bought (t)', 'tonsAmount'],
    ['Transactions', 'noOfTransactions'],
    ['Days since P1 discovered (d)', 'daysFromLastDiscovery'],
    ['Paid in all (₦)', 'totalPrice'],
    ['Pots', 'number_of_pots'],
    ['Pressers', 'number_of_pressers']
  ] as const)
    // The label stands before it, and may have a number too.
    expect(numbersIn(await field(key).innerText()).at(-1)).toBe(numberIn(record![column]!));
});

/** Minutes and kilometres of a text such as '1 hr 5 min (60.3 km)'. */
function driven(text: string) {
  const part = (unit: string) =>
    Number(new RegExp(`([\\d.,]+)\\s*${unit}`).exec(text)?.[1]?.replaceAll(',', '') ?? 0);
  return { minutes: 60 * part('hr') + part('min'), kilometres: part('km') };
}

test('[MP-02] the only leg of a route is as long as the route, and begins with the first road', async () => {
  await tool('Directions').click();
  const stop = (at: number) => region('Directions').getByRole('searchbox').nth(at);
  for (const [at, place] of ['Uyo, Akwa Ibom', 'Aba, Abia'].entries()) {
    await stop(at).fill(place);
    const offered = region('Directions').getByRole('option', { name: place, exact: true });
    await expect(offered.first()).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(stop(at)).toHaveValue(place);
  }
  const whole = region('Directions').getByRole('button', { name: /view driving directions/i });
  await expect(whole).toContainText(/\d km/);
  const total = driven(await whole.innerText());
  await whole.click();
  await expect(
    region('Directions')
      .getByText(/^Drive (north|east|south|west)/)
      .first()
  ).toBeVisible();
  const legs = await region('Directions')
    .locator('calcite-accordion-item')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLElement & { description?: string }).description ?? '')
    );
  expect(total.kilometres).toBeGreaterThan(0);
  expect(legs.filter((text) => text !== '').map(driven)).toEqual([total]);
});

test('[SA-04] the detail of an area, its row in the table and its file agree', async () => {
  await tool('Service area').click();
  await page.getByRole('switch', { name: /service area/i }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const figure = (key: string) => page.getByTestId(`sa-${key}`);
  await expect(figure('logisticsCost')).toBeVisible();
  const [row] = await tableRows(region('Service Area Table').getByRole('table').first());
  for (const [column, key] of [
    ['Mills', 'noOfMills'],
    ['Tonnes', 'totalTonsBought'],
    ['Acres', 'totalAcres'],
    ['P1 price', 'currentP1Price'],
    ['Profit / month', 'profit_week']
  ] as const)
    expect(numberIn(row![column]!)).toBe(numberIn(await figure(key).innerText()));
  const detail = page.getByRole('region', { name: /^Service area \d/ });
  const lines = csvLines(await saved(detail, 'Service area 1'));
  const shown = await labelled(detail);
  expect(Object.keys(shown).length).toBeGreaterThan(15);
  for (const [label, text] of Object.entries(shown)) expect(lines[label]![1]).toBe(text);
});

test('[BA-02] a biochar analysis and its file agree', async () => {
  await tool('Biochar analysis').click();
  await page.getByLabel('Facility', { exact: true }).selectOption('Benin City Biochar Facility');
  await page.getByRole('button', { name: 'Choose the radius…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Biochar Facility Analysis' });
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  const result = region('Biochar Analysis');
  await expect(page.getByTestId('biochar-maxBiocharOutput')).toBeVisible();
  const lines = csvLines(await saved(result, 'Biochar Analysis'));
  for (const [label, key] of [
    ['Biochar facilities', 'factoryCount'],
    ['Maize of 2023', 'maizeProduction'],
    ['PKS', 'pksProduction'],
    ['Feedstock', 'totalFeedstockAvailable'],
    ['Capacity of the facilities', 'factoryInputCapacity'],
    ['Utilization', 'factoryUtilization'],
    ['Max biochar output', 'maxBiocharOutput']
  ] as const) {
    const text = await page.getByTestId(`biochar-${key}`).innerText();
    const decimals = /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
    expect(Math.abs(Number(lines[label]![0]) - numberIn(text))).toBeLessThanOrEqual(0.5 * 10 ** -decimals);
  }
});

test("[TP-03] an agent's piles come to the count and the tonnes that are offered", async () => {
  await tool('P1 pickup').click();
  const agents = page.getByLabel('Agent', { exact: true });
  await expect(agents.locator('option').nth(1)).toBeAttached();
  const options = await agents.locator('option').allTextContents();
  // One page of the list holds ten.
  const offered = options.find((text) => /· [2-9] piles,/.test(text))!;
  const [agent, told] = offered.split(' · ');
  const [count, tonnes] = numbersIn(told!);
  await agents.selectOption({ label: offered });
  await page.getByRole('button', { name: 'Fetch Logistics Summary by Agent' }).click();
  await page.getByRole('button', { name: `View ${count} piles` }).click();
  const dialog = page.getByRole('dialog', { name: `Unmoved piles of ${agent}` });
  await expect(dialog.locator('tbody tr')).toHaveCount(count!);
  const rows = await tableRows(dialog.getByRole('table'));
  expect(rows.reduce((sum, row) => sum + numberIn(row['Tonnes (t)']!), 0)).toBeCloseTo(tonnes!, 6);
  await page.keyboard.press('Escape');
  // Two lines for each vehicle: trips and cost, and what the cost is made of.
  const summary = await tableRows(page.getByRole('table', { name: 'Trip summary' }));
  for (const [at, { Cost: cost, 'Per tonne': perTonne }] of summary.entries()) {
    if (cost === undefined) continue;
    const [fuel, loading] = numbersIn(summary[at + 1]!.Vehicle!).slice(-2);
    expect(Math.abs(fuel! + loading! - numberIn(cost))).toBeLessThanOrEqual(1);
    expect(Math.abs(numberIn(cost) / tonnes! - numberIn(perTonne!))).toBeLessThanOrEqual(1);
  }
});
