import type { Page } from '@playwright/test';
import { askService, countOf, distinctOf, sumOf } from './support/board-layers';
import { expect, test, unfoldLayers } from './support/site';

/* Tests of the boards on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const list = () => page.getByRole('list', { name: 'Summary Boards' });
const board = (name: string) => page.getByRole('region', { name: `Summary Board: ${name}` });
const figure = (key: string) => page.getByTestId(`board-${key}`);
const bar = (name: string, label: string) =>
  board(name)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}`) });

async function open(name: string) {
  await list().getByRole('button', { name, exact: true }).click();
  await expect(board(name).getByText('Data of')).toBeVisible();
}

async function close(name: string) {
  await board(name)
    .getByRole('button', { name: `Close ${name}` })
    .click();
  await expect(board(name)).toHaveCount(0);
}

/** Waits until a figure has a value; a sum of doubles depends on the order of the addends. */
const expectFigure = async (key: string, value: number) =>
  expect(async () =>
    expect(Number(await figure(key).getAttribute('data-value'))).toBeCloseTo(value, 6)
  ).toPass({ timeout: 20_000 });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.getByRole('button', { name: 'Summary Boards' }).click();
});

test('[BS-01] P1 at Field and the raw material show the sums of the services', async () => {
  await open('P1 at Field');
  await expectFigure('tonnage', await sumOf(page, 'fieldInventory', 'tonnesPurchased'));
  await expectFigure('agents', await distinctOf(page, 'fieldInventory', 'agentName'));
  await close('P1 at Field');
  await open('Raw Material Source Summary');
  await expectFigure('purchases', await countOf(page, 'rawMaterialSource'));
  await expectFigure('tonnage', await sumOf(page, 'rawMaterialSource', 'suppliedTonnage'));
  await expectFigure('suppliers', await distinctOf(page, 'rawMaterialSource', 'supplierName'));
  await expectFigure('communities', await distinctOf(page, 'rawMaterialSource', 'communityId'));
  await close('Raw Material Source Summary');
});

test('[BS-01] the factory boards count by category and by state', async () => {
  for (const [name, service, field] of [
    ['Owned factories', 'factories', 'type'],
    ['Customer factories', 'customers', 'factoryType']
  ]) {
    await open(name!);
    await expectFigure('total', await countOf(page, service!));
    for (const type of ['Crushing Mill', 'Kraken II', 'FFB Mill', 'Refinery']) {
      const count = await countOf(page, service!, { where: `${field} = '${type}'` });
      await expect(bar(name!, type)).toHaveText(`${type}${count}`);
    }
    const inEdo = await countOf(page, service!, { where: "State = 'Edo'" });
    await expect(bar(name!, 'Edo')).toHaveText(`Edo${inEdo}`);
    await close(name!);
  }
});

test('[BS-01] boards show hectares, and the counts of LGAs, wards and mill clusters', async () => {
  await open('Oil palm cluster total hectares');
  await expectFigure('hectares', await sumOf(page, 'palmclustersAllPrj', 'Area_ha'));
  await close('Oil palm cluster total hectares');
  await open('Deforested area total hectares');
  await expectFigure('hectares', await sumOf(page, 'deforestation', 'hectare'));
  await close('Deforested area total hectares');
  await open('LGAs, wards and mill clusters');
  await expectFigure('lgas', 774);
  await expectFigure('wards', await countOf(page, 'wards'));
  await expectFigure('clusters', await distinctOf(page, 'taggedMillsClus', 'cluster_id'));
  await close('LGAs, wards and mill clusters');
});

