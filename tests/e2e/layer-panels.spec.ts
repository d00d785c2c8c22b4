import type { Page } from '@playwright/test';
import { countRecords, sumRecords } from './support/board-layers';
import { expect, test, unfoldLayers } from './support/site';

/* Tests of layer panels on the shared map. */
test.describe.configure({ mode: 'serial' });

interface MapLayer {
  readonly id: string;
  readonly visible: boolean;
  readonly opacity: number;
}
interface LayersView {
  readonly center: { readonly longitude: number; readonly latitude: number };
  goTo(target: object, options: object): Promise<void>;
  readonly map: { allLayers: { toArray(): MapLayer[] } };
  readonly allLayerViews: { toArray(): { layer: MapLayer; filter?: { where: string } | null }[] };
}

let page: Page;

/** Returns the sorted ids, out of `ids`, of the layers that are visible. */
const readVisible = (ids: readonly string[]) =>
  page.evaluate((wanted) => {
    const { view } = document.querySelector<HTMLElement & { view: LayersView }>('arcgis-map')!;
    const layers = view.map.allLayers.toArray().filter(({ id, visible }) => visible && wanted.includes(id));
    return layers.map(({ id }) => id).sort();
  }, ids);

/** Returns the filter by which the map draws a layer; null without one. */
const readDrawnFilter = (id: string) =>
  page.evaluate((wanted) => {
    const { view } = document.querySelector<HTMLElement & { view: LayersView }>('arcgis-map')!;
    return view.allLayerViews.toArray().find(({ layer }) => layer.id === wanted)?.filter?.where ?? null;
  }, id);

const formatCount = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });
const getLayersTool = () => page.getByRole('button', { name: 'Layers', exact: true });
const getPropertiesButton = (title: string) =>
  page.getByRole('button', { name: `Layer Properties: ${title}` });
const getPanel = (title: string) => page.getByRole('region', { name: `Layer Properties: ${title}` });
const getRow = (title: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset({ reloads: true });
  await getLayersTool().click();
});

test('[MP-01] the list shows visible layers first and folds the other groups; a layer switched on moves when the list is opened again', async () => {
  const visible = page.getByRole('region', { name: 'Shown' });
  const clusters = page.getByRole('switch', { name: 'Oil Palm Clusters', exact: true });
  await expect(visible.getByText('6 of 51')).toBeVisible();
  await expect(getRow('Confirmed mills').locator('svg[data-swatch=point]')).toBeVisible();
  await expect(clusters).toHaveCount(0);
  await unfoldLayers(page);
  await clusters.click();
  await expect(clusters).toBeFocused();
  await expect(visible.getByText('7 of 51')).toBeVisible();
  await expect(visible.getByRole('switch')).toHaveCount(6);
  await getLayersTool().click();
  await getLayersTool().click();
  await expect(visible.getByRole('switch', { name: 'Oil Palm Clusters', exact: true })).toBeVisible();
  await clusters.click();
});

