import type { Page } from '@playwright/test';
import { openRecordPopup } from './support/records';
import { expect, mapDrawn, test } from './support/site';

test.describe.configure({ mode: 'serial' });

interface MapLayer {
  readonly title: string;
  readonly type: string;
  readonly visible: boolean;
  readonly opacity: number;
  readonly loadStatus: string;
  readonly renderer?: { classBreakInfos?: { symbol: { color: { a: number } } }[] };
  readonly featureReduction?: {
    type: string;
    clusterRadius: number;
    clusterMinSize: number;
    clusterMaxSize: number;
  };
  queryFeatureCount(): Promise<number>;
}

let page: Page;

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

test('[XB-04] the experience runs in the local host; mills cluster at 100 px, 27 to 60 px', async () => {
  const layers = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): MapLayer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .map(({ title, type, visible, opacity, loadStatus, renderer, featureReduction }) => ({
        title,
        type,
        visible,
        opacity,
        loadStatus,
        symbolAlpha: renderer?.classBreakInfos?.[0]?.symbol.color.a,
        cluster: featureReduction && {
          type: featureReduction.type,
          radius: featureReduction.clusterRadius,
          min: featureReduction.clusterMinSize,
          max: featureReduction.clusterMaxSize
        }
      }));
  });
  const features = layers.filter(({ type }) => type === 'feature');
  expect(features.length).toBeGreaterThanOrEqual(4);
  const facts = features.map(({ title, visible, opacity, loadStatus }) => [
    title,
    visible,
    opacity,
    loadStatus
  ]);
  // Layers that are visible from the start are transparent by their symbols.
  expect(facts).toEqual(facts.map(([title, visible]) => [title, visible, visible ? 1 : 0.8, 'loaded']));
  const mills = features.find(({ title }) => title === 'Confirmed mills')!;
  expect(mills.symbolAlpha).toBeCloseTo(0.8, 2);
  // The SDK uses points: 100 px are 75 pt.
  expect(mills.cluster).toEqual({ type: 'cluster', radius: 75, min: 20.25, max: 45 });
  const count = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): MapLayer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .find(({ title }) => title === 'Confirmed mills')!
      .queryFeatureCount();
  });
  expect(count).toBeGreaterThanOrEqual(3_900);
});

test('on a phone the toolbar has at most five icons, and of a popup and a sheet only one is open', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole('toolbar', { name: 'Tools' });
  await expect(bar.getByRole('button')).toHaveText([
    'Layers',
    'Service area',
    'P1 pickup',
    'Summary Boards',
    'More'
  ]);
  await expect(page.getByRole('slider', { name: 'Panel height' })).toHaveCount(0);
  // The page is laid out again while the window changes its size.
  await expect
    .poll(() =>
      bar.getByRole('button').evaluateAll((tools) =>
        tools.map((tool) => {
          const { width, height } = tool.getBoundingClientRect();
          return Math.min(width, height) >= 44;
        })
      )
    )
    .toEqual([true, true, true, true, true]);
  await bar.getByRole('button', { name: 'Service area' }).click();
  const sheet = page.getByRole('region', { name: 'Service area' });
  const height = sheet.getByRole('slider', { name: 'Panel height' });
  await expect(height).toHaveAttribute('aria-valuetext', 'Half');
  await openRecordPopup(page, 'ngnLGA', "ADM1_EN = 'Akwa Ibom' AND ADM2_EN = 'Uyo'");
  const popup = page.locator('arcgis-popup [data-field] dd').filter({ visible: true }).first();
  await expect(popup).toBeVisible();
  await expect(height).toHaveAttribute('aria-valuetext', 'Low');
  await expect
    .poll(async () => {
      const [box, edge] = [await popup.boundingBox(), await sheet.boundingBox()];
      return box !== null && edge !== null && box.y + box.height <= edge.y;
    })
    .toBe(true);
  await bar.getByRole('button', { name: 'More tools' }).click();
  await page.getByRole('menuitem', { name: 'Legend' }).click();
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible();
  await expect(popup).toBeHidden();
  await bar.getByRole('button', { name: 'Service area' }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await mapDrawn(page);
});
