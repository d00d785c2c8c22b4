import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { sumRecords } from './support/board-layers';
import { doubleTexts, restoreTexts, findTextFaults } from './support/long-texts';
import { clickMapAt, expect, mapDrawn, pressTool, test, uyo } from './support/site';

/* Tests of the records behind figures and of their files, on the shared map. */

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

const getDialog = (records = /^Mills of/) => page.getByRole('dialog', { name: records });
const parseCount = (text: string) => Number(/[\d,]+/.exec(text)![0].replaceAll(',', ''));

/** Returns the number of records that the dialog shows. */
const readTotal = async (records?: RegExp) => {
  const status = getDialog(records).getByText(/of [\d,]+ records/);
  await expect(status).toBeVisible();
  return parseCount(/of ([\d,]+) records/.exec(await status.innerText())![1]!);
};

/** Returns the file that a button of `place` saves. */
async function downloadText(place: Locator | Page, kind: 'Table (CSV)' | 'Map (GeoJSON)', menu?: RegExp) {
  if (menu) await place.getByRole('button', { name: menu }).click();
  const downloading = page.waitForEvent('download');
  await (
    menu ? page.getByRole('menuitem', { name: kind }) : place.getByRole('button', { name: kind })
  ).click();
  return readFileSync(await (await downloading).path(), 'utf8');
}

/** Returns the lines of a CSV before its notes. */
const listCsvLines = (csv: string) => csv.split('\r\n\r\n')[0]!.split('\r\n');

async function drawArea(place: typeof uyo, minutes: string) {
  await clickMapAt(page, place);
  const asked = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await asked.getByRole('spinbutton').fill(minutes);
  await asked.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(asked).toHaveCount(0);
}

test('[BY-02] figures open the records that an area counts, and the file contains all of the mills', async () => {
  await page.getByRole('switch', { name: /service area/i }).click();
  await drawArea(uyo, '30');
  const detail = page.getByRole('region', { name: /^Service area 1/ });
  await detail.getByRole('button', { name: 'Inside 30 min' }).click();
  const counted = Number(await detail.getByTestId('sa-noOfMills').getAttribute('data-value'));
  const purchases = /^Transactions of/;
  const bought = Number(await detail.getByTestId('sa-totalNoOfTransactions').getAttribute('data-value'));
  await detail.getByRole('button', { name: /^Transactions: / }).click();
  expect(await readTotal(purchases)).toBe(bought);
  await page.keyboard.press('Escape');
  await expect(getDialog(purchases)).toHaveCount(0);
  await detail.getByRole('button', { name: 'View mills' }).click();
  expect(await readTotal()).toBe(counted);
  await expect(getDialog().getByRole('columnheader').first()).toHaveText('Mill');
  expect(listCsvLines(await downloadText(getDialog(), 'Table (CSV)', /^Export: Mills of/))).toHaveLength(
    counted + 1
  );
});

