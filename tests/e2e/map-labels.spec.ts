import type { Page } from '@playwright/test';
import { GROUND_COLORS } from '../../shared/domain/src/display';
import { hideGround } from './support/hide-ground';
import { clickMapAt, expect, MAP_VIEWPORT, mapDrawn, pointOfMap, test } from './support/site';

/* Which labels of the oil palm map meet, read from its pixels with a colour for each kind of label. */

interface Label {
  deconflictionStrategy: string;
  clone(): Label;
  symbol: { color: number[]; haloColor: unknown; haloSize: number };
}
interface LabelledLayer {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  visible: boolean;
  labelingInfo?: Label[] | null;
  featureReduction?: { type: string; labelingInfo: Label[]; clone(): never } | null;
}
interface LabelView {
  readonly map: {
    readonly layers: { toArray(): LabelledLayer[] };
  };
  readonly center: { clone(): object };
  readonly ready: boolean;
  goTo(to: object, how: object): Promise<void>;
  takeScreenshot(options?: object): Promise<{ data: ImageData }>;
  toScreen(geometry: object): { x: number; y: number };
}
type MapElement = HTMLElement & { readonly view: LabelView };

/** Ten places with circles of mills round them, at three zooms: a region, a district, a town. */
const PLACES = [
  ['Uyo', 7.93, 5.03],
  ['Aba', 7.37, 5.11],
  ['Calabar', 8.32, 4.96],
  ['Port Harcourt', 7.01, 4.78],
  ['Owerri', 7.03, 5.48],
  ['Umuahia', 7.49, 5.53],
  ['Ikot Ekpene', 7.71, 5.18],
  ['Benin City', 5.63, 6.34],
  ['Onitsha', 6.79, 6.15],
  ['Ugep', 8.08, 5.81]
] as const;
const ZOOMS = [8, 10, 12.5];

test.use({ allowedFaults: [/^page: e$/] });

let page: Page;
test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  // Without a graphics card each frame takes time in proportion to its pixels.
  await page.setViewportSize({ width: 800, height: 640 });
  await hideGround(page, { keepsNames: true });
  await page.evaluate(() => {
    const { map } = document.querySelector<MapElement>('arcgis-map')!.view;
    const paint = (labels: Label[], color: number[]) =>
      labels.map((label) => {
        const painted = label.clone();
        Object.assign(painted.symbol, { color, haloColor: null, haloSize: 0 });
        return painted;
      });
    for (const layer of map.layers.toArray()) {
      if (layer.id.startsWith('place-names'))
        layer.labelingInfo = paint(layer.labelingInfo!, [0, 255, 255, 1]);
      else if (layer.featureReduction?.type === 'cluster' && layer.visible) {
        const clusters = layer.featureReduction.clone() as { labelingInfo: Label[] };
        clusters.labelingInfo = paint(clusters.labelingInfo, [255, 0, 255, 1]);
        layer.featureReduction = clusters as never;
      } else if (layer.type !== 'graphics') layer.visible = false;
    }
  });
});

/** Counts the pixels of names and of digits, and the digits' pixels that touch a name. */
const readLabels = () =>
  page.evaluate(async () => {
    const { data } = await document.querySelector<MapElement>('arcgis-map')!.view.takeScreenshot();
    const { width, data: bytes } = data;
    const isColor = (at: number, red: number, green: number) =>
      Math.abs(bytes[at]! - red) < 40 && Math.abs(bytes[at + 1]! - green) < 40 && bytes[at + 2]! > 215;
    const [names, digits]: [number[], number[]] = [[], []];
    for (let at = 0; at < bytes.length; at += 4) {
      if (isColor(at, 0, 255)) names.push(at / 4);
      if (isColor(at, 255, 0)) digits.push(at / 4);
    }
    const named = new Set(names);
    const isNearName = (pixel: number) => {
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) if (named.has(pixel + dy * width + dx)) return true;
      return false;
    };
    return { names: names.length, digits: digits.length, meeting: digits.filter(isNearName).length };
  });

const goToPlace = (longitude: number, latitude: number, zoom: number) =>
  page
    .evaluate((to) => document.querySelector<MapElement>('arcgis-map')!.view.goTo(to, { animate: false }), {
      center: [longitude, latitude],
      zoom
    })
    .then(() => mapDrawn(page));

