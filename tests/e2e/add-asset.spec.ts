import type { Page } from '@playwright/test';
import {
  clickMapAt,
  expect,
  mapDrawn,
  createContext,
  openOilPalmMap,
  pointOfMap,
  test,
  uyo,
  watchFaults
} from './support/site';
import { queryService } from './support/board-layers';
import { isDrawn, openRecordPopup, getPopup } from './support/records';

/* A depot is entered, changed and deleted on one map of an administrator. */
test.describe.configure({ mode: 'serial' });

/** A name that no other run of this file has used. */
const DEPOT = `Ikot depot ${Date.now()}`;

let page: Page;
let faults: string[];

const getField = (name: string | RegExp) => page.getByRole('textbox', { name });
const getButton = (name: string) => page.getByRole('button', { name, exact: true });
const getDialog = (name: RegExp) => page.getByRole('dialog', { name });
const chooseOption = (name: string, value: string) =>
  page.getByRole('combobox', { name: new RegExp(`^${name}`) }).selectOption(value);

const getAssetPopup = () => getPopup(page);

let depotId: number;
const isOnMap = () => isDrawn(page, 'logistics-depots', depotId);

async function openTool() {
  await page.getByRole('button', { name: 'Add asset' }).click();
  await expect(page.getByText('Input the coordinate values below:')).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, 'admin');
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page);
});
test.afterAll(async () => {
  // A page that closes while it loads tiles logs errors.
  await mapDrawn(page);
  await page.context().close();
  expect(faults).toEqual([]);
});

test('[AA-01] a click on the map fills the coordinates to four decimals, and a drag of the marker changes them', async () => {
  await openTool();
  await expect(getButton('Continue')).toBeDisabled();
  await clickMapAt(page, uyo);
  await expect(getField('Lat')).toHaveValue(/^5\.0\d{3}$/);
  await expect(getField('Long')).toHaveValue(/^7\.9\d{3}$/);
  const before = await getField('Long').inputValue();
  const at = await pointOfMap(page, uyo);
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 30, at.y, { steps: 5 });
  await page.mouse.up();
  await expect(getField('Long')).not.toHaveValue(before);
});

test('[AA-02] the tool offers six kinds of asset, and continues once one is chosen', async () => {
  await getButton('Continue').click();
  const group = page.getByRole('group', { name: 'Add New Factory' });
  await expect(group.getByRole('radio')).toHaveCount(6);
  await expect(getButton('Continue')).toBeDisabled();
});

test('[AA-04] [DM-03] the form of a biochar application has tabs and rows of pictures, and shows Drive links as thumbnails', async () => {
  await page.getByRole('radio', { name: 'Biochar Application' }).check();
  await getButton('Continue').click();
  const form = getDialog(/^Add New Biochar Application/);
  for (const tab of ['Farm Details', 'Application Details', 'Transport & Media'])
    await expect(form.getByRole('tab', { name: tab })).toBeVisible();
  await form.getByRole('tab', { name: 'Transport & Media' }).click();
  const rows = form.getByRole('textbox', { name: /^Image URLs/ });
  await expect(rows).toHaveCount(1);
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
  await form.getByRole('button', { name: 'Close' }).click();
  await getDialog(/Leave without saving/)
    .getByRole('button', { name: 'Discard my input' })
    .click();
  await expect(form).toHaveCount(0);
});

test('[AA-03] a depot with name and status is added once and drawn on the map', async () => {
  await page.getByRole('radio', { name: 'Logistics Depot' }).check();
  await getButton('Continue').click();
  const form = getDialog(/^Add New Logistics Depot/);
  const add = form.getByRole('button', { name: 'Add', exact: true });
  await form.getByRole('textbox', { name: /^Name/ }).fill(DEPOT);
  await expect(add).toBeDisabled();
  await chooseOption('Status', 'Active');
  await add.dblclick();
  await expect(page.getByText('Logistics Depot Added Successfully')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(getField('Lat')).toHaveValue('');
  const { features } = await queryService<{
    features: { attributes: { OBJECTID: number }; geometry: { x: number; y: number } }[];
  }>(page, 'logisticsDepots', { where: `name = '${DEPOT}'`, outFields: 'OBJECTID', outSR: '4326' });
  expect(features).toHaveLength(1);
  const { x, y } = features[0]!.geometry;
  expect(Math.hypot(x - uyo.longitude, y - uyo.latitude)).toBeLessThan(0.2);
  depotId = features[0]!.attributes.OBJECTID;
  await expect.poll(isOnMap).toBe(true);
});

test('[MP-13] the pen of a popup changes the record: popup and map show the new values', async () => {
  // The tool owns clicks and closes popups while it is open.
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
  await openRecordPopup(page, 'logisticsDepots', `name = '${DEPOT}'`);
  await getAssetPopup().getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Edit ${DEPOT}` });
  await form.getByRole('textbox', { name: /^Name/ }).fill(`${DEPOT} of the pen`);
  await chooseOption('Status', 'Inactive');
  const requested = page.waitForRequest(/logisticsDepots\/FeatureServer\/0\/query/);
  await form.getByRole('button', { name: 'Save' }).click();
  await requested;
  await expect(page.getByText('Logistics Depot successfully updated')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(
    getAssetPopup().getByText(`${DEPOT} of the pen`).filter({ visible: true }).first()
  ).toBeVisible();
  await expect(getAssetPopup().getByText('Inactive').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(isOnMap).toBe(true);
});

test('[MP-11] a record is deleted from its popup after a question, and the toast undoes it; the map follows', async () => {
  await openRecordPopup(page, 'logisticsDepots', `name = '${DEPOT} of the pen'`);
  await getAssetPopup().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(`Do you want to delete ${DEPOT} of the pen?`)).toBeVisible();
  await page.getByRole('button', { name: 'NO', exact: true }).click();
  await expect.poll(isOnMap).toBe(true);
  await getAssetPopup().getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'YES', exact: true }).click();
  await expect.poll(isOnMap).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${DEPOT} of the pen has been restored.`)).toBeVisible();
  await expect.poll(isOnMap).toBe(true);
});
