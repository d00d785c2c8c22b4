import { computeMedian } from '../statistics.mjs';
import { waitUntilDrawn } from '../map-page.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const LAYER = 'lgas';
const POLYGONS = 774;
const ROUNDS = 11;
/** Extent of the country in degrees. */
const COUNTRY = { center: [8.6, 9.1], zoom: 6.2 };

/**
 * Runs in the page: replaces the layer by a new hidden copy, so that each round reads and draws it again, and
 * returns the time from `visible = true` to the final picture.
 * @param {string} id
 */
async function showLayerCopy(id) {
  const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
  const { layers } = view.map;
  const at = layers.findIndex((layer) => layer.id === id);
  const layer = /** @type {import('@arcgis/core/layers/FeatureLayer').default} */ (layers.at(at));
  const copy = layer.clone();
  copy.id = id;
  copy.visible = false;
  layers.splice(at, 1, copy);
  await view.whenLayerView(copy);
  await window.waitUntilFramesEnd();
  const took = await window.measureUntilDrawn(() => {
    copy.visible = true;
    return performance.now();
  });
  const shown = await (await view.whenLayerView(copy)).queryFeatureCount();
  return { took, shown };
}

/**
 * Shows the whole country, with all 774 polygons.
 * @param {Page} page
 */
async function showCountry(page) {
  await page.evaluate((target) => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    view.constraints.snapToZoom = false;
    return view.goTo(target, { animate: false });
  }, COUNTRY);
  await waitUntilDrawn(page);
}

/**
 * Shows or hides all that the application's map draws in addition to the polygons.
 * @param {Page} page
 * @param {boolean} visible
 */
async function showOthers(page, visible) {
  await page.evaluate(
    ({ id, visible: shown }) => {
      const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
      const { layers } = view.map;
      window.others ??= layers.toArray().filter((layer) => layer.id !== id && layer.visible);
      for (const layer of window.others) layer.visible = shown;
    },
    { id: LAYER, visible }
  );
  await waitUntilDrawn(page);
}

/**
 * Returns the median times of the pages, ms, measured in turn.
 * @template {string} Name
 * @param {Record<Name, Page>} pages
 */
async function measureInTurn(pages) {
  const measured = /** @type {[Name, Page][]} */ (Object.entries(pages)).map(([name, page]) => ({
    name,
    page,
    times: /** @type {number[]} */ ([])
  }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const { page, times } of measured) {
      await page.bringToFront();
      const { took, shown } = await page.evaluate(showLayerCopy, LAYER);
      if (shown !== POLYGONS) throw new Error(`${shown} of ${POLYGONS} polygons were drawn.`);
      // The first round warms the pages up.
      if (round > 0) times.push(took);
    }
  return /** @type {Record<Name, number>} */ (
    Object.fromEntries(measured.map(({ name, times }) => [name, computeMedian(times)]))
  );
}

/**
 * @param {string} what
 * @param {number} app
 * @param {number} bare
 */
const toRow = (what, app, bare) => ({
  row: `${POLYGONS} LGA polygons ${what}`,
  value: app / bare,
  unit: '×',
  limit: 1.3,
  note: `${Math.round(app)} ms / ${Math.round(bare)} ms, p50 of ${ROUNDS}`
});

/**
 * Opens a bare page with a map as high as the application's; `query` selects its content.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 * @param {number} height px
 * @param {string} query
 */
async function openBare(context, url, height, query) {
  const page = await context.newPage();
  await page.goto(`${url}/__bare/?item=oil-palm-2d&height=${height}px${query}`);
  await waitUntilDrawn(page);
  return page;
}

/**
 * Measures the polygons in the application, by themselves and among all its layers, against a bare page with
 * nothing else; and among all its layers against a bare page with the same layers, which shows the overhead of
 * the product.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
export async function benchPolygons(context, url) {
  const app = await context.newPage();
  await app.goto(`${url}/map/oilpalm`);
  await waitUntilDrawn(app);
  const box = await app.locator('arcgis-map').boundingBox();
  if (box === null) throw new Error('The map is not visible.');
  const { height } = box;
  const bare = await openBare(context, url, height, `&layer=${LAYER}`);
  const whole = await openBare(context, url, height, '');
  for (const page of [app, bare, whole]) {
    await page.bringToFront();
    await showCountry(page);
  }
  await showOthers(app, false);
  const alone = await measureInTurn({ app, bare });
  await showOthers(app, true);
  const beside = await measureInTurn({ app, bare, whole });
  await Promise.all([app, bare, whole].map((page) => page.close()));
  return [
    toRow('by themselves, against a bare page', alone.app, alone.bare),
    toRow('among all visible layers, against a bare page', beside.app, beside.bare),
    toRow('among all visible layers, against a bare page with the same', beside.app, beside.whole)
  ];
}
