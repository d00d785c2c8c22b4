import type { Page } from '@playwright/test';
import { StableAxeBuilder } from './support/axe';
import { countRecords } from './support/board-layers';
import { createContext, expect, mapDrawn, openOilPalmMap, pressTool, test } from './support/site';

/* A plot is drawn, mended and saved on one map of an administrator. */
test.describe.configure({ mode: 'serial' });

const TOOL = 'Supplier plots';
/** A name that no other run of this file has used. */
const SUPPLIER = `Ini Umoh ${Date.now()}`;
/** Corners of the square on the page, px; in this order two edges cross. */
const CROSSING = [
  [800, 250],
  [1000, 250],
  [800, 450],
  [1000, 450]
] as const;

let page: Page;

const getPanel = () => page.getByRole('dialog', { name: TOOL, exact: true });
const press = (name: string | RegExp) => getPanel().getByRole('button', { name, exact: true }).click();
const getChecks = () => getPanel().getByRole('region', { name: 'Checks' });

/** Clicks corners on the map. The map takes two clicks within a third of a second for a double-click. */
async function clickCorners(corners: readonly (readonly [number, number])[]): Promise<void> {
  for (const [x, y] of corners) {
    await page.mouse.move(x, y, { steps: 4 });
    await page.mouse.click(x, y);
    await page.waitForTimeout(600);
  }
}

interface MovableView {
  readonly map: {
    readonly allLayers: { toArray(): { readonly url?: string; readonly visible: boolean }[] };
  };
  goTo(target: object, options: object): Promise<void>;
}

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, 'admin');
  page = await context.newPage();
  await openOilPalmMap(page);
  await pressTool(page, TOOL);
});
test.afterAll(async () => {
  await mapDrawn(page);
  await page.context().close();
});

test('[BY-16] the list contains the demonstration plots and narrows to a fault, without axe violations', async () => {
  await expect(getPanel().getByText('2,000 plots', { exact: true })).toBeVisible();
  // Corners snap to the features of this layer.
  const isLayerOn = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<HTMLElement & { view: MovableView }>('arcgis-map')!;
      return view.map.allLayers
        .toArray()
        .some(({ url, visible }) => visible && url?.includes('/plots/FeatureServer'));
    });
  await expect.poll(isLayerOn).toBe(true);
  await getPanel().getByRole('combobox', { name: 'Faults' }).selectOption('crossing');
  await expect(getPanel().getByText('20 of 2,000 plots', { exact: true })).toBeVisible();
  await getPanel().getByRole('listitem').first().getByRole('button').click();
  await expect(getPanel().getByText(/Edges of the outline cross/)).toBeVisible();
  const { violations } = await new StableAxeBuilder({ page }).include('.widget-supplier-plots').analyze();
  expect(violations).toEqual([]);
  await press('Back to the list');
  await press('Clear filters');
});

test('[BY-16] a drawn outline with crossing edges is reported, mended, saved, listed and on the layer', async () => {
  await page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: MovableView }>('arcgis-map')!;
    return view.goTo({ center: [7.93, 5.03], zoom: 17 }, { animate: false });
  });
  await mapDrawn(page);
  await press('New plot');
  await press('Draw the outline');
  await expect(page.getByText('Click each corner; double-click ends')).toBeVisible();
  await page.waitForTimeout(1_500);
  await clickCorners(CROSSING);
  await expect(getChecks()).toContainText('Edges of the outline cross or touch at 1 position');
  await press('Undo corner');
  await press('Undo corner');
  await clickCorners([CROSSING[3], CROSSING[2]]);
  await press('Finish');
  await expect(getChecks()).toContainText('The checks found no fault.');
  await expect(getChecks()).toContainText(/1\.\d+ ha/);
  await expect(getChecks()).toContainText('Outline with 4 corners');
  await getPanel().getByRole('combobox', { name: 'Supplier' }).fill(SUPPLIER);
  await getPanel().getByRole('combobox', { name: 'Community' }).fill('Uyo');
  await getPanel()
    .getByRole('combobox', { name: /^Crop on the plot/ })
    .selectOption('oilPalm');
  const { violations } = await new StableAxeBuilder({ page }).include('.widget-supplier-plots').analyze();
  expect(violations).toEqual([]);
  await press('Add');
  await expect(getPanel().getByRole('heading', { name: SUPPLIER })).toBeVisible();
  await press('Back to the list');
  await getPanel().getByRole('searchbox', { name: 'Supplier or community' }).fill(SUPPLIER);
  await expect(getPanel().getByText('1 of 2,001 plots', { exact: true })).toBeVisible();
  expect(await countRecords(page, 'plots', { where: `supplier = '${SUPPLIER}'` })).toBe(1);
});

test('[BY-16] a plot without consent is not released, and a deleted one is gone from the list', async () => {
  await getPanel().getByRole('button', { name: SUPPLIER }).click();
  await press('Release');
  await expect(getPanel().getByRole('alert')).toContainText('The supplier has not agreed');
  await press('Delete');
  await page
    .getByRole('dialog', { name: /Delete/ })
    .getByRole('button', { name: 'YES' })
    .click();
  await expect(getPanel().getByText('0 of 2,000 plots', { exact: true })).toBeVisible();
});

test('[BY-16] an outline is typed with the keyboard only', async () => {
  await press('New plot');
  await getPanel().getByRole('button', { name: 'Type', exact: true }).press('Enter');
  const list = getPanel().getByRole('textbox', { name: 'Coordinate list' });
  await list.fill('5.031234,7.931234; 5.031235,7.932345; 5.032346,7.932346; 5.031234,7.931234');
  await list.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getChecks()).toContainText('Outline with 3 corners');
  await press('Cancel');
  await page.getByRole('dialog').getByRole('button', { name: 'Discard my input' }).click();
});

test('[BY-16] investors see the numbers of plots by LGA', async ({ browser }) => {
  const context = await createContext(browser, 'investor');
  const other = await context.newPage();
  await openOilPalmMap(other);
  await pressTool(other, TOOL);
  const panel = other.getByRole('dialog', { name: TOOL, exact: true });
  await expect(panel.getByRole('table', { name: 'Supplier plots by LGA' }).getByRole('row')).not.toHaveCount(
    1
  );
  await expect(panel.getByRole('button', { name: 'New plot' })).toHaveCount(0);
  await context.close();
});
