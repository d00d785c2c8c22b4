import type { Locator, Page } from '@playwright/test';
import { hideLayers, openRecordPopup, getPopup } from './support/records';
import type { RecordFeature, MapElement } from './support/records';
import { expect, mapDrawn, test } from './support/site';

/* Tests of popups of each kind of record on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const getRecordPopup = (): Locator => getPopup(page);
const getRow = (field: string): Locator =>
  getRecordPopup().locator(`[data-field="${field}"] dd`).filter({ visible: true });
const getTab = (name: RegExp | string): Locator => getRecordPopup().getByRole('tab', { name });
const getLightbox = (): Locator => page.getByRole('dialog', { name: 'Images' });
const getButton = (name: string): Locator => getRecordPopup().getByRole('button', { name, exact: true });

const openPopup = (service: string, where: string) => openRecordPopup(page, service, where);

/** Closes the popup. A popup that is just opening ignores the first Escape. */
async function closePopup() {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(getRecordPopup().locator('[data-field]').filter({ visible: true })).toHaveCount(0, {
      timeout: 2_000
    });
  }).toPass();
}

/** Returns the condition of an application with several purchases at a location shared with no other. */
const findSharedCondition = () =>
  page.evaluate(async () => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const layer = view.map.allLayers.toArray().find(({ url }) => url?.includes('/biocharApplications/'))!;
    const { features } = await layer.queryFeatures({
      where: '1=1',
      outFields: ['id', 'eventId'],
      returnGeometry: true
    });
    const formatPlace = ({ geometry: { longitude, latitude } }: RecordFeature) =>
      `${longitude.toFixed(4)} ${latitude.toFixed(4)}`;
    const places = features.map(formatPlace);
    const alone = features.filter((one) => places.filter((place) => place === formatPlace(one)).length === 1);
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
const getSourceLayer = () =>
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
  await closePopup();
  await hideLayers(page, ['factories', 'aps', 'customers', 'logisticsDepots', 'rawMaterialSource']);
});

test('[PP-01] a factory shows its pictures, which open large one by one, and its details by tab', async () => {
  const factory = await openPopup('factories', "imageUrls LIKE '%field%' AND type <> 'Biochar Facility'");
  await expect(getRecordPopup().locator('[data-field="kind"]')).toHaveText(
    `Factory · ${String(factory.status)} · ${String(factory.LGA)}, ${String(factory.State)}`
  );
  await expect(getRecordPopup().getByRole('tab')).toHaveText([
    'Images 4',
    'Factory Details',
    'Production Details'
  ]);
  const first = getRecordPopup().getByRole('button', { name: 'image 1 of 4' });
  await first.click();
  await expect(getLightbox().getByText('1 / 4')).toBeVisible();
  await expect(getLightbox().getByRole('button', { name: 'Previous image' })).toBeDisabled();
  await getLightbox().getByRole('button', { name: 'Next image' }).click();
  await expect(getLightbox().getByText('2 / 4')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(getLightbox().getByText('3 / 4')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await getLightbox().getByRole('button', { name: 'Previous image' }).click();
  await expect(getLightbox().getByText('2 / 4')).toBeVisible();
  await getLightbox().getByRole('navigation', { name: 'Thumbnails' }).getByRole('button').nth(3).click();
  await expect(getLightbox().getByText('4 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getLightbox()).toHaveCount(0);
  await expect(first).toBeFocused();
  await getTab('Factory Details').click();
  await expect(getRow('type')).toHaveText(String(factory.type));
  await expect(getRow('rawMaterials')).toHaveText(String(factory.rawMaterials));
  await expect(getRow('biocharMaterials')).toHaveCount(0);
  await getTab('Production Details').click();
  await expect(getRow('outputRate')).toHaveText(/^[\d,.]+ t\/day$/);
  await closePopup();
});

test('[PP-02] [PP-03] an application shows its farm, its CO₂ and its purchases, to which the map can be limited and reset', async () => {
  await openPopup('biocharApplications', await findSharedCondition());
  await expect(getRecordPopup().getByRole('tab')).toHaveText([
    /^Images \d$/,
    'Farm Details',
    'Application Details',
    'CO₂ Removal',
    'P1 Purchases'
  ]);
  await getTab('Farm Details').click();
  await expect(getRow('farmSize')).toHaveText(/^[\d,.]+ ha$/);
  await getTab('Application Details').click();
  await expect(getRow('distanceToFactory')).toHaveText(/^[\d,]+\.\d\d km$/);
  await getTab('CO₂ Removal').click();
  await expect(getRow('netCo2')).toHaveText(/^\+[\d,]+\.\d{3} tCO₂e$/);
  await getTab('P1 Purchases').click();
  const rows = getRecordPopup().getByRole('table', { name: 'P1 Purchases' }).locator('tbody tr');
  await expect(rows.first()).toContainText(/₦\d{2},\d00\/t/);
  const count = await rows.count();
  await getButton('Show P1 Purchases').click();
  await expect(getButton('Clear P1 Purchases')).toBeVisible();
  await mapDrawn(page);
  const { on, where } = await getSourceLayer();
  expect(on).toBe(true);
  expect(where?.match(/\d+/g)).toHaveLength(count);
  // The reader switches the layer off in the layer list, so there is nothing left to clear.
  await page.evaluate(() => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    view.map.allLayers.toArray().find(({ url }) => url?.includes('/rawMaterialSource/'))!.visible = false;
  });
  await getButton('Show P1 Purchases').click();
  await getButton('Clear P1 Purchases').click();
  await expect(getButton('Show P1 Purchases')).toBeVisible();
  expect(await getSourceLayer()).toEqual({ on: false, where: null });
  await closePopup();
});

test('[PP-04] partners, warehouses, customers and depots show every field with label and unit', async () => {
  await openPopup('biocharPartners', '1=1');
  await expect(getRow('netCO2Removed')).toHaveText(/^[\d,.]+ t CO₂e$/);
  await expect(getRow('potentialAdditionalProfitGenerated')).toHaveText(/^₦[\d,]+$/);
  await expect(getRow('capexShareCommitted')).toHaveText(/^\d+ %$/);
  await expect(getRow('annualFeedstock')).toHaveText(/^[\d,.]+ t$/);
  await expect(getRow('latitude')).toHaveText(/^\d+\.\d{4}°$/);
  await closePopup();
  await openPopup('aps', '1=1');
  await getTab('AP Details').click();
  await expect(getRow('inventoryLevels')).toHaveText(/^[\d,.]+ t$/);
  await closePopup();
  await openPopup('customers', "costPMS <> 'Nil'");
  await expect(getRow('costPMS')).toHaveText(/^₦[\d,]+\/l$/);
  await expect(getRow('phoneNumber')).toHaveText(/\d/);
  await closePopup();
  await openPopup('logisticsDepots', "costAGO = 'Nil'");
  await expect(getRow('costAGO')).toHaveText('Nil');
  await expect(getRow('createdBy')).toHaveText('admin');
  await closePopup();
});
