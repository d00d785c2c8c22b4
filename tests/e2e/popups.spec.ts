import type { Locator, Page } from '@playwright/test';
import {
  clickMapAt,
  expect,
  mapDrawn,
  createContext,
  drawnViewport,
  test,
  unfoldLayers,
  uyo,
  watchFaults
} from './support/site';

/* Tests of popups on the shared map; the last test opens a map for guests. */
test.describe.configure({ mode: 'serial' });

/** Members of the map's layers that the tests use. */
interface Layer {
  readonly id: string;
  readonly url?: string;
  readonly parent?: Layer | null;
  visible: boolean;
}

interface Feature {
  readonly attributes: Record<string, string | number | null>;
  readonly geometry: { readonly longitude: number; readonly latitude: number };
}
interface QueriedLayer extends Layer {
  createQuery(): Record<string, unknown>;
  queryFeatures(query: object): Promise<{ features: Feature[] }>;
}
interface View {
  readonly extent: { clone(): { expand(by: number): object } };
  readonly map: { allLayers: { toArray(): QueriedLayer[] } };
  readonly scale: number;
  focus(): void;
  goTo(to: object, how: object): Promise<void>;
  hitTest(at: object): Promise<{ results: { graphic?: { isAggregate?: boolean } }[] }>;
  toScreen(geometry: object): { x: number; y: number };
  whenLayerView(layer: object): Promise<{
    createQuery(): object;
    queryObjectIds(query: object): Promise<number[]>;
  }>;
}
type MapElement = HTMLElement & { readonly view: View };

// The Maps SDK rejects with an error named `e` when it cancels the request of a raster that is hidden again.
test.use({ allowedFaults: [/^page: e$/] });

let page: Page;
/** Ids of the layers that are visible when the map opens. */
let firstVisible: string[];

const popup = (): Locator => page.locator('arcgis-popup');
/** Locates the value of a field: in a row, or large. */
const row = (field: string): Locator =>
  popup()
    .locator(
      [
        `[data-field="${field}"] dd:not([data-note])`,
        `[data-testid="figure-${field}"]:not(:empty)`,
        `[data-testid="figure-${field}"]:empty + *`
      ].join()
    )
    .filter({ visible: true });
/** Locates the note beneath a figure, which explains its scope. */
const note = (field: string): Locator =>
  popup()
    .locator(`[data-field="${field}"] [data-note], dd:has([data-testid="figure-${field}"]) + dd`)
    .filter({ visible: true });
const kind = (): Locator => popup().locator('[data-field="kind"]').filter({ visible: true });
const formatNumber = (value: unknown, decimals = 0) =>
  Number(value).toLocaleString('en-US', { maximumFractionDigits: decimals });

/** Shows the layers with these ids and no others. */
async function showOnly(...ids: string[]) {
  await page.evaluate((wanted) => {
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    for (const layer of view.map.allLayers.toArray()) {
      if (!/\/(Feature|Image)Server/.test(layer.url ?? '')) continue;
      layer.visible = wanted.includes(layer.id);
      for (let up = layer.parent; layer.visible && up && 'visible' in up; up = up.parent) up.visible = true;
    }
  }, ids);
  await mapDrawn(page);
}

/** Returns a feature of a layer that meets a condition and is near the middle of the map. */
const findFeature = (id: string, where?: string): Promise<Feature> =>
  page.evaluate(
    async ({ layerId, condition }) => {
      const { view } = document.querySelector<MapElement>('arcgis-map')!;
      const layer = view.map.allLayers.toArray().find((one) => one.id === layerId)!;
      const query = Object.assign(layer.createQuery(), {
        geometry: view.extent.clone().expand(0.6),
        ...(condition && { where: condition }),
        outFields: ['*'],
        returnGeometry: true
      });
      const { attributes, geometry } = (await layer.queryFeatures(query)).features[0]!;
      return { attributes, geometry: { longitude: geometry.longitude, latitude: geometry.latitude } };
    },
    { layerId: id, condition: where }
  );

/**
 * Closes the popup. A popup that is just opening ignores the first Escape, and one that lists its features
 * shows no field.
 */
async function close() {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(popup().locator('.main-container').filter({ visible: true })).toHaveCount(0, {
      timeout: 2_000
    });
  }).toPass();
}

const readVisibleIds = () =>
  page.evaluate(() =>
    document
      .querySelector<MapElement>('arcgis-map')!
      .view.map.allLayers.toArray()
      .filter(({ url, visible }) => visible && /\/(Feature|Image)Server/.test(url ?? ''))
      .map(({ id }) => id)
  );

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.setViewportSize(drawnViewport);
  firstVisible = await readVisibleIds();
  // A hidden layer is added to the map once its switch is turned on.
  const layers = page.getByRole('toolbar').getByRole('button', { name: 'Layers', exact: true });
  await layers.click();
  await unfoldLayers(page);
  for (const title of ['Soil pH', 'Maize growing area', 'Community transaction summary'])
    await page.getByRole('switch', { name: title, exact: true }).click();
  await layers.click();
});

