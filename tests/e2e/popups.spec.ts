import type { Locator, Page } from '@playwright/test';
import { hideGround } from './support/hide-ground';
import {
  clickMapAt,
  expect,
  mapDrawn,
  createContext,
  MAP_VIEWPORT,
  test,
  unfoldLayers,
  uyo,
  watchFaults
} from './support/site';

/* Tests of popups on the shared map; the last test opens a map for guests. */
test.describe.configure({ mode: 'serial' });

/** Members of the map's layers that the tests use. */
interface TestedLayer {
  readonly id: string;
  readonly url?: string;
  readonly parent?: TestedLayer | null;
  visible: boolean;
}

interface Feature {
  readonly attributes: Record<string, string | number | null>;
  readonly geometry: { readonly longitude: number; readonly latitude: number };
}
interface QueriedLayer extends TestedLayer {
  createQuery(): Record<string, unknown>;
  queryFeatures(query: object): Promise<{ features: Feature[] }>;
}
interface PopupView {
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
type MapElement = HTMLElement & { readonly view: PopupView };

// The Maps SDK rejects with an error named `e` when it cancels the request of a raster that is hidden again.
test.use({ allowedFaults: [/^page: e$/] });

let page: Page;

const getPopup = (): Locator => page.locator('arcgis-popup');
/** Locates the value of a field: in a row, or large. */
const getRow = (field: string): Locator =>
  getPopup()
    .locator(
      [
        `[data-field="${field}"] dd:not([data-note])`,
        `[data-testid="figure-${field}"]:not(:empty)`,
        `[data-testid="figure-${field}"]:empty + *`
      ].join()
    )
    .filter({ visible: true });
/** Locates the note beneath a figure, which explains its scope. */
const getNote = (field: string): Locator =>
  getPopup()
    .locator(`[data-field="${field}"] [data-note], dd:has([data-testid="figure-${field}"]) + dd`)
    .filter({ visible: true });
const getKind = (): Locator => getPopup().locator('[data-field="kind"]').filter({ visible: true });
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
async function closePopup() {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(getPopup().locator('.main-container').filter({ visible: true })).toHaveCount(0, {
      timeout: 2_000
    });
  }).toPass();
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.setViewportSize(MAP_VIEWPORT);
  await hideGround(page);
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
  await expect(getKind()).toHaveText('Nigeria LGA Boundaries');
  const more = getPopup()
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true });
  await more.click();
  await expect(
    getPopup().getByRole('button', { name: 'Fewer fields' }).filter({ visible: true })
  ).toHaveAttribute('aria-expanded', 'true');
  const { attributes } = await findFeature('lgas', "ADM1_EN = 'Akwa Ibom' AND ADM2_EN = 'Uyo'");
  await expect(getRow('ADM1_EN')).toHaveText('Akwa Ibom');
  await expect(getRow('ADM2_EN')).toHaveText('Uyo');
  await expect(getRow('oilClusterStr')).toHaveText(`${formatNumber(attributes.oilClusterStr, 1)} acres`);
  await expect(getRow('tones')).toHaveText(`${formatNumber(attributes.tones, 1)} t`);
  await expect(getRow('avgPricePe')).toHaveText(`₦${formatNumber(attributes.avgPricePe)}/t`);
  for (const field of ['noTaggedMi', 'noPindTran', 'noOilPalmF']) {
    expect(attributes[field]).toBeGreaterThan(0);
    await expect(getRow(field)).toHaveText(formatNumber(attributes[field]));
  }
  await expect(getRow('updatedAt')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  await expect(getNote('currentP1Price')).toHaveText(/^of the 30 days to \d\d\/\d\d\/\d{4}( · old)?$/);
  await closePopup();
});

test('Enter opens the popup at the centre of the map; Escape closes it and returns the focus', async () => {
  await page.locator('arcgis-map').evaluate((map: MapElement) => map.view.focus());
  await page.keyboard.press('Enter');
  await expect(getKind()).toHaveText('Nigeria LGA Boundaries');
  await closePopup();
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
  const next = getPopup()
    .getByRole('button', { name: /^Next: / })
    .filter({ visible: true });
  const retry = getPopup().getByRole('button', { name: 'Retry' }).filter({ visible: true });
  const growing = /^(Minor|Mixed|Major)$/;
  await expect(retry.or(getRow('class'))).toBeVisible();
  if (!(await retry.isVisible())) {
    await expect(getRow('class')).toHaveText(growing);
    await next.click();
  }
  await expect(getPopup().getByText('Invalid data at this location.')).toBeVisible();
  await page.unroute('**/soilPH/ImageServer/identify**');
  await retry.click();
  await expect(getRow('SoilPH')).toHaveText(/^\d+(\.\d+)? pH$/);
  await expect(getRow('SoilPHDescription')).toHaveText(/^(acidic|neutral|alkaline)$/);
  await next.click();
  await expect(getRow('class')).toHaveText(growing);
  await closePopup();
  await showOnly('soil-ph');
  await clickMapAt(page, { latitude: 4.3, longitude: 7.5 });
  await expect(getPopup().getByText('No data available at this location.')).toBeVisible();
  await closePopup();
});