/** Sets whether labels that meet are left out, as in the product. */
const compareLabels = (isCompared: boolean) =>
  page.evaluate(
    (deconflictionStrategy) => {
      const set = (labels: Label[]) =>
        labels.map((label) => Object.assign(label.clone(), { deconflictionStrategy }));
      for (const layer of document.querySelector<MapElement>('arcgis-map')!.view.map.layers.toArray())
        if (layer.id.startsWith('place-names')) layer.labelingInfo = set(layer.labelingInfo!);
        else if (layer.featureReduction?.type === 'cluster' && layer.visible) {
          const clusters = layer.featureReduction.clone() as { labelingInfo: Label[] };
          clusters.labelingInfo = set(clusters.labelingInfo);
          layer.featureReduction = clusters as never;
        }
    },
    isCompared ? 'static' : 'none'
  );

test('[MP-06] over ten places and three zooms no digit of a circle meets the name of a place', async () => {
  // Thirty views, each drawn without a graphics card.
  test.setTimeout(600_000);
  let [names, digits] = [0, 0];
  for (const [name, longitude, latitude] of PLACES)
    for (const zoom of ZOOMS) {
      await goToPlace(longitude, latitude, zoom);
      const seen = await readLabels();
      expect.soft(seen.meeting, `${name} at zoom ${zoom}`).toBe(0);
      names += seen.names;
      digits += seen.digits;
    }
  // Otherwise the test would pass on a map without labels, or where they never meet.
  expect(names).toBeGreaterThan(2_000);
  expect(digits).toBeGreaterThan(2_000);
  await compareLabels(false);
  let meeting = 0;
  for (const [, longitude, latitude] of PLACES.slice(0, 5)) {
    await goToPlace(longitude, latitude, ZOOMS[0]!);
    meeting += (await readLabels()).meeting;
  }
  await compareLabels(true);
  expect(meeting).toBeGreaterThan(0);
});

test('[SA-01] no digit and no name covers the pin of a start on a circle', async () => {
  await page.setViewportSize(MAP_VIEWPORT);
  const [name, longitude, latitude] = PLACES[0];
  await goToPlace(longitude, latitude, 9.6);
  await page.getByRole('switch', { name: 'Service Area' }).first().click();
  await clickMapAt(page, { longitude, latitude });
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByText(`${name} · 60 min`).filter({ visible: true }).first()).toBeVisible();
  await mapDrawn(page);
  const covering = await page.evaluate(
    async ([x, y]) => {
      const { view } = document.querySelector<MapElement>('arcgis-map')!;
      const start = Object.assign(view.center.clone(), { longitude: x, latitude: y });
      const tip = view.toScreen(start);
      const area = { x: tip.x - 12, y: tip.y - 34, width: 24, height: 34 };
      const { data } = await view.takeScreenshot({ area });
      const isText = (at: number) =>
        data.data[at + 2]! > 215 &&
        Math.abs(data.data[at]! - 255 + data.data[at + 1]!) < 40 &&
        (data.data[at]! > 215 || data.data[at + 1]! > 215) &&
        (data.data[at]! < 40 || data.data[at + 1]! < 40);
      return {
        pixels: data.width * data.height,
        text: [...data.data.keys()].filter((at) => at % 4 === 0 && isText(at)).length
      };
    },
    [longitude, latitude] as const
  );
  expect(covering.pixels).toBeGreaterThan(500);
  expect(covering.text).toBe(0);
});

/** A graphic with what the test reads of points, circles and areas. */
interface MapGraphic {
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly geometry: { contains(point: object): boolean };
}
interface CircleView extends Omit<LabelView, 'map'> {
  readonly map: {
    readonly layers: { toArray(): (LabelledLayer & { graphics?: { toArray(): MapGraphic[] } })[] };
  };
  readonly width: number;
  readonly height: number;
  toMap(at: object): object;
  whenLayerView(layer: object): Promise<{ queryAggregates(): Promise<{ features: MapGraphic[] }> }>;
}