test('[MP-15] an LGA shows its figures with units and their scope', async () => {
  await showOnly('lgas');
  await clickMapAt(page, uyo);
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  const more = popup()
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true });
  await more.click();
  await expect(
    popup().getByRole('button', { name: 'Fewer fields' }).filter({ visible: true })
  ).toHaveAttribute('aria-expanded', 'true');
  const { attributes } = await findFeature('lgas', "ADM1_EN = 'Akwa Ibom' AND ADM2_EN = 'Uyo'");
  await expect(row('ADM1_EN')).toHaveText('Akwa Ibom');
  await expect(row('ADM2_EN')).toHaveText('Uyo');
  await expect(row('oilClusterStr')).toHaveText(`${formatNumber(attributes.oilClusterStr, 1)} acres`);
  await expect(row('tones')).toHaveText(`${formatNumber(attributes.tones, 1)} t`);
  await expect(row('avgPricePe')).toHaveText(`₦${formatNumber(attributes.avgPricePe)}/t`);
  for (const field of ['noTaggedMi', 'noPindTran', 'noOilPalmF']) {
    expect(attributes[field]).toBeGreaterThan(0);
    await expect(row(field)).toHaveText(formatNumber(attributes[field]));
  }
  await expect(row('updatedAt')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(note('currentP1Price')).toHaveText(/^of the 30 days to \d\d\/\d\d\/\d{4}( · old)?$/);
  await close();
});

test('Enter opens the popup at the centre of the map; Escape closes it and returns the focus', async () => {
  await page.locator('arcgis-map').evaluate((map: MapElement) => map.view.focus());
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  await close();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('ARCGIS-MAP');
});

test('[MP-08] rasters show value and class at the place; a failed one is requested again by Retry', async ({
  quiet
}) => {
  quiet.allow(/status of 500/);
  await showOnly('soil-ph', 'growing-area');
  await page.route('**/soilPH/ImageServer/identify**', (route) =>
    route.fulfill({ status: 500, body: 'down' })
  );
  await clickMapAt(page, uyo);
  const next = popup()
    .getByRole('button', { name: /^Next: / })
    .filter({ visible: true });
  const retry = popup().getByRole('button', { name: 'Retry' }).filter({ visible: true });
  const growing = /^(Minor|Mixed|Major)$/;
  await expect(retry.or(row('class'))).toBeVisible();
  if (!(await retry.isVisible())) {
    await expect(row('class')).toHaveText(growing);
    await next.click();
  }
  await expect(popup().getByText('Invalid data at this location.')).toBeVisible();
  await page.unroute('**/soilPH/ImageServer/identify**');
  await retry.click();
  await expect(row('SoilPH')).toHaveText(/^\d+(\.\d+)? pH$/);
  await expect(row('SoilPHDescription')).toHaveText(/^(acidic|neutral|alkaline)$/);
  await next.click();
  await expect(row('class')).toHaveText(growing);
  await close();
  await showOnly('soil-ph');
  await clickMapAt(page, { latitude: 4.3, longitude: 7.5 });
  await expect(popup().getByText('No data available at this location.')).toBeVisible();
  await close();
});

test('[MP-03] [MP-09] a community shows its data; Edit this takes a date and shows the expected prices', async () => {
  await showOnly('community-transactions');
  const { geometry, attributes } = await findFeature('community-transactions');
  await clickMapAt(page, geometry);
  await expect(row('avgPricePe')).toHaveText(`₦${formatNumber(attributes.avgPricePe)}/t`);
  await expect(row('futurePrice')).toHaveText(/^₦\d+,\d{3}\/t$/);
  await expect(row('currentP1Price')).toHaveText(/^₦|^No historic purchase$/);
  const edit = popup().getByRole('button', { name: 'Edit this' });
  await edit.click();
  const date = popup().getByRole('textbox', { name: 'Date (dd-mm-yyyy)' });
  await expect(date).toBeFocused();
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const asked = page.waitForRequest((request) =>
    request.url().includes(`/api/future-price/date?date=${day}`)
  );
  await date.fill(day.split('-').reverse().join('-'));
  await date.press('Enter');
  const { data } = (await (await (await asked).response())!.json()) as {
    data: { previousPeriodP1Price: number; futurePrice: number; futureDate: string }[];
  };
  const [expected] = data;
  await expect(row('previousPeriodP1Price')).toHaveText(
    `₦${formatNumber(expected!.previousPeriodP1Price)}/t`
  );
  await expect(row('futurePrice')).toHaveText(`₦${formatNumber(expected!.futurePrice)}/t`);
  await expect(row('futureDate')).toHaveText(
    expected!.futureDate.slice(0, 10).split('-').reverse().join('/')
  );
  await close();
});