test('[LP-01] [LP-02] a value that is typed, reversed or dragged narrows the mills on the map, and the figures follow', async () => {
  await getPropertiesButton('Confirmed mills').click();
  const panel = getPanel('Confirmed mills');
  const all = formatCount(await countRecords(page, 'taggedMillsClus'));
  const expectKept = async (where: string) => {
    const kept = formatCount(await countRecords(page, 'taggedMillsClus', { where }));
    await expect(panel.getByRole('status')).toHaveText(kept === all ? `${all} records` : `${kept} of ${all}`);
  };
  await expectKept('1=1');
  expect(await readDrawnFilter('mills')).toBeNull();
  const tonnes = await sumRecords(page, 'taggedMillsClus', 'tonsAmount');
  await expect(panel.getByText(`${formatCount(tonnes)} t`, { exact: true })).toBeVisible();

  const days = panel.getByRole('textbox', { name: /^Days since P1 last discovered/ });
  await days.fill('20');
  await days.press('Enter');
  await expectKept('daysFromLastDiscovery >= 20');
  await expect.poll(() => readDrawnFilter('mills')).toBe('(daysFromLastDiscovery >= 20)');
  await panel.getByRole('button', { name: /^Reverse Days since P1 last discovered/ }).click();
  await expectKept('daysFromLastDiscovery <= 20');

  const transactions = panel.getByRole('slider', { name: 'Number of transactions' });
  const box = (await transactions.boundingBox())!;
  await page.mouse.move(box.x + 8, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 0.75 * box.width, box.y + box.height / 2, { steps: 4 });
  const dragged = Number(await panel.getByRole('textbox', { name: /^Number of transactions/ }).inputValue());
  // The scale is logarithmic: at three quarters of its length it is at 51 ** 0.75 − 1 = 18 transactions.
  expect(dragged).toBeGreaterThan(14);
  expect(dragged).toBeLessThan(22);
  // The map hides mills during the drag, before the data source is filtered.
  await expect.poll(() => readDrawnFilter('mills')).toContain(`noOfTransactions >= ${dragged}`);
  await page.mouse.up();
  await expectKept(`daysFromLastDiscovery <= 20 AND noOfTransactions >= ${dragged}`);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expectKept('1=1');
  await expect.poll(() => readDrawnFilter('mills')).toBeNull();
  await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
  await expect(panel.getByRole('table', { name: 'By State' })).toBeVisible();
  await getPropertiesButton('Confirmed mills').click();
});

test('[GT-01] [LP-04] [LP-05] [LP-06] [LP-07] the sliders of other layers narrow them by the fields that they name', async () => {
  const sliders = [
    ['Niger Delta Planted Oil Palm', 'Weekly P1 yield', 'OilPalmCluster', 'WeeklyP1Yield', 5],
    ['Niger Delta Planted Oil Palm', 'Age', 'OilPalmCluster', 'Ages', 12],
    ['LGA transaction summary', 'LGA P1 summary', 'lgaTransactions', 'avgPricePe', 36_500],
    ['Roof footprints', 'Roof footprint', 'roofFootprints', 'area_in_me', 400],
    ['Tagged Mills', 'Average P1 per mill', 'taggedMillsClus', 'aveP1PMill', 20],
    ['Tagged Mills', 'Sustainability', 'taggedMillsClus', 'sustainabilityScore', 80],
    ['Tagged Mills', 'Days since P1 last discovered', 'taggedMillsClus', 'daysFromLastDiscovery', 20],
    ['Tagged Mills', 'Average P1 price', 'taggedMillsClus', 'avgPricePerTon', 36_500],
    ['Tagged Mills', 'Tonnes bought', 'taggedMillsClus', 'tonsAmount', 20]
  ] as const;
  for (const [title, name, service, field, value] of sliders) {
    const panel = getPanel(title);
    if (!(await panel.isVisible())) await getPropertiesButton(title).click();
    const own = service === 'taggedMillsClus' ? "physically_tagged = 'Yes'" : '1=1';
    const all = await countRecords(page, service, { where: own });
    const kept = await countRecords(page, service, { where: `${own} AND ${field} >= ${value}` });
    expect(kept).toBeGreaterThan(0);
    expect(kept).toBeLessThan(all);
    await expect(panel.getByRole('status')).toHaveText(`${formatCount(all)} records`);
    const input = panel.getByRole('textbox', { name: new RegExp(`^${name}`) });
    await input.fill(String(value));
    await input.press('Enter');
    await expect(panel.getByRole('status')).toHaveText(`${formatCount(kept)} of ${formatCount(all)}`);
    await panel.getByRole('button', { name: 'Reset' }).click();
  }
});

