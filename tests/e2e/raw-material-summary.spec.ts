import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Download, Page } from '@playwright/test';
import type { RawMaterialSummary } from '../../shared/domain/src';
import { askService, countOf, distinctOf, sumOf, withoutLayers } from './support/board-layers';
import { accounts, expect, mapDrawn, openOilPalmMap, test, watchFaults } from './support/site';

/* The raw material summary, walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

const SERVICE = 'rawMaterialSource';
const TITLE = 'Raw Material Source Summary';

let page: Page;
let faults: string[];

const panel = () => page.getByRole('region', { name: TITLE, exact: true });
const field = (name: string) => panel().getByRole('combobox', { name });
const day = (name: string) => panel().getByRole('textbox', { name });
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const figure = (key: string) => panel().getByTestId(`figure-${key}`);
const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const contains = (name: string, text: string) =>
  `UPPER(${name}) LIKE '%${text.toUpperCase().replaceAll("'", "''")}%'`;

/** A sum of doubles depends on the order they are added in. */
const expectFigure = async (key: string, value: number) =>
  expect(async () =>
    expect(Number(await figure(key).getAttribute('data-value'))).toBeCloseTo(value, 5)
  ).toPass({ timeout: 20_000 });

/** The figures of the records themselves. */
async function expectFigures(where: string) {
  const { features } = await askService<{ features: { attributes: Record<string, number> }[] }>(
    page,
    SERVICE,
    {
      where,
      outFields: 'suppliedTonnage,pricePerTon',
      returnGeometry: 'false',
      resultRecordCount: '2000'
    }
  );
  const rows = features.map(({ attributes }) => attributes);
  expect(rows.length).toBe(await countOf(page, SERVICE, { where }));
  const sum = (of: (row: Record<string, number>) => number) =>
    rows.reduce((total, row) => total + of(row), 0);
  const tonnes = sum((row) => row.suppliedTonnage!);
  await expectFigure('purchases', rows.length);
  await expectFigure('tonnes', tonnes);
  await expectFigure('averagePrice', sum((row) => row.suppliedTonnage! * row.pricePerTon!) / tonnes);
}

interface View {
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}
const drawnBy = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const layers = view.allLayerViews.toArray();
    return layers.find(({ layer }) => layer.id === 'raw-material-source')?.filter?.where ?? null;
  });

/** The tool in the rail; a board has the same name. */
const openIn = (site: Page) =>
  site.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: TITLE, exact: true }).click();
const openPanel = () => openIn(page);

async function saved(format: string): Promise<string> {
  await panel()
    .getByRole('button', { name: `Export: ${TITLE}` })
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFileSync(await ((await downloading) as Download).path(), 'utf8');
}

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // A call that is made to fail is said so by the browser as well.
  expect(faults.filter((fault) => !fault.includes('/api/raw-material-summary'))).toEqual([]);
});

test('[RM-02] the first showing has all purchases and no message', async () => {
  await openPanel();
  await expectFigure('purchases', await countOf(page, SERVICE));
  await expectFigure('tonnes', await sumOf(page, SERVICE, 'suppliedTonnage'));
  await expectFigure('suppliers', await distinctOf(page, SERVICE, 'supplierName'));
  const communities = await distinctOf(page, SERVICE, 'communityId');
  await expect(panel().getByText(`Communities: ${grouped(communities)}`)).toBeVisible();
  await expect(panel().getByText('All purchases on the map')).toBeVisible();
  await expect(panel().getByText(/^Data of \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(panel().getByText(/Filter applied|filters cleared/)).toHaveCount(0);
});

test('[RM-01] names are offered, chosen by key, and hidden when the field is left', async () => {
  const name = await panel()
    .getByRole('list', { name: /^By supplier/ })
    .getByRole('listitem')
    .first()
    .innerText();
  const supplier = name.split(' (')[0]!;
  await field('Supplier').fill(supplier.slice(0, 4).toLowerCase());
  const option = page.getByRole('option', { name: new RegExp(`^${supplier}`) });
  await expect(option).toBeVisible();
  await field('Community').focus();
  await expect(option).toHaveCount(0);
  await field('Supplier').focus();
  await expect(option).toBeVisible();
  // Escape closes the list, not the panel.
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(panel()).toBeVisible();
  await field('Supplier').fill(supplier);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('Supplier')).toHaveValue(supplier);
  await page.keyboard.press('Enter');
  const where = contains('supplierName', supplier);
  const count = await countOf(page, SERVICE, { where });
  await expect(
    panel().getByText(`Filter applied (supplier): ${count} purchase${count === 1 ? '' : 's'} found`)
  ).toBeVisible();
  await expectFigures(where);
  await expect.poll(drawnBy).toContain(where);
});

test('[RM-02] the boards count what the filter leaves', async () => {
  const count = Number(await figure('purchases').getAttribute('data-value'));
  await page.getByRole('button', { name: 'Summary Boards', exact: true }).click();
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name: TITLE }).click();
  await expect(page.getByTestId('board-purchases')).toHaveAttribute('data-value', String(count));
  await page.getByRole('button', { name: `Close ${TITLE}` }).click();
});

test('[RM-02] it asks anew when it is shown again', async () => {
  const asked = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/api/raw-material-summary'
  );
  await openPanel();
  await asked;
  await expect(panel().getByText(/^Filter applied/)).toBeVisible();
});

