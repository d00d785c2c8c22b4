import { waitUntilDrawn } from '../map-page.mjs';

/** The measured slider: its name, its field, and the layer's service and id on the map. */
export const SLIDER = {
  name: 'Days since P1 last discovered',
  field: 'daysFromLastDiscovery',
  max: 60,
  layer: 'mills',
  title: 'Confirmed mills',
  service: 'taggedMillsClus'
};

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ count: number, sums: (number | null)[] }} PanelAnswer */
/** @typedef {Awaited<ReturnType<typeof openPanel>>} OpenedPanel */

/** Fields of the panel's summary; its last figure is the price divided by the tonnes. */
const SUMMED = ['tonsAmount', 'noOfTransactions', 'totalPrice'];

/** @param {number} value */
export const buildCondition = (value) => `${SLIDER.field} >= ${value}`;

/**
 * Queries the server for count and sums of the mills that match a value of the slider.
 * @param {Page} page
 * @param {number} value
 * @returns {Promise<PanelAnswer>}
 */
async function fetchAnswer(page, value) {
  const outStatistics = [
    { statisticType: 'count', onStatisticField: 'OBJECTID', outStatisticFieldName: 'n' },
    ...SUMMED.map((field) => ({
      statisticType: 'sum',
      onStatisticField: field,
      outStatisticFieldName: `${field}_sum`
    }))
  ];
  const where = value === 0 ? '1=1' : buildCondition(value);
  const query = new URLSearchParams({ f: 'json', where, outStatistics: JSON.stringify(outStatistics) });
  const service = new URL(`/arcgis/rest/services/${SLIDER.service}/FeatureServer/0/query`, page.url());
  const answer = await page.request.get(`${service}?${query}`);
  const { n, ...sums } = (await answer.json()).features[0].attributes;
  const [tonnes, transactions, price] = SUMMED.map((field) => sums[`${field}_sum`]);
  return { count: n, sums: [tonnes, transactions, tonnes > 0 ? price / tonnes : null] };
}

/**
 * Returns the server's answers by value of the slider.
 * @param {Page} page
 */
export async function fetchAnswers(page) {
  const answers = [];
  for (let value = 0; value <= SLIDER.max; value++) answers.push(await fetchAnswer(page, value));
  return answers;
}

/**
 * Opens the oil palm map with the mills' panel and its summary, and waits until it is stationary.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
export async function openPanel(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/map/oilpalm`);
  await waitUntilDrawn(page);
  await page.evaluate((id) => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    const layer = /** @type {import('@arcgis/core/layers/FeatureLayer').default} */ (
      view.map.findLayerById(id)
    );
    layer.featureReduction = null;
  }, SLIDER.layer);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('button', { name: `Layer Properties: ${SLIDER.title}` }).click();
  const panel = page.getByRole('region', { name: `Layer Properties: ${SLIDER.title}` });
  await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
  await panel.getByRole('table').first().waitFor({ timeout: 60_000 });
  await waitUntilDrawn(page);
  return { page, panel, slider: panel.getByRole('slider', { name: SLIDER.name }) };
}
