import AxeBuilder from '@axe-core/playwright';
import { expect, mapDrawn, openOilPalmMap, test } from './support/site';

interface LayerView {
  readonly title: string;
  readonly type: string;
  readonly opacity: number;
  readonly loadStatus: string;
  readonly featureReduction?: {
    type: string;
    clusterRadius: number;
    clusterMinSize: number;
    clusterMaxSize: number;
  };
}

test('[XB-04, MP-06] the experience runs in the local host; mills cluster at 100 px, 27 to 60 px', async ({
  page
}) => {
  await openOilPalmMap(page);
  const layers = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): LayerView[] } } } }
    >('arcgis-map')!;
    return view.map.layers.toArray().map(({ title, type, opacity, loadStatus, featureReduction }) => ({
      title,
      type,
      opacity,
      loadStatus,
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
  const facts = features.map(({ title, opacity, loadStatus }) => ({ title, opacity, loadStatus }));
  expect(facts).toEqual(facts.map(({ title }) => ({ title, opacity: 0.8, loadStatus: 'loaded' })));
  const mills = features.find(({ title }) => title === 'Confirmed mills')!;
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

test('[MP-10] loading is shown; a layer whose service fails is named and the rest of the map works', async ({
  page,
  quiet
}) => {
  quiet.allow(/status of 500|palmclustersAllPrj|Failed to (load|create layerview)/i);
  await page.route('**/palmclustersAllPrj/**', (route) => route.fulfill({ status: 500, body: 'down' }));
  await openOilPalmMap(page);
  await expect(
    page
      .getByText(/could not be loaded/i)
      .filter({ hasText: /cluster/i })
      .first()
  ).toBeVisible();
  const loaded = await page.evaluate(() => {
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): LayerView[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type, loadStatus }) => type === 'feature' && loadStatus === 'loaded').length;
  });
  expect(loaded).toBeGreaterThanOrEqual(3);
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
