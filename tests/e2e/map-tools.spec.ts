import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  expect,
  mapDrawn,
  openOilPalmMap,
  test,
  uyo,
  watchFaults
} from './support/site';

/* Walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true });
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const searchField = () => page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
const suggestions = () => page.locator('arcgis-search calcite-autocomplete-item');
const stop = (at: number) => panel('Directions').getByRole('searchbox').nth(at);
const pickOnMap = () => panel('Directions').getByRole('button', { name: 'Pick a location on the map' });
/** The button that waits for a click on the map. */
const picking = () => panel('Directions').locator('calcite-action[icon=crosshair][active]');
const areaToggle = () => page.getByRole('switch', { name: /service area/i });

interface RouteShape {
  readonly paths: unknown[];
  readonly extent: { xmin: number; xmax: number; ymin: number; spatialReference: object };
}
interface MapView {
  readonly container: HTMLElement;
  toScreen(point: object): { x: number };
  readonly center: { longitude: number; latitude: number };
  readonly scale: number;
  readonly map: {
    readonly basemap: { title: string };
    readonly layers: { toArray(): { type: string; routeInfo?: { geometry?: RouteShape } }[] };
  };
}
type MapElement = HTMLElement & { view: MapView };

/** Where the map is, what it stands on and how many routes are drawn. */
const mapState = () =>
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

/** Where on the screen the route on the map begins and ends, from the left, px. */
const routeSides = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const route = view.map.layers.toArray().find(({ type }) => type === 'route')!;
    const { xmin, xmax, ymin, spatialReference } = route.routeInfo!.geometry!.extent;
    const { left } = view.container.getBoundingClientRect();
    return [xmin, xmax].map((x) => left + view.toScreen({ type: 'point', x, y: ymin, spatialReference }).x);
  });

/** The attributes of what the search has found and shows. */
const found = () =>
  page.evaluate(() => {
    interface Search extends HTMLElement {
      selectedResult?: { feature: { attributes: Record<string, unknown> } };
    }
    return document.querySelector<Search>('arcgis-search')?.selectedResult?.feature.attributes ?? null;
  });

const popupRows = () => page.locator('arcgis-popup [data-field]').filter({ visible: true });
const closePopup = () =>
  page.evaluate(() =>
    document.querySelector<HTMLElement & { closePopup(): Promise<void> }>('arcgis-map')!.closePopup()
  );

/** A record of a layer with a name, as the server has it. */
async function anyNamed(service: string): Promise<string> {
  const query = 'where=name+IS+NOT+NULL&outFields=name&resultRecordCount=1&returnGeometry=false&f=json';
  const answer = await page.request.get(`/arcgis/rest/services/${service}/FeatureServer/0/query?${query}`);
  const { features } = (await answer.json()) as { features: { attributes: { name: string } }[] };
  return features[0]!.attributes.name;
}

/** Takes a suggestion, the `at`-th of those that read so, and waits until it is what the search shows. */
async function search(text: string, suggestion: RegExp, expected: Record<string, unknown>, at = 0) {
  await searchField().fill(text);
  await suggestions().filter({ hasText: suggestion }).nth(at).click();
  await expect.poll(found).toMatchObject(expected);
}

