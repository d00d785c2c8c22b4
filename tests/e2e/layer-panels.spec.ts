import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { expect, openOilPalmMap, test, unfoldLayers } from './support/site';

interface SeenLayer {
  readonly id: string;
  readonly visible: boolean;
}
interface View {
  readonly map: { allLayers: { toArray(): SeenLayer[] } };
  readonly allLayerViews: { toArray(): { layer: SeenLayer; filter?: { where: string } | null }[] };
}

/** The ids of those of the layers named that the map shows. */
const shown = (page: Page, ids: readonly string[]) =>
  page.evaluate((wanted) => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const layers = view.map.allLayers.toArray().filter(({ id, visible }) => visible && wanted.includes(id));
    return layers.map(({ id }) => id).sort();
  }, ids);

/** The condition the map draws a layer by. */
const drawnBy = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    return view.allLayerViews.toArray().find(({ layer }) => layer.id === wanted)?.filter?.where ?? null;
  }, id);

async function ask(page: Page, service: string, params: Record<string, string>) {
  const query = new URLSearchParams({ f: 'json', where: '1=1', ...params });
  const response = await page.request.get(`/arcgis/rest/services/${service}/FeatureServer/0/query?${query}`);
  return response.json() as Promise<{ count: number; features: { attributes: Record<string, number> }[] }>;
}

const countOf = async (page: Page, service: string, where: string) =>
  (await ask(page, service, { where, returnCountOnly: 'true' })).count;

const grouped = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

