import type { Page } from '@playwright/test';
import { expect, mapDrawn, createContext, test, unfoldLayers, uyo, watchFaults } from './support/site';

/* All tests use one page: a scene takes long to open, less so in a small window. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

/** Titles of the specification, with the name of the product in them. */
const TWELVE = [
  'Oil Palm Processing Facilities',
  'Minigrids',
  'Georeferenced Oil Palm Data',
  'LGA transaction summary',
  'Akwa Ibom Plantations',
  'Crude Palm Oil Layer',
  'Pind Oil Palm',
  'Community transaction summary',
  'SITE Tagged Mills',
  'SITE Assets',
  'Nigeria LGA Boundaries',
  'Oil Palm Clusters'
];
const SHOWN = ['Oil Palm Clusters', 'SITE Tagged Mills', 'Tonne Yield'];

const getTool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const getPanel = (name: string) => page.getByRole('dialog', { name, exact: true });
const getRow = (title: string) =>
  getPanel('Layers')
    .getByRole('listitem')
    .filter({ has: page.getByText(title, { exact: true }) });

interface SceneLayer {
  readonly id: string;
  queryFeatures(query: object): Promise<{
    features: {
      attributes: { tones: number };
      geometry: { extent: { center: { clone(): { z?: number } } } };
    }[];
  }>;
}
interface SceneElement extends HTMLElement {
  view: {
    camera: {
      position: { longitude: number; latitude: number; z: number };
      heading: number;
      tilt: number;
    };
    goTo(place: object, how: object): Promise<void>;
    ready: boolean;
    container: HTMLElement;
    map: { basemap: { title: string }; findLayerById(id: string): SceneLayer };
    spatialReference: object;
    toScreen(point: object): { x: number; y: number };
    hitTest(at: object): Promise<{ results: { layer?: { id: string } }[] }>;
    whenLayerView(layer: SceneLayer): Promise<{ filter?: { where?: string } | null }>;
  };
}

const readCamera = () =>
  page.evaluate(() => {
    const { position, tilt } = document.querySelector<SceneElement>('arcgis-scene')!.view.camera;
    return { longitude: position.longitude, latitude: position.latitude, height: position.z, tilt };
  });
const readBasemap = () =>
  page.evaluate(() => document.querySelector<SceneElement>('arcgis-scene')!.view.map.basemap.title);

/** Returns a position on the screen, px, at the upper part of a large cluster's block, away from its foot; null when none is visible. */
const findPlaceOnBlock = () =>
  page.evaluate(async () => {
    const scene = document.querySelector<SceneElement>('arcgis-scene')!;
    const { view } = scene;
    const box = view.container.getBoundingClientRect();
    const { features } = await view.map.findLayerById('tonne-yield').queryFeatures({
      where: 'tones > 15000',
      outFields: ['tones'],
      returnGeometry: true,
      outSpatialReference: view.spatialReference
    });
    for (const { attributes, geometry } of features) {
      const ground = geometry.extent.center.clone();
      const high = geometry.extent.center.clone();
      // Four of the five metres per tonne.
      [ground.z, high.z] = [0, attributes.tones * 4];
      const [foot, place] = [view.toScreen(ground), view.toScreen(high)];
      const at = { x: box.left + place.x, y: box.top + place.y };
      if (document.elementFromPoint(at.x, at.y) !== scene) continue;
      const { results } = await view.hitTest(place);
      const away = Math.hypot(place.x - foot.x, place.y - foot.y);
      if (results[0]?.layer?.id === 'tonne-yield' && away > 12) return at;
    }
    return null;
  });

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, 'staff', { viewport: { width: 1100, height: 560 } });
  faults = await watchFaults(context);
  page = await context.newPage();
  await page.goto('/map/oilpalm3d');
  await page.waitForFunction(() => document.querySelector<SceneElement>('arcgis-scene')?.view?.ready);
});
test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('[TD-01] the camera is 900,000 m high and tilted by 10°; three of the twelve layers are shown', async () => {
  const { height, tilt } = await readCamera();
  expect(height).toBeCloseTo(900_000, -1);
  expect(tilt).toBeCloseTo(10, 3);
  await unfoldLayers(page);
  for (const title of TWELVE) await expect(getRow(title)).toHaveCount(1);
  const switches = getPanel('Layers').getByRole('switch');
  const names = await switches.evaluateAll((all) =>
    all
      .filter((one) => (one as HTMLInputElement).checked)
      .map((one) => one.getAttribute('aria-label') ?? one.closest('li')?.textContent ?? '')
  );
  expect(names.map((name) => SHOWN.find((title) => name.includes(title)))).toEqual(
    expect.arrayContaining(SHOWN)
  );
  expect(names).toHaveLength(SHOWN.length);
  await expect(getRow('Tonne Yield').getByText('3,300')).toBeVisible();
});

test('[TD-01] clusters are drawn as blocks whose height shows their tonnes, and a click on one opens its popup', async () => {
  await mapDrawn(page);
  const place = await findPlaceOnBlock();
  expect(place).not.toBeNull();
  await page.mouse.click(place!.x, place!.y);
  const popup = page.locator('arcgis-popup');
  await expect(popup.getByText('FFB per year').filter({ visible: true })).toBeVisible();
  await page.evaluate(() =>
    document.querySelector<HTMLElement & { closePopup(): Promise<void> }>('arcgis-scene')!.closePopup()
  );
});