test('[LP-08] a factory type that is unchecked hides its factories', async () => {
  await getPropertiesButton('Factories').click();
  const panel = getPanel('Factories');
  const all = await countRecords(page, 'factories');
  const others = await countRecords(page, 'factories', { where: "type <> 'Refinery'" });
  await panel
    .getByRole('group', { name: 'Factory type' })
    .getByRole('checkbox', { name: 'Refinery' })
    .click();
  await expect(panel.getByRole('status')).toHaveText(`${others} of ${all}`);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByRole('status')).toHaveText(`${all} records`);
});

test('[LP-09] the date filter keeps the applications of a range, and the summary leaves out the experimental ones', async () => {
  await getPropertiesButton('Biochar Applications').click();
  const panel = getPanel('Biochar Applications');
  await panel.getByRole('combobox', { name: 'Date range' }).selectOption('Last Year');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(panel.getByText('Biochar applications for Last Year filter applied')).toBeVisible();
  const year = new Date().getFullYear() - 1;
  const lastYear = `startDate >= DATE '${year}-01-01' AND startDate <= DATE '${year}-12-31'`;
  const normal = `${lastYear} AND batchType = 'Normal'`;
  const all = await countRecords(page, 'biocharApplications');
  const kept = await countRecords(page, 'biocharApplications', { where: lastYear });
  await expect(panel.getByRole('status').first()).toHaveText(`${kept} of ${all}`);
  await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
  const amount = await sumRecords(page, 'biocharApplications', 'amountOfBiochar', normal);
  await expect(panel.getByText(`${formatCount(amount)} kg`, { exact: true })).toBeVisible();
  const experimental = kept - (await countRecords(page, 'biocharApplications', { where: normal }));
  expect(experimental).toBeGreaterThan(0);
  await expect(panel.getByText(`Experimental applications are excluded (${experimental})`)).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByRole('status').first()).toHaveText(`${all} records`);
});

test('[MP-12] biochar project layers show feedstock or offtake with one soil layer, and restore the previous layers', async () => {
  const feedstock = ['maize-production-2023', 'niger-delta-oil-palm', 'processing-factories'];
  const farms = ['commercial-farms', 'geofenced-farms', 'maize-farms'];
  const soils = ['soil-ph', 'soil-carbon', 'sand-texture'];
  const layers = [...feedstock, ...farms, ...soils];
  const section = page.getByRole('region', { name: 'Biochar project layers' });
  await section.getByRole('switch').click();
  await expect(section.getByRole('checkbox', { name: 'Feedstock' })).toBeChecked();
  expect(await readVisible(layers)).toEqual([...feedstock].sort());
  const list = section.getByRole('group', { name: 'Feedstock', exact: true });
  for (const name of ['All', 'Maize', 'PKS', 'Factory Waste'])
    await expect(list.getByRole('checkbox', { name, exact: true })).toBeChecked();
  await list.getByRole('checkbox', { name: 'PKS' }).click();
  await expect(list.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
  expect(await readVisible(layers)).toEqual(['maize-production-2023', 'processing-factories']);
  await section.getByRole('checkbox', { name: 'Offtake' }).click();
  await expect(section.getByRole('checkbox', { name: 'Feedstock' })).not.toBeChecked();
  expect(await readVisible(layers)).toEqual([...farms, 'sand-texture'].sort());
  await section.getByRole('radio', { name: 'Soil pH' }).click();
  expect(await readVisible(soils)).toEqual(['soil-ph']);
  await section.getByRole('button', { name: 'Reset' }).click();
  expect(await readVisible(soils)).toEqual([]);
  await section.getByRole('switch').click();
  expect(await readVisible(layers)).toEqual(['niger-delta-oil-palm']);
  for (const [title, id] of [
    ['Soil pH', 'soil-ph'],
    ['Sand Texture', 'sand-texture']
  ]) {
    await page.getByRole('switch', { name: title, exact: true }).click();
    expect(await readVisible(soils)).toEqual([id]);
  }
  await page.getByRole('switch', { name: 'Sand Texture', exact: true }).click();
});

test('[LP-01] [MP-01] the properties of a raster show the shares of its classes in view and set its opacity', async () => {
  const readOpacity = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<HTMLElement & { view: LayersView }>('arcgis-map')!;
      return view.map.allLayers.toArray().find(({ id }) => id === 'soil-ph')?.opacity;
    });
  await getPropertiesButton('Soil pH').click();
  const panel = getPanel('Soil pH');
  await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
  const shares = panel.getByRole('table', { name: 'Classes in view' }).getByRole('row');
  await expect(shares).toHaveCount(3);
  const percents = (await shares.allTextContents()).map((text) => Number(/([\d.]+)\s%$/.exec(text)?.[1]));
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBeCloseTo(100, 0);
  await panel.getByRole('slider', { name: 'Opacity' }).press('PageDown');
  expect(await readOpacity()).toBeLessThan(0.8);
  await panel.getByRole('button', { name: 'Reset' }).click();
  expect(await readOpacity()).toBe(0.8);
  await getPropertiesButton('Soil pH').click();
});