test('[MP-01, LP-01, LP-02] sliders narrow the mills on the map, and the figures follow', async ({
  page
}) => {
  await openOilPalmMap(page);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('button', { name: 'Layer Properties: Confirmed mills' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Confirmed mills' });
  const status = panel.getByRole('status');
  const all = await countOf(page, 'taggedMillsClus', '1=1');
  const says = async (where: string) => {
    const kept = grouped(await countOf(page, 'taggedMillsClus', where));
    await expect(status).toHaveText(`${kept} of ${grouped(all)}`);
  };
  await says('1=1');
  expect(await drawnBy(page, 'mills')).toBeNull();

  await test.step('a value is typed', async () => {
    const days = panel.getByRole('textbox', { name: /^Days since P1 last discovered/ });
    await days.fill('20');
    await days.press('Enter');
    await says('daysFromLastDiscovery >= 20');
    await expect.poll(() => drawnBy(page, 'mills')).toBe('(daysFromLastDiscovery >= 20)');
    await days.fill('abc');
    await days.press('Enter');
    await expect(panel.getByRole('alert')).toHaveText(/^Enter a number from 0 to 60\./);
    await says('daysFromLastDiscovery >= 20');
  });
  await test.step('the toggle reverses it', async () => {
    await panel.getByRole('button', { name: /^Reverse Days since P1 last discovered/ }).click();
    await says('daysFromLastDiscovery <= 20');
  });
  await test.step('a thumb is moved, by keys and by the mouse', async () => {
    const tonnes = panel.getByRole('slider', { name: 'Tonnes bought' });
    await tonnes.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    await says('daysFromLastDiscovery <= 20 AND tonsAmount >= 5');
    const transactions = panel.getByRole('slider', { name: 'Number of transactions' });
    const box = (await transactions.boundingBox())!;
    await page.mouse.move(box.x + 8, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 0.75 * box.width, box.y + box.height / 2, { steps: 4 });
    // While it is dragged the map hides, without the data source knowing.
    const dragged = Number(
      await panel.getByRole('textbox', { name: /^Number of transactions/ }).inputValue()
    );
    // Transactions crowd at the low end: three quarters of the way there are 51 ** 0.75 − 1 of them.
    expect(dragged).toBeGreaterThan(14);
    expect(dragged).toBeLessThan(22);
    await expect.poll(() => drawnBy(page, 'mills')).toContain(`noOfTransactions >= ${dragged}`);
    await page.mouse.up();
    await says(`daysFromLastDiscovery <= 20 AND tonsAmount >= 5 AND noOfTransactions >= ${dragged}`);
  });
  await test.step('nothing is left', async () => {
    const tonnes = panel.getByRole('textbox', { name: /^Tonnes bought/ });
    await tonnes.fill('500');
    await tonnes.press('Enter');
    const transactions = panel.getByRole('textbox', { name: /^Number of transactions/ });
    await transactions.fill('1');
    await transactions.press('Enter');
    await panel.getByRole('button', { name: /^Reverse Number of transactions/ }).click();
    await expect(panel.getByText('Nothing meets these filters.')).toBeVisible();
    await expect(status).toHaveText(`0 of ${grouped(all)}`);
  });
  await test.step('Reset shows everything, the summary adds it up', async () => {
    await panel.getByRole('button', { name: 'Reset' }).click();
    await says('1=1');
    await expect.poll(() => drawnBy(page, 'mills')).toBeNull();
    const outStatistics = JSON.stringify([
      { statisticType: 'sum', onStatisticField: 'tonsAmount', outStatisticFieldName: 't' }
    ]);
    const { features } = await ask(page, 'taggedMillsClus', { outStatistics });
    await expect(panel.getByText(`${grouped(features[0]!.attributes.t!)} t`, { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
    await expect(panel.getByRole('table', { name: 'By State' })).toBeVisible();
  });
  await test.step('closing the panel loses nothing', async () => {
    const days = panel.getByRole('textbox', { name: /^Days since P1 last discovered/ });
    await days.fill('30');
    await days.press('Enter');
    await page.getByRole('button', { name: 'Service area', exact: true }).click();
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await expect(days).toHaveValue('30');
    await says('daysFromLastDiscovery >= 30');
    // The rail's tooltip goes with the mouse.
    await page.mouse.move(900, 500);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
    expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
      []
    );
  });
});

test('[MP-12, LP-04, LP-05, LP-06, LP-07, LP-08, LP-09] other sliders, lists, the date filter and the biochar project layers', async ({
  page
}) => {
  await openOilPalmMap(page);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await test.step('the other sliders narrow their layers by the fields they name', async () => {
    const sliders = [
      ['Niger Delta Planted Oil Palm', 'Weekly P1 yield', 300, 'OilPalmCluster', 'WeeklyP1Yield', 5],
      ['Niger Delta Planted Oil Palm', 'Age', 20, 'OilPalmCluster', 'Ages', 12],
      ['LGA transaction summary', 'LGA P1 summary', 73_000, 'lgaTransactions', 'avgPricePe', 36_500],
      ['Roof footprints', 'Roof footprint', 10_000, 'roofFootprints', 'area_in_me', 400],
      ['Tagged Mills', 'Average P1 per mill', 50, 'taggedMillsClus', 'aveP1PMill', 20]
    ] as const;
    for (const [title, name, max, service, field, value] of sliders) {
      const panel = page.getByRole('region', { name: `Layer Properties: ${title}` });
      if (!(await panel.isVisible()))
        await page.getByRole('button', { name: `Layer Properties: ${title}` }).click();
      const slider = panel.getByRole('slider', { name, exact: true });
      // Where most values crowd at the low end the thumb goes by their logarithm, and the text says the range.
      const range = panel.getByText(`log scale, 0 to ${grouped(max)} `);
      await expect(
        range.or(panel.locator(`input[type=range][aria-label="${name}"][max="${max}"]`))
      ).toBeVisible();
      await expect(slider).toBeVisible();
      const own = service === 'taggedMillsClus' ? "physically_tagged = 'Yes'" : '1=1';
      const all = await countOf(page, service, own);
      const kept = await countOf(page, service, `${own} AND ${field} >= ${value}`);
      expect(kept).toBeGreaterThan(0);
      expect(kept).toBeLessThan(all);
      await expect(panel.getByRole('status')).toHaveText(`${grouped(all)} of ${grouped(all)}`);
      const typed = panel.getByRole('textbox', { name: new RegExp(`^${name}`) });
      await typed.fill(String(value));
      await typed.press('Enter');
      await expect(panel.getByRole('status')).toHaveText(`${grouped(kept)} of ${grouped(all)}`);
      await panel.getByRole('button', { name: 'Reset' }).click();
    }
  });
  await test.step('no factory type checked shows no factory', async () => {
    await page.getByRole('button', { name: 'Layer Properties: Factories' }).click();
    const panel = page.getByRole('region', { name: 'Layer Properties: Factories' });
    const all = await countOf(page, 'factories', '1=1');
    await expect(panel.getByRole('status')).toHaveText(`${all} of ${all}`);
    const types = panel.getByRole('group', { name: 'Factory type' });
    await types.getByRole('checkbox', { name: 'Refinery' }).click();
    await expect(types.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
    const others = await countOf(page, 'factories', "type <> 'Refinery'");
    await expect(panel.getByRole('status')).toHaveText(`${others} of ${all}`);
    await types.getByRole('checkbox', { name: 'Refinery' }).click();
    await expect(types.getByRole('checkbox', { name: 'All' })).toBeChecked();
    await types.getByRole('checkbox', { name: 'All' }).click();
    await expect(panel.getByRole('status')).toHaveText(`0 of ${all}`);
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(panel.getByRole('status')).toHaveText(`${all} of ${all}`);
  });
  await test.step('the date filter says what it needs and what it did', async () => {
    await page.getByRole('button', { name: 'Layer Properties: Biochar Applications' }).click();
    const panel = page.getByRole('region', { name: 'Layer Properties: Biochar Applications' });
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('alert')).toHaveText('Please select a date range option or enter a lga.');
    await panel.getByRole('combobox', { name: 'Date range' }).selectOption('Custom');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('alert')).toHaveText('Please select both start and end dates.');
    await panel.getByLabel('From').fill('2024-05-02');
    await panel.getByLabel('To').fill('2024-05-01');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByRole('alert')).toHaveText('Start date must be before end date.');
    await panel.getByRole('combobox', { name: 'Date range' }).selectOption('Last Year');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(panel.getByText('Biochar applications for Last Year filter applied')).toBeVisible();
    const year = new Date().getFullYear() - 1;
    const all = await countOf(page, 'biocharApplications', '1=1');
    const lastYear = `startDate >= DATE '${year}-01-01' AND startDate <= DATE '${year}-12-31'`;
    const kept = await countOf(page, 'biocharApplications', lastYear);
    await expect(panel.getByRole('status').first()).toHaveText(`${kept} of ${all}`);
    await panel.getByRole('button', { name: 'Show Layer Summary' }).click();
    const normal = `${lastYear} AND batchType = 'Normal'`;
    const outStatistics = JSON.stringify([
      { statisticType: 'sum', onStatisticField: 'amountOfBiochar', outStatisticFieldName: 'kg' }
    ]);
    const { features } = await ask(page, 'biocharApplications', { where: normal, outStatistics });
    await expect(
      panel.getByText(`${grouped(features[0]!.attributes.kg!)} kg`, { exact: true })
    ).toBeVisible();
    const experimental = kept - (await countOf(page, 'biocharApplications', normal));
    expect(experimental).toBeGreaterThan(0);
    await expect(panel.getByText(`Experimental applications are excluded (${experimental})`)).toBeVisible();
    await panel.getByRole('textbox', { name: 'LGA' }).fill('Uyo');
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect(panel.getByRole('textbox', { name: 'LGA' })).toHaveValue('');
    await expect(panel.getByRole('combobox', { name: 'Date range' })).toHaveValue('');
    await expect(panel.getByRole('status').first()).toHaveText(`${all} of ${all}`);
  });
  await test.step('feedstock or offtake, of the soils one', async () => {
    const feedstock = ['maize-production-2023', 'niger-delta-oil-palm', 'processing-factories'];
    const farms = ['commercial-farms', 'geofenced-farms', 'maize-farms'];
    const soils = ['soil-ph', 'soil-carbon', 'sand-texture'];
    const section = page.getByRole('region', { name: 'Biochar project layers' });
    await section.getByRole('switch').click();
    await expect(section.getByRole('checkbox', { name: 'Feedstock' })).toBeChecked();
    expect(await shown(page, [...feedstock, ...farms, ...soils])).toEqual([...feedstock].sort());
    const list = section.getByRole('group', { name: 'Feedstock', exact: true });
    for (const name of ['All', 'Maize', 'PKS', 'Factory Waste'])
      await expect(list.getByRole('checkbox', { name, exact: true })).toBeChecked();
    await list.getByRole('checkbox', { name: 'PKS' }).click();
    await expect(list.getByRole('checkbox', { name: 'All' })).not.toBeChecked();
    expect(await shown(page, feedstock)).toEqual(['maize-production-2023', 'processing-factories']);
    await section.getByRole('checkbox', { name: 'Offtake' }).click();
    await expect(section.getByRole('checkbox', { name: 'Feedstock' })).not.toBeChecked();
    expect(await shown(page, [...feedstock, ...farms, ...soils])).toEqual([...farms, 'sand-texture'].sort());
    await section.getByRole('radio', { name: 'Soil pH' }).click();
    expect(await shown(page, soils)).toEqual(['soil-ph']);
    await section.getByRole('button', { name: 'Reset' }).click();
    expect(await shown(page, soils)).toEqual([]);
    await section.getByRole('switch').click();
    // What was shown before is shown again.
    expect(await shown(page, [...feedstock, ...farms, ...soils])).toEqual(['niger-delta-oil-palm']);
    for (const [title, id] of [
      ['Soil pH', 'soil-ph'],
      ['Sand Texture', 'sand-texture']
    ]) {
      await page.getByRole('switch', { name: title, exact: true }).click();
      expect(await shown(page, soils)).toEqual([id]);
    }
  });
});

test('a layer that staff add to the web map is listed, with properties made of its fields', async ({
  page
}) => {
  await page.route('**/content/items/oil-palm-2d/data*', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as { operationalLayers: { id: string; url: string }[] };
    const { url } = map.operationalLayers.find(({ id }) => id === 'minigrids')!;
    map.operationalLayers.push({
      id: 'survey',
      url,
      ...{ title: 'Survey of sites', layerType: 'ArcGISFeatureLayer', visibility: true }
    });
    await route.fulfill({ response, json: map });
  });
  await openOilPalmMap(page);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  // It is on, and so among the first.
  const others = page.getByRole('region', { name: 'Shown' });
  await others.getByRole('button', { name: 'Layer Properties: Survey of sites' }).click();
  const panel = others.getByRole('region', { name: 'Layer Properties: Survey of sites' });
  const status = panel.getByRole('status');
  const all = await countOf(page, 'minigrids', '1=1');
  await expect(status).toHaveText(`${grouped(all)} of ${grouped(all)}`);
  const outStatistics = JSON.stringify(
    ['min', 'max'].map((kind) => ({
      statisticType: kind,
      onStatisticField: 'connOnground',
      outStatisticFieldName: kind
    }))
  );
  const { min, max } = (await ask(page, 'minigrids', { outStatistics })).features[0]!.attributes;
  const connections = panel.getByRole('slider', { name: 'Connections', exact: true });
  expect(await connections.evaluate(({ min: from, max: to }: HTMLInputElement) => [from, to])).toEqual(
    [min, max].map(String)
  );
  const half = Math.round((min! + max!) / 2);
  const typed = panel.getByRole('textbox', { name: /^Connections/ });
  await typed.fill(String(half));
  await typed.press('Enter');
  const kept = await countOf(page, 'minigrids', `connOnground >= ${half}`);
  expect(kept).toBeLessThan(all);
  await expect(status).toHaveText(`${grouped(kept)} of ${grouped(all)}`);
  await expect.poll(() => drawnBy(page, 'survey')).toBe(`(connOnground >= ${half})`);
  await page.mouse.move(900, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id }) => id)).toEqual([]);
});

