import type { Locator, Page } from '@playwright/test';
import { parseNumber, parseNumbers, readLabels, readTableRows } from './support/page-figures';
import { expect, pressTool, test, unfoldLayers } from './support/site';

/*
 * Checks that a figure shown at two places of the page is the same at both; all of them are read from the page.
 */
test.describe.configure({ mode: 'serial' });

let page: Page;

const getRegion = (name: string | RegExp) => page.getByRole('region', { name, exact: true });
/** The open panel of a tool. */
const getTool = (name: string) => page.getByRole('dialog', { name, exact: true });

interface PanelFigures {
  readonly count: number;
  readonly sums: Record<string, string>;
}

/** Returns the labelled figures of a panel once all of them are known. */
async function readKnownLabels(panel: Locator): Promise<Record<string, string>> {
  let labels: Record<string, string> = {};
  await expect
    .poll(async () => {
      labels = await readLabels(panel);
      return Object.values(labels).filter((text) => !/\d/.test(text));
    })
    .toEqual([]);
  return labels;
}

/** Returns the count and the sums that the panel of a layer shows of all its records. */
async function readPanel(title: string): Promise<PanelFigures> {
  const button = page.getByRole('button', { name: `Layer Properties: ${title}`, exact: true });
  await button.click();
  const panel = getRegion(`Layer Properties: ${title}`);
  const status = panel.getByRole('status').first();
  await expect(status).toHaveText(/^[\d,]+ records$/);
  const sums = await readKnownLabels(panel);
  const found = { count: parseNumber(await status.innerText()), sums };
  await button.click();
  return found;
}

/** Opens a summary board, returns its figures by their keys, and closes it. */
async function readBoard(name: string, title = name): Promise<Record<string, number>> {
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name, exact: true }).click();
  const board = getRegion(`Summary Board: ${title}`);
  await expect(board.getByText('Data of')).toBeVisible();
  const figures = await board
    .locator('[data-testid^=board-]')
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.testid!.slice('board-'.length), one.textContent!] as const)
    );
  const notes = parseNumbers(
    (await board.getByText(/Experimental applications are excluded/).allInnerTexts()).join('')
  );
  await board.getByRole('button', { name: `Close ${title}` }).click();
  await expect(board).toHaveCount(0);
  return {
    ...Object.fromEntries(figures.map(([key, text]) => [key, parseNumber(text)])),
    ...(notes.length > 0 && { experimental: notes[0]! })
  };
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

test('[BS-01, LP-10] counts and sums of the layer list, of its panels and of the boards agree', async () => {
  await pressTool(page, 'Layers');
  await unfoldLayers(page);
  for (const title of ['Community transaction summary', 'Soil pH'])
    await page.getByRole('switch', { name: title, exact: true }).click();
  const panels = new Map<string, PanelFigures>();
  for (const title of [
    ...['Factories', 'Tagged Mills', 'Confirmed mills', 'Raw material source'],
    ...['Community transaction summary', 'LGA transaction summary', 'Biochar Applications']
  ])
    panels.set(title, await readPanel(title));
  const getCount = (title: string) => panels.get(title)!.count;
  const getSum = (title: string, label: string) => parseNumber(panels.get(title)!.sums[label]!);
  const getRow = (title: string) =>
    page
      .locator('.widget-layer-panels li')
      .filter({ has: page.getByRole('switch', { name: title, exact: true }) });
  for (const title of ['Confirmed mills', 'Biochar Applications', 'Community transaction summary'])
    await expect(getRow(title)).toHaveText(`${title}${getCount(title).toLocaleString('en-US')}`);
  // A raster layer has no records, so it shows no count.
  await expect(getRow('Soil pH')).not.toHaveText(/\d/);
  await page.getByRole('switch', { name: 'Soil pH', exact: true }).click();
  const lgas = parseNumber(await getRow('Nigeria LGA Boundaries').innerText());
  await pressTool(page, 'Summary Boards');
  expect((await readBoard('Owned factories')).total).toBe(getCount('Factories'));
  expect((await readBoard('CPO mills tagged')).total).toBe(getCount('Tagged Mills'));
  expect((await readBoard('LGAs, wards and mill clusters')).lgas).toBe(lgas);
  const { applications, experimental } = await readBoard('Biochar applied');
  expect(applications! + experimental!).toBe(getCount('Biochar Applications'));
  const sources = await readBoard('Raw material supplied');
  expect(sources.purchases).toBe(getCount('Raw material source'));
  expect(sources.tonnage).toBe(getSum('Raw material source', 'Tonnage supplied'));
  expect(sources.communities).toBe(getCount('Community transaction summary'));
  for (const title of ['Community transaction summary', 'LGA transaction summary']) {
    expect(getSum(title, 'Tonnes bought')).toBe(sources.tonnage);
    expect(getSum(title, 'Transactions')).toBe(sources.purchases);
  }
  await pressTool(page, 'Raw Material Source Summary');
  const summary = getTool('Raw Material Source Summary');
  await expect(summary.getByTestId('figure-purchases')).toHaveText(
    sources.purchases!.toLocaleString('en-US')
  );
  await expect(
    summary.getByText(`Communities: ${sources.communities!.toLocaleString('en-US')}`)
  ).toBeVisible();
  expect(parseNumber(await summary.getByTestId('figure-tonnes').innerText())).toBe(sources.tonnage);
});