test('[MP-07] a raster is drawn by classes, on request as a ramp at 55 % over the values in view, always interpolated', async () => {
  const readOpacity = () =>
    page.evaluate(() => {
      const { view } = document.querySelector<HTMLElement & { view: LayersView }>('arcgis-map')!;
      return view.map.allLayers.toArray().find(({ id }) => id === 'soil-ph')?.opacity;
    });
  const isPicture = (rule: string) => (request: { url(): string }) =>
    request.url().includes('/soilPH/ImageServer/exportImage') &&
    request.url().includes('interpolation=RSP_BilinearInterpolation') &&
    request.url().includes(rule);
  await unfoldLayers(page);
  const row = getRow('Soil pH');
  // A place whose pictures no earlier test has requested.
  const goTo = (center: readonly number[]) =>
    page.evaluate(async (place) => {
      const { view } = document.querySelector<HTMLElement & { view: LayersView }>('arcgis-map')!;
      const before = [view.center.longitude, view.center.latitude];
      await view.goTo({ center: place }, { animate: false });
      return before;
    }, center);
  const start = await goTo([7.4, 5.6]);
  const byClasses = page.waitForRequest(isPicture('Legend'));
  await row.getByRole('switch').click();
  await byClasses;
  const asRamp = page.waitForRequest(isPicture('Statistics'));
  await row.getByRole('button', { name: 'Continuous' }).click();
  await asRamp;
  expect(await readOpacity()).toBe(0.55);
  await expect(row.getByText(/^[\d.]+\spH$/)).toHaveCount(2);
  await row.getByRole('button', { name: 'Classes' }).click();
  expect(await readOpacity()).toBe(0.8);
  await row.getByRole('switch').click();
  await goTo(start);
});

test('[MP-10] a layer whose service fails is named over the map and in its row; Retry reads it', async ({
  quiet
}) => {
  quiet.allow(/deforestation|ERR_FAILED|Failed to (fetch|load|create layerview)/i);
  // Its metadata comes with that of other layers, or by itself.
  const service = /\/services\/(deforestation\/|layers\?)/;
  await page.route(service, (route) => route.abort());
  const row = getRow('Deforestation encroachment');
  await row.getByRole('switch').click();
  const notice = page
    .getByRole('alert')
    .filter({ hasText: 'Deforestation encroachment could not be loaded.' });
  await expect(notice).toBeVisible();
  await expect(row.getByText('0 · failed')).toBeVisible();
  await expect(row).not.toContainText('http');
  await page.unroute(service);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await expect(row.getByText(formatCount(await countRecords(page, 'deforestation')))).toBeVisible();
  await row.getByRole('switch').click();
  const unfolded = page.getByRole('button', { name: /^Layer Properties: /, expanded: true });
  while ((await unfolded.count()) > 0) await unfolded.first().click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
});
