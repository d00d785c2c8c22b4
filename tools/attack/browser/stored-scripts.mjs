import { SCRIPT_TEXT } from '../hostile-texts.mjs';
import { HOSTILE_FILE } from './hostile-records.mjs';

/* Pages on which stored hostile texts appear, opened by an administrator. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */
/** @typedef {import('./watched-browser.mjs').WatchedContext} WatchedContext */

/** Tables of the administration, in which every kind of record is listed. */
const TABLES = [
  'factories',
  'biochar-applications',
  'biochar-partners',
  'aps',
  'customers',
  'logisticsDepot'
].map((name) => `/map/admin/${name}`);

/**
 * Waits until the hostile text is shown as text.
 * @param {Page} page
 */
const waitForText = (page) => page.getByText(SCRIPT_TEXT).filter({ visible: true }).first().waitFor();

/**
 * Finds the hostile record in a table, opens its history and closes it.
 * @param {Page} page
 */
async function openTableAndHistory(page) {
  await page.getByRole('searchbox', { name: 'Search' }).fill('Attack');
  await waitForText(page);
  const row = page.getByRole('row').filter({ hasText: SCRIPT_TEXT }).first();
  await row.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: /^History of/ });
  await history.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
}

/**
 * Uploads the hostile file and checks it against a dataset, then as a layer of its own.
 * @param {Page} page
 */
async function checkFile(page) {
  await page.getByLabel('File to import').setInputFiles({
    name: HOSTILE_FILE.name,
    mimeType: 'text/csv',
    buffer: Buffer.from(HOSTILE_FILE.text)
  });
  await page.getByRole('combobox', { name: 'Dataset' }).selectOption('cpo-depots');
  await page.getByRole('textbox', { name: /^Source/ }).fill(SCRIPT_TEXT);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByText(/2 new, 0 changed/).waitFor();
}

/**
 * Imports what can be imported of the checked file, and opens the history of imports.
 * @param {Page} page
 */
async function importFile(page) {
  await page.getByRole('button', { name: 'Leave out 1', exact: true }).click();
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await page.getByText('The file is imported').waitFor();
  await page.getByRole('button', { name: 'History' }).last().click();
  await page.getByRole('row').filter({ hasText: 'Attack' }).first().waitFor();
}

/**
 * Opens the popup of the hostile record of a layer, found by a field or by its first field of names.
 * @param {Page} page
 * @param {string} service
 * @param {string} [textField]
 */
export async function openPopup(page, service, textField) {
  await page.waitForFunction(
    (name) =>
      /** @type {DrawnMapElement} */ (
        document.querySelector('arcgis-map, arcgis-scene')
      ).view.map.allLayers.some(
        (layer) => 'url' in layer && String(layer.url).includes(`/${name}/FeatureServer`)
      ),
    service
  );
  await page.evaluate(
    async ([name, text, known]) => {
      const map =
        /** @type {DrawnMapElement & HTMLElementTagNameMap['arcgis-map'] & { updateComplete: Promise<unknown> }} */ (
          document.querySelector('arcgis-map, arcgis-scene')
        );
      const layers = /** @type {import('@arcgis/core/layers/FeatureLayer').default[]} */ (
        map.view.map.allLayers.toArray()
      );
      const layer = layers.find(({ url }) => url?.includes(`/${name}/FeatureServer`));
      if (layer === undefined) throw new Error(`The map has no layer ${name}.`);
      layer.visible = true;
      await layer.load();
      const names = layer.fields.filter(({ type, name: own }) => type === 'string' && /name/i.test(own));
      const field = known ?? names[0]?.name;
      const { features } = await layer.queryFeatures({
        where: `${field} LIKE 'Attack%'`,
        outFields: ['*'],
        returnGeometry: true,
        num: 1,
        outSpatialReference: map.view.spatialReference
      });
      const record = features[0];
      const { geometry } = record ?? {};
      const place = geometry?.type === 'point' ? geometry : geometry?.extent?.center;
      if (record === undefined || place === undefined) throw new Error(`${name} has no record ${text}.`);
      await map.view.goTo({ target: place, scale: 5_000 }, { animate: false });
      map.popupComponentEnabled = true;
      await map.updateComplete;
      await map.openPopup({ features: [record], location: place });
    },
    /** @type {const} */ ([service, SCRIPT_TEXT, textField])
  );
  await waitForText(page);
}

