import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import type { FeatureCollection } from 'geojson';
import { cassavaBand, CASSAVA_LEGEND } from '../../shared/domain/src/bands/cassava';
import { scaleOfZoom } from '../../shared/domain/src/display';
import {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  pointOfMap,
  test,
  watchFaults
} from './support/site';

/* One map page for all: it costs seconds to open. */
test.describe.configure({ mode: 'serial' });

interface State {
  readonly STATE: string;
  readonly HA_PLANTED: number;
  readonly MT_PRODUCED: number;
  readonly MEAN_YIELD: number;
  readonly RANK: number;
}

let page: Page;
let faults: string[];
/** As the server has them, the greatest producer first. */
let states: State[];

/** Places well inside their states. */
const inBenue = { latitude: 7.3, longitude: 8.6 };
const inKogi = { latitude: 7.6, longitude: 6.6 };
const inSea = { latitude: 3, longitude: 5 };

const card = () => page.getByRole('region', { name: 'State pointed at' });
const figure = (field: string) => card().locator(`[data-field=${field}]`);
const option = (name: string) => page.getByRole('option', { name: new RegExp(`\\b${name}\\b`) });
const text = (value: number, digits = 1) => value.toLocaleString('en-US', { maximumFractionDigits: digits });
const named = (name: string) => states.find(({ STATE }) => STATE === name)!;

/** What the panel must say of a state. */
async function showsState(name: string) {
  const state = named(name);
  await expect(figure('STATE')).toHaveText(name);
  await expect(figure('HA_PLANTED')).toHaveText(`${text(state.HA_PLANTED)} thousand ha`);
  await expect(figure('MT_PRODUCED')).toHaveText(`${text(state.MT_PRODUCED)} thousand t`);
  await expect(figure('MEAN_YIELD')).toHaveText(`${text(state.MEAN_YIELD, 2)} t/ha`);
  await expect(figure('RANK')).toHaveText(`${state.RANK} of ${states.length}`);
}

const mapState = () =>
  page.evaluate(() => {
    interface View {
      readonly scale: number;
      readonly center: { readonly latitude: number; readonly longitude: number };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    return { scale: view.scale, latitude: view.center.latitude, longitude: view.center.longitude };
  });

const noViolations = async () => {
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
};

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
});
test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

