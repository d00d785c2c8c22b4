import type { Page } from '@playwright/test';
import { clickMapAt, expect, mapDrawn, test, uyo } from './support/site';

/* Tests of the map's tools on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const getTool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const getPanel = (name: string) => page.getByRole('dialog', { name, exact: true });
const getSearchField = () => page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
const getSuggestions = () => page.locator('arcgis-search calcite-autocomplete-item');
const getStop = (at: number) => getPanel('Directions').getByRole('searchbox').nth(at);
const pickOnMap = () => getPanel('Directions').getByRole('button', { name: 'Pick a location on the map' });
/** Button of a stop that is waiting for a click on the map. */
const getActivePicker = () => getPanel('Directions').locator('calcite-action[icon=crosshair][active]');
/** Chip that names the active tool. */
const getChip = () => page.locator('[data-site-active-tool]');
const getAreaToggle = () => page.getByRole('switch', { name: /service area/i });
/** Returns whether a click on the map opens popups, which it does while no tool owns the click. */
const readPopupEnabled = () =>
  page.evaluate(() => document.querySelector<MapElement>('arcgis-map')!.view.popupEnabled);

interface RouteShape {
  readonly paths: unknown[];
  readonly extent: { xmin: number; xmax: number; ymin: number; spatialReference: object };
}
interface MapView {
  readonly container: HTMLElement;
  readonly popupEnabled: boolean;
  toScreen(point: object): { x: number };
  readonly center: { longitude: number; latitude: number };
  readonly scale: number;
  readonly map: {
    readonly basemap: { title: string };
    readonly layers: { toArray(): { type: string; routeInfo?: { geometry?: RouteShape } }[] };
  };
}
type MapElement = HTMLElement & { view: MapView };

/** Returns the centre of the map, its scale, its basemap and how many routes are drawn. */
const readMapState = () =>
  page.evaluate(() => {
    const { center, scale, map } = document.querySelector<MapElement>('arcgis-map')!.view;
    return {
      longitude: center.longitude,
      latitude: center.latitude,
      scale,
      basemap: map.basemap.title,
      routes: map.layers
        .toArray()
        .filter(({ type, routeInfo }) => type === 'route' && routeInfo?.geometry?.paths.length).length
    };
  });

/** Returns the left and the right end of the route on the screen, px from the left. */
const readRouteSides = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const route = view.map.layers.toArray().find(({ type }) => type === 'route')!;
    const { xmin, xmax, ymin, spatialReference } = route.routeInfo!.geometry!.extent;
    const { left } = view.container.getBoundingClientRect();
    return [xmin, xmax].map((x) => left + view.toScreen({ type: 'point', x, y: ymin, spatialReference }).x);
  });

/** Returns the attributes of the result that the search shows; null without one. */
const readSearchResult = () =>
  page.evaluate(() => {
    interface SearchElement extends HTMLElement {
      selectedResult?: { feature: { attributes: Record<string, unknown> } };
    }
    return document.querySelector<SearchElement>('arcgis-search')?.selectedResult?.feature.attributes ?? null;
  });

const getPopupRows = () => page.locator('arcgis-popup [data-field]').filter({ visible: true });

/** Returns the name of the first factory that has one. */
async function readFactoryName(): Promise<string> {
  const query = 'where=name+IS+NOT+NULL&outFields=name&resultRecordCount=1&returnGeometry=false&f=json';
  const answer = await page.request.get(`/arcgis/rest/services/factories/FeatureServer/0/query?${query}`);
  const { features } = (await answer.json()) as { features: { attributes: { name: string } }[] };
  return features[0]!.attributes.name;
}

/** Chooses the `at`-th suggestion with this text and waits until the search shows it. */
async function searchPlace(text: string, suggestion: RegExp, expected: Record<string, unknown>, at = 0) {
  await getSearchField().fill(text);
  await getSuggestions().filter({ hasText: suggestion }).nth(at).click();
  await expect.poll(readSearchResult).toMatchObject(expected);
}

/** Sets a stop by keyboard only. */
async function setStop(at: number, place: string) {
  await getStop(at).fill(place);
  await expect(
    getPanel('Directions').getByRole('option', { name: place, exact: true }).first()
  ).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(getStop(at)).toHaveValue(place);
}

