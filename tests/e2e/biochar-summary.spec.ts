import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { biocharTotalsOfSums, isExperimental } from '../../shared/domain/src/calculations/biochar-totals';
import type { BiocharSummary } from '../../shared/domain/src';
import { askService } from './support/board-layers';
import { accounts, expect, mapDrawn, openOilPalmMap, test, watchFaults } from './support/site';

/* The biochar summary, walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

const TITLE = 'Biochar Applications Summary';

let page: Page;
let faults: string[];

const panel = () => page.getByRole('region', { name: TITLE, exact: true });
const press = (name: string) => panel().getByRole('button', { name, exact: true }).click();
const figure = (key: string) => panel().getByTestId(`figure-${key}`);
const range = (mode: string) => panel().getByRole('combobox', { name: 'Date range' }).selectOption(mode);
const tool = (name: string) =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
const grouped = (value: number, digits = 0) =>
  value.toLocaleString('en-US', { maximumFractionDigits: digits });

interface Application {
  readonly amountOfBiochar: number | null;
  readonly netCo2: number | null;
  readonly truckEmissions: number | null;
  readonly batchIds: string | null;
}

/** The domain's totals over the records themselves. */
async function totalsOf(where: string) {
  const { features } = await askService<{ features: { attributes: Application }[] }>(
    page,
    'biocharApplications',
    {
      where,
      outFields: 'amountOfBiochar,netCo2,truckEmissions,batchIds',
      returnGeometry: 'false'
    }
  );
  const rows = features.map(({ attributes }) => attributes);
  const counted = rows.filter(({ batchIds }) => !isExperimental(batchIds));
  const known = counted.filter(({ netCo2, truckEmissions }) => netCo2 !== null && truckEmissions !== null);
  const sum = (all: readonly Application[], of: (row: Application) => number | null) =>
    all.reduce((total, row) => total + (of(row) ?? 0), 0);
  return biocharTotalsOfSums({
    amountOfBiochar: sum(counted, (row) => row.amountOfBiochar),
    netCo2: sum(known, (row) => row.netCo2),
    truckEmissions: sum(known, (row) => row.truckEmissions),
    applicationCount: counted.length,
    withCo2: known.length,
    experimentalCount: rows.length - counted.length
  });
}

/** A sum of doubles depends on the order they are added in. */
async function expectTotals(where: string) {
  const { totalBiochar, co2Removal, applicationCount, experimentalCount } = await totalsOf(where);
  await expect(async () => {
    const values = await Promise.all(
      ['biochar', 'co2', 'applications'].map(async (key) =>
        Number(await figure(key).getAttribute('data-value'))
      )
    );
    expect(values[2]).toBe(applicationCount);
    expect(values[0]).toBeCloseTo(totalBiochar!, 6);
    expect(values[1]).toBeCloseTo(co2Removal!, 6);
  }).toPass({ timeout: 20_000 });
  await expect(
    panel().getByText(`Experimental applications are excluded (${experimentalCount})`)
  ).toBeVisible();
}

interface View {
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}
const drawnBy = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const layers = view.allLayerViews.toArray();
    return layers.find(({ layer }) => layer.id === 'biochar-applications')?.filter?.where ?? null;
  });

async function saved(format: string): Promise<string> {
  await panel()
    .getByRole('button', { name: `Export: ${TITLE}` })
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
  await tool(TITLE);
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // A call that is made to fail is said so by the browser as well.
  expect(faults.filter((fault) => !fault.includes('/api/biochar-summary'))).toEqual([]);
});

test('[BS-02, BA-04] the totals of the applications, and that the experimental are excluded', async () => {
  await expectTotals('1=1');
  const { applicationCount, experimentalCount } = await totalsOf('1=1');
  const legend = panel().getByRole('list', { name: 'On the map' }).getByRole('listitem');
  await expect(legend).toHaveText([
    `Counted (${applicationCount})`,
    `Experimental, left out (${experimentalCount})`
  ]);
  await expect(panel().getByText('All applications', { exact: true })).toBeVisible();
  await expect(panel().getByText(/^Data of \d\d\/\d\d\/\d{4}$/)).toBeVisible();
});

test('[BS-02] months as a chart and as a table that says the same', async () => {
  const { months } = (await (await page.request.get('/api/biochar-summary')).json()) as BiocharSummary;
  const last = months.at(-1)!;
  const bars = panel()
    .getByRole('list', { name: /^By month/ })
    .getByRole('listitem');
  await expect(bars.last()).toContainText(grouped(last.totalBiochar!, 1));
  await expect(panel().getByRole('table', { name: 'By month' }).getByRole('row')).toHaveCount(
    1 + Math.min(10, months.length)
  );
  await panel().getByRole('tab', { name: 'By LGA' }).click();
  await expect(panel().getByRole('table', { name: 'By LGA' })).toBeVisible();
});

