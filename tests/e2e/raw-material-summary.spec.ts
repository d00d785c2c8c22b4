import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askService, countOf, distinctOf, sumOf } from './support/board-layers';
import { expect, pressTool, test } from './support/site';

test.describe.configure({ mode: 'serial' });

const SERVICE = 'rawMaterialSource';
const TITLE = 'Raw Material Source Summary';

let page: Page;

const panel = () => page.getByRole('dialog', { name: TITLE, exact: true });
const field = (name: string) => panel().getByRole('combobox', { name });
const day = (name: string) => panel().getByRole('textbox', { name });
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const figure = (key: string) => panel().getByTestId(`figure-${key}`);
const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const contains = (name: string, text: string) =>
  `UPPER(${name}) LIKE '%${text.toUpperCase().replaceAll("'", "''")}%'`;

/** Waits until a figure has a value, within the rounding of doubles. */
const expectFigure = async (key: string, value: number) =>
  expect(async () =>
    expect(Number(await figure(key).getAttribute('data-value'))).toBeCloseTo(value, 5)
  ).toPass({ timeout: 20_000 });

interface Purchase {
  readonly suppliedTonnage: number;
  readonly pricePerTon: number;
}

/** Waits until the figures equal the sums of the records; returns the number of records. */
async function expectFigures(where: string): Promise<number> {
  const { features } = await askService<{ features: { attributes: Purchase }[] }>(page, SERVICE, {
    where,
    outFields: 'suppliedTonnage,pricePerTon',
    returnGeometry: 'false',
    resultRecordCount: '2000'
  });
  const rows = features.map(({ attributes }) => attributes);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBe(await countOf(page, SERVICE, { where }));
  const tonnes = rows.reduce((sum, row) => sum + row.suppliedTonnage, 0);
  const paid = rows.reduce((sum, row) => sum + row.suppliedTonnage * row.pricePerTon, 0);
  await expectFigure('purchases', rows.length);
  await expectFigure('tonnes', tonnes);
  await expectFigure('averagePrice', paid / tonnes);
  return rows.length;
}

interface View {
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

/** Returns the filter of the layer on the map; null without one. */
const readMapFilter = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const layers = view.allLayerViews.toArray();
    return layers.find(({ layer }) => layer.id === 'raw-material-source')?.filter?.where ?? null;
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, TITLE);
});

test('[RM-02] the panel opens with the figures of all purchases', async () => {
  await expectFigure('purchases', await countOf(page, SERVICE));
  await expectFigure('tonnes', await sumOf(page, SERVICE, 'suppliedTonnage'));
  await expectFigure('suppliers', await distinctOf(page, SERVICE, 'supplierName'));
  const communities = await distinctOf(page, SERVICE, 'communityId');
  await expect(panel().getByText(`Communities: ${grouped(communities)}`)).toBeVisible();
});

test('[RM-01] [RM-02] a supplier chosen by keyboard filters the figures and the map at once', async () => {
  const name = await panel()
    .getByRole('list', { name: /^By supplier/ })
    .getByRole('listitem')
    .first()
    .innerText();
  const supplier = name.split(' (')[0]!;
  await field('Supplier').fill(supplier);
  await expect(page.getByRole('option')).toHaveCount(1);
  // Escape closes the list, not the panel.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(panel()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field('Supplier')).toHaveValue(supplier);
  // The choice is applied at once, without Apply.
  const where = contains('supplierName', supplier);
  const count = await expectFigures(where);
  await expect(
    panel().getByText(`Filter applied (supplier): ${count} purchase${count === 1 ? '' : 's'} found`)
  ).toBeVisible();
  await expect.poll(readMapFilter).toContain(where);
  await press('Clear');
  await expect.poll(readMapFilter).toBeNull();
});

test('[RM-01] [RM-02] days, supplier and community narrow the figures, the records, the saved table and the board alike', async () => {
  await day('Start date').fill('15/09/2026');
  await day('End date').fill('01/10/2026');
  await field('Supplier').fill(' A ');
  await field('Community').fill('ikot');
  await page.keyboard.press('Enter');
  await expect(
    panel().getByText(/^Filter applied \(dates, supplier, community\): \d+ purchase/)
  ).toBeVisible();
  const days = "date >= TIMESTAMP '2026-09-14 23:00:00' AND date < TIMESTAMP '2026-10-01 23:00:00'";
  const count = await expectFigures(
    `${days} AND ${contains('supplierName', 'a')} AND ${contains('community', 'ikot')}`
  );

  await press(`Purchases: View ${grouped(count)}`);
  const dialog = page.getByRole('dialog', { name: /^Purchases: / });
  await expect(dialog.getByText(`of ${grouped(count)} record`)).toBeVisible();
  await page.keyboard.press('Escape');
  await press(`Export: ${TITLE}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const [, total] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(total).toContain(`community “ikot”,All,,,,${count},`);

  await pressTool(page, 'Summary Boards');
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name: TITLE }).click();
  await expect(page.getByTestId('board-purchases')).toHaveAttribute('data-value', String(count));
  await page.getByRole('button', { name: `Close ${TITLE}` }).click();

  await pressTool(page, TITLE);
  await expect(panel().getByText(/^Filter applied/)).toBeVisible();
  await press('Clear');
  await expect(panel().getByText('All filters cleared')).toBeVisible();
  await expect.poll(readMapFilter).toBeNull();
  await expectFigure('purchases', await countOf(page, SERVICE));
  await pressTool(page, 'Service area');
});
