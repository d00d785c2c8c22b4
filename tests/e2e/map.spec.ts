import { AxeBuilder } from './support/axe';
import { expect, mapDrawn, openOilPalmMap, test, unfoldLayers } from './support/site';

interface LayerView {
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
}

test('[XB-04] the experience runs in the local host; mills cluster at 100 px, 27 to 60 px', async ({
  page
}) => {
  await openOilPalmMap(page);
  const layers = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): LayerView[] } } } }
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
  // What is shown from the start is see-through by its symbols.
  expect(facts).toEqual(facts.map(([title, visible]) => [title, visible, visible ? 1 : 0.8, 'loaded']));
  const mills = features.find(({ title }) => title === 'Confirmed mills')!;
  expect(mills.symbolAlpha).toBeCloseTo(0.8, 2);
  expect(mills.cluster).toEqual({ type: 'cluster', radius: 75, min: 20.25, max: 45 });
  const drawn = await page.evaluate(async () => {
    interface Counted {
      readonly title: string;
      queryFeatureCount(): Promise<number>;
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): Counted[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .find(({ title }) => title === 'Confirmed mills')!
      .queryFeatureCount();
  });
  expect(drawn).toBeGreaterThanOrEqual(3_900);
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
});

test('[MP-01] opening the map asks nothing of a hidden layer; once shown it is read and drawn in its place', async ({
  page
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const askedOf = (service: string) => asked.filter((url) => url.includes(`/services/${service}/`));
  await openOilPalmMap(page);
  const web = await page.request.get('/arcgis/sharing/rest/content/items/oil-palm-2d/data?f=json');
  const { operationalLayers } = (await web.json()) as {
    operationalLayers: { id: string; url: string; visibility: boolean }[];
  };
  const serviceOf = (url: string) => /services\/(\w+)\//.exec(url)![1]!;
  const shown = new Set(operationalLayers.filter((one) => one.visibility).map(({ url }) => serviceOf(url)));
  // The search looks in these: what they hold is not asked for either.
  const searched = ['factories', 'aps', 'customers', 'logisticsDepots'];
  const unasked = operationalLayers
    .map(({ url }) => serviceOf(url))
    .filter((service) => !shown.has(service) && !searched.includes(service));
  expect(unasked.length).toBeGreaterThan(30);
  expect(unasked.flatMap(askedOf)).toEqual([]);
  expect(searched.flatMap(askedOf).filter((url) => url.includes('/query'))).toEqual([]);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('switch', { name: 'Akwa Ibom Plantations' }).click();
  const order = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<
        HTMLElement & { view: { map: { layers: { toArray(): { id: string }[] } } } }
      >('arcgis-map')!;
      return view.map.layers.toArray().map(({ id }) => id);
    });
  const listed = operationalLayers.map(({ id }) => id);
  await expect.poll(order).toContain('plantations');
  const drawn = (await order()).filter((id) => listed.includes(id));
  expect(drawn).toEqual(listed.filter((id) => drawn.includes(id)));
  await expect.poll(() => askedOf('akwaIbomPlantations').some((url) => url.includes('/query'))).toBe(true);
});

test('[MP-10] loading is shown; a layer whose service fails is named and the rest of the map works', async ({
  page,
  quiet
}) => {
  quiet.allow(/status of 500|palmclustersAllPrj|Failed to (load|create layerview)/i);
  const down = /\/services\/(layers\?|palmclustersAllPrj\/)/;
  // What cannot describe one layer has no answer for all of them together.
  await page.route(down, (route) => route.fulfill({ status: 500, body: 'down' }));
  await openOilPalmMap(page);
  const notice = page.getByRole('alert').filter({ hasText: 'Oil Palm Clusters could not be loaded.' });
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByText('Oil Palm Clusters', { exact: true }) });
  await row.getByRole('switch').click();
  await expect(notice).toBeVisible();
  await expect(row.getByText('0 · failed')).toBeVisible();
  const loaded = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): LayerView[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type, loadStatus }) => type === 'feature' && loadStatus === 'loaded').length;
  });
  expect(loaded).toBeGreaterThanOrEqual(3);
  await page.unroute(down);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await expect(row.getByText(/^\d,\d{3}$/)).toBeVisible();
});

test('[MP-10] a map shows that it is loading', async ({ page }) => {
  await openOilPalmMap(page);
  await page.route('**/content/items/oil-palm-2d/data**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(/loading/i).first()).toBeVisible();
  await mapDrawn(page);
  await expect(page.getByText(/loading/i)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('five icons at most; a popup and a sheet give way to each other', async ({ page }) => {
    await openOilPalmMap(page);
    const bar = page.getByRole('toolbar', { name: 'Tools' });
    await expect(bar.getByRole('button')).toHaveCount(5);
    const sheet = page.getByRole('region', { name: 'Service area' });
    const height = sheet.getByRole('slider', { name: 'Height of the panel' });
    await expect(height).toHaveAttribute('aria-valuetext', 'Half');
    const popup = page.locator('arcgis-popup [data-field] dd').filter({ visible: true }).first();
    await page.mouse.click(195, 180);
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
    const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
    expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
      []
    );
  });
});
