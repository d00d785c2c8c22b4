import type { Page } from '@playwright/test';
import type { FeatureCollection } from 'geojson';
import {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  createContext,
  pointOfMap,
  test,
  watchFaults
} from './support/site';

/* All tests share one map page, because it takes seconds to open. */
test.describe.configure({ mode: 'serial' });

interface CassavaAttributes {
  readonly STATE: string;
  readonly HA_PLANTED: number;
  readonly MT_PRODUCED: number;
  readonly MEAN_YIELD: number;
  readonly RANK: number;
}

let page: Page;
let faults: string[];
/** States of the server's file, largest producer first. */
let states: CassavaAttributes[];

/** Positions well inside their states. */
const inBenue = { latitude: 7.3, longitude: 8.6 };
const inKogi = { latitude: 7.6, longitude: 6.6 };
const inSea = { latitude: 3, longitude: 5 };

const getCard = () => page.getByRole('region', { name: 'State details' });
const getFigure = (field: string) => getCard().locator(`[data-field=${field}]`);
const getCommodity = (name: string) =>
  page.getByRole('group', { name: 'Commodity' }).getByRole('button', { name });
const getOption = (name: string) => page.getByRole('option', { name: new RegExp(`\\b${name}\\b`) });
const formatAmount = (value: number, digits = 1) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });
const findState = (name: string) => states.find(({ STATE }) => STATE === name)!;

/** Scale of zoom 6.3: the Maps SDK interpolates linearly between 9,244,649 (zoom 6) and 4,622,324 (zoom 7). */
const START_SCALE = 7_857_951;
/** Scale of zoom 15: 591,657,527.59 / 2^15. */
const CLOSEST_SCALE = 18_056;

/** Classes of production in thousands of tonnes, by their label and the bound that they are above (specification, section 9). */
const CLASSES = [
  ['>3000', 3_000],
  ['>2500', 2_500],
  ['>2000', 2_000],
  ['>1000', 1_000],
  ['>500', 500],
  ['>200', 200],
  ['>100', 100],
  ['≤100', -1]
] as const;

/** Expects the panel to show a state with its figures. */
async function expectState(name: string) {
  const state = findState(name);
  await expect(getFigure('STATE')).toHaveText(name);
  // The data are in thousands of ha and t, the headings in thousands of ha and hundreds of t.
  await expect(getFigure('HA_PLANTED')).toHaveText(
    `${formatAmount(state.HA_PLANTED)} ${formatAmount(state.HA_PLANTED * 1_000, 0)} ha`
  );
  await expect(getFigure('MT_PRODUCED')).toHaveText(
    `${formatAmount(state.MT_PRODUCED * 10)} ${formatAmount(state.MT_PRODUCED * 1_000, 0)} t`
  );
  await expect(getFigure('MEAN_YIELD')).toHaveText(`${formatAmount(state.MEAN_YIELD, 2)} t/ha`);
  await expect(getFigure('RANK')).toHaveText(`${state.RANK} of ${states.length}`);
}

const readMapState = () =>
  page.evaluate(() => {
    interface View {
      readonly scale: number;
      readonly center: { readonly latitude: number; readonly longitude: number };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    return { scale: view.scale, latitude: view.center.latitude, longitude: view.center.longitude };
  });

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, null);
  faults = await watchFaults(context);
  page = await context.newPage();
});
test.afterAll(() => page.context().close());
// The last test ends the session, after which the server refuses calls.
test.afterEach(() => expect(faults.filter((fault) => !/status of 40[013]/.test(fault))).toEqual([]));

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
    .map(({ properties }) => properties as CassavaAttributes)
    .sort((a, b) => b.MT_PRODUCED - a.MT_PRODUCED);
  expect(states).toHaveLength(37);
});

test('[CA-01] the map starts at zoom 6.3; pointing at a state shows its figures, elsewhere a hint', async () => {
  expect((await readMapState()).scale).toBeCloseTo(START_SCALE, -2);
  await expect(getCard()).toHaveText('Hover over a state');
  const [benue, sea] = [await pointOfMap(page, inBenue), await pointOfMap(page, inSea)];
  await page.mouse.move(benue.x, benue.y);
  await expectState('Benue');
  await expect(getCard().getByRole('term')).toHaveText([
    'STATE',
    'ANNUAL HA PLANTED(x1000)',
    'ANNUAL MT PRODUCED(x100)',
    'MEAN YIELD(MT/HA)',
    'RANK'
  ]);
  await page.mouse.move(sea.x, sea.y);
  await expect(getCard()).toHaveText('Hover over a state');
});