test('[RM-01] days, supplier and community together, and what a filter must hold', async () => {
  await press('Clear');
  await expect(panel().getByText('All filters cleared')).toBeVisible();
  await expect.poll(drawnBy).toBeNull();
  await expectFigure('purchases', await countOf(page, SERVICE));
  await press('Apply filter');
  await expect(panel().getByText('Please select at least one filter criterion')).toBeVisible();
  await day('Start date').fill('02/10/2026');
  await day('End date').fill('01/10/2026');
  await press('Apply filter');
  await expect(panel().getByText('End date must be after start date')).toBeVisible();
  await day('Start date').fill('15/09/2026');
  await field('Supplier').fill(' A ');
  await field('Community').fill('ikot');
  await page.keyboard.press('Enter');
  await expect(
    panel().getByText(/^Filter applied \(dates, supplier, community\): \d+ purchases? found$/)
  ).toBeVisible();
  const days = "date >= TIMESTAMP '2026-09-14 23:00:00' AND date < TIMESTAMP '2026-10-01 23:00:00'";
  await expectFigures(`${days} AND ${contains('supplierName', 'a')} AND ${contains('community', 'ikot')}`);
});

test('[RM-01] any text is looked for as it stands', async () => {
  await press('Clear');
  for (const text of ["' OR 1=1 --", '%', '_', '😀', "O'Neil"]) {
    await field('Supplier').fill(text);
    await page.keyboard.press('Enter');
    await expect(panel().getByText('No purchases found for the selected filters')).toBeVisible();
    await expect(figure('purchases')).toHaveText('0');
    await expect(panel().getByRole('alert')).toHaveCount(1);
    await press('Clear');
    await expect(panel().getByText('All filters cleared')).toBeVisible();
  }
  await field('Supplier').fill('x'.repeat(10_000));
  await page.keyboard.press('Enter');
  await expect(panel().getByText(/may each have at most 200 characters/)).toBeVisible();
});

test('[RM-02] a result is kept beside the next, and a link brings both back', async () => {
  await press('Clear');
  await expectFigure('purchases', await countOf(page, SERVICE));
  await press('Keep to compare');
  await field('Community').fill('ikot');
  await page.keyboard.press('Enter');
  await expect(panel().getByText(/^Filter applied \(community\)/)).toBeVisible();
  const count = await countOf(page, SERVICE, { where: contains('community', 'ikot') });
  const row = panel()
    .getByRole('table', { name: 'Side by side' })
    .getByRole('row', { name: /^Purchases/ });
  await expect(row).toHaveText(`Purchases${grouped(await countOf(page, SERVICE))}${grouped(count)}`);
  await page.reload();
  await mapDrawn(page);
  await expect(row).toContainText(grouped(count), { timeout: 30_000 });
  await expect(field('Community')).toHaveValue('ikot');
  await expect.poll(drawnBy).toContain(contains('community', 'ikot'));
});

test('[RM-02] the records behind a figure, and files that hold what is shown', async () => {
  const summary = (await (
    await page.request.get('/api/raw-material-summary?community=ikot')
  ).json()) as RawMaterialSummary;
  await panel()
    .getByRole('button', { name: /^Purchases: View/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Purchases: / });
  await expect(dialog.getByText(`of ${grouped(summary.totals.purchases)} records`)).toBeVisible();
  await page.keyboard.press('Escape');
  const csv = await saved('Table (CSV)');
  const [, total] = csv.split('\r\n').filter((line) => line.includes('community “ikot”'));
  expect(csv.split('\r\n')[1]).toContain(`community “ikot”,All,,,,${summary.totals.purchases},`);
  expect(total).toContain(summary.suppliers[0]!.name);
  expect(csv).toContain(`Version of the parameters,${summary.parameterVersion}`);
  expect(csv).toContain(`Data of,${summary.dataDate}`);
  const { features, about } = JSON.parse(await saved('Map (GeoJSON)')) as {
    features: { geometry: { coordinates: number[] } | null; properties: Record<string, unknown> }[];
    about: Record<string, unknown>;
  };
  const [first] = summary.communities;
  const found = features.find(
    ({ properties: { kind, name } }) => kind === 'community' && name === first!.name
  );
  expect(found?.geometry?.coordinates).toEqual([first!.longitude, first!.latitude]);
  expect(about).toMatchObject({ filter: 'community “ikot”', source: new URL(page.url()).origin });
});

test('[RM-01] what cannot be had is said, with Retry', async () => {
  await page.route('**/api/raw-material-summary**', (route) => route.abort());
  await press('Stop comparing');
  await field('Supplier').fill('b');
  await expect(panel().getByText('Unable to load supplier data. Please try again.').first()).toBeVisible();
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(panel().getByText(/^Filter failed: /)).toBeVisible();
  await page.unroute('**/api/raw-material-summary**');
  await panel()
    .getByRole('alert')
    .filter({ hasText: 'Filter failed' })
    .getByRole('button', { name: 'Retry' })
    .click();
  await expect(panel().getByText(/^Filter applied \(supplier, community\)/)).toBeVisible();
});

test('the panel is readable by everybody', async () => {
  await page.mouse.move(900, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await field('Supplier').fill('');
  await expect(page.getByRole('option').first()).toBeVisible();
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
});

test('[RM-01] a map without the layer says so, and has the figures all the same', async ({ browser }) => {
  const context = await browser.newContext();
  const bare = await context.newPage();
  await withoutLayers(bare, ['raw-material-source']);
  await openOilPalmMap(bare, accounts.staff);
  await openIn(bare);
  const region = bare.getByRole('region', { name: TITLE, exact: true });
  await expect(region.getByText('Raw Material Source Layer not found')).toBeVisible();
  await expect(region.getByTestId('figure-purchases')).not.toHaveText('0');
  await region.getByRole('combobox', { name: 'Supplier' }).fill('a');
  await bare.keyboard.press('Enter');
  await expect(region.getByText('Layer not found', { exact: true })).toBeVisible();
  await context.close();
});
