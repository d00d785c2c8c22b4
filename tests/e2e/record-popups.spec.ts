import type { Locator, Page } from '@playwright/test';
import { hideLayers, openRecordPopup, popupOf } from './support/records';
import type { Feature, MapElement } from './support/records';
import { expect, mapDrawn, test } from './support/site';

/* Tests of popups of each kind of record on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const popup = (): Locator => popupOf(page);
const row = (field: string): Locator =>
  popup().locator(`[data-field="${field}"] dd`).filter({ visible: true });
const tab = (name: RegExp | string): Locator => popup().getByRole('tab', { name });
const lightbox = (): Locator => page.getByRole('dialog', { name: 'Images' });
const button = (name: string): Locator => popup().getByRole('button', { name, exact: true });

const open = (service: string, where: string) => openRecordPopup(page, service, where);

/** Closes the popup. A popup that is just opening ignores the first Escape. */
async function close() {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(popup().locator('[data-field]').filter({ visible: true })).toHaveCount(0, {
      timeout: 2_000
    });
  }).toPass();
}

/** Returns the condition of an application with several purchases at a location shared with no other. */
const withPurchases = () =>
  page.evaluate(async () => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes('/biocharApplications/'))!;
    const { features } = await layer.queryFeatures({
      where: '1=1',
      outFields: ['id', 'eventId'],
      returnGeometry: true
    });
    const placeOf = ({ geometry: { longitude, latitude } }: Feature) =>
      `${longitude.toFixed(4)} ${latitude.toFixed(4)}`;
    const places = features.map(placeOf);
    const alone = features.filter((one) => places.filter((place) => place === placeOf(one)).length === 1);
    const token = /token=([^;]+)/.exec(document.cookie)![1]!;
    for (const { attributes } of alone) {
      const answer = await fetch(`/api/biochar-applications/${attributes.id}/allocated-purchases`, {
        headers: { authorization: decodeURIComponent(token) }
      });
      const { data } = (await answer.json()) as { data: object[] };
      if (data.length > 1) return `eventId = '${attributes.eventId}'`;
    }
    throw new Error('No application has purchases.');
  });

/** Returns whether the layer of purchases is visible, and its filter. */
const sourceLayer = () =>
  page.evaluate(async () => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes('/rawMaterialSource/'))!;
    if (!layer.visible) return { on: false, where: null };
    const { filter } = await view.whenLayerView(layer);
    return { on: true, where: filter?.where ?? null };
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

test.afterAll(async () => {
  await close();
  await hideLayers(page, ['factories', 'aps', 'customers', 'logisticsDepots', 'rawMaterialSource']);
});

test('[PP-01] a factory shows its pictures, which open large one by one, and its details by tab', async () => {
  const factory = await open('factories', "imageUrls LIKE '%field%' AND type <> 'Biochar Facility'");
  await expect(popup().locator('[data-field="kind"]')).toHaveText(`Factory · ${String(factory.status)}`);
  await expect(popup().getByRole('tab')).toHaveText(['Images 4', 'Factory Details', 'Production Details']);
  const first = popup().getByRole('button', { name: 'image 1 of 4' });
  await first.click();
  await expect(lightbox().getByText('1 / 4')).toBeVisible();
  await expect(lightbox().getByRole('button', { name: 'Previous image' })).toBeDisabled();
  await lightbox().getByRole('button', { name: 'Next image' }).click();
  await expect(lightbox().getByText('2 / 4')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(lightbox().getByText('3 / 4')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await lightbox().getByRole('button', { name: 'Previous image' }).click();
  await expect(lightbox().getByText('2 / 4')).toBeVisible();
  await lightbox().getByRole('navigation', { name: 'Thumbnails' }).getByRole('button').nth(3).click();
  await expect(lightbox().getByText('4 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox()).toHaveCount(0);
  await expect(first).toBeFocused();
  await tab('Factory Details').click();
  await expect(row('type')).toHaveText(String(factory.type));
  await expect(row('rawMaterials')).toHaveText(String(factory.rawMaterials));
  await expect(row('biocharMaterials')).toHaveCount(0);
  await tab('Production Details').click();
  await expect(row('outputRate')).toHaveText(/^[\d,.]+ t\/day$/);
  await close();
});

test('[PP-02] [PP-03] an application shows its farm, its CO₂ and its purchases, to which the map can be limited and reset', async () => {
  await open('biocharApplications', await withPurchases());
  await expect(popup().getByRole('tab')).toHaveText([
    /^Images \d$/,
    'Farm Details',
    'Application Details',
    'CO₂ Removal',
    'P1 Purchases'
  ]);
  await tab('Farm Details').click();
  await expect(row('farmSize')).toHaveText(/^[\d,.]+ ha$/);
  await tab('Application Details').click();
  await expect(row('distanceToFactory')).toHaveText(/^[\d,]+\.\d\d km$/);
  await tab('CO₂ Removal').click();
  await expect(row('netCo2')).toHaveText(/^\+[\d,]+\.\d{3} tCO₂e$/);
  await tab('P1 Purchases').click();
  const rows = popup().getByRole('table', { name: 'P1 Purchases' }).locator('tbody tr');
  await expect(rows.first()).toContainText(/₦\d{2},\d00\/t/);
  const count = await rows.count();
  await button('Show P1 Purchases').click();
  await expect(button('Clear P1 Purchases')).toBeVisible();
  await mapDrawn(page);
  const { on, where } = await sourceLayer();
  expect(on).toBe(true);
  expect(where?.match(/\d+/g)).toHaveLength(count);
  // The reader switches the layer off in the layer list, so there is nothing left to clear.
  await page.evaluate(() => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    view.map.allLayers.toArray().find(({ url }) => url?.includes('/rawMaterialSource/'))!.visible = false;
  });
  await button('Show P1 Purchases').click();
  await button('Clear P1 Purchases').click();
  await expect(button('Show P1 Purchases')).toBeVisible();
  expect(await sourceLayer()).toEqual({ on: false, where: null });
  await close();
});

test('[PP-04] partners, warehouses, customers and depots show every field with label and unit', async () => {
  await open('biocharPartners', '1=1');
  await expect(row('netCO2Removed')).toHaveText(/^[\d,.]+ t CO₂e$/);
  await expect(row('potentialAdditionalProfitGenerated')).toHaveText(/^₦[\d,]+$/);
  await expect(row('capexShareCommitted')).toHaveText(/^\d+ %$/);
  await expect(row('annualFeedstock')).toHaveText(/^[\d,.]+ t$/);
  await expect(row('latitude')).toHaveText(/^\d+\.\d{4}°$/);
  await close();
  await open('aps', '1=1');
  await tab('AP Details').click();
  await expect(row('inventoryLevels')).toHaveText(/^[\d,.]+ t$/);
  await close();
  await open('customers', "costPMS <> 'Nil'");
  await expect(row('costPMS')).toHaveText(/^₦[\d,]+\/l$/);
  await expect(row('phoneNumber')).toHaveText(/\d/);
  await close();
  await open('logisticsDepots', "costAGO = 'Nil'");
  await expect(row('costAGO')).toHaveText('Nil');
  await expect(row('createdBy')).toHaveText('admin');
  await close();
});
