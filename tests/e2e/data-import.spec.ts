import type { Page } from '@playwright/test';
import { StableAxeBuilder } from './support/axe';
import { getPopup, openRecordPopup } from './support/records';
import {
  accounts,
  createContext,
  expect,
  openOilPalmMap,
  test,
  unfoldLayers,
  watchFaults
} from './support/site';

/* Import of a file on the page of an administrator, from the upload to the undo. */
test.describe.configure({ mode: 'serial' });

const FILE = `Name of depot,capacity,stock,state,lga,latitude,longitude
Itu import depot,900,100,Akwa Ibom,Uyopo,5.03,7.93
Oron import depot,800,plenty,Akwa Ibom,Uyo,5.04,7.94
Eket import depot,700,50,Akwa Ibom,Uyo,5.02,7.91
`;

let page: Page;
/** A second page of the browser, with the map. */
let mapPage: Page;
/** Number of depots before the import, in the panel of the layer and in the map. */
let before: string;
let drawnBefore: number;

interface MapElement extends HTMLElement {
  readonly view: {
    readonly map: { readonly allLayers: { toArray(): { readonly url?: string }[] } };
    whenLayerView(layer: object): Promise<{ queryFeatureCount(): Promise<number> }>;
  };
}
let faults: string[];

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, 'admin');
  faults = await watchFaults(context);
  page = await context.newPage();
});
test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

