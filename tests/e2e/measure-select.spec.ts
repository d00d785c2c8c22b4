import type { Page } from '@playwright/test';
import { countRecords } from './support/board-layers';
import { expect, mapDrawn, pointOfMap, pressTool, test } from './support/site';

test.describe.configure({ mode: 'serial' });

/** A rectangle around Uyo, degrees. */
const BOX = { west: 7.8, south: 4.9, east: 8.1, north: 5.2 };
/** The service of the confirmed mills. */
const MILLS = 'taggedMillsClus';
const TOOL = 'Measure and select';

let page: Page;

const getPanel = () => page.getByRole('dialog', { name: TOOL, exact: true });
const getSelection = () => getPanel().getByRole('region', { name: 'Inside the drawn shape' });
const press = (name: string) => getPanel().getByRole('button', { name, exact: true }).click();
const formatCount = (count: number) => count.toLocaleString('en-US');

/** Clicks the map at a place. The map takes two clicks within a third of a second for a double-click. */
async function clickPlace(latitude: number, longitude: number): Promise<void> {
  const { x, y } = await pointOfMap(page, { latitude, longitude });
  await page.mouse.click(x, y);
  await page.waitForTimeout(600);
}

/** Counts the records in the rectangle that the link contains, since the map places the clicks to a pixel. */
async function countInside(service: string): Promise<number> {
  const text = new URL(page.url()).searchParams.get('shape.widget_12')!.split('.')[1]!;
  const [kind, xmin, ymin, xmax, ymax] = JSON.parse(Buffer.from(text, 'base64url').toString()) as [
    string,
    ...number[]
  ];
  expect(kind).toBe('r');
  const drawn = [xmin! - BOX.west, ymin! - BOX.south, xmax! - BOX.east, ymax! - BOX.north];
  for (const difference of drawn) expect(Math.abs(difference)).toBeLessThan(0.01);
  return countRecords(page, service, {
    geometry: JSON.stringify({ xmin, ymin, xmax, ymax }),
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326'
  });
}

interface FilteredView {
  readonly allLayerViews: {
    toArray(): { layer: { id: string }; filter?: { geometry?: { type: string } | null } | null }[];
  };
}

/** Returns the kind of geometry by which the map filters the mills; null without one. */
const readMapFilter = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: FilteredView }>('arcgis-map')!;
    const mills = view.allLayerViews.toArray().find(({ layer }) => layer.id === 'mills');
    return mills?.filter?.geometry?.type ?? null;
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, TOOL);
});

test('[BY-17] a distance is measured by clicks and removed', async () => {
  await press('Distance');
  await clickPlace(5.1, 7.8);
  await clickPlace(5.1, 8.1);
  await press('Finish');
  const text = await getPanel().getByRole('list', { name: 'Measurements' }).innerText();
  // 0.3° of longitude at 5.1° north on a sphere of 6,371 km; a pixel of the map is 0.2 km.
  const expected = ((0.3 * Math.PI) / 180) * 6371 * Math.cos((5.1 * Math.PI) / 180);
  expect(Math.abs(Number(/([\d.]+) km/.exec(text)![1]) - expected)).toBeLessThan(0.6);
  await getPanel()
    .getByRole('button', { name: /^Remove measurement 1/ })
    .click();
  await expect(getPanel().getByRole('list', { name: 'Measurements' })).toHaveCount(0);
  await press('Cancel');
});

test('[BY-17] a polygon with crossing edges is not applied, and the message says where they cross', async () => {
  await press('Polygon');
  for (const [latitude, longitude] of [
    [5.2, 7.85],
    [4.9, 8],
    [5.2, 8],
    [4.9, 7.85]
  ] as const)
    await clickPlace(latitude, longitude);
  await press('Finish');
  await expect(getPanel().getByRole('alert')).toContainText('Two edges cross or touch near 5.0');
  expect(await readMapFilter()).toBeNull();
  await press('Cancel');
});

test('[BY-17] a rectangle narrows map, layer list, board and table to the records that the server counts', async () => {
  const all = await countRecords(page, MILLS);
  await press('Rectangle');
  await clickPlace(BOX.north, BOX.west);
  await clickPlace(BOX.south, BOX.east);
  await expect(getSelection()).toContainText('Rectangle of 1,1');
  const mills = await countInside(MILLS);
  expect(mills).toBeGreaterThan(0);
  expect(mills).toBeLessThan(all);
  await expect(getSelection().locator('dt', { hasText: 'Confirmed mills' }).locator('+ dd')).toHaveText(
    formatCount(mills)
  );
  expect(await readMapFilter()).toBe('extent');
  await pressTool(page, 'Layers');
  const layers = page.locator('.widget-layer-panels');
  await expect(layers.getByText(`${formatCount(mills)} / ${formatCount(all)}`)).toBeVisible();
});

test('[BY-17] a board counts inside the rectangle only, states so, and lists the same records', async () => {
  const factories = await countInside('factories');
  await pressTool(page, 'Summary Boards');
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: 'Owned factories', exact: true })
    .click();
  const board = page.getByRole('region', { name: 'Summary Board: Owned factories' });
  await expect(board.getByText('Only inside the drawn shape.')).toBeVisible();
  expect(factories).toBeGreaterThan(0);
  await expect(board.getByRole('button', { name: /record/ }).first()).toContainText(
    `View ${factories} record`
  );
  await board
    .getByRole('button', { name: /record/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /Owned factories/ });
  await expect(dialog.getByText('Inside the drawn shape')).toBeVisible();
  await expect(dialog.getByRole('row')).toHaveCount(factories + 1);
  await page.keyboard.press('Escape');
  await board.getByRole('button', { name: 'Close Owned factories' }).click();
});

test('[BY-17] the link keeps the rectangle, and one button removes it', async () => {
  const mills = await countInside(MILLS);
  await page.goto(page.url());
  await mapDrawn(page);
  const chip = page.getByRole('status').filter({ hasText: 'Inside the drawn shape' });
  await expect(chip).toContainText(`Confirmed mills: ${formatCount(mills)}`);
  await expect.poll(readMapFilter).toBe('extent');
  await page.getByRole('button', { name: 'Remove shape' }).first().click();
  await expect(chip).toHaveCount(0);
  await expect.poll(readMapFilter).toBeNull();
  expect(new URL(page.url()).searchParams.has('shape.widget_12')).toBe(false);
});

test('[BY-17] a link with an invalid shape opens without it, with a notice', async () => {
  const text = Buffer.from(JSON.stringify(['c', 5, 7, -1])).toString('base64url');
  await page.goto(`/map/oilpalm?shape.widget_12=1.${text}`);
  await mapDrawn(page);
  await expect(page.getByRole('listitem').filter({ hasText: /link/ })).toBeVisible();
  expect(await readMapFilter()).toBeNull();
  await expect(page.getByText('Inside the drawn shape')).toHaveCount(0);
});