async function goHome() {
  await page.locator('arcgis-home').getByRole('button').click();
  await expect.poll(async () => Math.round((await readCamera()).height / 1_000)).toBe(900);
}

test('[TD-01] the panel of a layer counts and filters what the scene draws', async () => {
  await getRow('Tonne Yield').getByRole('button', { name: 'Layer Properties: Tonne Yield' }).click();
  await getRow('Tonne Yield')
    .getByRole('textbox', { name: /^Weekly P1 yield/ })
    .fill('50');
  await page.keyboard.press('Tab');
  await expect(getRow('Tonne Yield').getByText(/^\d+ of 3,300$/)).toBeVisible();
  const readFilter = () =>
    page.evaluate(async () => {
      const { view } = document.querySelector<SceneElement>('arcgis-scene')!;
      return (await view.whenLayerView(view.map.findLayerById('tonne-yield'))).filter?.where ?? '';
    });
  await expect.poll(readFilter).toContain('WeeklyP1Yield');
});

test('[TD-01] the legend explains the three layers, with the measure of the height', async () => {
  await getTool('Legend').click();
  for (const title of SHOWN) await expect(getPanel('Legend').getByText(title, { exact: true })).toBeVisible();
  await expect(getPanel('Legend').getByText('Height: FFB per year, 5 m per t')).toBeVisible();
  await expect(getPanel('Legend').getByText('90-100')).toBeVisible();
});

test('[TD-01] the basemap toggle changes light gray to dark green', async () => {
  expect(await readBasemap()).toBe('Light');
  const button = page.locator('arcgis-basemap-toggle').getByRole('button', { name: 'Toggle basemap' });
  // The button ignores clicks while its next basemap is loading.
  await expect(async () => {
    if ((await readBasemap()) !== 'Dark green (no imagery set up)') await button.click();
    await expect.poll(readBasemap, { timeout: 3_000 }).toBe('Dark green (no imagery set up)');
  }).toPass();
});

test('[TD-01] the height of a block is explained, and Compare heights flies to Akwa Ibom at a tilt of 60°', async () => {
  test.setTimeout(150_000);
  // Without a graphics card a new basemap keeps the page from answering.
  await mapDrawn(page);
  await getTool('Layers').click();
  const row = getRow('Tonne Yield');
  await expect(row.getByRole('listitem').filter({ hasText: '40,000' })).toContainText('200');
  await row.getByRole('button', { name: 'Compare heights' }).click();
  await expect.poll(async () => Math.round((await readCamera()).tilt)).toBe(60);
  const { longitude, latitude } = await readCamera();
  // The camera looks north from the sea.
  expect(longitude).toBeCloseTo(7.85, 1);
  expect(latitude).toBeLessThan(4);
  await goHome();
});

test('[TD-01] the search goes to a place, and home leads back', async () => {
  await page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' }).fill('Uyo');
  await page
    .locator('arcgis-search calcite-autocomplete-item')
    .filter({ hasText: /^Uyo, Akwa Ibom/ })
    .first()
    .click();
  await expect.poll(async () => (await readCamera()).height).toBeLessThan(200_000);
  const { longitude, latitude } = await readCamera();
  expect(Math.hypot(longitude - uyo.longitude, latitude - uyo.latitude)).toBeLessThan(0.3);
  await goHome();
});

test('[BY-01] a link restores the camera', async () => {
  const linkBefore = page.url();
  const moved = await page.evaluate(async () => {
    const { view } = document.querySelector<SceneElement>('arcgis-scene')!;
    await view.goTo({ center: [7.9, 5], zoom: 9, tilt: 50, heading: 30 }, { animate: false });
    return view.camera.heading;
  });
  expect(moved).toBeCloseTo(30, 3);
  // Earlier tests have moved the camera, so the address may already hold another one, or lose it a moment later.
  await expect.poll(() => page.url() !== linkBefore && page.url().includes('map.widget_1=1.')).toBe(true);
  const { height } = await readCamera();
  await page.reload();
  await page.waitForFunction(() => document.querySelector<SceneElement>('arcgis-scene')?.view?.ready);
  await expect.poll(async () => (await readCamera()).tilt).toBeCloseTo(50, 3);
  expect((await readCamera()).height).toBeCloseTo(height, -2);
});

test('[NV-05] the Map View menu marks 3D and leads to 2D', async () => {
  await page.getByRole('button', { name: 'Map View: 3D' }).click();
  await expect(page.getByRole('menuitem', { name: '3D' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('menuitem', { name: '2D' }).click();
  await page.waitForURL('**/map/oilpalm', { waitUntil: 'commit' });
});

test('[TD-01] without WebGL 2 a phone shows the reason and a link to 2D that no sheet covers', async () => {
  await page.addInitScript(() => {
    const original = HTMLCanvasElement.prototype.getContext as (kind: string, ...more: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
      return given[0] === 'webgl2' ? null : original.apply(this, given as [string]);
    } as typeof HTMLCanvasElement.prototype.getContext;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/map/oilpalm3d');
  await expect(page.getByRole('alert').filter({ hasText: 'This browser cannot draw in 3D.' })).toBeVisible();
  const link = page.getByRole('link', { name: 'Open the 2D map' });
  await expect(link).toHaveAttribute('href', '/map/oilpalm');
  await link.click({ trial: true });
});