test('[MP-01, MP-10, LP-01] what is on comes first, groups fold, and what failed is had when Retry is pressed', async ({
  page,
  quiet
}) => {
  quiet.allow(/roofFootprints|taggedMillsClus|ERR_FAILED|Failed to (fetch|load|create layerview)/i);
  await openOilPalmMap(page);
  const layers = page.getByRole('button', { name: 'Layers', exact: true });
  await layers.click();
  const shownGroup = page.getByRole('region', { name: 'Shown' });
  const land = page.getByRole('button', { name: /^Land and forest/ });
  const roofs = page.getByRole('switch', { name: 'Roof footprints' });
  const rowOf = (title: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(title, { exact: true }) });
  await test.step('the layers that are on stand first, with their signs; the others are folded', async () => {
    const mills = rowOf('Confirmed mills');
    await expect(shownGroup.getByText('6 of 49')).toBeVisible();
    await expect(shownGroup.getByRole('switch')).toHaveCount(6);
    await expect(mills.locator('svg[data-swatch=point]')).toBeVisible();
    await expect(land).toHaveAttribute('aria-expanded', 'false');
    await expect(roofs).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Find a layer' }).fill('roof');
    await expect(roofs).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find a layer' }).fill('');
    await expect(roofs).toHaveCount(0);
  });
  await test.step('a layer that failed, and its panel, are had when Retry is pressed', async () => {
    await page.route('**/roofFootprints/**', (route) => route.abort());
    await unfoldLayers(page);
    await page.getByRole('button', { name: 'Layer Properties: Roof footprints' }).click();
    const row = rowOf('Roof footprints');
    await expect(row.getByText('This layer could not be loaded.')).toBeVisible();
    await expect(row).not.toContainText('http');
    await page.unroute('**/roofFootprints/**');
    await row.getByRole('button', { name: 'Retry' }).click();
    const panel = page.getByRole('region', { name: 'Layer Properties: Roof footprints' });
    const all = grouped(await countOf(page, 'roofFootprints', '1=1'));
    await expect(panel.getByRole('status')).toHaveText(`${all} of ${all}`);
    // It opened at the end of the list.
    await expect(panel.getByRole('button', { name: 'Reset' })).toBeInViewport();
    await expect(row.getByRole('switch')).toBeInViewport();
  });
  await test.step('the figures of a panel, too, with no address in the message', async () => {
    await page.route('**/taggedMillsClus/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Layer Properties: Confirmed mills' }).click();
    const panel = page.getByRole('region', { name: 'Layer Properties: Confirmed mills' });
    const fault = panel.getByRole('alert');
    await expect(fault).toContainText('Network error. Please check your connection.');
    await expect(fault).not.toContainText('http');
    await page.unroute('**/taggedMillsClus/**');
    await fault.getByRole('button', { name: 'Retry' }).click();
    const all = grouped(await countOf(page, 'taggedMillsClus', '1=1'));
    await expect(panel.getByRole('status')).toHaveText(`${all} of ${all}`);
    await expect(panel.getByText('log scale, 0 to 500 t')).toBeVisible();
  });
  await test.step('a layer switched on stays in its place until the list is opened again', async () => {
    await roofs.click();
    await expect(roofs).toBeFocused();
    await expect(shownGroup.getByText('7 of 49')).toBeVisible();
    await expect(shownGroup.getByRole('switch')).toHaveCount(6);
    await expect(shownGroup.getByRole('switch', { name: 'Roof footprints' })).toHaveCount(0);
    await layers.click();
    await layers.click();
    await expect(shownGroup.getByRole('switch', { name: 'Roof footprints' })).toBeVisible();
    await expect(land).toHaveAttribute('aria-expanded', 'true');
  });
});
