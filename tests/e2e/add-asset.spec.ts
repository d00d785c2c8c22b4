import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  expect,
  mapDrawn,
  openOilPalmMap,
  pointOfMap,
  test,
  uyo,
  watchFaults
} from './support/site';
import { askService } from './support/board-layers';
import { isDrawn } from './support/records';

/* A depot and an application are entered on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: RegExp) => page.getByRole('dialog', { name });
const choose = (name: string, value: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name}`) }).selectOption(value);

/** The depots of a name, as the layer on the map gives them. */
const depotsNamed = async (name: string) =>
  (
    await askService<{
      features: { attributes: { OBJECTID: number }; geometry: { x: number; y: number } }[];
    }>(page, 'logisticsDepots', { where: `name = '${name}'`, outFields: 'OBJECTID', outSR: '4326' })
  ).features;

async function openTool() {
  await page.getByRole('button', { name: 'Add asset' }).click();
  await expect(page.getByText('Input the coordinate values below:')).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.admin);
});
test.afterAll(async () => {
  // What is still being drawn when a page closes counts as failed.
  await mapDrawn(page);
  await page.context().close();
  // The save that is made to fail.
  expect(faults.filter((fault) => !fault.includes('/api/LogisticDepot'))).toEqual([]);
});

test('[AA-01] a click on the map fills the coordinates, to four decimals, and wrong ones are refused', async () => {
  await openTool();
  await expect(button('Continue')).toBeDisabled();
  await clickMapAt(page, uyo);
  await expect(field('Lat')).toHaveValue(/^5\.0\d{3}$/);
  await expect(field('Long')).toHaveValue(/^7\.9\d{3}$/);
  await field('Lat').fill('north');
  await button('Continue').click();
  await expect(page.getByText('The latitude north is not a number')).toBeVisible();
  await field('Lat').fill('95');
  await expect(page.getByText('The latitude must be between -90 and 90')).toBeVisible();
  await field('Long').fill('');
  await expect(button('Continue')).toBeDisabled();
  await clickMapAt(page, uyo);
  await expect(field('Long')).toHaveValue(/^7\.9\d{3}$/);
  // The mark can be dragged.
  const before = await field('Long').inputValue();
  const at = await pointOfMap(page, uyo);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y, { steps: 5 });
  await page.mouse.up();
  await expect(field('Long')).not.toHaveValue(before);
});

test('[AA-02] the six kinds of asset are offered, and one has to be chosen', async () => {
  await button('Continue').click();
  const group = page.getByRole('group', { name: 'Add New Factory' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  for (const name of [
    'SITE Factory',
    'SITE AP/Warehouse',
    'Biochar Application',
    'Biochar Partner',
    'Customer Factory',
    'Logistics Depot'
  ])
    await expect(group.getByRole('radio', { name, exact: true })).not.toBeChecked();
  await expect(button('Continue')).toBeDisabled();
});

test('[AA-04] [DM-03] a biochar application has its tabs, rows of pictures, and Drive links as thumbnails', async () => {
  await page.getByRole('radio', { name: 'Biochar Application' }).check();
  await button('Continue').click();
  const form = dialog(/^Add New Biochar Application/);
  for (const tab of ['Farm Details', 'Application Details', 'Transport & Media'])
    await expect(form.getByRole('tab', { name: tab })).toBeVisible();
  await form.getByRole('tab', { name: 'Transport & Media' }).click();
  const rows = form.getByRole('textbox', { name: /^Image URLs/ });
  await expect(rows).toHaveCount(1);
  await expect(form.getByRole('button', { name: /^Remove Image URLs/ })).toHaveCount(0);
  await form.getByRole('button', { name: 'Add another' }).click();
  await expect(rows).toHaveCount(2);
  await form.getByRole('button', { name: 'Remove Image URLs 2' }).click();
  await expect(rows).toHaveCount(1);
  await page.route('https://drive.google.com/thumbnail?id=1AbC', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
  );
  await rows.fill('https://drive.google.com/file/d/1AbC/view');
  await expect(form.getByRole('img', { name: 'Image 1' })).toHaveAttribute(
    'src',
    'https://drive.google.com/thumbnail?id=1AbC'
  );
  await rows.fill('javascript:alert(1)');
  await rows.blur();
  await expect(form.getByText(/must be a web address/)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  await form.getByRole('button', { name: 'Close' }).click();
  await dialog(/Leave without saving/)
    .getByRole('button', { name: 'Discard what I typed' })
    .click();
  await expect(form).toHaveCount(0);
});

test('[AA-03] a depot can be added once it has name and status, survives a failure and a reload, and stands on the map', async () => {
  await page.getByRole('radio', { name: 'Logistics Depot' }).check();
  await button('Continue').click();
  const form = dialog(/^Add New Logistics Depot/);
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeDisabled();
  await form.getByRole('textbox', { name: /^Name/ }).fill('<b>Ikot</b> depot');
  await expect(add).toBeDisabled();
  await choose('Status', 'Active');
  await expect(add).toBeEnabled();

  // A save that fails loses nothing.
  await page.route('**/api/LogisticDepot', (route) => route.abort(), { times: 1 });
  await add.click();
  await expect(page.getByText('Failed to add marker')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('<b>Ikot</b> depot');

  // Leaving the page is asked about, and what was typed is there after it.
  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await mapDrawn(page);
  // The address holds that the tool is open.
  await expect(form.getByText('What you typed before is back.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: /^Name/ })).toHaveValue('<b>Ikot</b> depot');
  // A try that failed before left one of the name.
  const before = (await depotsNamed('<b>Ikot</b> depot')).length;
  await add.dblclick();
  await expect(page.getByText('Logistics Depot Added Successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(field('Lat')).toHaveValue('');

  const entered = (await depotsNamed('<b>Ikot</b> depot')).slice(before);
  expect(entered).toHaveLength(1);
  const { x, y } = entered[0]!.geometry;
  expect(Math.hypot(x - uyo.longitude, y - uyo.latitude)).toBeLessThan(0.2);
  await expect.poll(() => isDrawn(page, 'logistics-depots', entered[0]!.attributes.OBJECTID)).toBe(true);
});