test('[CA-01] the legend counts the states of each class of production', async () => {
  const entries = page.getByRole('list', { name: 'Classes of production' }).getByRole('listitem');
  const counts = CLASSES.map(([label, bound], at) => {
    const upper = CLASSES[at - 1]?.[1] ?? Infinity;
    const inClass = states.filter(({ MT_PRODUCED: tonnes }) => tonnes > bound && tonnes <= upper);
    return new RegExp(`^${label}${inClass.length}${inClass.length} states?$`);
  });
  await expect(entries).toHaveText([...counts, /^Not known0/]);
});

test('[CA-01] a click zooms to the state without a popup, All states goes back, and zoom 15 is the closest', async () => {
  const start = await readMapState();
  await clickMapAt(page, inKogi);
  await expect(getOption('Kogi')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(async () => (await readMapState()).scale).toBeLessThan(start.scale / 2);
  await mapDrawn(page);
  const near = await readMapState();
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
  expect(Math.round(closest)).toBe(CLOSEST_SCALE);
  await page.getByRole('button', { name: 'All states' }).click();
  await expect.poll(async () => (await readMapState()).scale).toBeGreaterThan(near.scale * 2);
  await mapDrawn(page);
});

test('[CA-01] by keyboard, the list is in order of production, focus shows a state, Enter zooms and the search filters', async () => {
  await expect(page.getByRole('option')).toHaveText(
    states.map(({ STATE, MT_PRODUCED, RANK }) => `${RANK}${STATE}${formatAmount(MT_PRODUCED)} thousand t`)
  );
  const start = await readMapState();
  await page.getByRole('searchbox', { name: 'Find a state' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = states[1]!.STATE;
  await expect(getOption(second)).toBeFocused();
  await expectState(second);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await readMapState()).scale).toBeLessThan(start.scale / 2);
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('cross');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expectState('Cross River');
});

test('the cassava map is printed with its legend and the figures of the states', async () => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('searchbox', { name: 'Find a state' }).fill('');
  await page.getByRole('toolbar').getByRole('button', { name: 'Print', exact: true }).click();
  const tool = page.getByRole('dialog', { name: 'Print', exact: true });
  await expect(tool.getByRole('checkbox', { name: 'Cassava by state' })).toBeChecked();
  await tool.getByRole('button', { name: 'Print', exact: true }).click();
  const sheet = page.locator('.print-sheet');
  await expect(sheet).toBeAttached({ timeout: 20_000 });
  await expect(sheet.locator('.print-legend')).toContainText(CLASSES[0][0]);
  const [first] = states;
  await expect(sheet.locator('.print-results')).toContainText(first!.STATE);
  await expect(sheet.locator('.print-results')).toContainText(
    `${formatAmount(first!.MT_PRODUCED)} thousand t`
  );
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(sheet).toHaveCount(0);
  await tool.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(tool).toBeHidden();
});

test('on a phone, a tap selects a state in a sheet', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.getByRole('region', { name: 'Cassava by state' });
  await expect(sheet.getByRole('slider', { name: 'Panel height' })).toBeVisible();
  await mapDrawn(page);
  const middle = await readMapState();
  await clickMapAt(page, middle);
  await expect(getOption('Cross River')).toHaveAttribute('aria-selected', 'true');
});

test('[NV-02] the switch of the bar marks Cassava and leads to Oil Palm', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(getCommodity('Cassava')).toHaveAttribute('aria-pressed', 'true');
  await expect(getCommodity('Oil Palm')).toHaveAttribute('aria-pressed', 'false');
  // A response without content leaves the page as it is, so that no other map opens.
  await page.route('**/map/oilpalm', (route) => route.fulfill({ status: 204 }));
  const opened = page.waitForRequest('**/map/oilpalm');
  await getCommodity('Oil Palm').click();
  expect((await opened).isNavigationRequest()).toBe(true);
});

test('[AU-13] a session that is revoked under an open map leads to Login', async () => {
  const authorization = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  await page.request.post('/signout', { headers: { authorization } });
  // The page checks its session when it becomes visible again.
  await expect(async () => {
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
    });
    await expect(page).toHaveURL(/\/(login)?\?next=/, { timeout: 2_000 });
  }).toPass();
});