test('records are sorted and searched by the service, and the map zooms to them', async () => {
  const first = getDialog().getByRole('rowheader').first();
  await getDialog().getByRole('button', { name: 'Mill', exact: true }).click();
  await expect(getDialog().getByRole('columnheader', { name: 'Mill', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending'
  );
  await expect(getDialog().locator('[aria-busy=true]')).toHaveCount(0);
  const name = await first.innerText();
  await getDialog().getByRole('searchbox').fill(name.toUpperCase());
  await expect.poll(readTotal).toBeLessThanOrEqual(3);
  await expect(first).toHaveText(name);
  await getDialog()
    .getByRole('button', { name: `Zoom to ${name}` })
    .first()
    .click();
  await expect(getDialog()).toHaveCount(0);
  const popup = page.locator('arcgis-popup').filter({ hasText: name });
  await expect(popup.locator('[data-field]').first()).toBeVisible();
});

test('[BY-02] a popup saves its record, and a layer panel all its records', async () => {
  const popup = page.locator('arcgis-popup');
  const map = JSON.parse(
    await downloadText(page.getByRole('group', { name: /^Export: / }), 'Map (GeoJSON)')
  ) as {
    features: { geometry: { type: string; coordinates: number[] } }[];
  };
  expect(map.features).toHaveLength(1);
  expect(map.features[0]!.geometry.type).toBe('Point');
  expect(Math.abs(map.features[0]!.geometry.coordinates[1]! - uyo.latitude)).toBeLessThan(1);
  // The button keeps the focus while the file is made, so that the popup still receives keys.
  await expect(page.getByRole('button', { name: 'Map (GeoJSON)' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup.locator('[data-field]').filter({ visible: true })).toHaveCount(0);

  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('button', { name: 'Layer Properties: Confirmed mills' }).click();
  const panel = page.getByRole('region', { name: 'Layer Properties: Confirmed mills' });
  const status = panel.getByRole('status').first();
  await expect(status).toHaveText(/^[\d,]+ records$/);
  const kept = parseCount(await status.innerText());
  expect(listCsvLines(await downloadText(panel, 'Table (CSV)', /^Export: Confirmed mills/))).toHaveLength(
    kept + 1
  );
});

test('the table of areas shows every figure at 1440 and at 1024 px', async () => {
  const table = page.getByRole('region', { name: 'Service Area Table', exact: true });
  const isSeen = (text: Locator) =>
    text.evaluate((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const ends = [left + 1, right - 1].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
      return ends.every((end) => end !== null && cell.contains(end));
    });
  await pressTool(page, 'Service area');
  await page.getByRole('switch', { name: /service area/i }).click();
  await drawArea({ latitude: 4.95, longitude: 8.35 }, '20');
  await expect(table.getByRole('row', { name: /^Together/ })).toBeVisible();
  for (const cell of await table.locator('tbody td:nth-child(6)').all())
    expect(await isSeen(cell)).toBe(true);
  await page.setViewportSize({ width: 1024, height: 700 });
  const first = table.getByRole('listitem').first();
  await expect(first).toContainText('Monthly profit, inside');
  for (const value of await first.locator('dd').all()) {
    await value.scrollIntoViewIfNeeded();
    expect(await isSeen(value)).toBe(true);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await pressTool(page, 'Layers');
});

test("the mill panel shows the tonnes bought at mills without a location: the LGAs' tonnes less the mills'", async () => {
  const more =
    (await sumRecords(page, 'lgaTransactions', 'tonsAmount')) -
    (await sumRecords(page, 'taggedMillsClus', 'tonsAmount'));
  const amount = more.toLocaleString('en-US', { maximumFractionDigits: 1 });
  await expect(page.getByTestId('unlocated-mills')).toContainText(`: ${amount} t were bought at them.`);
});

test('panels and results are readable at 200 % and with doubled texts, on a desktop and on a phone', async () => {
  const PANELS = '.widget-layer-panels, .widget-summary-boards, [role=region], section';
  await page.getByRole('button', { name: 'Summary Boards', exact: true }).click();
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: 'P1 at Field' })
    .click();
  await expect(page.getByRole('region', { name: /^Summary Board: / }).getByText('Data of')).toBeVisible();
  expect(await findTextFaults(page, PANELS)).toEqual([]);
  await doubleTexts(page);
  expect(await findTextFaults(page, PANELS)).toEqual([]);
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await expect(page.getByTestId('unlocated-mills')).toBeVisible();
  await doubleTexts(page);
  expect(await findTextFaults(page, PANELS)).toEqual([]);
  for (const size of [
    { width: 720, height: 450 },
    { width: 390, height: 844 }
  ]) {
    await page.setViewportSize(size);
    await mapDrawn(page);
    await doubleTexts(page);
    expect({ size, faults: await findTextFaults(page, PANELS) }).toEqual({ size, faults: [] });
  }
  await restoreTexts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Close P1 at Field' }).click();
  // The tool that was open before the window became narrow may be open again.
  const tool = page.getByRole('button', { name: 'Service area', exact: true });
  if ((await tool.getAttribute('aria-pressed')) !== 'true') await tool.click();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await page.getByRole('switch', { name: /service area/i }).setChecked(false);
});
