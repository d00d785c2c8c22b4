import type { Page } from '@playwright/test';
import { accounts, clickMapAt, expect, openOilPalmMap, test, uyo } from './support/site';

interface Symbol {
  readonly color?: { readonly a: number } | null;
}
interface Layer {
  readonly type: string;
  readonly title: string;
  readonly visible: boolean;
  readonly opacity: number;
  readonly graphics?: { toArray(): { symbol: { color: { toRgba(): number[] } } }[] };
  readonly renderer?: {
    readonly symbol?: Symbol;
    readonly classBreakInfos?: { symbol: Symbol }[];
    readonly uniqueValueInfos?: { symbol: Symbol }[];
  };
  readonly featureReduction?: {
    readonly type: string;
    readonly clusterRadius: number;
    readonly clusterMinSize: number;
    readonly clusterMaxSize: number;
  };
}
interface Found {
  readonly graphic: { readonly isAggregate: boolean; readonly layer: Layer };
}
interface View {
  readonly width: number;
  readonly height: number;
  readonly map: { layers: { toArray(): Layer[] }; allLayers: { toArray(): Layer[] } };
  hitTest(place: object): Promise<{ results: Found[] }>;
  toScreen(geometry: object): { x: number; y: number };
}
type MapElement = HTMLElement & { readonly view: View };

/** Where a circle of several mills is drawn, in px of the window. */
const circleOfMills = (page: Page) =>
  page.evaluate(async () => {
    const map = document.querySelector<MapElement>('arcgis-map')!;
    const box = map.getBoundingClientRect();
    for (let y = 200; y < map.view.height - 100; y += 24)
      for (let x = 600; x < map.view.width - 200; x += 24) {
        if (document.elementFromPoint(box.left + x, box.top + y) !== map) continue;
        const { results } = await map.view.hitTest({ x, y });
        const isCircle = results.some(
          ({ graphic }) => graphic.isAggregate && graphic.layer.title === 'Confirmed mills'
        );
        if (isCircle) return { x: box.left + x, y: box.top + y };
      }
    throw new Error('There is no circle of mills on the map.');
  });

/** How far the box of the open popup is from the middle of its marker (px), and how many mills that stands for. */
const standing = (page: Page) =>
  page.locator('arcgis-popup').evaluate((element) => {
    interface Popup extends HTMLElement {
      readonly selectedFeature: { geometry: object; attributes: Record<string, number> } | null;
    }
    const { selectedFeature, shadowRoot } = element as Popup;
    const map = document.querySelector<MapElement>('arcgis-map')!;
    if (!selectedFeature) return null;
    const origin = map.getBoundingClientRect();
    const marker = map.view.toScreen(selectedFeature.geometry);
    const [x, y] = [origin.left + marker.x, origin.top + marker.y];
    const box = shadowRoot!.querySelector('.main-container')!.getBoundingClientRect();
    const pointer = getComputedStyle(shadowRoot!.querySelector('.pointer-direction')!);
    const across = Math.max(box.left - x, 0, x - box.right);
    const down = Math.max(box.top - y, 0, y - box.bottom);
    return {
      count: selectedFeature.attributes.cluster_count ?? 1,
      // What the SDK keeps free for the pointer, along the diagonal.
      off:
        Math.hypot(across, down) -
        Math.hypot(parseFloat(pointer.width), parseFloat(pointer.height)) / Math.SQRT2
    };
  });

/** The width of a circle (px): 27 for two mills, 60 for a hundred and more. */
const widthOf = (count: number): number => 27 + ((Math.min(100, count) - 2) / 98) * (60 - 27);

test('[MP-06] clusters at 100 px of 27 to 60 px; opacity 0.8; a buffer at 20 % green; a popup 1.5 radii off its marker', async ({
  page
}) => {
  await openOilPalmMap(page, accounts.staff);
  const layers = await page.evaluate(() => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    return view.map.allLayers
      .toArray()
      .filter(({ type }) => type === 'feature')
      .map(({ title, visible, opacity, renderer, featureReduction: clusters }) => ({
        title,
        opacity,
        visible,
        symbols: [
          ...(renderer?.symbol ? [{ symbol: renderer.symbol }] : []),
          ...(renderer?.classBreakInfos ?? []),
          ...(renderer?.uniqueValueInfos ?? [])
        ].map(({ symbol }) => symbol.color?.a),
        clusters: clusters && [clusters.clusterRadius, clusters.clusterMinSize, clusters.clusterMaxSize]
      }));
  });
  const PX_PER_POINT = 4 / 3;
  const mills = layers.find(({ title }) => title === 'Confirmed mills')!;
  expect(mills.clusters!.map((points) => points * PX_PER_POINT)).toEqual([100, 27, 60]);
  const hidden = layers.filter(({ visible }) => !visible);
  expect(hidden.length).toBeGreaterThan(2);
  expect(hidden.map(({ opacity }) => opacity)).toEqual(hidden.map(() => 0.8));
  // What is shown from the start is see-through by its symbols.
  for (const shown of ['Confirmed mills', 'Biochar Partners', 'Biochar Applications']) {
    const { symbols } = layers.find(({ title }) => title === shown)!;
    expect(symbols.length).toBeGreaterThan(0);
    for (const alpha of symbols) expect(alpha).toBeCloseTo(0.8, 2);
  }

  const circle = await circleOfMills(page);
  await page.mouse.click(circle.x, circle.y);
  await expect.poll(async () => (await standing(page))?.count ?? 0).toBeGreaterThan(1);
  const { count } = (await standing(page))!;
  await expect
    .poll(async () => Math.abs((await standing(page))!.off - (1.5 * widthOf(count)) / 2))
    .toBeLessThan(1);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Biochar analysis', exact: true }).click();
  await page.getByRole('switch', { name: 'Pick a place on the map' }).click();
  await clickMapAt(page, uyo);
  await page
    .getByRole('dialog', { name: 'Biochar Facility Analysis' })
    .getByRole('button', { name: 'Analyze' })
    .click();
  const fills = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<MapElement>('arcgis-map')!;
      return view.map.layers
        .toArray()
        .filter(({ type }) => type === 'graphics')
        .flatMap(({ graphics }) => graphics!.toArray())
        .map(({ symbol }) => symbol.color.toRgba());
    });
  await expect.poll(fills).toContainEqual([46, 139, 87, 0.2]);
});
