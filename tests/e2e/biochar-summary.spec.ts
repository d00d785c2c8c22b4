import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { queryService } from './support/board-layers';
import { expect, pressTool, test } from './support/site';

test.describe.configure({ mode: 'serial' });

const TITLE = 'Biochar Applications Summary';
/** The board with the same figures. */
const BOARD = 'Biochar applied';

let page: Page;

const getPanel = () => page.getByRole('dialog', { name: TITLE, exact: true });
const clickButton = (name: string) => getPanel().getByRole('button', { name, exact: true }).click();
const getFigure = (key: string) => getPanel().getByTestId(`figure-${key}`);

interface ApplicationAmount {
  /** Kilograms. */
  readonly amountOfBiochar: number | null;
  /** Tonnes of CO₂ equivalent. */
  readonly netCo2: number | null;
  /** Kilograms. */
  readonly truckEmissions: number | null;
  readonly batchIds: string | null;
}

/** Sums up the records one by one, with the formulas of the specification ("Biochar totals"). */
async function sumApplications(where: string) {
  const { features } = await queryService<{ features: { attributes: ApplicationAmount }[] }>(
    page,
    'biocharApplications',
    { where, outFields: 'amountOfBiochar,netCo2,truckEmissions,batchIds', returnGeometry: 'false' }
  );
  const rows = features.map(({ attributes }) => attributes);
  const counted = rows.filter(({ batchIds }) => !batchIds?.includes('EXPERIMENTAL'));
  const totals = { biochar: 0, co2: 0, count: counted.length, experimental: rows.length - counted.length };
  for (const { amountOfBiochar, netCo2, truckEmissions } of counted) {
    totals.biochar += (amountOfBiochar ?? 0) / 1_000;
    if (netCo2 !== null && truckEmissions !== null) totals.co2 += netCo2 - truckEmissions / 1_000;
  }
  return totals;
}

/** Waits until the figures equal the sums of the records, within the rounding of doubles. */
async function expectTotals(where: string) {
  const totals = await sumApplications(where);
  await expect(async () => {
    const shown = await Promise.all(
      ['biochar', 'co2', 'applications'].map(async (key) =>
        Number(await getFigure(key).getAttribute('data-value'))
      )
    );
    expect(shown[0]).toBeCloseTo(totals.biochar, 6);
    expect(shown[1]).toBeCloseTo(totals.co2, 6);
    expect(shown[2]).toBe(totals.count);
  }).toPass({ timeout: 20_000 });
  await expect(
    getPanel().getByText(`Experimental applications are excluded (${totals.experimental})`)
  ).toBeVisible();
  return totals;
}

interface FilteredView {
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

/** Returns the filter of the layer on the map; null without one. */
const readMapFilter = () =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: FilteredView }>('arcgis-map')!;
    const layers = view.allLayerViews.toArray();
    return layers.find(({ layer }) => layer.id === 'biochar-applications')?.filter?.where ?? null;
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
  await pressTool(page, TITLE);
});

test('[BS-02, BA-04] the totals include all applications that are not experimental', async () => {
  const { count, experimental } = await expectTotals('1=1');
  expect(experimental).toBeGreaterThan(0);
  const legend = getPanel().getByRole('list', { name: 'On the map' }).getByRole('listitem');
  await expect(legend).toHaveText([`Counted (${count})`, `Experimental, left out (${experimental})`]);
});

test('[BS-02] days and an LGA narrow the figures, the map, the board, the records and the saved table alike', async () => {
  await getPanel().getByRole('combobox', { name: 'Date range' }).selectOption('Custom');
  await getPanel().getByRole('textbox', { name: 'From' }).fill('01/03/2026');
  await getPanel().getByRole('textbox', { name: 'To' }).fill('31/10/2026');
  const days = "startDate >= TIMESTAMP '2026-02-28 23:00:00' AND startDate < TIMESTAMP '2026-10-31 23:00:00'";
  const { features } = await queryService<{ features: { attributes: { lga: string } }[] }>(
    page,
    'biocharApplications',
    { where: `${days} AND lga IS NOT NULL`, outFields: 'lga' }
  );
  const { lga } = features[0]!.attributes;
  await getPanel().getByRole('textbox', { name: 'LGA' }).fill(lga.toLowerCase());
  await clickButton('Apply');
  await expect(getPanel().getByText(`Biochar applications for Custom, ${lga} filter applied`)).toBeVisible();
  const { count } = await expectTotals(`${days} AND UPPER(lga) = '${lga.toUpperCase()}'`);
  await expect.poll(readMapFilter).toContain(`UPPER(lga) = '${lga.toUpperCase()}'`);

  await clickButton(`Application count: View ${count}`);
  const dialog = page.getByRole('dialog', { name: /^Applications: / });
  await expect(dialog.getByText(`of ${count} record`)).toBeVisible();
  await page.keyboard.press('Escape');
  await clickButton(`Export: ${TITLE}`);
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8');
  expect(csv).toContain(`01/03/2026 to 31/10/2026`);
  expect(csv).toMatch(new RegExp(`^.*${lga}.*,${count},`, 'm'));

  const shown = await Promise.all(
    ['biochar', 'co2', 'applications'].map((key) => getFigure(key).innerText())
  );
  await pressTool(page, 'Summary Boards');
  await page.getByRole('list', { name: 'Summary Boards' }).getByRole('button', { name: BOARD }).click();
  for (const [at, key] of ['biochar', 'co2', 'applications'].entries())
    await expect(page.getByTestId(`board-${key}`)).toHaveText(shown[at]!);
  await page.getByRole('button', { name: `Close ${BOARD}` }).click();

  await pressTool(page, TITLE);
  await clickButton('Clear filter');
  await expectTotals('1=1');
  await expect.poll(readMapFilter).toBeNull();
  await pressTool(page, 'Service area');
});
