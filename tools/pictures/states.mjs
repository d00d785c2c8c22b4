import { clickMapAt, uyo } from '../../tests/support/site-page.mjs';

/* States of pages during use. Each performs a user's actions, in English. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./states.mjs').PageState} PageState */

/**
 * A panel by its name: a tool's is a dialog in a wide window and a region on a phone, a result's is a region.
 * @param {Page} page
 * @param {string} name
 */
const findPanel = (page, name) =>
  page.getByRole('dialog', { name, exact: true }).or(page.getByRole('region', { name, exact: true }));
/**
 * @param {Page | Locator} page
 * @param {string} name
 */
const findButton = (page, name) => page.getByRole('button', { name, exact: true });

/**
 * Opens a tool of the rail; on a phone most are in the menu of its last icon.
 * @param {Page} page
 * @param {string} name
 */
async function openTool(page, name) {
  if (await findPanel(page, name).isVisible()) return;
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true });
  if (await tool.isVisible()) return tool.click();
  await findButton(page, 'More tools').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** @param {Page} page */
async function drawArea(page) {
  await openTool(page, 'Service area');
  await page.getByRole('switch', { name: /service area/i }).click();
  await findButton(page, 'Start at the centre of the map').click();
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill('45');
  await findButton(dialog, 'Set').click();
  await page.getByTestId('sa-logisticsCost').waitFor();
}

/** @param {Page} page */
async function openLayer(page) {
  await findButton(page, 'Layers').click();
  await findButton(page, 'Layer Properties: Confirmed mills').click();
  await findPanel(page, 'Layer Properties: Confirmed mills').getByRole('status').waitFor();
}

/**
 * Zooms to a mill until it is drawn separately, and clicks it.
 * @param {Page} page
 */
async function openMill(page) {
  const mill = await page.evaluate(async () => {
    const { view } = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    const layers = /** @type {import('@arcgis/core/layers/FeatureLayer').default[]} */ (
      view.map.allLayers.toArray()
    );
    const mills = layers.find(({ url }) => url?.includes('/taggedMillsClus/'));
    if (mills === undefined) throw new Error('The map has no layer of mills.');
    const { features } = await mills.queryFeatures({
      where: 'tonsAmount > 0',
      outFields: [],
      returnGeometry: true,
      num: 1,
      outSpatialReference: view.spatialReference
    });
    const geometry = features[0]?.geometry;
    if (geometry?.type !== 'point') throw new Error('No mill with purchases is drawn as a point.');
    const { height } = view;
    // A little high on the screen, where a phone's bottom sheet does not cover it.
    const scale = 2_000;
    await view.goTo({ target: geometry, scale }, { animate: false });
    const lower = view.toMap({ x: view.width / 2, y: view.height / 2 + height / 5 });
    await view.goTo({ target: lower, scale }, { animate: false });
    const { latitude, longitude } = geometry;
    if (latitude == null || longitude == null) throw new Error('A mill has no place on the earth.');
    return { latitude, longitude };
  });
  await page.waitForFunction(() => !document.querySelector('arcgis-map')?.view.updating);
  await clickMapAt(page, mill);
  await page.locator('arcgis-popup [data-field]').filter({ visible: true }).first().waitFor();
}

/**
 * Clicks a circle of mills near the middle, on the part of the map that no panel covers.
 * @param {Page} page
 */
async function openCircle(page) {
  const at = await page.evaluate(async () => {
    const map = /** @type {DrawnMapElement} */ (document.querySelector('arcgis-map'));
    const { left, top, width, height } = map.getBoundingClientRect();
    const across = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => width / 2 + (step * width) / 20);
    for (const x of across)
      for (let y = height * 0.3; y < height * 0.7; y += 12) {
        if (document.elementFromPoint(left + x, top + y) !== map) continue;
        const { results } = await map.view.hitTest({ x, y });
        const [hit] = results;
        if (hit && 'graphic' in hit && hit.graphic.isAggregate) return { x: left + x, y: top + y };
      }
    throw new Error('No circle of mills is near the middle of the map.');
  });
  await page.mouse.click(at.x, at.y);
  await page.locator('arcgis-popup [data-field]').filter({ visible: true }).first().waitFor();
}