test('[BS-01] [BA-04] the biochar board sums the applications that are not experimental', async () => {
  interface Application {
    readonly amountOfBiochar: number | null;
    readonly netCo2: number | null;
    readonly truckEmissions: number | null;
    readonly batchIds: string | null;
  }
  const { features } = await askService<{ features: { attributes: Application }[] }>(
    page,
    'biocharApplications',
    { outFields: 'amountOfBiochar,netCo2,truckEmissions,batchIds', returnGeometry: 'false' }
  );
  const rows = features.map(({ attributes }) => attributes);
  const counted = rows.filter(({ batchIds }) => !(batchIds ?? '').includes('EXPERIMENTAL'));
  const withCo2 = counted.filter(({ netCo2, truckEmissions }) => netCo2 !== null && truckEmissions !== null);
  expect(withCo2.length).toBeGreaterThan(0);
  const excluded = rows.length - counted.length;
  expect(excluded).toBeGreaterThan(0);
  const name = 'Biochar Applications Summary';
  await open(name);
  // Specification, section 9: amounts in kg ÷ 1,000; net CO₂ in t less the truck emissions in kg ÷ 1,000.
  await expectFigure(
    'biochar',
    counted.reduce((tonnes, { amountOfBiochar }) => tonnes + (amountOfBiochar ?? 0) / 1_000, 0)
  );
  await expectFigure(
    'co2',
    withCo2.reduce((tonnes, { netCo2, truckEmissions }) => tonnes + netCo2! - truckEmissions! / 1_000, 0)
  );
  await expectFigure('applications', counted.length);
  await expect(board(name)).toContainText(`Experimental applications are excluded (${excluded})`);
  await close(name);
});

test('[BS-01] the bars of tagged mills add up to the total, and one opens its records ten to a page', async () => {
  const name = 'CPO mills tagged';
  await open(name);
  await expect(bar(name, 'Edo').getByRole('button')).toBeVisible();
  const total = Number(await figure('total').getAttribute('data-value'));
  const counts = await board(name)
    .getByRole('listitem')
    .evaluateAll((items) => items.map(({ textContent }) => Number(textContent!.replace(/\D/g, ''))));
  expect(counts).toHaveLength(9);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  await bar(name, 'Edo').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: `${name}: Edo` });
  const shown = counts[4]!.toLocaleString('en-US');
  await expect(dialog).toContainText(`1–10 of ${shown} records`);
  await expect(dialog.getByRole('row')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await close(name);
});

test('[BS-01] In view counts the records in the visible extent, again after the map moves', async () => {
  const extentOf = () =>
    page.evaluate(() => {
      interface View {
        readonly extent: { toJSON(): object };
      }
      const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
      return JSON.stringify(view.extent.toJSON());
    });
  const inView = async () =>
    countOf(page, 'palmclustersAllPrj', {
      geometry: await extentOf(),
      geometryType: 'esriGeometryEnvelope',
      spatialRel: 'esriSpatialRelIntersects'
    });
  const name = 'Oil palm cluster total hectares';
  const records = (count: number) =>
    board(name).getByRole('button', { name: `Total: View ${count.toLocaleString('en-US')} records` });
  await open(name);
  await board(name).getByRole('button', { name: 'In view' }).click();
  const before = await inView();
  await expect(records(before)).toBeVisible();
  await page.evaluate(async () => {
    interface View {
      readonly zoom: number;
      goTo(target: object, options: object): Promise<void>;
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    await view.goTo({ zoom: view.zoom + 1 }, { animate: false });
  });
  const after = await inView();
  expect(after).toBeLessThan(before);
  await expect(records(after)).toBeVisible();
  await close(name);
});

test('[BS-03] the figures follow the slider of their layer', async () => {
  const name = 'CPO mills tagged';
  await open(name);
  await expect(board(name).getByText('No filter in force: all counted.')).toBeVisible();
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Tagged Mills' });
  const average = panel.getByRole('textbox', { name: /^Average P1 per mill/ });
  await average.fill('20');
  await average.press('Enter');
  const kept = await countOf(page, 'taggedMillsClus', {
    where: "physically_tagged = 'Yes' AND aveP1PMill >= 20"
  });
  const all = await countOf(page, 'taggedMillsClus', { where: "physically_tagged = 'Yes'" });
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(all);
  await expectFigure('total', kept);
  await board(name).getByRole('button', { name: 'All', exact: true }).click();
  await expectFigure('total', all);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await board(name).getByRole('button', { name: 'As filtered' }).click();
  await expectFigure('total', all);
  await close(name);
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
});
