import { unfoldLayers } from '../../tests/support/site-page.mjs';

/*
 * The interactions of a member of staff on the oil palm map that the benchmark repeats. Each is one click or one
 * key; what has to be open for it is prepared first and not counted.
 */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {(kind: string, action: () => Promise<void>) => Promise<void>} Measure */

/** Tools whose panels are opened and closed again. */
const TOOLS = [
  ...['Layers', 'Legend', 'Directions', 'Service area', 'Summary Boards', 'P1 pickup', 'Pickup rounds'],
  ...['Where next', 'Offtake suitability', 'Biochar analysis', 'Measure and select', 'Supplier plots'],
  ...['Raw Material Source Summary', 'Biochar Applications Summary', 'Basemap gallery', 'Print']
];
const BOARDS = ['P1 at Field', 'CPO mills tagged', 'Raw material supplied'];
const SLIDER_KEYS = 30;
const SEARCH_TEXT = 'uyo market';

/**
 * Returns the button of a tool in the rail.
 * @param {Page} page
 * @param {string} name
 */
const getTool = (page, name) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true });

/** @param {Page} page */
const getPopup = (page) => page.locator('arcgis-popup');

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function togglePanels(page, measure) {
  for (let turn = 0; turn < 2; turn++)
    for (const name of TOOLS) {
      await measure(turn === 0 ? 'open a panel first' : 'open a panel again', () =>
        getTool(page, name).click()
      );
      await measure('close a panel', () => getTool(page, name).click());
    }
}

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function setLayers(page, measure) {
  await getTool(page, 'Layers').click();
  await unfoldLayers(page);
  const switches = page.locator('.widget-layer-panels').getByRole('switch');
  for (let index = 0; index < 10; index++) {
    await measure('switch a layer', () => switches.nth(index).click());
    await measure('switch a layer', () => switches.nth(index).click());
  }
  const find = page.locator('.widget-layer-panels').getByRole('searchbox');
  await find.focus();
  for (const key of 'mills') await measure('search the layers', () => page.keyboard.press(key));
  await find.fill('');
  const properties = page.getByRole('button', { name: 'Layer Properties: Confirmed mills', exact: true });
  await measure('open layer properties', () => properties.click());
  const panel = page.getByRole('region', { name: 'Layer Properties: Confirmed mills' });
  const thumbs = panel.getByRole('slider');
  await thumbs.nth(1).waitFor();
  for (const index of [0, 1]) {
    await thumbs.nth(index).focus();
    for (let press = 0; press < SLIDER_KEYS; press++)
      await measure('move a slider', () => page.keyboard.press('ArrowRight'));
  }
  await measure('reset the filters', () => panel.getByRole('button', { name: 'Reset' }).click());
  await measure('close layer properties', () => properties.click());
  await getTool(page, 'Layers').click();
}

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function searchPlaces(page, measure) {
  const field = page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
  await field.focus();
  for (const key of SEARCH_TEXT) await measure('search a place', () => page.keyboard.press(key));
  await measure('search a place', () => page.keyboard.press('Escape'));
  await field.fill('');
  await page.keyboard.press('Escape');
}

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function readBoards(page, measure) {
  await getTool(page, 'Summary Boards').click();
  for (const name of BOARDS) {
    const board = page.getByRole('region', { name: `Summary Board: ${name}` });
    const choice = page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name });
    await measure('open a board', () => choice.click());
    await board.getByText('Data of').waitFor();
    await measure('change the scope of a board', () =>
      board.getByRole('button', { name: 'In view' }).click()
    );
    await measure('change the scope of a board', () =>
      board.getByRole('button', { name: 'All', exact: true }).click()
    );
    const records = board.getByRole('button', { name: /View [\d,]+ records$/ }).first();
    await records.waitFor();
    await measure('open a table', () => records.click());
    await useTable(page, measure);
    await measure('close a table', () => page.keyboard.press('Escape'));
    await measure('close a board', () => page.getByRole('button', { name: `Close ${name}` }).click());
  }
  await getTool(page, 'Summary Boards').click();
}

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function useTable(page, measure) {
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('table') });
  const headers = dialog.getByRole('columnheader').getByRole('button');
  await headers.first().waitFor();
  for (const index of [0, 1, 0]) await measure('sort a table', () => headers.nth(index).click());
  for (const name of ['Page 2', 'Page 3', 'Page 1'])
    await measure('turn a page of a table', () => dialog.getByRole('button', { name, exact: true }).click());
}

/**
 * @param {Page} page
 * @param {Measure} measure
 */
async function changePopupTabs(page, measure) {
  await page.evaluate(async () => {
    const map =
      /** @type {DrawnMapElement & HTMLElementTagNameMap['arcgis-map'] & { updateComplete: Promise<unknown> }} */ (
        document.querySelector('arcgis-map')
      );
    const layers = /** @type {import('@arcgis/core/layers/FeatureLayer').default[]} */ (
      map.view.map.allLayers.toArray()
    );
    const layer = layers.find(({ url }) => url?.includes('/factories/FeatureServer'));
    if (layer === undefined) throw new Error('The map has no factories.');
    layer.visible = true;
    await layer.load();
    const { features } = await layer.queryFeatures({
      where: "imageUrls LIKE '%field%'",
      outFields: ['*'],
      returnGeometry: true,
      num: 1,
      outSpatialReference: map.view.spatialReference
    });
    const record = features[0];
    if (record?.geometry?.type !== 'point') throw new Error('No factory has a picture.');
    map.popupComponentEnabled = true;
    await map.updateComplete;
    await map.openPopup({ features: [record], location: record.geometry });
  });
  const tabs = getPopup(page).getByRole('tab');
  await tabs.first().waitFor();
  for (let turn = 0; turn < 3; turn++)
    for (const index of [1, 2, 0]) await measure('change the tab of a popup', () => tabs.nth(index).click());
  await page.keyboard.press('Escape');
}

/**
 * Runs all interactions.
 * @param {Page} page
 * @param {Measure} measure
 */
export async function runInteractions(page, measure) {
  await togglePanels(page, measure);
  await setLayers(page, measure);
  await searchPlaces(page, measure);
  await readBoards(page, measure);
  await changePopupTabs(page, measure);
}