/**
 * Opens the records behind a figure of an area.
 * @param {Page} page
 */
async function viewMills(page) {
  await drawArea(page);
  await findButton(page, 'View mills').click();
  await page
    .getByRole('dialog', { name: /^Mills of/ })
    .getByText(/of [\d,]+ records/)
    .waitFor();
}

/** @param {Page} page */
async function openBoard(page) {
  await openTool(page, 'Summary Boards');
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: 'P1 at Field', exact: true })
    .click();
  await page.getByRole('region', { name: 'Summary Board: P1 at Field' }).getByText('Data of').waitFor();
}

/** @param {Page} page */
async function showDirections(page) {
  await openTool(page, 'Directions');
  const directions = findPanel(page, 'Directions');
  for (const [at, place] of ['Uyo, Akwa Ibom', 'Aba, Abia'].entries()) {
    await directions.getByRole('searchbox').nth(at).fill(place);
    await directions.getByRole('option', { name: place, exact: true }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await directions.getByRole('button', { name: /view driving directions/i }).click();
  await directions
    .getByText(/^Turn (left|right)/)
    .first()
    .waitFor();
}

/**
 * Chooses the position of a new asset, up to the choice of its kind.
 * @param {Page} page
 */
async function chooseKind(page) {
  await openTool(page, 'Add asset');
  await page.getByRole('textbox', { name: 'Lat' }).fill(String(uyo.latitude));
  await page.getByRole('textbox', { name: 'Long' }).fill(String(uyo.longitude));
  await findButton(page, 'Continue').click();
  await page.getByRole('radio', { name: 'Biochar Application' }).check();
}

/** @param {Page} page */
async function addAsset(page) {
  await chooseKind(page);
  await findButton(page, 'Continue').click();
  await page.getByRole('dialog', { name: /^Add New Biochar Application/ }).waitFor();
}

/** @param {Page} page */
async function searchPlace(page) {
  const name = 'Search a place, LGA, mill or asset';
  const field = page.getByRole('searchbox', { name });
  if (!(await field.isVisible())) await findButton(page, name).click();
  await field.fill('Uyo');
  await page.locator('arcgis-search calcite-autocomplete-item').first().waitFor();
}

/** @param {Page} page */
async function planPickup(page) {
  await openTool(page, 'P1 pickup');
  const agent = page.getByLabel('Agent', { exact: true });
  const first = agent.locator('option').filter({ hasText: 't unmoved' }).first();
  await first.waitFor({ state: 'attached' });
  await agent.selectOption(await first.getAttribute('value'));
  await findButton(page, 'Fetch Logistics Summary by Agent').click();
  await page.getByRole('region', { name: 'Trip timeline', exact: true }).waitFor();
}

/**
 * Plans the rounds of two agents.
 * @param {Page} page
 */
async function planRounds(page) {
  await openTool(page, 'Pickup rounds');
  await page.getByRole('combobox', { name: 'Of agents' }).click();
  for (const at of [0, 1]) await page.getByRole('option').nth(at).click();
  await page.keyboard.press('Escape');
  await findButton(page, 'Plan rounds').click();
  await page.getByRole('table', { name: 'Rounds' }).waitFor();
}

/**
 * Finds the best sites in a state, and opens the first of them.
 * @param {Page} page
 */
async function findSites(page) {
  await openTool(page, 'Where next');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Akwa Ibom');
  await findButton(page, 'Find sites').click();
  await page.getByRole('table', { name: 'Scenarios' }).waitFor({ timeout: 60_000 });
  await page.getByRole('list', { name: 'Sites' }).getByRole('button').first().click();
  await page.getByText(/^Monthly profit/).waitFor();
}

/**
 * Shows the offtake suitability of a place.
 * @param {Page} page
 */
async function showOfftake(page) {
  await openTool(page, 'Offtake suitability');
  await page.getByRole('switch', { name: 'Offtake suitability' }).click();
  await clickMapAt(page, uyo);
  await page.getByTestId('offtake-sandTexture').waitFor();
}

/** @param {Page} page */
const findPlotTool = (page) => findPanel(page, 'Supplier plots');

/** @param {Page} page */
async function listPlots(page) {
  await openTool(page, 'Supplier plots');
  await findPlotTool(page).getByRole('listitem').first().waitFor();
}

/**
 * Opens a plot whose edges cross.
 * @param {Page} page
 */
async function openPlot(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await tool.getByRole('combobox', { name: 'Faults' }).selectOption('crossing');
  await tool.getByText('20 of 2,000 plots', { exact: true }).waitFor();
  await tool.getByRole('listitem').first().getByRole('button').click();
  await tool.getByText(/Edges of the outline cross/).waitFor();
}

/**
 * Types an outline whose edges cross.
 * @param {Page} page
 */
async function typePlot(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'New plot').click();
  await findButton(tool, 'Type').click();
  await tool
    .getByRole('textbox', { name: 'Coordinate list' })
    .fill('5.031234,7.931234; 5.032345,7.932345; 5.031236,7.932346; 5.032347,7.931233; 5.031234,7.931234');
  await findButton(tool, 'Use the list').click();
  await tool.getByText(/edges cross/).waitFor();
}

/**
 * Begins a walk at a position of the phone.
 * @param {Page} page
 */
async function walkPlot(page) {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ ...uyo, accuracy: 4 });
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'New plot').click();
  await findButton(tool, 'Walk').click();
  // The walk of the size before.
  const discard = findButton(tool, 'Discard the walk');
  if (await discard.isVisible()) await discard.click();
  await findButton(tool, 'Start').click();
  await tool
    .getByText(/1 corner/)
    .first()
    .waitFor();
}

