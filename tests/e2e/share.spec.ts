import type { Page } from '@playwright/test';
import type { MapElement } from './support/records';
import {
  clickMapAt,
  expect,
  mapDrawn,
  createContext,
  test,
  unfoldLayers,
  uyo,
  watchFaults
} from './support/site';

test.describe.configure({ mode: 'serial' });

interface SharedView {
  readonly scale: number;
  readonly center: { readonly longitude: number; readonly latitude: number };
  readonly map: { allLayers: { toArray(): { readonly id: string; readonly visible: boolean }[] } };
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

/** Returns extent, layers and filter of a page's map. */
const readMap = (page: Page) =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: SharedView }>('arcgis-map')!;
    const { longitude, latitude } = view.center;
    const layers = view.map.allLayers.toArray().filter(({ visible }) => visible);
    const filtered = view.allLayerViews.toArray().find(({ layer }) => layer.id === 'oil-palm-clusters');
    return {
      scale: Math.round(view.scale),
      longitude: longitude.toFixed(3),
      latitude: latitude.toFixed(3),
      plantations: layers.some(({ id }) => id === 'plantations'),
      piles: layers.some(({ id }) => id === 'field-purchases'),
      clusters: layers.some(({ id }) => id === 'oil-palm-clusters'),
      filter: filtered?.filter?.where ?? null
    };
  });

/** Presses the button that copies the link, and returns the link. */
async function copyLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Layers that the link switches on, the second of them for staff only. */
const SWITCHED = ['Plantations', 'P1 field purchases', 'Oil Palm Clusters'];

const getWarning = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text });

let page: Page;
let link: string;
let shared: Awaited<ReturnType<typeof readMap>>;
let mills: string;
let plantation: string;

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** Opens the popup of a plantation, and returns its name. */
const openPlantation = (on: Page) =>
  on.evaluate(async () => {
    const map = document.querySelector<MapElement>('arcgis-map')!;
    const layer = map.view.map.allLayers.toArray().find(({ id }) => id === 'plantations')!;
    const { features } = await layer.queryFeatures({ outFields: ['*'], returnGeometry: true, num: 1 });
    map.popupComponentEnabled = true;
    await map.updateComplete;
    const { geometry, attributes } = features[0]!;
    await map.openPopup({ features, location: geometry.extent!.center, shouldFocus: true });
    return attributes.name;
  });

test('[BY-01] a link has extent, layers, filter, area, open panel and popup; an unchanged page has none in its address', async () => {
  const before = await readMap(page);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('switch', { name: /service area/i }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).fill('45');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const figure = page.getByTestId('sa-noOfMills');
  await expect(figure).toHaveAttribute('data-value', /^\d+$/, { timeout: 60_000 });
  mills = (await figure.getAttribute('data-value')) ?? '';
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  for (const name of SWITCHED) await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: 'Layer Properties: Oil Palm Clusters' }).click();
  const age = page.getByRole('textbox', { name: /^Age/ });
  await age.fill('9');
  await age.press('Enter');
  await page.locator('arcgis-map').getByRole('button', { name: 'Zoom in' }).click();
  await mapDrawn(page);
  await expect.poll(() => page.url()).toMatch(/map\.widget_1=1\./);
  shared = await readMap(page);
  expect(shared).not.toEqual(before);
  expect(shared.filter).toContain('Ages');
  expect(shared.piles).toBe(true);
  plantation = String(await openPlantation(page));
  await expect(page.locator('arcgis-popup').getByText(plantation).first()).toBeVisible();
  await expect.poll(() => page.url()).toContain('popup.widget_50=1.');
  link = await copyLink(page);
  await page.locator('arcgis-map').evaluate((map: MapElement) => map.closePopup());

  await page
    .getByRole('region', { name: 'Layer Properties: Oil Palm Clusters' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await page.getByRole('button', { name: 'Layer Properties: Oil Palm Clusters' }).click();
  for (const name of SWITCHED) await page.getByRole('switch', { name }).click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await page.getByRole('switch', { name: /service area/i }).setChecked(false);
});

test('[BY-01] opened by an investor, a link restores all but the layers without read access, and names these', async ({
  browser
}) => {
  const context = await createContext(browser, 'investor');
  const faults = await watchFaults(context);
  const opened = await context.newPage();
  await opened.goto(link);
  await mapDrawn(opened);
  await expect(getWarning(opened, /cannot access: P1 field purchases\./)).toBeVisible();
  await expect.poll(() => readMap(opened), { timeout: 30_000 }).toEqual({ ...shared, piles: false });
  await expect(opened.getByRole('searchbox', { name: 'Find a layer' })).toBeVisible();
  await expect(opened.locator('arcgis-popup').getByText(plantation).first()).toBeVisible();
  await expect(opened.getByTestId('sa-noOfMills')).toHaveAttribute('data-value', mills, { timeout: 60_000 });
  expect(faults).toEqual([]);
  await context.close();
});