/** Adds a stop that waits for a click on the map. An empty stop disappears when a new route arrives, so it is added again. */
const startPicking = () =>
  expect(async () => {
    if ((await pickOnMap().count()) === 0)
      await getPanel('Directions').getByRole('button', { name: 'Add stop' }).click();
    if ((await getActivePicker().count()) === 0) await pickOnMap().last().click({ timeout: 3_000 });
    await expect(getActivePicker()).toHaveCount(1, { timeout: 3_000 });
  }).toPass();

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

// Stops and routes stay in Directions when its panel is closed, so the next file opens the map again.
test.afterAll(() => page.goto('about:blank'));

test('[MP-02] the search finds a place, an LGA and a factory, and the map goes there', async () => {
  const readLongitude = async () => (await readMapState()).longitude;
  const start = await readLongitude();
  await searchPlace('Calabar', /^Calabar, Cross River$/, { Type: 'City' });
  await expect.poll(readLongitude).toBeGreaterThan(start + 0.2);
  await getSearchField().fill('Ikot Ekpene');
  // The town and the LGA, each once.
  await expect(getSuggestions().filter({ hasText: /^Ikot Ekpene, Akwa Ibom/ })).toHaveCount(2);
  await searchPlace(
    'Ikot Ekpene',
    /^Ikot Ekpene, Akwa Ibom$/,
    { ADM2_EN: 'Ikot Ekpene', ADM1_EN: 'Akwa Ibom' },
    1
  );
  await expect.poll(readLongitude).toBeLessThan(start);
  const name = await readFactoryName();
  await searchPlace(name, new RegExp(`^${name}`), { name });
  await getSearchField().fill('');
});

test('[MP-02] home goes back to the first position of the map; the scale bar is metric', async () => {
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect.poll(async () => (await readMapState()).longitude).toBeCloseTo(uyo.longitude, 2);
  await expect.poll(async () => (await readMapState()).latitude).toBeCloseTo(uyo.latitude, 2);
  await mapDrawn(page);
  await expect(page.locator('arcgis-scale-bar').getByText(/^\d+ km$/)).toBeVisible();
});

test('[MP-02] the toggle changes the basemap, and the gallery changes it back', async () => {
  expect((await readMapState()).basemap).toBe('Light');
  await getTool('Basemap gallery').click();
  const gallery = getPanel('Basemap gallery');
  const button = page.locator('arcgis-basemap-toggle').getByRole('button', { name: 'Toggle basemap' });
  // The button ignores clicks while its next basemap is loading.
  await expect(async () => {
    if ((await readMapState()).basemap !== 'Dark green (no imagery set up)') await button.click();
    await expect
      .poll(async () => (await readMapState()).basemap, { timeout: 3_000 })
      .toBe('Dark green (no imagery set up)');
  }).toPass();
  await mapDrawn(page);
  await gallery.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(async () => (await readMapState()).basemap).toBe('Light');
});

test('[MP-02] the legend explains what is visible, and follows when a layer is hidden', async () => {
  await getTool('Legend').click();
  const legend = getPanel('Legend');
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeVisible();
  await expect(legend.getByText('Time since P1 last discovered (days)')).toBeVisible();
  const setVisible = (visible: boolean) =>
    page.evaluate((shown) => {
      interface LayerCollection {
        find(test: (layer: { id: string }) => boolean): { visible: boolean };
      }
      const map = document.querySelector<HTMLElement & { view: { map: { layers: LayerCollection } } }>(
        'arcgis-map'
      )!;
      map.view.map.layers.find(({ id }) => id === 'mills').visible = shown;
    }, visible);
  await setVisible(false);
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeHidden();
  await setVisible(true);
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeVisible();
});