/** Returns violations of accessibility rules on the page with their first element. */
const findFaults = async () =>
  (await new StableAxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.html}`
  );

/** Returns the names of depots in the layer of the map that the file adds. */
async function readDepots(): Promise<readonly string[]> {
  const query = new URLSearchParams({
    ...{ where: "name LIKE '%import depot'", outFields: 'name', returnGeometry: 'false', f: 'json' }
  });
  const response = await page.request.get(
    `/arcgis/rest/services/cpoDepots/FeatureServer/0/query?${query.toString()}`
  );
  const { features } = (await response.json()) as { features: { attributes: { name: string } }[] };
  return features.map(({ attributes }) => attributes.name).sort();
}

test('[BY-15] an administrator uploads a file, names its columns, and sees what a check notes', async () => {
  await page.goto('/settings/data');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data');
  await expect(page.getByText(/At most 100 MB/)).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await page.getByLabel('File to import').setInputFiles({
    ...{ name: 'depots.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) }
  });
  await page.getByRole('combobox', { name: 'Dataset' }).selectOption('cpo-depots');
  await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('Name of depot');
  await page.getByRole('textbox', { name: /^Source/ }).fill('Survey of depots');
  await expect(page.getByRole('img', { name: /^Places of 3 rows/ })).toBeVisible();
  expect(await findFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('1 new, 0 changed, 2 to correct')).toBeVisible();
  expect(await findFaults()).toEqual([]);
});

/** Opens the map in a second page, with the panel of the depots. Returns their number in the panel. */
async function openDepots(): Promise<string> {
  mapPage = await page.context().newPage();
  await openOilPalmMap(mapPage);
  await mapPage.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(mapPage);
  await mapPage.getByRole('switch', { name: /Crude Palm Oil Layer/ }).check();
  await mapPage.getByRole('button', { name: 'Layer Properties: Crude Palm Oil Layer' }).click();
  const count = getDepotPanel().getByText(/^\d+ records$/);
  return (await count.textContent())!;
}

const getDepotPanel = () => mapPage.getByRole('region', { name: 'Layer Properties: Crude Palm Oil Layer' });

/** Returns the number of depots that the map of the second page has loaded to draw. */
const countDrawnDepots = () =>
  mapPage.evaluate(async () => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes('/cpoDepots/'))!;
    return (await view.whenLayerView(layer)).queryFeatureCount();
  });

test('[BY-15] the rows are repaired in place and imported, and a map that is open has them', async () => {
  before = await openDepots();
  drawnBefore = await countDrawnDepots();
  await page.bringToFront();
  await page
    .getByRole('combobox', { name: 'Uyopo, Akwa Ibom (1 row)' })
    .selectOption('Uyo (Akwa Ibom), the most similar');
  await page.getByRole('textbox', { name: 'stock, Line 3' }).fill('120');
  // The input stays in the tab.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'stock, Line 3' })).toHaveValue('120');
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.getByRole('button', { name: 'Import 3 rows' }).click();
  await expect(page.getByText('The file is imported')).toBeVisible();
  expect(await readDepots()).toEqual(['Eket import depot', 'Itu import depot', 'Oron import depot']);
  // The first file of the dataset takes the place of its demonstration rows.
  await expect(getDepotPanel().getByText('3 records', { exact: true })).toBeVisible();
  await expect.poll(countDrawnDepots).toBe(3);
});

test('[BY-15] the import is undone in the history, and its rows are gone from the open map', async () => {
  await page.getByRole('button', { name: 'History' }).last().click();
  const row = page.getByRole('row', { name: /depots\.csv/ }).first();
  await expect(row).toContainText(accounts.admin);
  await expect(row).toContainText('Survey of depots');
  expect(await findFaults()).toEqual([]);
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Rows of all tables that are deleted again: \d/);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(row).toContainText(`Undone by ${accounts.admin}`);
  expect(await readDepots()).toEqual([]);
  await expect(getDepotPanel().getByText(before, { exact: true })).toBeVisible();
  await expect.poll(countDrawnDepots).toBe(drawnBefore);
  await mapPage.close();
});

/** Two boreholes, which fit no dataset. */
const BOREHOLES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    ['Ididep', 62, 7.95],
    ['Itam', 40, 7.9]
  ].map(([village, depth, longitude]) => ({
    type: 'Feature',
    properties: { 'Village name': village, 'Depth, m': depth },
    geometry: { type: 'Point', coordinates: [longitude, 5.1] }
  }))
});

test('[BY-15] a file that fits no dataset becomes a layer of the map with a panel and popups; an undo removes it', async () => {
  const openImports = async (tab: string) => {
    await page.goto('/settings/data');
    const views = page.getByRole('group', { name: 'View' });
    await views.getByRole('button', { name: tab, exact: true }).click();
  };
  await openImports('Import');
  await page.getByRole('button', { name: 'Import another file' }).click();
  await page.getByLabel('File to import').setInputFiles({
    ...{ name: 'boreholes.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(BOREHOLES) }
  });
  await expect(page.getByRole('combobox', { name: 'Dataset' })).toHaveValue('own-layer');
  await page.getByRole('textbox', { name: /^Source/ }).fill('Survey of wells');
  await expect(page.getByRole('combobox', { name: 'Depth, m' })).toHaveValue('whole');
  expect(await findFaults()).toEqual([]);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText(/^The layer list of the oil palm map/)).toBeVisible();

  await openOilPalmMap(page);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('switch', { name: /Boreholes/ }).click();
  await page.getByRole('button', { name: 'Layer Properties: Boreholes' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Boreholes' });
  await expect(panel.getByText('2 records')).toBeVisible();
  await expect(panel.getByRole('slider', { name: 'Depth, m', exact: true })).toBeVisible();
  await openRecordPopup(page, 'own_boreholes', "Village_name = 'Ididep'");
  const popup = getPopup(page);
  await expect(popup.getByRole('heading', { name: 'Ididep' })).toBeVisible();
  await expect(popup.locator('[data-field="Depth_m"] dd').filter({ visible: true }).first()).toHaveText('62');

  await openImports('History');
  const row = page.getByRole('row', { name: /boreholes\.geojson/ }).first();
  await row.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await expect(row).toContainText(`Undone by ${accounts.admin}`);
  const map = await page.request.get('/arcgis/sharing/rest/content/items/oil-palm-2d/data?f=json');
  expect(await map.text()).not.toContain('own_boreholes');
});

test('[BY-15] a pasted table is checked with the keyboard only, on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Import', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Import another file' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Choose a file' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Or paste a table' })).toBeFocused();
  await page.keyboard.insertText('first_name\tlast_name\nAda\tObi\n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Dataset' })).toHaveValue('agents');
  await page.getByRole('textbox', { name: /^Source/ }).focus();
  await page.keyboard.insertText('Staff list');
  await page.getByRole('button', { name: 'Check', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
  expect(await findFaults()).toEqual([]);
});