test('a mill over an LGA has buttons that name the layer of the other feature and keep the focus', async () => {
  await showOnly('mills', 'lgas');
  const { geometry } = await findFeature('mills');
  await page.evaluate(
    async ({ longitude, latitude }) =>
      document
        .querySelector<MapElement>('arcgis-map')!
        .view.goTo({ center: [longitude, latitude], scale: 3_000 }, { animate: false }),
    geometry
  );
  await mapDrawn(page);
  await clickMapAt(page, geometry);
  await expect(kind()).toHaveText(/^Confirmed mills · .+, .+$/);
  await expect(popup().getByText('1 of 2').filter({ visible: true })).toBeVisible();
  const forward = popup().getByRole('button', { name: 'Next: Nigeria LGA Boundaries' });
  await forward.focus();
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText('Nigeria LGA Boundaries');
  const back = popup().getByRole('button', { name: 'Next: Confirmed mills' }).filter({ visible: true });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(kind()).toHaveText(/^Confirmed mills · /);
  await popup().getByRole('button', { name: '1 of 2' }).filter({ visible: true }).click();
  await expect(popup().getByText('Nigeria LGA Boundaries').filter({ visible: true }).first()).toBeVisible();
  await close();
});

interface Circle {
  readonly layer: { queryFeatures(query: object): Promise<{ features: Feature[] }> };
  readonly geometry: object;
  readonly attributes: Record<string, number>;
  getObjectId(): number;
}
type PopupElement = HTMLElement & { readonly selectedFeature: Circle };

/** Returns the attributes of the mills in the cluster whose popup is open, as in the service. */
const readMembers = () =>
  page.locator('arcgis-popup').evaluate(async (element) => {
    const { selectedFeature: circle } = element as unknown as PopupElement;
    const { view } = document.querySelector<MapElement>('arcgis-map')!;
    const drawn = await view.whenLayerView(circle.layer);
    const objectIds = await drawn.queryObjectIds(
      Object.assign(drawn.createQuery(), { aggregateIds: [circle.getObjectId()] })
    );
    const { features } = await circle.layer.queryFeatures({
      objectIds,
      outFields: ['*'],
      returnGeometry: false
    });
    return features.map(({ attributes }) => attributes);
  });

/**
 * Returns the distance between the box of the open popup and the centre of its marker, px. The gap that the SDK
 * leaves for the pointer, along the diagonal, is not counted.
 */
const readPopupOffset = () =>
  page.locator('arcgis-popup').evaluate((element) => {
    const { selectedFeature, shadowRoot } = element as unknown as PopupElement;
    const map = document.querySelector<MapElement>('arcgis-map')!;
    const origin = map.getBoundingClientRect();
    const marker = map.view.toScreen(selectedFeature.geometry);
    const [x, y] = [origin.left + marker.x, origin.top + marker.y];
    const box = shadowRoot!.querySelector('.main-container')!.getBoundingClientRect();
    const pointer = getComputedStyle(shadowRoot!.querySelector('.pointer-direction')!);
    const across = Math.max(box.left - x, 0, x - box.right);
    const down = Math.max(box.top - y, 0, y - box.bottom);
    return (
      Math.hypot(across, down) -
      Math.hypot(parseFloat(pointer.width), parseFloat(pointer.height)) / Math.SQRT2
    );
  });

/** Returns the width of a cluster's circle, px: 27 for two mills, 60 for a hundred and more. */
const widthOfCircle = (count: number): number => 27 + ((Math.min(100, count) - 2) / 98) * (60 - 27);

/**
 * Returns a position on the screen, px, inside a cluster of mills. It tries the densest places first: a hit
 * test is slow, since it renders the map once more.
 */