test('[MP-03] [MP-09] a community shows its data; Edit this takes a date and shows the expected prices', async () => {
  await showOnly('community-transactions');
  const { geometry, attributes } = await findFeature('community-transactions');
  await clickMapAt(page, geometry);
  await expect(getRow('avgPricePe')).toHaveText(`₦${formatNumber(attributes.avgPricePe)}/t`);
  await expect(getRow('futurePrice')).toHaveText(/^₦\d+,\d{3}\/t$/);
  await expect(getRow('currentP1Price')).toHaveText(/^₦|^No historic purchase$/);
  const edit = getPopup().getByRole('button', { name: 'Edit this' });
  await edit.click();
  const date = getPopup().getByRole('textbox', { name: 'Date (dd-mm-yyyy)' });
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
  await expect(getRow('previousPeriodP1Price')).toHaveText(
    `₦${formatNumber(expected!.previousPeriodP1Price)}/t`
  );
  await expect(getRow('futurePrice')).toHaveText(`₦${formatNumber(expected!.futurePrice)}/t`);
  await expect(getRow('futureDate')).toHaveText(
    expected!.futureDate.slice(0, 10).split('-').reverse().join('/')
  );
  await closePopup();
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
  await expect(getKind()).toHaveText(/^Confirmed mills · .+, .+$/);
  await expect(getPopup().getByText('1 of 2').filter({ visible: true })).toBeVisible();
  const forward = getPopup().getByRole('button', { name: 'Next: Nigeria LGA Boundaries' });
  await forward.focus();
  await page.keyboard.press('Enter');
  await expect(getKind()).toHaveText('Nigeria LGA Boundaries');
  const back = getPopup().getByRole('button', { name: 'Next: Confirmed mills' }).filter({ visible: true });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getKind()).toHaveText(/^Confirmed mills · /);
  await getPopup().getByRole('button', { name: '1 of 2' }).filter({ visible: true }).click();
  await expect(
    getPopup().getByText('Nigeria LGA Boundaries').filter({ visible: true }).first()
  ).toBeVisible();
  await closePopup();
});

interface ClusterGraphic {
  readonly layer: { queryFeatures(query: object): Promise<{ features: Feature[] }> };
  readonly geometry: object;
  readonly attributes: Record<string, number>;
  getObjectId(): number;
}
type PopupElement = HTMLElement & { readonly selectedFeature: ClusterGraphic };

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
const computeCircleWidth = (count: number): number => 27 + ((Math.min(100, count) - 2) / 98) * (60 - 27);

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
  await expect(getKind()).toHaveText(/^Confirmed mills · around \w/);
  const mills = await readMembers();
  const offset = (1.5 * computeCircleWidth(mills.length)) / 2;
  await expect.poll(async () => Math.abs((await readPopupOffset()) - offset)).toBeLessThan(1);
  const sumField = (field: string) => mills.reduce((all, mill) => all + Number(mill[field] ?? 0), 0);
  const bought = mills.filter(({ tonsAmount }) => Number(tonsAmount ?? 0) > 0).length;
  expect(bought).toBeGreaterThan(0);
  await expect(getRow('tonsAmount')).toHaveText(`${formatNumber(sumField('tonsAmount'), 1)} t`);
  await expect(getNote('tonsAmount')).toHaveText(new RegExp(`^of ${bought} mills? with purchases$`));
  await expect(getRow('avgPricePerTon')).toHaveText(
    `₦${formatNumber(sumField('totalPrice') / sumField('tonsAmount'))}/t`
  );
  const countMills = (from: number, to: number) =>
    mills.filter(
      ({ daysFromLastDiscovery: days }) => days !== null && Number(days) >= from && Number(days) <= to
    ).length;
  for (const [band, from, to] of [
    ['from0', 0, 7],
    ['from8', 8, 14],
    ['from15', 15, 21],
    ['from22', 22, Infinity]
  ] as const)
    await expect(getPopup().locator(`[data-field="fresh-${band}"] dd`).filter({ visible: true })).toHaveText(
      String(countMills(from, to))
    );
  await getPopup()
    .getByRole('button', { name: `View the ${mills.length}`, exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `${mills.length} mills` });
  await expect(dialog.getByRole('row')).toHaveCount(1 + Math.min(10, mills.length));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  const readScale = () => page.evaluate(() => document.querySelector<MapElement>('arcgis-map')!.view.scale);
  const before = await readScale();
  await getPopup().getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(readScale).toBeLessThan(before);
  await closePopup();
});

test('[WM-02] [AU-09] a guest clicks a grey protected area and gets its designation, type, status, government and owner', async ({
  browser
}) => {
  const context = await createContext(browser, null, { viewport: MAP_VIEWPORT });
  const faults = await watchFaults(context);
  page = await context.newPage();
  await page.goto('/map/widgets/protectedAreas');
  const hint = page
    .getByRole('dialog')
    .filter({ hasText: 'Click on the grey colored features on the map for more details' });
  await hint.getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
  await hideGround(page);
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
  const computeMean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  await clickMapAt(page, { longitude: computeMean(0), latitude: computeMean(1) });
  await getPopup()
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true })
    .click();
  for (const field of ['name', 'designation', 'designationType', 'status', 'governmentType', 'owner'])
    await expect(getRow(field)).toContainText(String(attributes[field]));
  expect(faults).toEqual([]);
  await context.close();
});
