import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { queryService, countRecords, countDistinct, sumRecords } from './support/board-layers';
import { expect, pressTool, test } from './support/site';

test.describe.configure({ mode: 'serial' });

const SERVICE = 'rawMaterialSource';
const TITLE = 'Raw Material Source Summary';
/** The board with the same figures. */
const BOARD = 'Raw material supplied';

let page: Page;

const getPanel = () => page.getByRole('dialog', { name: TITLE, exact: true });
const getField = (name: string) => getPanel().getByRole('combobox', { name });
const getDay = (name: string) => getPanel().getByRole('textbox', { name });
const clickButton = (name: string) => getPanel().getByRole('button', { name, exact: true }).click();
const getFigure = (key: string) => getPanel().getByTestId(`figure-${key}`);
const formatGrouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const writeContainsSql = (name: string, text: string) =>
  `UPPER(${name}) LIKE '%${text.toUpperCase().replaceAll("'", "''")}%'`;

/** Waits until a figure has a value, within the rounding of doubles. */
const expectFigure = async (key: string, value: number) =>
  expect(async () =>
    expect(Number(await getFigure(key).getAttribute('data-value'))).toBeCloseTo(value, 5)
  ).toPass({ timeout: 20_000 });

interface PurchaseFigures {
  readonly suppliedTonnage: number;
  readonly pricePerTon: number;
}

/** Waits until the figures equal the sums of the records; returns the number of records. */
async function expectFigures(where: string): Promise<number> {
  const { features } = await queryService<{ features: { attributes: PurchaseFigures }[] }>(page, SERVICE, {
    where,
    outFields: 'suppliedTonnage,pricePerTon',
    returnGeometry: 'false',
    resultRecordCount: '2000'
  });
  const rows = features.map(({ attributes }) => attributes);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBe(await countRecords(page, SERVICE, { where }));
  const tonnes = rows.reduce((sum, row) => sum + row.suppliedTonnage, 0);
  const paid = rows.reduce((sum, row) => sum + row.suppliedTonnage * row.pricePerTon, 0);
  await expectFigure('purchases', rows.length);
  await expectFigure('tonnes', tonnes);
  await expectFigure('averagePrice', paid / tonnes);
  return rows.length;
}

interface FilteredView {
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

/** Returns the filter of the layer on the map; null without one. */
const readMapFilter = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: FilteredView }>('arcgis-map')!;
    const layers = view.allLayerViews.toArray();
    return layers.find(({ layer }) => layer.id === 'raw-material-source')?.filter?.where ?? null;
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, TITLE);
});

test('[RM-02] the panel opens with the figures of all purchases', async () => {
  await expectFigure('purchases', await countRecords(page, SERVICE));
  await expectFigure('tonnes', await sumRecords(page, SERVICE, 'suppliedTonnage'));
  await expectFigure('suppliers', await countDistinct(page, SERVICE, 'supplierName'));
  const communities = await countDistinct(page, SERVICE, 'communityId');
  await expect(getPanel().getByText(`Communities: ${formatGrouped(communities)}`)).toBeVisible();
});

test('[RM-01] [RM-02] a supplier chosen by keyboard filters the figures and the map at once', async () => {
  const name = await getPanel()
    .getByRole('list', { name: /^By supplier/ })
    .getByRole('listitem')
    .first()
    .innerText();
  const supplier = name.split(' (')[0]!;
  await getField('Supplier').fill(supplier);
  await expect(page.getByRole('option')).toHaveCount(1);
  // Escape closes the list, not the panel.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(getPanel()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(getField('Supplier')).toHaveValue(supplier);
  // The choice is applied at once, without Apply.
  const where = writeContainsSql('supplierName', supplier);
  const count = await expectFigures(where);
  await expect(
    getPanel().getByText(`Filter applied (supplier): ${count} purchase${count === 1 ? '' : 's'} found`)
  ).toBeVisible();
  await expect.poll(readMapFilter).toContain(where);
  await clickButton('Clear');
  await expect.poll(readMapFilter).toBeNull();
});

test('[RM-01] [RM-02] days, supplier and community narrow the figures, the records, the saved table and the board alike', async () => {
  await getDay('Start date').fill('15/09/2026');
  await getDay('End date').fill('01/10/2026');
  await getField('Supplier').fill(' A ');
  await getField('Community').fill('ikot');
  await page.keyboard.press('Enter');
  await expect(
    getPanel().getByText(/^Filter applied \(dates, supplier, community\): \d+ purchase/)
  ).toBeVisible();
  const days = "date >= TIMESTAMP '2026-09-14 23:00:00' AND date < TIMESTAMP '2026-10-01 23:00:00'";
  const count = await expectFigures(
    `${days} AND ${writeContainsSql('supplierName', 'a')} AND ${writeContainsSql('community', 'ikot')}`
  );

  await clickButton(`Purchases: View ${formatGrouped(count)}`);
  const dialog = page.getByRole('dialog', { name: /^Purchases: / });
  await expect(dialog.getByText(`of ${formatGrouped(count)} record`)).toBeVisible();
  await page.keyboard.press('Escape');
  await clickButton(`Export: ${TITLE}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const [, total] = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(total).toContain(`community “ikot”,All,,,,${count},`);

  await pressTool(page, 'Summary Boards');
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name: BOARD }).click();
  await expect(page.getByTestId('board-purchases')).toHaveAttribute('data-value', String(count));
  await page.getByRole('button', { name: `Close ${BOARD}` }).click();

  await pressTool(page, TITLE);
  await expect(getPanel().getByText(/^Filter applied/)).toBeVisible();
  await clickButton('Clear');
  await expect(getPanel().getByText('All filters cleared')).toBeVisible();
  await expect.poll(readMapFilter).toBeNull();
  await expectFigure('purchases', await countRecords(page, SERVICE));
  await pressTool(page, 'Service area');
});