test('[BS-02] date ranges and an LGA narrow figures, map and board alike', async () => {
  await press('Apply');
  await expect(panel().getByText('Please select a date range option or enter a lga.')).toBeVisible();
  await range('Custom');
  await press('Apply');
  await expect(panel().getByText('Please select both start and end dates.')).toBeVisible();
  await panel().getByRole('textbox', { name: 'From' }).fill('31/10/2026');
  await panel().getByRole('textbox', { name: 'To' }).fill('01/03/2026');
  await press('Apply');
  await expect(panel().getByText('Start date must be before end date.')).toBeVisible();
  await panel().getByRole('textbox', { name: 'From' }).fill('01/03/2026');
  await panel().getByRole('textbox', { name: 'To' }).fill('31/10/2026');
  await press('Apply');
  await expect(panel().getByText('Biochar applications for Custom filter applied')).toBeVisible();
  const days = "startDate >= TIMESTAMP '2026-02-28 23:00:00' AND startDate < TIMESTAMP '2026-10-31 23:00:00'";
  await expectTotals(days);
  const lga = (
    await askService<{ features: { attributes: { lga: string } }[] }>(page, 'biocharApplications', {
      where: `${days} AND lga IS NOT NULL`,
      outFields: 'lga'
    })
  ).features[0]!.attributes.lga;
  await panel().getByRole('textbox', { name: 'LGA' }).fill(lga.toLowerCase());
  await press('Apply');
  await expect(panel().getByText(`Biochar applications for Custom, ${lga} filter applied`)).toBeVisible();
  await expectTotals(`${days} AND UPPER(lga) = '${lga.toUpperCase()}'`);
  await expect.poll(drawnBy).toContain(`UPPER(lga) = '${lga.toUpperCase()}'`);
  const values = await Promise.all(['biochar', 'co2', 'applications'].map((key) => figure(key).innerText()));
  await tool('Summary Boards');
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name: TITLE }).click();
  for (const [at, key] of ['biochar', 'co2', 'applications'].entries())
    await expect(page.getByTestId(`board-${key}`)).toHaveText(values[at]!);
  await page.getByRole('button', { name: `Close ${TITLE}` }).click();
  await tool(TITLE);
  await press('Clear filter');
  await expectTotals('1=1');
  await expect.poll(drawnBy).toBeNull();
});

test('[BS-02] a result is kept beside the next, and a link brings both back', async () => {
  const all = await totalsOf('1=1');
  await press('Keep to compare');
  await range('Custom');
  await panel().getByRole('textbox', { name: 'From' }).fill('01/06/2026');
  await panel().getByRole('textbox', { name: 'To' }).fill('30/06/2026');
  await press('Apply');
  const june = await totalsOf(
    "startDate >= TIMESTAMP '2026-05-31 23:00:00' AND startDate < TIMESTAMP '2026-06-30 23:00:00'"
  );
  const row = panel()
    .getByRole('table', { name: 'Side by side' })
    .getByRole('row', { name: /^Application count/ });
  await expect(row).toHaveText(`Application count${all.applicationCount}${june.applicationCount}`);
  await page.reload();
  await mapDrawn(page);
  await expect(row).toHaveText(`Application count${all.applicationCount}${june.applicationCount}`, {
    timeout: 30_000
  });
  await expect(panel().getByRole('textbox', { name: 'From' })).toHaveValue('01/06/2026');
});

test('[BS-02] the records behind a figure, and files that hold what is shown', async () => {
  const summary = (await (
    await page.request.get('/api/biochar-summary?start=2026-06-01&end=2026-06-30')
  ).json()) as BiocharSummary;
  await panel()
    .getByRole('button', { name: /^Application count: View/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Applications: / });
  await expect(dialog.getByText(`of ${summary.totals.applicationCount} records`)).toBeVisible();
  await page.keyboard.press('Escape');
  const csv = await saved('Table (CSV)');
  expect(csv).toContain(`01/06/2026 to 30/06/2026,Month,2026-06,`);
  expect(csv).toContain(`Version of the parameters,${summary.parameterVersion}`);
  expect(csv).toContain('Kept filter,All applications');
  const { features } = JSON.parse(await saved('Map (GeoJSON)')) as {
    features: { geometry: object | null; properties: Record<string, unknown> }[];
  };
  const [first] = summary.lgas;
  expect(
    features.find(({ properties: { kind, name } }) => kind === 'lga' && name === first!.lga)
  ).toMatchObject({
    geometry: { type: 'Point', coordinates: [first!.longitude, first!.latitude] },
    properties: { applicationCount: first!.applicationCount }
  });
});

test('[BS-02] figures that cannot be had stand at zero, marked', async () => {
  await press('Stop comparing');
  await page.route('**/api/biochar-summary**', (route) => route.abort());
  await range('This Year');
  await press('Apply');
  await expect(panel().getByText(/^The figures could not be had, and stand at 0: /)).toBeVisible();
  await expect(figure('biochar')).toHaveText('0 t');
  await expect(panel().getByText('could not be had', { exact: true })).toHaveCount(3);
  await page.unroute('**/api/biochar-summary**');
  await press('Retry');
  await expect(panel().getByText('could not be had', { exact: true })).toHaveCount(0);
});

test('the panel is readable by everybody', async () => {
  await page.mouse.move(900, 500);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const report = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(report.violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }))).toEqual(
    []
  );
});