test('[AU-08] a guest is sent from the cassava map to Login, and back to it after signing in', async () => {
  await page.goto('/map/cassava');
  await expect(page).toHaveURL(/\/\?next=%2Fmap%2Fcassava$/);
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/cassava**');
  await expect(page).toHaveTitle('SITE – Cassava');
  await mapDrawn(page);
  await expect(page.getByRole('button', { name: 'Cassava', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true'
  );
  const file = (await (await page.request.get('/data/cassava-states.geojson')).json()) as FeatureCollection;
  states = file.features
    .map(({ properties }) => properties as State)
    .sort((a, b) => b.MT_PRODUCED - a.MT_PRODUCED);
  expect(states).toHaveLength(37);
});

test('[CA-01] the map starts at zoom 6.3; pointing at a state shows its figures, elsewhere one is asked to', async () => {
  expect((await mapState()).scale).toBeCloseTo(scaleOfZoom(6.3), -2);
  await expect(card()).toHaveText('Hover over a state');
  const [benue, sea] = [await pointOfMap(page, inBenue), await pointOfMap(page, inSea)];
  await page.mouse.move(benue.x, benue.y);
  await showsState('Benue');
  await expect(card().getByRole('term')).toHaveText([
    'STATE',
    'ANNUAL HA PLANTED(x1000)',
    'ANNUAL MT PRODUCED(x100)',
    'MEAN YIELD(MT/HA)',
    'RANK'
  ]);
  await page.mouse.move(sea.x, sea.y);
  await expect(card()).toHaveText('Hover over a state');
  await noViolations();
});

test('[CA-01] the legend has the classes, in the colours in which the map shades states by thousands of tonnes', async () => {
  const entries = page.getByRole('list', { name: 'Classes of production' }).getByRole('listitem');
  const labels = [...CASSAVA_LEGEND.bands.map(({ label }) => label), 'Not known'];
  await expect(entries).toHaveText(
    labels.map((label) => {
      const count = states.filter(({ MT_PRODUCED }) => cassavaBand(MT_PRODUCED)?.label === label).length;
      return new RegExp(`^${label}${count}${count} states?$`);
    })
  );
  const shown = await entries.evaluateAll((items) =>
    items.map((item) =>
      getComputedStyle(item.firstElementChild!).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number)
    )
  );
  // What the map's own renderer gives each state that the service has.
  const drawn = await page.evaluate(async () => {
    interface Layer {
      readonly id: string;
      readonly renderer: {
        getClassBreakInfo(
          graphic: object
        ): Promise<{ symbol: { color: { r: number; g: number; b: number } } }>;
      };
      queryFeatures(query: object): Promise<{ features: { attributes: { STATE: string } }[] }>;
    }
    interface View {
      readonly map: { readonly layers: { toArray(): Layer[] } };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const layer = view.map.layers.toArray().find(({ id }) => id === 'cassava-states')!;
    const { features } = await layer.queryFeatures({ where: '1=1', outFields: ['*'] });
    return Promise.all(
      features.map(async (feature) => {
        const { r, g, b } = (await layer.renderer.getClassBreakInfo(feature)).symbol.color;
        return [feature.attributes.STATE, [r, g, b]] as const;
      })
    );
  });
  expect(drawn).toHaveLength(37);
  for (const [name, color] of drawn) {
    const label = cassavaBand(named(name).MT_PRODUCED)!.label;
    expect([name, color]).toEqual([name, shown[labels.indexOf(label)]]);
  }
});

test('[CA-01] a click zooms to the state, no popup opens, All states goes back; no closer than zoom 15', async () => {
  const start = await mapState();
  await clickMapAt(page, inKogi);
  await expect(option('Kogi')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await mapState()).scale).toBeLessThan(start.scale / 2);
  await mapDrawn(page);
  const near = await mapState();
  expect(Math.hypot(near.latitude - inKogi.latitude, near.longitude - inKogi.longitude)).toBeLessThan(1);
  await expect(page.locator('arcgis-popup [data-field]').filter({ visible: true })).toHaveCount(0);
  const closest = await page.evaluate(async () => {
    interface View {
      readonly scale: number;
      goTo(to: object, how: object): Promise<void>;
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    await view.goTo({ scale: 1_000 }, { animate: false });
    return view.scale;
  });
  expect(closest).toBeCloseTo(scaleOfZoom(15), 0);
  await page.getByRole('button', { name: 'All states' }).click();
  await expect.poll(async () => (await mapState()).scale).toBeGreaterThan(near.scale * 2);
  await mapDrawn(page);
});

test('[CA-01] by keyboard: the list by production, its focus shows a state, Enter zooms, the search narrows it', async () => {
  await expect(page.getByRole('option')).toHaveText(
    states.map(({ STATE, MT_PRODUCED, RANK }) => `${RANK}${STATE}${text(MT_PRODUCED)} thousand t`)
  );
  const start = await mapState();
  await page.getByRole('searchbox', { name: 'Find a state' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = states[1]!.STATE;
  await expect(option(second)).toBeFocused();
  await showsState(second);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await mapState()).scale).toBeLessThan(start.scale / 2);
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('cross');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await showsState('Cross River');
  await noViolations();
});

test('the map of cassava is printed with its legend and the figures of the states', async () => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('');
  await page.getByRole('toolbar').getByRole('button', { name: 'Print', exact: true }).click();
  const tool = page.getByRole('region', { name: 'Print', exact: true });
  await expect(tool.getByRole('checkbox', { name: 'Cassava by state' })).toBeChecked();
  await tool.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeAttached({ timeout: 20_000 });
  await expect(sheet.locator('.print-legend')).toContainText(CASSAVA_LEGEND.bands[0]!.label);
  const [first] = states;
  await expect(sheet.locator('.print-results')).toContainText(first!.STATE);
  await expect(sheet.locator('.print-results')).toContainText(`${text(first!.MT_PRODUCED)} thousand t`);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await tool.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tool).toBeHidden();
});

test('on a phone a sheet, where a tap selects', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('region', { name: 'Cassava by state' });
  await expect(sheet.getByRole('slider', { name: 'Height of the panel' })).toBeVisible();
  await mapDrawn(page);
  const middle = await mapState();
  await clickMapAt(page, middle);
  await expect(option('Cross River')).toHaveAttribute('aria-selected', 'true');
  await noViolations();
});

test('[NV-02] the switch of the bar says Cassava here and Oil Palm on the oil palm map, and leads there and back', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const commodity = (name: string) =>
    page.getByRole('group', { name: 'Commodity' }).getByRole('button', { name });
  await expect(commodity('Cassava')).toHaveAttribute('aria-pressed', 'true');
  await expect(commodity('Oil Palm')).toHaveAttribute('aria-pressed', 'false');
  await commodity('Oil Palm').click();
  await page.waitForURL('**/map/oilpalm');
  await expect(commodity('Oil Palm')).toHaveAttribute('aria-pressed', 'true');
  await commodity('Cassava').click();
  await page.waitForURL('**/map/cassava');
  await expect(commodity('Cassava')).toHaveAttribute('aria-pressed', 'true');
  await mapDrawn(page);
});