/** @param {Page} page */
async function drawPlot(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'New plot').click();
  await findButton(tool, 'Draw the outline').click();
  await page.getByText('Click each corner; double-click ends').waitFor();
}

/**
 * Screens the plots, and compares purchases with them.
 * @param {Page} page
 */
async function screenPlots(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'Screening').click();
  await tool.getByRole('button', { name: /^Screen [\d,]+ plots$/ }).click();
  await tool.getByText(/plots screened/).waitFor({ timeout: 120_000 });
  await tool.getByRole('list', { name: 'Plots with this result' }).getByRole('button').first().click();
}

/** @param {Page} page */
async function comparePurchases(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'Screening').click();
  await findButton(tool, 'Last 12 months').click();
  const suppliers = tool.getByRole('list', { name: 'Suppliers with this result' });
  await suppliers.waitFor({ timeout: 60_000 });
  await suppliers.evaluate((list) => list.scrollIntoView({ block: 'center' }));
}

/**
 * Prepares the files of a shipment.
 * @param {Page} page
 */
async function exportShipment(page) {
  await listPlots(page);
  const tool = findPlotTool(page);
  await findButton(tool, 'Files').click();
  await findButton(tool, 'A shipment').click();
  await tool.getByRole('button', { name: /^Prepare files of/ }).click();
  await tool.getByRole('region', { name: 'What SITE cannot prove' }).waitFor({ timeout: 120_000 });
}

/**
 * Shows the numbers of plots to an investor.
 * @param {Page} page
 */
async function countPlots(page) {
  await openTool(page, 'Supplier plots');
  await findPlotTool(page).getByRole('table').waitFor();
}