/** By keyboard alone. */
async function setStop(at: number, place: string) {
  await stop(at).fill(place);
  await expect(panel('Directions').getByRole('option', { name: place, exact: true }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(stop(at)).toHaveValue(place);
}

async function expectNoViolations(...rulesOfSdk: string[]) {
  const builder = new AxeBuilder({ page }).exclude('arcgis-map').disableRules(rulesOfSdk);
  const report = await builder.analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
});

test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('[MP-02] the search finds a place, an LGA, a mill and every kind of asset, and the map goes there', async () => {
  const longitude = async () => (await mapState()).longitude;
  const start = await longitude();
  await search('Calabar', /^Calabar, Cross River$/, { Type: 'City' });
  await expect.poll(longitude).toBeGreaterThan(start + 0.2);
  await searchField().fill('Ikot Ekpene');
  // The town and the LGA, each once.
  await expect(suggestions().filter({ hasText: /^Ikot Ekpene, Akwa Ibom/ })).toHaveCount(2);
  await search(
    'Ikot Ekpene',
    /^Ikot Ekpene, Akwa Ibom$/,
    { ADM2_EN: 'Ikot Ekpene', ADM1_EN: 'Akwa Ibom' },
    1
  );
  await expect.poll(longitude).toBeLessThan(start);
  for (const service of [
    'taggedMillsClus',
    'factories',
    'aps',
    'customers',
    'logisticsDepots',
    'biocharPartners'
  ]) {
    const name = await anyNamed(service);
    await search(name, new RegExp(`^${name}`), { name });
  }
  // Words from within a name, in another order.
  const name = await anyNamed('factories');
  const [first, ...others] = name.split(' ');
  expect(others).not.toEqual([]);
  await search(`${others.at(-1)!} ${first!}`, new RegExp(`^${name}`), { name });
  await searchField().fill('Xyzzy');
  await expect(suggestions()).toHaveCount(0);
  const nothing = page.getByRole('status').filter({ hasText: 'Nothing found for “Xyzzy”.' });
  await expect(nothing).toBeVisible();
  await searchField().fill('');
});

test('[MP-02] home goes back to where the map began; the scale bar is metric', async () => {
  await closePopup();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect.poll(async () => (await mapState()).longitude).toBeCloseTo(uyo.longitude, 2);
  await expect.poll(async () => (await mapState()).latitude).toBeCloseTo(uyo.latitude, 2);
  await mapDrawn(page);
  await expect(page.locator('arcgis-scale-bar').getByText(/^\d+ km$/)).toBeVisible();
});

test('[MP-02] the gallery and the toggle change the basemap', async () => {
  expect((await mapState()).basemap).toBe('Light');
  await tool('Basemap gallery').click();
  await panel('Basemap gallery').getByRole('radio', { name: 'Imagery' }).click();
  await expect.poll(async () => (await mapState()).basemap).toBe('Imagery');
  const button = page.locator('arcgis-basemap-toggle').getByRole('button', { name: 'Toggle basemap' });
  // It rests while the basemap it has just been given is made ready: a click before that is not heard.
  const toggleTo = (title: string) =>
    expect(async () => {
      if ((await mapState()).basemap !== title) await button.click();
      await expect.poll(async () => (await mapState()).basemap, { timeout: 3_000 }).toBe(title);
    }).toPass();
  await toggleTo('Light');
  await expect(panel('Basemap gallery').getByRole('radio', { name: 'Light' })).toBeChecked();
  await toggleTo('Imagery');
  await panel('Basemap gallery').getByRole('radio', { name: 'Light' }).click();
  await expect.poll(async () => (await mapState()).basemap).toBe('Light');
  await expectNoViolations();
});

test('[MP-02] the legend explains what is visible, and follows when a layer is hidden', async () => {
  await tool('Legend').click();
  const legend = panel('Legend');
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeVisible();
  await expect(legend.getByText('Time since P1 last discovered (days)')).toBeVisible();
  const setVisible = (visible: boolean) =>
    page.evaluate((shown) => {
      interface Layers {
        find(test: (layer: { id: string }) => boolean): { visible: boolean };
      }
      const map = document.querySelector<HTMLElement & { view: { map: { layers: Layers } } }>('arcgis-map')!;
      map.view.map.layers.find(({ id }) => id === 'mills').visible = shown;
    }, visible);
  await setVisible(false);
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeHidden();
  await setVisible(true);
  await expect(legend.getByRole('heading', { name: 'Confirmed mills' })).toBeVisible();
  await expectNoViolations();
});

test('[MP-02] directions between two places: the route is drawn beside the panel and its turns are listed', async () => {
  await tool('Directions').click();
  await setStop(0, 'Uyo, Akwa Ibom');
  await setStop(1, 'Aba, Abia');
  const summary = panel('Directions').getByRole('button', { name: /view driving directions/i });
  await expect(summary).toContainText(/\d+ (hr|min).*\d km/);
  await expect.poll(async () => (await mapState()).routes).toBe(1);
  const { x, width } = (await panel('Directions').boundingBox())!;
  await expect
    .poll(async () => {
      const [start, end] = await routeSides();
      return start! > x + width && end! < 1440;
    })
    .toBe(true);
  // The service drives to the stops in the order given, so nothing here offers another order.
  await expect(panel('Directions').getByText('Optimize order')).toBeHidden();
  await summary.click();
  await expect(
    panel('Directions')
      .getByText(/^Turn (left|right)/)
      .first()
  ).toBeVisible();
  expect(
    await panel('Directions')
      .getByText(/^Turn |^Continue/)
      .count()
  ).toBeGreaterThan(3);
  // Two buttons of the SDK's directions with one name each bring a live region of that name.
  await expectNoViolations('landmark-unique');
});

test('[MP-14] a click that directions wait for picks a stop and does nothing else', async () => {
  await panel('Directions').getByRole('button', { name: 'Back' }).click();
  await panel('Directions').getByRole('button', { name: 'Add stop' }).click();
  await pickOnMap().last().click();
  await expect(picking()).toHaveCount(1);
  await clickMapAt(page, await mapState());
  await expect(stop(2)).toHaveValue(/\w/);
  await expect(picking()).toHaveCount(0);
  await expect(popupRows()).toHaveCount(0);
});

test('[MP-14] the last tool turned on owns the click; the other shows that it has stepped back', async () => {
  if (!(await panel('Service area').isVisible())) await tool('Service area').click();
  await areaToggle().click();
  await tool('Directions').click();
  await panel('Directions').getByRole('button', { name: 'Add stop' }).click();
  await pickOnMap().last().click();
  await expect(picking()).toHaveCount(1);
  await tool('Service area').click();
  await expect(areaToggle()).not.toBeChecked();
  await areaToggle().click();
  await expect(areaToggle()).toBeChecked();
  await tool('Directions').click();
  await expect(picking()).toHaveCount(0);
  await clickMapAt(page, await mapState());
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('[MP-14] popups open once no tool owns the click', async () => {
  await tool('Service area').click();
  await expect(panel('Service area')).toBeVisible();
  await areaToggle().click();
  await expect(areaToggle()).not.toBeChecked();
  await page.getByRole('button', { name: 'Home', exact: true }).click();
  await expect.poll(async () => (await mapState()).latitude).toBeCloseTo(uyo.latitude, 2);
  await mapDrawn(page);
  await clickMapAt(page, uyo);
  await expect(popupRows().first()).toBeVisible();
  await closePopup();
  await expect(popupRows()).toHaveCount(0);
});

test('[MP-02] every tool can be reached and left with the keyboard', async () => {
  // The popup of the last test gives the focus back once it has faded out, which takes its time on a busy machine.
  await expect(async () => {
    await tool('Service area').focus();
    await page.waitForTimeout(2_000);
    await expect(tool('Service area')).toBeFocused({ timeout: 100 });
  }).toPass();
  const names = [
    'Summary Boards',
    'Raw Material Source Summary',
    'Biochar Applications Summary',
    'P1 pickup',
    'Offtake suitability',
    'Biochar analysis',
    'Add asset',
    'Directions',
    'Legend',
    'Basemap gallery',
    'Print'
  ];
  for (const name of names) {
    await page.keyboard.press('Tab');
    await expect(tool(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(name)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(name)).toBeHidden();
    await expect(tool(name)).toBeFocused();
  }
  await searchField().focus();
  await page.keyboard.type('Uyo');
  await expect(suggestions().first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(found).toMatchObject({ Match_addr: 'Uyo, Akwa Ibom' });
});
