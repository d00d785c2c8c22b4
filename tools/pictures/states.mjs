import { clickMapAt, uyo } from '../../tests/support/site-page.mjs';

/* States of pages during use. Each performs a user's actions, in the language of the page. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('./states.mjs').MatchText} MatchText */
/** @typedef {import('./states.mjs').PageState} PageState */

/**
 * A panel by its name: a tool's is a dialog in a wide window and a region on a phone, a result's is a region.
 * @param {Page} page
 * @param {RegExp} name
 */
const findPanel = (page, name) => page.getByRole('dialog', { name }).or(page.getByRole('region', { name }));
/**
 * @param {Page | Locator} page
 * @param {RegExp} name
 */
const findButton = (page, name) => page.getByRole('button', { name });

/**
 * Returns the pattern of a text that may be part of a longer one.
 * @param {RegExp} whole
 */
const toPart = (whole) => new RegExp(whole.source.slice(1, -1));

/**
 * Opens a tool of the rail; on a phone most are in the menu of its last icon.
 * @param {Page} page
 * @param {MatchText} match
 * @param {string} widget its folder
 */
async function openTool(page, match, widget) {
  const name = match(`${widget}_widgetLabel`);
  if (await findPanel(page, name).isVisible()) return;
  const tool = findButton(page.getByRole('toolbar'), name);
  if (await tool.isVisible()) return tool.click();
  await findButton(page, match('moreTools')).click();
  await page.getByRole('menuitem', { name }).click();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function drawArea(page, match) {
  await openTool(page, match, 'service-area');
  await page.getByRole('switch', { name: match('serviceArea_toggle') }).click();
  await findButton(page, match('serviceArea_atCentre')).click();
  const dialog = page.getByRole('dialog', { name: match('serviceArea.dialogTitle') });
  await dialog.getByRole('spinbutton').fill('45');
  await findButton(dialog, match('serviceArea.set')).click();
  await page.getByTestId('sa-logisticsCost').waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function openLayer(page, match) {
  const name = match('layers.properties', 'layer.mills');
  await findButton(page, match('layer-panels_widgetLabel')).click();
  await findButton(page, name).click();
  await findPanel(page, name).getByRole('status').waitFor();
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
 * @param {MatchText} match
 */
async function viewMills(page, match) {
  await drawArea(page, match);
  await findButton(page, match('serviceArea_viewMills')).click();
  await page
    .getByRole('dialog', { name: match('serviceArea_recordsOf') })
    .getByText(match('rows'))
    .waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function openBoard(page, match) {
  await openTool(page, match, 'summary-boards');
  const list = page.getByRole('list', { name: match('summary-boards_widgetLabel') });
  await findButton(list, match('board.p1AtField')).click();
  await page
    .getByRole('region', { name: match('board.title', 'board.p1AtField') })
    .getByTestId(/^board-/)
    .first()
    .waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function showDirections(page, match) {
  await openTool(page, match, 'directions');
  const directions = findPanel(page, match('directions_widgetLabel'));
  for (const [at, place] of ['Uyo, Akwa Ibom', 'Aba, Abia'].entries()) {
    await directions.getByRole('searchbox').nth(at).fill(place);
    await directions.getByRole('option', { name: place, exact: true }).first().waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await findButton(directions, match('viewDrivingDirections')).click();
  await directions
    .getByText(/^(?:Turn|Tournez) /)
    .first()
    .waitFor();
}

/**
 * Chooses the position of a new asset, up to the choice of its kind.
 * @param {Page} page
 * @param {MatchText} match
 */
async function chooseKind(page, match) {
  await openTool(page, match, 'add-asset');
  await page.getByRole('textbox', { name: match('addAsset.latitude') }).fill(String(uyo.latitude));
  await page.getByRole('textbox', { name: match('addAsset.longitude') }).fill(String(uyo.longitude));
  await findButton(page, match('addAsset.continue')).click();
  await page.getByRole('radio', { name: match('asset.biocharApplication') }).check();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function addAsset(page, match) {
  await chooseKind(page, match);
  await findButton(page, match('addAsset.continue')).click();
  await page.getByRole('dialog', { name: match('addAsset.title') }).waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function searchPlace(page, match) {
  const name = match('search.all');
  const field = page.getByRole('searchbox', { name });
  if (!(await field.isVisible())) await findButton(page, name).click();
  await field.fill('Uyo');
  await page.locator('arcgis-search calcite-autocomplete-item').first().waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function planPickup(page, match) {
  await openTool(page, match, 'trip-planner');
  const agent = page.getByRole('combobox', { name: match('tripPlanner_agent') });
  const first = agent
    .locator('option:not([value=""])')
    .filter({ hasNotText: toPart(match('agents.noPile')) })
    .first();
  await first.waitFor({ state: 'attached' });
  await agent.selectOption(await first.getAttribute('value'));
  await findButton(page, match('agents.fetchSummary')).click();
  const timeline = page.getByRole('region', { name: match('tripPlanner_timeline') });
  await timeline.getByText(match('tripPlanner_roadsLoading')).waitFor({ state: 'detached', timeout: 60_000 });
}

/**
 * Plans the rounds of two agents.
 * @param {Page} page
 * @param {MatchText} match
 */
async function planRounds(page, match) {
  await openTool(page, match, 'pickup-rounds');
  await page.getByRole('combobox', { name: match('pickupRounds_agents') }).click();
  for (const at of [0, 1]) await page.getByRole('option').nth(at).click();
  await page.keyboard.press('Escape');
  await findButton(page, match('pickupRounds_planRounds')).click();
  await page.getByRole('table', { name: match('pickupRounds_roundsLabel') }).waitFor();
}

/**
 * Finds the best sites in a state, and opens the first of them.
 * @param {Page} page
 * @param {MatchText} match
 */
async function findSites(page, match) {
  await openTool(page, match, 'where-next');
  await page.getByRole('combobox', { name: match('whereNext_state') }).selectOption('Akwa Ibom');
  await findButton(page, match('whereNext_findSites')).click();
  await page.getByRole('table', { name: match('whereNext_scenarios') }).waitFor({ timeout: 60_000 });
  await page
    .getByRole('list', { name: match('whereNext_sitesLabel') })
    .getByRole('button')
    .first()
    .click();
  await page.getByText(match('whereNext_siteProfit')).waitFor();
}

/**
 * Shows the offtake suitability of a place.
 * @param {Page} page
 * @param {MatchText} match
 */
async function showOfftake(page, match) {
  await openTool(page, match, 'offtake');
  await page.getByRole('switch', { name: match('offtake_toggle') }).click();
  await clickMapAt(page, uyo);
  await page.getByTestId('offtake-sandTexture').waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
const findPlotTool = (page, match) => findPanel(page, match('supplier-plots_widgetLabel'));

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function listPlots(page, match) {
  await openTool(page, match, 'supplier-plots');
  await findPlotTool(page, match).getByRole('listitem').first().waitFor();
}

/**
 * Opens a plot whose edges cross.
 * @param {Page} page
 * @param {MatchText} match
 */
async function openPlot(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await tool.getByRole('combobox', { name: match('supplierPlots_faults') }).selectOption('crossing');
  await tool.getByText(match('supplierPlots_someCount')).waitFor();
  await tool.getByRole('listitem').first().getByRole('button').click();
  await tool.getByText(match('plot.crossing')).waitFor();
}

/**
 * Types an outline whose edges cross.
 * @param {Page} page
 * @param {MatchText} match
 */
async function typePlot(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_newPlot')).click();
  await findButton(tool, match('supplierPlots_captureType')).click();
  await tool
    .getByRole('textbox', { name: match('supplierPlots_list') })
    .fill('5.031234,7.931234; 5.032345,7.932345; 5.031236,7.932346; 5.032347,7.931233; 5.031234,7.931234');
  await findButton(tool, match('supplierPlots_useList')).click();
  await tool.getByText(match('plot.crossing')).waitFor();
}

/**
 * Begins a walk at a position of the phone.
 * @param {Page} page
 * @param {MatchText} match
 */
async function walkPlot(page, match) {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ ...uyo, accuracy: 4 });
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_newPlot')).click();
  await findButton(tool, match('supplierPlots_captureWalk')).click();
  // The walk of the size before.
  const discard = findButton(tool, match('supplierPlots_walkDiscard'));
  if (await discard.isVisible()) await discard.click();
  await findButton(tool, match('supplierPlots_walkStart')).click();
  await tool.getByText(match('supplierPlots_walkCorners')).first().waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function drawPlot(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_newPlot')).click();
  await findButton(tool, match('supplierPlots_drawOutline')).click();
  await page.getByText(match('supplierPlots_drawPrompt')).waitFor();
}

/**
 * Screens the plots, and compares purchases with them.
 * @param {Page} page
 * @param {MatchText} match
 */
async function screenPlots(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_viewScreening')).click();
  await findButton(tool, match('supplierPlots_screeningStart')).click();
  await tool.getByText(match('supplierPlots_screeningDone')).waitFor({ timeout: 120_000 });
  await tool
    .getByRole('list', { name: match('supplierPlots_screeningPlots') })
    .getByRole('button')
    .first()
    .click();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function comparePurchases(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_viewScreening')).click();
  await findButton(tool, match('supplierPlots_screeningLast12Months')).click();
  const suppliers = tool.getByRole('list', { name: match('supplierPlots_screeningPurchasesSuppliers') });
  await suppliers.waitFor({ timeout: 60_000 });
  await suppliers.evaluate((list) => list.scrollIntoView({ block: 'center' }));
}

/**
 * Prepares the files of a shipment.
 * @param {Page} page
 * @param {MatchText} match
 */
async function exportShipment(page, match) {
  await listPlots(page, match);
  const tool = findPlotTool(page, match);
  await findButton(tool, match('supplierPlots_viewFiles')).click();
  await findButton(tool, match('supplierPlots_exportScopeShipment')).click();
  await findButton(tool, match('supplierPlots_exportStart')).click();
  await tool
    .getByRole('region', { name: match('supplierPlots_exportUnproven') })
    .waitFor({ timeout: 120_000 });
}

/**
 * Shows the numbers of plots to an investor.
 * @param {Page} page
 * @param {MatchText} match
 */
async function countPlots(page, match) {
  await openTool(page, match, 'supplier-plots');
  await findPlotTool(page, match).getByRole('table').waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function editRecord(page, match) {
  await findButton(page, match('adminTable_actions')).first().click();
  await page.getByRole('menuitem', { name: match('admin.edit') }).click();
  await page
    .getByRole('dialog', { name: match('editTitle') })
    .getByRole('textbox')
    .first()
    .waitFor();
}

/**
 * Opens the user menu; on a phone it also contains the navigation.
 * @param {Page} page
 * @param {MatchText} match
 */
const openMenu = (page, match) =>
  findButton(page, match('siteNav_account'))
    .or(findButton(page, match('siteNav_menu')))
    .click();

/**
 * Starts the tour as for a first visit; its second step points at an element.
 * @param {Page} page
 * @param {MatchText} match
 */
async function startTour(page, match) {
  await page.evaluate(() => window.localStorage.removeItem('site-tour'));
  await page.reload();
  const step = page.getByRole('dialog').filter({ has: page.getByText(match('guidedTour_progress')) });
  await findButton(step, match('guidedTour_next')).click();
  await findButton(step, match('guidedTour_back')).waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function openEmbed(page, match) {
  await findButton(page, match('siteEmbed_open')).click();
  await page.getByRole('dialog', { name: match('siteEmbed_title') }).waitFor();
}

/**
 * Finds a widget in the catalogue of the builder.
 * @param {Page} page
 * @param {MatchText} match
 */
async function findWidget(page, match) {
  await page.getByRole('searchbox', { name: match('builder.find') }).fill('biochar');
  await findButton(page, match('builder.add')).first().scrollIntoViewIfNeeded();
}

/**
 * Opens the list of data that can be added to an app in the builder.
 * @param {Page} page
 * @param {MatchText} match
 */
async function findData(page, match) {
  await findButton(page, match('builder.addData')).click();
  await page
    .getByRole('dialog', { name: match('builder.addData') })
    .getByRole('listitem')
    .first()
    .waitFor();
}

/**
 * Opens the settings of a widget in the builder.
 * @param {Page} page
 * @param {MatchText} match
 */
async function openSettings(page, match) {
  await findButton(
    page.getByRole('group', { name: match('builder.outline') }),
    match('service-area_widgetLabel')
  ).click();
  const entry = findPanel(page, match('builder.settings')).getByRole('textbox').first();
  await entry.evaluate((field) => field.scrollIntoView({ block: 'center' }));
}

/** @param {Page} page */
const waitForHint = (page) => findButton(page.getByRole('dialog'), /^OK$/).waitFor();

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
 * @param {MatchText} match
 * @param {string} name
 * @param {string} text
 */
async function uploadFile(page, match, name, text) {
  const again = findButton(page, match('dataImport_anotherFile'));
  const input = page.getByLabel(match('dataImport_fileToImport'));
  await again.or(input).first().waitFor({ state: 'attached' });
  if (await again.isVisible()) await again.click();
  await input.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page
    .getByRole('textbox', { name: toPart(match('dataImport_attribution')) })
    .fill('Survey of July 2026, ADE Ltd');
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function mapDepots(page, match) {
  await uploadFile(page, match, 'depots.csv', DEPOTS);
  await page.getByRole('img', { name: match('dataImport_shapes') }).waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function checkDepots(page, match) {
  await mapDepots(page, match);
  await findButton(page, match('dataImport_check')).click();
  await page.getByText(match('dataImport_outlook')).waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function mapBoreholes(page, match) {
  await uploadFile(page, match, 'boreholes.geojson', BOREHOLES);
  await page.getByRole('combobox', { name: 'Depth, m' }).waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function openImports(page, match) {
  await findButton(page, match('dataImport_openHistory')).click();
  await page.getByText(match('dataImport_historyEmpty')).or(page.getByRole('table')).first().waitFor();
}

/**
 * @param {Page} page
 * @param {MatchText} match
 */
async function openExport(page, match) {
  await findButton(page, match('dataImport_export')).click();
  await findButton(page, match('dataImport_download')).waitFor();
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
