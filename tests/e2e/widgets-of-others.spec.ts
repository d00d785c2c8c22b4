import type { Page } from '@playwright/test';
import { buildFixtureHost, serveFixtureHost } from '../support/fixture-host.mjs';
import { testPort } from '../support/served-folder.mjs';
import { expect, test, watchFaults } from './support/site';

/*
 * Tests of widgets that use only the public contract, run unchanged in the host on one page, next to faulty
 * ones.
 */
test.describe.configure({ mode: 'serial' });

const origin = `http://localhost:${testPort}`;

interface PlacedWidget {
  readonly id: string;
  readonly uri: string;
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly more?: object;
}

const areas = { dataSourceId: 'areas', mainDataSourceId: 'areas', fields: ['ADM2_EN'] };

/** Positions, px from the left and the top of a window of 1440 × 900. */
const placed: readonly PlacedWidget[] = [
  {
    id: 'map',
    uri: 'arcgis/arcgis-map',
    box: [0, 460, 620, 440],
    more: {
      config: { initialMapDataSourceID: 'webMap', toolConfig: {}, layoutIndex: 0 },
      useDataSources: [{ dataSourceId: 'webMap', mainDataSourceId: 'webMap' }]
    }
  },
  { id: 'layers', uri: 'map-layers', box: [640, 460, 300, 440], more: { useMapWidgetIds: ['map'] } },
  { id: 'list', uri: 'grouped/record-list', box: [0, 0, 300, 340], more: { useDataSources: [areas] } },
  { id: 'unconfigured', uri: 'grouped/record-list', box: [0, 350, 300, 100] },
  { id: 'class', uri: 'grouped/record-class', box: [310, 0, 320, 200] },
  { id: 'listener', uri: 'message-listener', box: [310, 210, 320, 30] },
  { id: 'ids', uri: 'ids-action', box: [310, 250, 320, 30] },
  { id: 'state', uri: 'own-state', box: [310, 290, 320, 100] },
  { id: 'output_1', uri: 'output-source', box: [640, 0, 300, 200] },
  {
    id: 'stage',
    uri: 'setting-stage',
    box: [640, 210, 300, 240],
    more: { config: { uri: 'widgets/output-source/', widgetId: 'output_1' } }
  },
  { id: 'calcite', uri: 'calcite-form', box: [960, 0, 260, 100] },
  { id: 'files', uri: 'own-files', box: [1230, 0, 200, 100] },
  { id: 'unbuilt', uri: 'faulty/does-not-build', box: [960, 120, 470, 150] },
  { id: 'thrown', uri: 'faulty/throws-at-import', box: [960, 290, 470, 150] },
  { id: 'greedy', uri: 'faulty/asks-too-much', box: [960, 460, 470, 200] },
  { id: 'wordless', uri: 'faulty/throws-in-texts', box: [960, 670, 470, 110] },
  { id: 'unread', uri: 'faulty/no-manifest', box: [960, 790, 470, 110] }
];

const listens = {
  id: 'heard',
  widgetId: 'list',
  messageType: 'DATA_RECORDS_SELECTION_CHANGE',
  actions: [
    {
      actionId: 'listener-query',
      widgetId: 'listener',
      messageWidgetId: 'list',
      actionName: 'query',
      config: { fieldName: 'ADM2_EN' }
    }
  ]
};

const app = {
  mainSizeMode: 'LARGE',
  theme: 'themes/site/',
  attributes: { portalUrl: `${origin}/arcgis` },
  pages: { page: { id: 'page', mode: 'FIT_WINDOW', layout: { LARGE: 'all' }, isDefault: true } },
  layouts: {
    all: {
      id: 'all',
      type: 'FIXED',
      order: placed.map(({ id }) => id),
      content: Object.fromEntries(
        placed.map(({ id, box: [left, top, width, height] }) => [
          id,
          { id, type: 'WIDGET', widgetId: id, bbox: { left, top, width, height } }
        ])
      )
    }
  },
  widgets: Object.fromEntries(
    placed.map(({ id, uri, more }) => [id, { id, uri: `widgets/${uri}/`, label: `Widget ${id}`, ...more }])
  ),
  dataSources: {
    webMap: { id: 'webMap', type: 'WEB_MAP', itemId: 'widget-service-area', portalUrl: `${origin}/arcgis` },
    areas: {
      id: 'areas',
      type: 'FEATURE_LAYER',
      url: `${origin}/arcgis/rest/services/ngnLGA/FeatureServer/0`,
      sourceLabel: 'Areas'
    }
  },
  messageConfigs: { heard: listens }
};

let page: Page;
let faults: string[];

const getWidget = (id: string) => page.locator(`[data-widgetid="${id}"]`);

test.beforeAll(async ({ browser }) => {
  test.setTimeout(240_000);
  await buildFixtureHost();
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await serveFixtureHost(page, app);
  await page.goto('/contract/');
});
test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

