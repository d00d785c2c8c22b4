import type { Page } from '@playwright/test';
import { queryService, countRecords, countDistinct, sumRecords } from './support/board-layers';
import { expect, test, unfoldLayers } from './support/site';

/* Tests of the boards on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const getList = () => page.getByRole('list', { name: 'Summary Boards' });
const getBoard = (name: string) => page.getByRole('region', { name: `Summary Board: ${name}` });
const getFigure = (key: string) => page.getByTestId(`board-${key}`);
const getBar = (name: string, label: string) =>
  getBoard(name)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${label}`) });

async function openBoard(name: string) {
  await getList().getByRole('button', { name, exact: true }).click();
  await expect(getBoard(name).getByText('Data of')).toBeVisible();
}

async function closeBoard(name: string) {
  await getBoard(name)
    .getByRole('button', { name: `Close ${name}` })
    .click();
  await expect(getBoard(name)).toHaveCount(0);
}

/** Waits until a figure has a value; a sum of doubles depends on the order of the addends. */
const expectFigure = async (key: string, value: number) =>
  expect(async () =>
    expect(Number(await getFigure(key).getAttribute('data-value'))).toBeCloseTo(value, 6)
  ).toPass({ timeout: 20_000 });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await page.getByRole('button', { name: 'Summary Boards' }).click();
});

test('[BS-01] P1 at Field and the raw material show the sums of the services', async () => {
  await openBoard('P1 at Field');
  await expectFigure('tonnage', await sumRecords(page, 'fieldInventory', 'tonnesPurchased'));
  await expectFigure('agents', await countDistinct(page, 'fieldInventory', 'agentName'));
  await closeBoard('P1 at Field');
  await openBoard('Raw material supplied');
  await expectFigure('purchases', await countRecords(page, 'rawMaterialSource'));
  await expectFigure('tonnage', await sumRecords(page, 'rawMaterialSource', 'suppliedTonnage'));
  await expectFigure('suppliers', await countDistinct(page, 'rawMaterialSource', 'supplierName'));
  await expectFigure('communities', await countDistinct(page, 'rawMaterialSource', 'communityId'));
  await closeBoard('Raw material supplied');
});

test('[BS-01] the factory boards count by category and by state', async () => {
  for (const [name, service, field] of [
    ['Owned factories', 'factories', 'type'],
    ['Customer factories', 'customers', 'factoryType']
  ]) {
    await openBoard(name!);
    await expectFigure('total', await countRecords(page, service!));
    for (const type of ['Crushing Mill', 'Kraken II', 'FFB Mill', 'Refinery']) {
      const count = await countRecords(page, service!, { where: `${field} = '${type}'` });
      await expect(getBar(name!, type)).toHaveText(`${type}${count}`);
    }
    const inEdo = await countRecords(page, service!, { where: "State = 'Edo'" });
    await expect(getBar(name!, 'Edo')).toHaveText(`Edo${inEdo}`);
    await closeBoard(name!);
  }
});

test('[BS-01] boards show hectares, and the counts of LGAs, wards and mill clusters', async () => {
  await openBoard('Oil palm cluster total hectares');
  await expectFigure('hectares', await sumRecords(page, 'palmclustersAllPrj', 'Area_ha'));
  await closeBoard('Oil palm cluster total hectares');
  await openBoard('Deforested area total hectares');
  await expectFigure('hectares', await sumRecords(page, 'deforestation', 'hectare'));
  await closeBoard('Deforested area total hectares');
  await openBoard('LGAs, wards and mill clusters');
  await expectFigure('lgas', 774);
  await expectFigure('wards', await countRecords(page, 'wards'));
  await expectFigure('clusters', await countDistinct(page, 'taggedMillsClus', 'cluster_id'));
  await closeBoard('LGAs, wards and mill clusters');
});

test('[BS-01] [BA-04] the biochar board sums the applications that are not experimental', async () => {
  interface ApplicationAmount {
    readonly amountOfBiochar: number | null;
    readonly netCo2: number | null;
    readonly truckEmissions: number | null;
    readonly batchIds: string | null;
  }
  const { features } = await queryService<{ features: { attributes: ApplicationAmount }[] }>(
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
  const name = 'Biochar applied';
  await openBoard(name);
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
  await expect(getBoard(name)).toContainText(`Experimental applications are excluded (${excluded})`);
  await closeBoard(name);
});

test('[BS-01] the bars of tagged mills add up to the total, and one opens its records ten to a page', async () => {
  const name = 'CPO mills tagged';
  await openBoard(name);
  await expect(getBar(name, 'Edo').getByRole('button')).toBeVisible();
  const total = Number(await getFigure('total').getAttribute('data-value'));
  const counts = await getBoard(name)
    .getByRole('listitem')
    .evaluateAll((items) => items.map(({ textContent }) => Number(textContent!.replace(/\D/g, ''))));
  expect(counts).toHaveLength(9);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
  await getBar(name, 'Edo').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: `${name}: Edo` });
  const shown = counts[4]!.toLocaleString('en-US');
  await expect(dialog).toContainText(`1–10 of ${shown} records`);
  await expect(dialog.getByRole('row')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await closeBoard(name);
});

test('[BS-01] In view counts the records in the visible extent, again after the map moves', async () => {
  const readExtent = () =>
    page.evaluate(() => {
      interface View {
        readonly extent: { toJSON(): object };
      }
      const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
      return JSON.stringify(view.extent.toJSON());
    });
  const isInView = async () =>
    countRecords(page, 'palmclustersAllPrj', {
      geometry: await readExtent(),
      geometryType: 'esriGeometryEnvelope',
      spatialRel: 'esriSpatialRelIntersects'
    });
  const name = 'Oil palm cluster total hectares';
  const getRecordsButton = (count: number) =>
    getBoard(name).getByRole('button', { name: `Total: View ${count.toLocaleString('en-US')} records` });
  await openBoard(name);
  await getBoard(name).getByRole('button', { name: 'In view' }).click();
  const before = await isInView();
  await expect(getRecordsButton(before)).toBeVisible();
  await page.evaluate(async () => {
    interface View {
      readonly zoom: number;
      goTo(target: object, options: object): Promise<void>;
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    await view.goTo({ zoom: view.zoom + 1 }, { animate: false });
  });
  const after = await isInView();
  expect(after).toBeLessThan(before);
  await expect(getRecordsButton(after)).toBeVisible();
  await closeBoard(name);
});

test('[BS-03] the figures follow the slider of their layer', async () => {
  const name = 'CPO mills tagged';
  await openBoard(name);
  await expect(getBoard(name).getByText('No active filter: all counted.')).toBeVisible();
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await unfoldLayers(page);
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Tagged Mills' });
  const average = panel.getByRole('textbox', { name: /^Average P1 per mill/ });
  await average.fill('20');
  await average.press('Enter');
  const kept = await countRecords(page, 'taggedMillsClus', {
    where: "physically_tagged = 'Yes' AND aveP1PMill >= 20"
  });
  const all = await countRecords(page, 'taggedMillsClus', { where: "physically_tagged = 'Yes'" });
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(all);
  await expectFigure('total', kept);
  await getBoard(name).getByRole('button', { name: 'All', exact: true }).click();
  await expectFigure('total', all);
  await panel.getByRole('button', { name: 'Reset' }).click();
  await getBoard(name).getByRole('button', { name: 'As filtered' }).click();
  await expectFigure('total', all);
  await closeBoard(name);
  await page.getByRole('button', { name: 'Layer Properties: Tagged Mills' }).click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
});