const findCircle = () =>
  page.evaluate(async () => {
    const element = document.querySelector<MapElement>('arcgis-map')!;
    const { view } = element;
    const { left, top, width, height } = element.getBoundingClientRect();
    const mills = view.map.allLayers.toArray().find(({ id }) => id === 'mills')!;
    const query = Object.assign(mills.createQuery(), { geometry: view.extent, returnGeometry: true });
    const { features } = await mills.queryFeatures(query);
    const cells = new Map<string, { x: number; y: number; count: number }>();
    for (const { geometry } of features) {
      const { x, y } = view.toScreen(geometry);
      // Panels cover the rest of the map.
      if (x < width * 0.4 || x > width * 0.7 || y < height * 0.3 || y > height * 0.8) continue;
      const cell = `${Math.round(x / 30)} ${Math.round(y / 30)}`;
      cells.set(cell, { x, y, count: (cells.get(cell)?.count ?? 0) + 1 });
    }
    for (const { x, y } of [...cells.values()].sort((a, b) => b.count - a.count)) {
      const { results } = await view.hitTest({ x, y });
      if (results[0]?.graphic?.isAggregate) return { x: left + x, y: top + y };
    }
    throw new Error('There is no circle of mills on the map.');
  });

test('[MP-06] a cluster of mills shows tonnes, price and freshness of exactly its mills, 1.5 radii from its marker', async () => {
  // In a low window the popup does not fit beside its circle.
  await page.setViewportSize({ width: 1024, height: 900 });
  await showOnly('mills');
  await page.evaluate(() =>
    document
      .querySelector<MapElement>('arcgis-map')!
      .view.goTo({ center: [7.6, 5.2], scale: 1_200_000 }, { animate: false })
  );
  await mapDrawn(page);
  const at = await findCircle();
  await page.mouse.click(at.x, at.y);
  await expect(kind()).toHaveText(/^Confirmed mills · round \w/);
  const mills = await readMembers();
  const offset = (1.5 * widthOfCircle(mills.length)) / 2;
  await expect.poll(async () => Math.abs((await readPopupOffset()) - offset)).toBeLessThan(1);
  const sum = (field: string) => mills.reduce((all, mill) => all + Number(mill[field] ?? 0), 0);
  const bought = mills.filter(({ tonsAmount }) => Number(tonsAmount ?? 0) > 0).length;
  expect(bought).toBeGreaterThan(0);
  await expect(row('tonsAmount')).toHaveText(`${formatNumber(sum('tonsAmount'), 1)} t`);
  await expect(note('tonsAmount')).toHaveText(new RegExp(`^of ${bought} mills? with purchases$`));
  await expect(row('avgPricePerTon')).toHaveText(`₦${formatNumber(sum('totalPrice') / sum('tonsAmount'))}/t`);
  const countOf = (from: number, to: number) =>
    mills.filter(
      ({ daysFromLastDiscovery: days }) => days !== null && Number(days) >= from && Number(days) <= to
    ).length;
  for (const [band, from, to] of [
    ['from0', 0, 7],
    ['from8', 8, 14],
    ['from15', 15, 21],
    ['from22', 22, Infinity]
  ] as const)
    await expect(popup().locator(`[data-field="fresh-${band}"] dd`).filter({ visible: true })).toHaveText(
      String(countOf(from, to))
    );
  await popup()
    .getByRole('button', { name: `View the ${mills.length}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `${mills.length} mills` });
  await expect(dialog.getByRole('row')).toHaveCount(1 + Math.min(10, mills.length));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const readScale = () => page.evaluate(() => document.querySelector<MapElement>('arcgis-map')!.view.scale);
  const before = await readScale();
  await popup().getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(readScale).toBeLessThan(before);
  await close();
  await showOnly(...firstVisible);
  await page.getByRole('button', { name: 'Home', exact: true }).click();
});

test('[WM-02] [AU-09] a guest clicks a grey protected area and gets its designation, type, status, government and owner', async ({
  browser
}) => {
  const context = await createContext(browser, null, { viewport: drawnViewport });
  const faults = await watchFaults(context);
  page = await context.newPage();
  await page.goto('/map/widgets/protectedAreas');
  const hint = page
    .getByRole('dialog')
    .filter({ hasText: 'Click on the grey colored features on the map for more details' });
  await hint.getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
  await mapDrawn(page);
  const query = new URLSearchParams({
    where: '1=1',
    geometry: '5,5.5,8,7.5',
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326',
    outSR: '4326',
    spatialRel: 'esriSpatialRelContains',
    outFields: '*',
    orderByFields: 'hectare DESC',
    resultRecordCount: '1',
    f: 'json'
  });
  const answer = await page.request.get(`/arcgis/rest/services/conserved/FeatureServer/0/query?${query}`);
  const { features } = (await answer.json()) as {
    features: { attributes: Record<string, unknown>; geometry: { rings: [number, number][][] } }[];
  };
  const { attributes, geometry } = features[0]!;
  const ring = geometry.rings[0]!;
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  await clickMapAt(page, { longitude: mean(0), latitude: mean(1) });
  await popup()
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true })
    .click();
  for (const field of ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner'])
    await expect(row(field)).toContainText(String(attributes[field]));
  expect(faults).toEqual([]);
  await context.close();
});