/** @param {Page} page */
async function editRecord(page) {
  await page
    .getByRole('button', { name: /^Actions: / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await page.getByRole('dialog', { name: /^Edit/ }).getByRole('textbox').first().waitFor();
}

/**
 * Opens the user menu; on a phone it also contains the navigation.
 * @param {Page} page
 */
const openMenu = (page) => page.getByRole('button', { name: /^(Account of .*|Menu)$/ }).click();

/**
 * Starts the tour as for a first visit; its second step points at an element.
 * @param {Page} page
 */
async function startTour(page) {
  await page.evaluate(() => window.localStorage.removeItem('site-tour'));
  await page.reload();
  const step = page.getByRole('dialog').filter({ hasText: /Step \d of 7/ });
  await findButton(step, 'Next').click();
  await step.filter({ hasText: 'Step 2 of 7' }).waitFor();
}

/** @param {Page} page */
async function openEmbed(page) {
  await findButton(page, 'Embed').click();
  await page.getByRole('dialog', { name: 'Embed this map' }).waitFor();
}

/**
 * Finds a widget in the catalogue of the builder.
 * @param {Page} page
 */
async function findWidget(page) {
  await page.getByRole('searchbox', { name: 'Find a widget' }).fill('summary');
  await findButton(page, 'Add Summary Boards').scrollIntoViewIfNeeded();
}

/**
 * Opens the list of data that can be added to an app in the builder.
 * @param {Page} page
 */
async function findData(page) {
  await findButton(page, 'Add data').click();
  await page.getByRole('dialog', { name: 'Add data' }).getByRole('listitem').first().waitFor();
}

/**
 * Opens the settings of a widget in the builder.
 * @param {Page} page
 */
async function openSettings(page) {
  await findButton(page.getByRole('group', { name: 'On this page' }), 'Service area').click();
  const entry = findPanel(page, 'Settings').getByRole('textbox').first();
  await entry.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

/** @param {Page} page */
const waitForHint = (page) => findButton(page.getByRole('dialog'), 'OK').waitFor();

/** @type {Omit<PageState, 'name' | 'enter'>} */
const map = { account: 'staff', path: '/map/oilpalm', hasMap: true, status: 200, closesHint: false };
/** A table of depots: an LGA is misspelled, a number is a word, and a place is far from its LGA. */
const DEPOTS = `name,capacity,stock,state,lga,latitude,longitude
Itu depot,900,100,Akwa Ibom,Uyopo,5.03,7.93
Oron depot,800,plenty,Akwa Ibom,Uyo,5.04,7.94
Eket depot,700,50,Akwa Ibom,Uyo,5.02,7.91
Lagos depot,700,50,Akwa Ibom,Uyo,6.5,3.4
`;

/** Boreholes, which fit no dataset. */
const BOREHOLES = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    ['Ididep', 62, 7.95],
    ['Itam', 40, 7.9],
    ['Nung Udoe', 51, 7.97]
  ].map(([village, depth, longitude]) => ({
    type: 'Feature',
    properties: { 'Village name': village, 'Depth, m': depth },
    geometry: { type: 'Point', coordinates: [longitude, 5.1] }
  }))
});

/**
 * Uploads a file, from the first step of an import.
 * @param {Page} page
 * @param {string} name
 * @param {string} text
 */
async function uploadFile(page, name, text) {
  const again = findButton(page, 'Import another file');
  const input = page.getByLabel('File to import');
  await again.or(input).first().waitFor({ state: 'attached' });
  if (await again.isVisible()) await again.click();
  await input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByRole('textbox', { name: /^Source/ }).fill('Survey of July 2026, ADE Ltd');
}

/** @param {Page} page */
async function mapDepots(page) {
  await uploadFile(page, 'depots.csv', DEPOTS);
  await page.getByRole('img', { name: /^Places of 4 rows/ }).waitFor();
}

/** @param {Page} page */
async function checkDepots(page) {
  await mapDepots(page);
  await findButton(page, 'Check').click();
  await page.getByText(/to correct$/).waitFor();
}

