import { waitUntilDrawn } from '../map-page.mjs';

/**
 * @typedef {object} WebMapLayer a layer of a web map's JSON
 * @property {string} url
 * @property {boolean} visibility
 * @property {{ definitionExpression: string }} layerDefinition
 */
/** @typedef {{ service: string, where: string | null }} HiddenLayer */

const ITEM = 'oil-palm-2d';

/**
 * Returns the properties that distinguish a hidden layer's requests from the requests of visible layers.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @returns {Promise<HiddenLayer[]>}
 */
async function listHiddenLayers(page, url) {
  const answer = await page.request.get(`${url}/arcgis/sharing/rest/content/items/${ITEM}/data?f=json`);
  /** @type {{ operationalLayers: WebMapLayer[] }} */
  const { operationalLayers } = await answer.json();
  const shown = new Set(operationalLayers.filter(({ visibility }) => visibility).map((layer) => layer.url));
  return operationalLayers
    .filter(({ visibility }) => !visibility)
    .map((layer) => ({
      service: new URL(layer.url, url).pathname,
      // When a service is drawn twice, its condition identifies the hidden layer.
      where: shown.has(layer.url) ? layer.layerDefinition.definitionExpression : null
    }));
}

/**
 * @param {HiddenLayer} layer
 * @param {string} address
 */
function isRequestForLayer({ service, where }, address) {
  const { pathname, searchParams } = new URL(address);
  if (!pathname.startsWith(`${service}/`)) return false;
  return where === null || (searchParams.get('where') ?? '').includes(where);
}

/**
 * Opens the map and counts the requests for records or pictures of hidden layers, and all others until it is
 * drawn.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} url
 */
export async function benchOpening(context, url) {
  const page = await context.newPage();
  /** @type {string[]} */
  const requested = [];
  page.on('request', (request) => {
    if (request.url().includes('/arcgis/rest/services/')) requested.push(request.url());
  });
  await page.goto(`${url}/map/oilpalm`);
  const drawn = await waitUntilDrawn(page);
  const hidden = await listHiddenLayers(page, url);
  await page.close();
  const data = requested.filter((address) => /\/(query|exportImage)(\?|$)/.test(address));
  const ofHidden = data.filter((address) => hidden.some((layer) => isRequestForLayer(layer, address)));
  return {
    row: `Requests for ${hidden.length} hidden layers when the map opens`,
    value: ofHidden.length,
    unit: '',
    limit: 0,
    note: `${data.length} of visible layers, ${requested.length - data.length} for metadata; drawn after ${Math.round(drawn)} ms`
  };
}