test('a widget that does not build, one that throws on load and one with a missing import each fail in their own place', async () => {
  await expect(getWidget('unbuilt').getByRole('alert')).toContainText(
    /could not be shown.*runtime.widget\.tsx does not compile/
  );
  await expect(getWidget('thrown').getByRole('alert')).toContainText('Thrown while it was loaded.');
  const refused = getWidget('greedy').getByRole('alert');
  await expect(refused).toContainText(
    'This widget imports ExpressionResolverComponent from jimu-core, which this host does not provide: this host does not evaluate Arcade.'
  );
  await expect(refused).toContainText('jimu-icons/outlined/suggested/info');
  await expect(refused).toContainText(
    'This widget imports esri/geometry/projection, but the maps SDK of this host has no such module.'
  );
  await expect(getWidget('wordless').getByRole('alert')).toContainText('Thrown by its texts.');
  await expect(getWidget('unread').getByRole('alert')).toContainText(
    'no-manifest/manifest.json: invalid JSON'
  );
  await expect(page.getByRole('alert')).toHaveCount(5);
  // These failures are no connection loss: the map beside them opens, and nothing is reloaded.
  await expect(getWidget('layers').locator('arcgis-layer-list calcite-list-item').first()).toBeVisible();
  await expect(getWidget('map')).not.toContainText('connection was lost');
});

test('a function component in a grouping folder loads, counts, filters and selects records', async () => {
  await expect(getWidget('list')).toContainText('State: LOADED, records: 774');
  await expect(getWidget('list').getByRole('button')).toHaveCount(6); // five records and the actions
  await getWidget('list').getByRole('textbox', { name: 'Begins with' }).fill('Uyo');
  await expect(getWidget('list')).toContainText('records: 1');
  const uyo = getWidget('list').getByRole('button', { name: 'Uyo' });
  await uyo.click();
  await expect(uyo).toHaveClass(/chosen/);
  await expect(getWidget('unconfigured')).toContainText('Choose data and a field.');
});

test('a message action receives the selection, and data actions receive the records', async () => {
  await expect(getWidget('listener')).toHaveText('Heard Uyo');
  const actions = getWidget('list').getByRole('button', { name: 'Actions' });
  await actions.click();
  await page.getByRole('menuitem', { name: 'Keep ids' }).click();
  await expect(getWidget('ids')).toHaveText(/^Kept \d+$/);
  await actions.click();
  await page.getByRole('menuitem', { name: 'Show sources' }).click();
  await expect(page.getByRole('dialog')).toHaveText('Sources: areas');
});

test('a class component has the grid, controls and helpers of the framework', async () => {
  await getWidget('class').getByRole('textbox', { name: 'Name' }).fill('Ada');
  await getWidget('class').getByRole('combobox', { name: 'Wells' }).click();
  await page.getByRole('option', { name: 'Deep' }).click();
  await page.keyboard.press('Escape');
  await expect(getWidget('class')).toContainText(
    'Typed Ada, chosen deep, page page, service Nigeria LGA Boundaries'
  );
  await expect(getWidget('class')).toContainText('/contract/ equal one text');
});

test('settings choose data, fields and a condition, and the widget publishes the remaining records as a source', async () => {
  await getWidget('stage').getByRole('combobox', { name: 'Data' }).selectOption('Areas');
  await expect(getWidget('output_1').getByRole('list', { name: '20 records' })).toBeVisible();
  await getWidget('stage').getByRole('combobox', { name: 'Fields' }).click();
  await page.getByRole('option', { name: 'LGA', exact: true }).click();
  await page.keyboard.press('Escape');
  await getWidget('stage').getByRole('button', { name: 'Set condition' }).click();
  const condition = page.getByRole('dialog');
  await condition.getByRole('button', { name: 'Add condition' }).click();
  await condition.getByRole('combobox', { name: 'Field' }).selectOption('LGA');
  await condition.getByRole('combobox', { name: 'Comparison' }).selectOption('starts with');
  await condition.getByRole('textbox', { name: 'Value' }).fill('Uyo');
  await condition.getByRole('button', { name: 'OK' }).click();
  await expect(getWidget('output_1').getByRole('listitem')).toHaveText(['Uyo']);
  await expect(getWidget('output_1').getByRole('list', { name: '1 records' })).toBeVisible();
  await getWidget('stage').getByRole('button', { name: 'Look' }).click();
  const look = page.getByRole('dialog', { name: 'Look of the list' });
  await look.getByLabel('Colour').fill('#c8571b');
  await expect(getWidget('output_1').getByRole('list')).toHaveCSS('color', 'rgb(200, 87, 27)');
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(getWidget('stage').getByRole('button', { name: 'Look' })).toBeFocused();
});

test('Calcite elements, map components, a state and own files work in a widget', async () => {
  await getWidget('calcite').getByRole('button', { name: 'Widget calcite' }).click();
  await expect(getWidget('calcite').locator('calcite-chip')).toHaveText('1');
  await expect(getWidget('layers').locator('arcgis-layer-list calcite-list-item').first()).toBeVisible();
  await expect(getWidget('layers')).toContainText('Red is #ff0000');
  await expect(getWidget('state')).toContainText('Widget state (processed) said nothing');
  await getWidget('state').getByRole('button', { name: 'Say' }).click();
  await expect(getWidget('state')).toContainText('said something');
  await expect(getWidget('files')).toContainText('loaded');
  await expect(getWidget('files').getByRole('img', { name: 'Small well' })).toBeVisible();
  const coloured = getWidget('files').getByRole('img', { name: 'Coloured well' });
  await expect(coloured.locator('svg')).toHaveCSS('color', 'rgb(200, 87, 27)');
});