/**
 * Prints the map with a hostile title; the dialog of the browser is not opened.
 * @param {Page} page
 */
async function print(page) {
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('toolbar').getByRole('button', { name: 'Print', exact: true }).click();
  const tool = page.getByRole('dialog', { name: 'Print', exact: true });
  await tool.getByLabel('Title').fill(SCRIPT_TEXT);
  await tool.getByRole('button', { name: 'Print', exact: true }).click();
  await page.locator('.print-sheet h1').filter({ hasText: SCRIPT_TEXT }).waitFor({ state: 'attached' });
}

/**
 * Searches the hostile records by name.
 * @param {Page} page
 */
async function search(page) {
  await page.getByRole('searchbox', { name: /^Search a place/ }).fill('Attack');
  await page.locator('arcgis-search').getByText('Attack').first().waitFor();
}

/**
 * Opens the board of applications.
 * @param {Page} page
 */
async function openBoard(page) {
  const tools = page.getByRole('toolbar');
  await tools.getByRole('button', { name: 'Summary Boards', exact: true }).click();
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: 'Biochar applied', exact: true })
    .click();
  const board = page.getByRole('region', { name: 'Summary Board: Biochar applied' });
  await board.getByText('Data of').waitFor();
}

/**
 * Opens the plots of a hostile supplier.
 * @param {Page} page
 */
async function openPlots(page) {
  await page.getByRole('toolbar').getByRole('button', { name: 'Supplier plots', exact: true }).click();
  const tool = page.getByRole('dialog', { name: 'Supplier plots', exact: true });
  await tool.getByRole('searchbox').fill('Attack');
  await tool.getByRole('listitem').filter({ hasText: SCRIPT_TEXT }).first().getByRole('button').click();
  await waitForText(page);
}

/**
 * Waits until the map or the scene answers; without a graphics card a scene is drawn for minutes.
 * @param {Page} page
 */
const waitForView = (page) =>
  page.waitForFunction(
    () =>
      /** @type {DrawnMapElement | null} */ (document.querySelector('arcgis-map, arcgis-scene'))?.view?.ready
  );

/** Layers of the maps, with hostile records. */
const LAYERS = ['factories', 'aps', 'customers', 'logisticsDepots', 'biocharApplications'];

/**
 * @param {CheckList} checks
 * @param {WatchedContext} admin
 * @param {string} url
 */
export async function attackByStoredTexts(checks, admin, url) {
  const page = await admin.context.newPage();
  /** @param {string} name @param {() => Promise<unknown>} open */
  const check = (name, open) =>
    checks.run(`stored: ${name}`, async () => {
      try {
        await open();
      } catch (error) {
        return [await admin.findEffect(page), String(error).split('\n')[0]].filter(Boolean).join('; ');
      }
      return admin.findEffect(page);
    });
  for (const path of TABLES)
    await check(`table and history of ${path}`, async () => {
      await page.goto(url + path);
      await openTableAndHistory(page);
    });
  await check('accounts', async () => {
    await page.goto(`${url}/settings/accounts`);
    await waitForText(page);
  });
  await check('personal data', async () => {
    await page.goto(`${url}/settings/personal-data`);
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill(SCRIPT_TEXT);
    await page.keyboard.press('Enter');
    await page.waitForLoadState('networkidle');
  });
  await check('check of a file with hostile name, columns and cells', async () => {
    await page.goto(`${url}/settings/data`);
    await checkFile(page);
  });
  await check('import of the file and its entry in the history', () => importFile(page));
  await check('oil palm map', async () => {
    await page.goto(`${url}/map/oilpalm`);
    await waitForView(page);
  });
  for (const service of LAYERS) await check(`popup of ${service}`, () => openPopup(page, service));
  await check('search', () => search(page));
  await check('board', () => openBoard(page));
  await check('plots', () => openPlots(page));
  await check('print', () => print(page));
  await check('scene and its popup', async () => {
    await page.goto(`${url}/map/oilpalm3d`);
    await waitForView(page);
    await openPopup(page, 'factories');
  });
  await page.close();
}