/** @param {Page} page */
async function mapBoreholes(page) {
  await uploadFile(page, 'boreholes.geojson', BOREHOLES);
  await page.getByRole('combobox', { name: 'Depth, m' }).waitFor();
}

/** @param {Page} page */
async function openImports(page) {
  await findButton(page, 'History').click();
  await page.getByText('Nothing has been imported yet.').or(page.getByRole('table')).first().waitFor();
}

/** @param {Page} page */
async function openExport(page) {
  await findButton(page, 'Export').click();
  await findButton(page, 'Download').waitFor();
}

/** @type {Omit<PageState, 'name' | 'enter'>} */
const builder = {
  ...map,
  account: 'admin',
  path: '/builder?experience=oil-palm-2d',
  hasMap: false
};
/** @type {Omit<PageState, 'name' | 'enter'>} */
const dataPage = { ...map, account: 'admin', path: '/settings/data', hasMap: false };
/** @type {Omit<PageState, 'name' | 'enter'>} */
const widgetMap = { ...map, account: 'guest' };

/**
 * The tour is the last state of its account, because it stays until it has been seen.
 * @type {readonly PageState[]}
 */
export const states = [
  { ...map, name: 'state-area', enter: drawArea },
  { ...map, name: 'state-layers', enter: openLayer },
  { ...map, name: 'state-mill', enter: openMill },
  { ...map, name: 'state-circle', enter: openCircle },
  { ...map, name: 'state-records', enter: viewMills },
  { ...map, name: 'state-board', enter: openBoard },
  // Two buttons of the SDK's directions have the same name, and so have their live regions.
  { ...map, name: 'state-directions', enter: showDirections, sdkRules: ['landmark-unique'] },
  { ...map, name: 'state-asset-kind', account: 'admin', enter: chooseKind },
  { ...map, name: 'state-asset-form', account: 'admin', enter: addAsset },
  { ...map, name: 'state-search', enter: searchPlace },
  { ...map, name: 'state-pickup', enter: planPickup },
  { ...map, name: 'state-rounds', enter: planRounds },
  { ...map, name: 'state-sites', enter: findSites },
  { ...map, name: 'state-offtake', enter: showOfftake },
  { ...map, name: 'state-plots', enter: listPlots },
  { ...map, name: 'state-plot', account: 'admin', enter: openPlot },
  { ...map, name: 'state-plot-draw', account: 'admin', enter: drawPlot },
  { ...map, name: 'state-plot-walk', account: 'admin', enter: walkPlot },
  { ...map, name: 'state-plot-typed', account: 'admin', enter: typePlot },
  { ...map, name: 'state-plot-screening', enter: screenPlots },
  { ...map, name: 'state-plot-purchases', enter: comparePurchases },
  { ...map, name: 'state-plot-shipment', enter: exportShipment },
  { ...map, name: 'state-plot-counts', account: 'investor', enter: countPlots },
  { ...map, name: 'state-menu', enter: openMenu },
  {
    ...map,
    name: 'state-edit',
    account: 'admin',
    path: '/map/admin/factories',
    hasMap: false,
    enter: editRecord
  },
  { ...dataPage, name: 'state-data-columns', enter: mapDepots },
  { ...dataPage, name: 'state-data-check', enter: checkDepots },
  { ...dataPage, name: 'state-data-layer', enter: mapBoreholes },
  { ...dataPage, name: 'state-data-history', enter: openImports },
  { ...dataPage, name: 'state-data-export', enter: openExport },
  { ...builder, name: 'state-builder', enter: findWidget },
  { ...builder, name: 'state-builder-data', enter: findData },
  { ...builder, name: 'state-builder-settings', enter: openSettings },
  { ...widgetMap, name: 'state-hint', path: '/map/widgets/serviceArea', enter: waitForHint },
  {
    ...widgetMap,
    name: 'state-embed',
    path: '/map/widgets/protectedAreas',
    closesHint: true,
    enter: openEmbed
  },
  { ...map, name: 'state-tour', enter: startTour }
];
