import type { Page } from '@playwright/test';
import { queryService, countRecords, sumRecords } from './support/board-layers';
import { openRecord, getPopup } from './support/records';
import { expect, createContext, openOilPalmMap, test, unfoldLayers, watchFaults } from './support/site';

/* Tests of a layer that staff added to the web map, on one page whose web map contains it. */
test.describe.configure({ mode: 'serial' });

/** Service behind the layer; staff gave it another title, and it is not in the catalogue. */
const BEHIND = 'minigrids';
const TITLE = 'Boreholes of the villages';
const ALIASES: Readonly<Record<string, object>> = {
  SiteName: { alias: 'Village' },
  State: {
    alias: 'State of the country',
    domain: {
      type: 'codedValue',
      name: 'states',
      codedValues: [
        { code: 'Akwa Ibom', name: 'Akwa Ibom State' },
        { code: 'Rivers', name: 'Rivers State' }
      ]
    }
  },
  connOnground: {
    alias: 'People served',
    description: JSON.stringify({ value: '', fieldValueType: 'countOrAmount' })
  }
};

interface ServiceLayer {
  readonly fields: readonly { readonly name: string }[];
}

let page: Page;
let faults: string[];

/** Adds the layer to the web map, without a popup definition. */
async function addLayer(): Promise<void> {
  await page.route('**/items/oil-palm-2d/data**', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as { operationalLayers: object[] };
    const layer = {
      id: '18f2-own-layer-3',
      title: TITLE,
      layerType: 'ArcGISFeatureLayer',
      url: `${new URL(route.request().url()).origin}/arcgis/rest/services/boreholes/FeatureServer/0`,
      visibility: true
    };
    await route.fulfill({ response, json: { ...map, operationalLayers: [...map.operationalLayers, layer] } });
  });
  await page.route(/\/services\/boreholes\/FeatureServer/, async (route) => {
    const url = route.request().url().replace('/boreholes/', `/${BEHIND}/`);
    const isLayer = /\/FeatureServer\/0(\?|$)/.test(url);
    if (!isLayer) return route.continue({ url });
    const response = await route.fetch({ url });
    const layer = (await response.json()) as ServiceLayer;
    const fields = layer.fields.map((field) => ({ ...field, ...ALIASES[field.name] }));
    return route.fulfill({ response, json: { ...layer, name: TITLE, drawingInfo: undefined, fields } });
  });
}

/** Returns the minimum or the maximum of connections of a record, from the service. */
async function readConnections(statisticType: string): Promise<number> {
  const { features } = await queryService<{ features: { attributes: { figure: number } }[] }>(page, BEHIND, {
    outStatistics: JSON.stringify([
      { statisticType, onStatisticField: 'connOnground', outStatisticFieldName: 'figure' }
    ])
  });
  return features[0]!.attributes.figure;
}

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, 'staff');
  faults = await watchFaults(context);
  page = await context.newPage();
  await addLayer();
  await openOilPalmMap(page);
});

test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('[BY-10] a layer that staff added to the web map is in the layer list, with a panel that counts and filters it', async () => {
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('button', { name: `Layer Properties: ${TITLE}` }).click();
  const panel = page.getByRole('region', { name: `Layer Properties: ${TITLE}` });
  const total = await countRecords(page, BEHIND);
  await expect(panel.getByText(`${total} records`)).toBeVisible();
  await expect(panel.getByText('People served').first()).toBeVisible();
  const list = panel.getByRole('group', { name: 'State of the country' });
  await list.getByRole('checkbox', { name: 'Akwa Ibom State' }).uncheck();
  const others = await countRecords(page, BEHIND, { where: "State = 'Rivers'" });
  await expect(panel.getByText(`${others} of ${total}`)).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByText(`${total} records`)).toBeVisible();
  const [least, most] = await Promise.all(['min', 'max'].map(readConnections));
  const connections = panel.getByRole('slider', { name: 'People served', exact: true });
  expect(await connections.evaluate(({ min, max }: HTMLInputElement) => [min, max])).toEqual(
    [least, most].map(String)
  );
  const half = Math.round((least! + most!) / 2);
  const input = panel.getByRole('textbox', { name: /^People served/ });
  await input.fill(String(half));
  await input.press('Enter');
  const kept = await countRecords(page, BEHIND, { where: `connOnground >= ${half}` });
  expect(kept).toBeLessThan(total);
  await expect(panel.getByText(`${kept} of ${total}`)).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
});

test('[BY-10] its records are found by the search, and open the product’s popup, like a click on one', async () => {
  const { features } = await queryService<{ features: { attributes: Record<string, string> }[] }>(
    page,
    BEHIND,
    {
      where: "State = 'Akwa Ibom'",
      outFields: '*',
      resultRecordCount: '1'
    }
  );
  const name = features[0]!.attributes.SiteName!;
  const field = page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
  await field.fill(name);
  const group = page.locator('arcgis-search calcite-autocomplete-item-group');
  await expect(group.first()).toBeAttached();
  await page.locator('arcgis-search calcite-autocomplete-item').filter({ hasText: name }).last().click();
  const popup = getPopup(page);
  await expect(popup.getByRole('heading', { name })).toBeVisible();
  const getRow = (of: string) => popup.locator(`[data-field="${of}"] dd`).filter({ visible: true }).first();
  await expect(getRow('State')).toHaveText('Akwa Ibom State');
  await page.keyboard.press('Escape');
  const attributes = await openRecord(page, 'boreholes', `SiteName = '${name.replaceAll("'", "''")}'`);
  await expect(popup.getByRole('heading', { name })).toBeVisible();
  await expect(getRow('connOnground')).toHaveText(Number(attributes.connOnground).toLocaleString('en'));
  await expect(popup.getByText('People served').filter({ visible: true })).toHaveCount(1);
  await expect(popup.locator('[data-field="OBJECTID"]')).toHaveCount(0);
});

test('[BY-10] its board counts its records, sums its amounts and shows its scope', async () => {
  await page.getByRole('button', { name: 'Summary Boards' }).click();
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: TITLE, exact: true })
    .click();
  const board = page.getByRole('region', { name: `Summary Board: ${TITLE}` });
  const getFigure = (key: string) => board.getByTestId(`board-${key}`);
  await expect(getFigure('total')).toHaveAttribute('data-value', String(await countRecords(page, BEHIND)));
  await expect(getFigure('connOnground')).toHaveAttribute(
    'data-value',
    String(await sumRecords(page, BEHIND, 'connOnground'))
  );
  await expect(board.getByText('No active filter: all counted.')).toBeVisible();
  await expect(board.getByRole('list', { name: 'State of the country' })).toContainText('Akwa Ibom State');
});