/** Columns of the table of mills, each with the field of the popup. */
const MILL_FIGURES = [
  ['Tonnes bought (t)', 'tonsAmount'],
  ['Transactions', 'noOfTransactions'],
  ['Days since P1 discovered (d)', 'daysFromLastDiscovery'],
  ['Total paid (₦)', 'totalPrice'],
  ['Pots', 'number_of_pots'],
  ['Pressers', 'number_of_pressers']
] as const;

test('[BS-01, LP-10] the popup of a mill has the figures of its record behind the board', async () => {
  await pressTool(page, 'Summary Boards');
  const name = 'CPO mills tagged';
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name, exact: true }).click();
  const board = getRegion(`Summary Board: ${name}`);
  await board
    .getByRole('button', { name: /View .* records/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: `${name}: Total` });
  await expect(dialog.getByText(/^1–10 of/)).toBeVisible();
  // Some of the figures are not among the first columns.
  await dialog.getByRole('button', { name: 'Columns' }).click();
  for (const [column] of MILL_FIGURES) {
    const item = page.getByRole('menuitemcheckbox', { name: column.replace(/ \(.*/, '') });
    if (!(await item.isChecked())) await item.click();
  }
  await page.keyboard.press('Escape');
  const [record] = await readTableRows(dialog.getByRole('table'));
  await page.keyboard.press('Escape');
  await board.getByRole('button', { name: `Close ${name}` }).click();
  const mill = Object.values(record!)[0]!;
  await page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' }).fill(mill);
  await page.locator('arcgis-search calcite-autocomplete-item').filter({ hasText: mill }).first().click();
  // A figure is in a row, or large above the rows.
  const getField = (key: string) =>
    page.locator(`arcgis-popup [data-field=${key}], arcgis-popup [data-testid=figure-${key}]`);
  await page.getByRole('button', { name: /more fields$/ }).click();
  await expect(getField('tonsAmount')).toBeVisible();
  for (const [column, key] of MILL_FIGURES)
    // The label precedes the figure, and may contain a number too.
    expect(parseNumbers(await getField(key).innerText()).at(-1)).toBe(parseNumber(record![column]!));
  await page.locator('arcgis-popup').getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' }).fill('');
});

/** Returns minutes and kilometres of a text such as '1 hr 5 min (60.3 km)'. */
function parseDrive(text: string) {
  const parsePart = (unit: string) =>
    Number(new RegExp(`([\\d.,]+)\\s*${unit}`).exec(text)?.[1]?.replaceAll(',', '') ?? 0);
  return { minutes: 60 * parsePart('hr') + parsePart('min'), kilometres: parsePart('km') };
}

test('[MP-02] the only leg of a route is as long as the route, and begins with the first road', async () => {
  await pressTool(page, 'Directions');
  const getStop = (at: number) => getTool('Directions').getByRole('searchbox').nth(at);
  for (const [at, place] of ['Uyo, Akwa Ibom', 'Aba, Abia'].entries()) {
    await getStop(at).fill(place);
    const offered = getTool('Directions').getByRole('option', { name: place, exact: true });
    await expect(offered.first()).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(getStop(at)).toHaveValue(place);
  }
  const whole = getTool('Directions').getByRole('button', { name: /view driving directions/i });
  await expect(whole).toContainText(/\d km/);
  const total = parseDrive(await whole.innerText());
  await whole.click();
  await expect(
    getTool('Directions')
      .getByText(/^Drive (north|east|south|west)/)
      .first()
  ).toBeVisible();
  const legs = await getTool('Directions')
    .locator('calcite-accordion-item')
    .evaluateAll((all) =>
      all.map((one) => (one as HTMLElement & { description?: string }).description ?? '')
    );
  expect(total.kilometres).toBeGreaterThan(0);
  expect(legs.filter((text) => text !== '').map(parseDrive)).toEqual([total]);
  await getTool('Directions').getByRole('button', { name: 'Back' }).click();
  await pressTool(page, 'Service area');
});