test('[MP-02] directions between two places: the route is drawn beside the panel and its turns are listed', async () => {
  await getTool('Directions').click();
  await setStop(0, 'Uyo, Akwa Ibom');
  await setStop(1, 'Aba, Abia');
  const summary = getPanel('Directions').getByRole('button', { name: /view driving directions/i });
  await expect(summary).toContainText(/\d+ (hr|min).*\d km/);
  await expect.poll(async () => (await readMapState()).routes).toBe(1);
  const { x, width } = (await getPanel('Directions').boundingBox())!;
  await expect
    .poll(async () => {
      const [start, end] = await readRouteSides();
      return start! > x + width && end! < 1440;
    })
    .toBe(true);
  // The service drives to the stops in the given order, so no other order is offered.
  await expect(getPanel('Directions').getByText('Optimize order')).toBeHidden();
  await summary.click();
  await expect(
    getPanel('Directions')
      .getByText(/^Turn (left|right)/)
      .first()
  ).toBeVisible();
  expect(
    await getPanel('Directions')
      .getByText(/^Turn |^Continue/)
      .count()
  ).toBeGreaterThan(3);
});

test('[MP-14] a click that directions wait for picks a stop and does nothing else', async () => {
  await getPanel('Directions').getByRole('button', { name: 'Back' }).click();
  await startPicking();
  await clickMapAt(page, await readMapState());
  await expect(getStop(2)).toHaveValue(/\w/);
  await expect(getActivePicker()).toHaveCount(0);
  await expect(getPopupRows()).toHaveCount(0);
});

test('[MP-14] one tool owns the click and is named on the map; Stop, Escape and opening another tool stop it', async () => {
  if (!(await getPanel('Service area').isVisible())) await getTool('Service area').click();
  await getAreaToggle().click();
  await expect(getChip()).toContainText('Service area: click a start');
  await expect(getTool('Service area')).toHaveAccessibleDescription('On');
  await expect(page.locator('arcgis-map .esri-view-surface')).toHaveCSS('cursor', 'crosshair');
  await getTool('Directions').click();
  await expect(getChip()).toHaveCount(0);
  await startPicking();
  await expect(getChip()).toContainText('Directions: click the map');
  await getChip().getByRole('button', { name: 'Stop' }).click();
  await expect(getActivePicker()).toHaveCount(0);
  await startPicking();
  await getTool('Service area').click();
  await expect(getChip()).toHaveCount(0);
  await expect(getAreaToggle()).not.toBeChecked();
  await getAreaToggle().click();
  await expect(getAreaToggle()).toBeChecked();
  await expect(getActivePicker()).toHaveCount(0);
  await clickMapAt(page, await readMapState());
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await readPopupEnabled()).toBe(false);
  await expect(getAreaToggle()).toBeChecked();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press('Escape');
  await expect(getAreaToggle()).not.toBeChecked();
  await expect.poll(readPopupEnabled).toBe(true);
  await getAreaToggle().focus();
  await page.keyboard.press('Escape');
  await expect(getPanel('Service area')).toBeHidden();
});

test('[MP-02] every tool is reached with Tab, opened with Enter and left with Escape', async () => {
  await getTool('Layers').focus();
  const names = [
    'Legend',
    'Basemap gallery',
    'Measure and select',
    'Directions',
    'Service area',
    'Biochar analysis',
    'Offtake suitability',
    'Raw Material Source Summary',
    'Biochar Applications Summary',
    'P1 pickup',
    'Pickup rounds',
    'Where next',
    'Supplier plots',
    'Summary Boards',
    'Print'
  ];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(getTool(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(getPanel('Print')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(getPanel('Print')).toBeHidden();
  await expect(getTool('Print')).toBeFocused();
  // Suggestions that are replaced during typing lose the selection.
  await expect(async () => {
    await getSearchField().fill('');
    await getSearchField().focus();
    await page.keyboard.type('Uyo');
    await expect(
      getSuggestions()
        .filter({ hasText: /^Uyo, Akwa Ibom/ })
        .first()
    ).toBeVisible({ timeout: 5_000 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(readSearchResult, { timeout: 5_000 }).toMatchObject({ Match_addr: 'Uyo, Akwa Ibom' });
  }).toPass();
});

test('[MP-02] one press on the rail opens a tool where motion is reduced, although the words appear at that moment', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { width, height } = page.viewportSize()!;
  await page.mouse.move(width / 2, height / 2);
  await getTool('P1 pickup').click();
  await expect(getPanel('P1 pickup')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ reducedMotion: null });
});
