import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import type { ServiceAreasTogether } from '../../shared/domain/src/service-areas-together';
import { accounts, clickMapAt, expect, openOilPalmMap, test, uyo, watchFaults } from './support/site';

/* One page for all: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const etinan = { latitude: 4.85, longitude: 7.78 };
const north = { latitude: 5.6, longitude: 8.3 };
const table = () => page.getByRole('region', { name: 'Service Area Table' });
const together = () => page.getByRole('region', { name: 'Areas together' });
const figure = (part: string, name: string) => page.getByTestId(`sa-${part}-${name}`);

/** Draws an area and gives what the server says of all of them together. */
async function draw(place: { latitude: number; longitude: number }, minutes: string) {
  // The dialog hides the rest of the page.
  const before = await table()
    .getByRole('button', { name: /^Remove service area/ })
    .count();
  await clickMapAt(page, place);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill(minutes);
  const answered =
    before === 0
      ? null
      : page.waitForResponse((response) => response.url().endsWith('/api/service-areas-together'));
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  await expect(table().getByRole('button', { name: /^Remove service area/ })).toHaveCount(before + 1);
  return answered && ((await (await answered).json()) as ServiceAreasTogether);
}

/** Hatched polygons on the map: how many, and the rings of each. */
const hatched = () =>
  page.evaluate(() => {
    interface Layer {
      type: string;
      graphics: {
        toArray(): {
          geometry: { rings: unknown[] };
          attributes: { overlap?: boolean };
          symbol: { style: string };
        }[];
      };
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): Layer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type }) => type === 'graphics')
      .flatMap(({ graphics }) => graphics.toArray())
      .filter(({ attributes, symbol }) => attributes?.overlap && symbol.style === 'backward-diagonal')
      .map(({ geometry }) => geometry.rings.length);
  });

async function saved(name: string): Promise<string> {
  const menu = page.getByRole('button', { name: 'Export: Areas together' });
  await menu.click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name }).click()
  ]);
  return readFileSync((await download.path())!, 'utf8');
}

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext({ acceptDownloads: true });
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.staff);
  await page.getByRole('switch', { name: /service area/i }).click();
});

test.afterAll(async () => {
  expect(faults).toEqual([]);
  await page.context().close();
});

test('[BY-03] two areas: each mill, tonne and acre is counted once, the overlap is drawn and its figures stand apart', async () => {
  expect(await draw(uyo, '40')).toBeNull();
  await expect(table().getByText('Overlap')).toHaveCount(0);
  const answer = (await draw(etinan, '40'))!;
  const number = (value: unknown) => Number(value).toLocaleString('en-US', { maximumFractionDigits: 1 });
  for (const [part, name] of [
    ['together', /^Together \(each counted once\)/],
    ['overlap', /^Overlap/]
  ] as const) {
    const row = table().getByRole('row', { name });
    const { noOfMills, totalTonsBought, totalAcres } = answer[part].figures;
    for (const text of [number(noOfMills), number(totalTonsBought), number(Math.round(totalAcres))])
      await expect(row).toContainText(text);
  }
  // What is together and what is shared make the two areas, whose rows stand above.
  const cells = await table().getByRole('row').filter({ hasText: 'min' }).allInnerTexts();
  const mills = cells.map((text) => Number(/\t([\d,]+)\t/.exec(text)![1]!.replaceAll(',', '')));
  expect(mills).toHaveLength(2);
  expect(Number(answer.together.figures.noOfMills) + Number(answer.overlap.figures.noOfMills)).toBe(
    mills[0]! + mills[1]!
  );
  expect(answer.overlap.figures.totalAcres).toBeGreaterThan(0);
  expect(answer.overlap.figures.totalAcres).toBeLessThan(answer.together.figures.totalAcres);
  expect(await hatched()).toEqual([answer.overlap.rings.length]);
  await expect(page.getByText('Overlap: ground of two or more areas.')).toBeVisible();

  await table().getByRole('button', { name: 'Together (each counted once)' }).click();
  for (const part of ['together', 'overlap'] as const)
    for (const [name, value] of Object.entries(answer[part].figures))
      await expect(figure(part, name)).toHaveAttribute('data-value', value === null ? '' : String(value));
  await expect(together()).toContainText('Overlap: what two or more areas count, each once.');

  const csv = await saved('CSV');
  expect(csv).toContain(`Mills,,${answer.together.figures.noOfMills},${answer.overlap.figures.noOfMills}`);
  const { features } = JSON.parse(await saved('GeoJSON'));
  expect(features[1].properties).toMatchObject({
    part: 'overlap',
    noOfMills: answer.overlap.figures.noOfMills
  });
  expect(features[1].geometry.coordinates.length).toBeGreaterThan(0);

  const { violations } = await new AxeBuilder({ page })
    .include('[aria-label="Areas together"]')
    .include('[aria-label="Service Area Table"]')
    .analyze();
  expect(violations).toEqual([]);
});

test('[BY-03] an area that is taken away is no longer counted; areas that lie apart say so', async () => {
  await table().getByRole('button', { name: 'Remove service area 2' }).click();
  await expect(together()).toBeHidden();
  await expect(table().getByText('Overlap')).toHaveCount(0);
  expect(await hatched()).toEqual([]);
  const answer = (await draw(north, '3'))!;
  expect(answer.overlap.rings).toEqual([]);
  expect(answer.overlap.figures.totalAcres).toBe(0);
  await expect(table().getByText(/^The areas do not overlap\./)).toBeVisible();
  expect(await hatched()).toEqual([]);
});