test('[MP-14] the veil of an area fades circles whole or not at all, by their centre', async () => {
  // The area of the test before this one is still drawn, at the scale at which its edge meets circles.
  const circles = await page.evaluate(async () => {
    const view = document.querySelector('arcgis-map')!.view as unknown as CircleView;
    const layers = view.map.layers.toArray();
    const drawings = layers.filter(({ type }) => type === 'graphics');
    const areas = drawings.flatMap(({ graphics }) => graphics!.toArray());
    const area = areas.find(({ attributes }) => attributes.toBreak === 60)!;
    // Only circles and the veil are left: a circle is transparent, and marks may be above it.
    const shown = layers.filter(
      ({ id, type, visible, graphics }) =>
        visible &&
        (id.startsWith('place-names') || (type === 'graphics' && !graphics!.toArray()[0]?.attributes.veil))
    );
    for (const layer of shown) layer.visible = false;
    const mills = layers.find(
      ({ featureReduction, visible }) => featureReduction?.type === 'cluster' && visible
    )!;
    const clusters = mills.featureReduction!;
    mills.featureReduction = Object.assign(clusters.clone() as object, { labelsVisible: false }) as never;
    const { features } = await (await view.whenLayerView(mills)).queryAggregates();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const { data } = await view.takeScreenshot();
    mills.featureReduction = clusters;
    for (const layer of shown) layer.visible = true;
    const ratio = data.width / view.width;
    // Half of the smallest diameter is 13.5 px.
    const around = [0, 1, 2, 3, 4, 5, 6, 7]
      .map((turn) => (turn * Math.PI) / 4)
      .map((angle) => ({ x: 10 * Math.cos(angle), y: 10 * Math.sin(angle) }));
    return features.flatMap(({ geometry }) => {
      const center = view.toScreen(geometry);
      const samples = around.map(({ x, y }) => ({ x: center.x + x, y: center.y + y }));
      if (samples.some(({ x, y }) => x < 0 || y < 0 || x >= view.width || y >= view.height)) return [];
      const colors = samples.map(({ x, y }) => {
        const at = (Math.round(y * ratio) * data.width + Math.round(x * ratio)) * 4;
        return [...data.data.slice(at, at + 3)];
      });
      const isClear = (at: object) => area.geometry.contains(view.toMap(at));
      return [
        { colors, isClear: isClear(center), isCut: samples.some((at) => isClear(at) !== isClear(center)) }
      ];
    });
  });
  const getSpread = ({ colors }: { readonly colors: number[][] }) =>
    Math.max(
      ...[0, 1, 2].map((channel) => {
        const parts = colors.map((color) => color[channel]!);
        return Math.max(...parts) - Math.min(...parts);
      })
    );
  const cut = circles.filter(({ isCut }) => isCut);
  expect(cut.map(getSpread).filter((spread) => spread > 3)).toEqual([]);
  // Otherwise the test would pass where the edge of the area meets no circle, or only circles of one kind.
  expect(new Set(cut.map(({ isClear }) => isClear)).size).toBe(2);
  // The veil lightens the strongest colour of those outside.
  const getDarkest = (isClear: boolean) =>
    Math.min(...circles.filter((circle) => circle.isClear === isClear).map(({ colors }) => colors[0]![2]!));
  expect(getDarkest(false)).toBeGreaterThan(getDarkest(true) + 40);
});

/** Returns the colour of a pixel of a page's window, '#rrggbb'. */
async function readPixel(own: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<string> {
  const picture = await own.screenshot({ clip: { x: Math.round(x), y: Math.round(y), width: 1, height: 1 } });
  return own.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const drawing = new OffscreenCanvas(1, 1).getContext('2d')!;
    drawing.drawImage(image, 0, 0);
    const [red, green, blue] = drawing.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
  }, picture.toString('base64'));
}

test.describe('while no tile is answered', () => {
  test.use({ role: 'staff', viewport: MAP_VIEWPORT });

  test('[MP-10] a jump across the country shows land, and water at sea', async ({ page: own, quiet }) => {
    // The page closes while it waits for tiles.
    quiet.allow(/Failed to load tile/);
    let held = 0;
    // A route that is never answered.
    await own.route(/\/VectorTileServer\/tile\//, () => void (held += 1));
    await own.goto('/map/oilpalm');
    await own.waitForFunction(() => document.querySelector<MapElement>('arcgis-map')?.view?.ready);
    const { land, abroad, water } = GROUND_COLORS.light;
    const readColorAt = async (place: { readonly longitude: number; readonly latitude: number }) => {
      await own.evaluate(
        ({ longitude, latitude }) => {
          const { view } = document.querySelector<MapElement>('arcgis-map')!;
          for (const layer of view.map.layers.toArray()) layer.visible = false;
          return view.goTo({ center: [longitude, latitude] }, { animate: false });
        },
        { ...place }
      );
      return readPixel(own, await pointOfMap(own, place));
    };
    const [kano, gulf] = [
      { longitude: 8.52, latitude: 12 },
      { longitude: 5, latitude: 2.5 }
    ];
    // The outline of the world below the tiles has one colour for every country.
    await expect.poll(() => readColorAt(kano)).toMatch(new RegExp(`^(${land}|${abroad})$`, 'i'));
    await expect.poll(() => readColorAt(gulf)).toBe(water.toLowerCase());
    await expect.poll(() => held).toBeGreaterThan(0);
  });
});
