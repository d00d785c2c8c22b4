import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AREA_COLORS } from '../../shared/domain/src/service-area';
import type { ServiceAreaFigures, ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import {
  accounts,
  clickMapAt,
  expect,
  mapDrawn,
  openOilPalmMap,
  pointOfMap,
  test,
  uyo
} from './support/site';
import { servedFolder, testPort } from '../support/served-folder.mjs';

/* The main job, walked through on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const toggle = () => page.getByRole('switch', { name: /service area/i });
const dialog = () => page.getByRole('dialog', { name: 'Set the Driving time!' });
const timeField = () => dialog().getByRole('spinbutton').or(dialog().getByRole('textbox'));
const detail = () => page.getByRole('region', { name: /^Service area \d/ });
const table = () => page.getByRole('region', { name: 'Service Area Table' });
/** Each area's row; what they are together has rows of its own. */
const areasListed = () => table().getByRole('button', { name: /^Remove service area/ });
const figure = (name: string) => page.getByTestId(`sa-${name}`);

async function setTime(text: string) {
  await timeField().fill(text);
  await dialog().getByRole('button', { name: 'Set', exact: true }).click();
}

/** Draws an area at a place and gives the figures the server answered. */
async function draw(place: { latitude: number; longitude: number }, minutes: string) {
  await clickMapAt(page, place);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/service-area-summary'));
  await setTime(minutes);
  const summary = (await (await answered).json()) as ServiceAreaSummary;
  await expect(figure('logisticsCost')).toHaveAttribute('data-value', String(summary.figures.logisticsCost));
  await expect(dialog()).toBeHidden();
  return summary;
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await openOilPalmMap(page, accounts.staff);
});

test.afterAll(() => page.close());

test('[MP-05] the map starts at lon 7.93, lat 5.03, zoom 9.6', async () => {
  const start = await page.evaluate(() => {
    interface View {
      center: { longitude: number; latitude: number };
      zoom: number;
      constraints: { effectiveLODs: { level: number; scale: number }[] };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    return {
      longitude: view.center.longitude,
      latitude: view.center.latitude,
      zoom: view.zoom,
      lod: view.constraints.effectiveLODs[0]
    };
  });
  expect(start.longitude).toBeCloseTo(7.93, 2);
  expect(start.latitude).toBeCloseTo(5.03, 2);
  // Zoom as map users count it: level 0 shows the world at 1 : 591,657,528. Tiles of 512 px count one level less.
  const shift = Math.log2(591_657_527.59 / (start.lod!.scale * 2 ** start.lod!.level));
  expect(start.zoom + shift).toBeCloseTo(9.6, 1);
});

test('[SA-01] while on, a click asks for the driving time, 60 offered, 2 to 300 taken', async () => {
  await expect(toggle()).not.toBeChecked();
  await toggle().click();
  await expect(toggle()).toBeChecked();
  await clickMapAt(page, uyo);
  await expect(dialog()).toBeVisible();
  await expect(timeField()).toHaveValue('60');
  for (const wrong of ['', '1', '301', 'abc']) {
    await setTime(wrong);
    await expect(dialog().getByRole('alert')).toBeVisible();
    await expect(timeField()).toHaveValue(wrong);
  }
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
});

test('[SA-07] a drawing shows that it is being made, then its detail', async () => {
  await page.route('**/api/service-area-summary', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await clickMapAt(page, uyo);
  await setTime('60');
  await expect(page.getByText(/Drawing the service area/i).first()).toBeVisible();
  await expect(detail()).toBeVisible();
  await expect(page.getByText(/Drawing the service area/i)).toHaveCount(0);
  await page.unroute('**/api/service-area-summary');
});

test('[SA-02] three nested polygons in the colour of the area at 30 %', async () => {
  const drawn = await page.evaluate(() => {
    interface Graphic {
      geometry: { type: string; extent: { width: number } };
      attributes: { toBreak?: number };
      symbol: { color: { r: number; g: number; b: number; a: number } };
    }
    interface Layer {
      type: string;
      graphics: { toArray(): Graphic[] };
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): Layer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type }) => type === 'graphics')
      .flatMap(({ graphics }) => graphics.toArray())
      .filter(({ geometry, attributes }) => geometry.type === 'polygon' && attributes.toBreak !== undefined)
      .map(({ geometry, symbol: { color } }) => ({
        width: geometry.extent.width,
        rgba: [color.r, color.g, color.b, color.a]
      }));
  });
  expect(drawn).toHaveLength(3);
  const widths = drawn.map(({ width }) => width).sort((a, b) => b - a);
  expect(widths[0]).toBeGreaterThan(widths[1]!);
  expect(widths[1]).toBeGreaterThan(widths[2]!);
  for (const { rgba } of drawn) expect(rgba).toEqual([...AREA_COLORS[0]!.rgb, 0.3]);
});

/** A number as files have it: without the noise of its last digits. */
const written = (value: unknown): string => String(Number(Number(value).toPrecision(12)));

/** What a detail or the table is saved as. */
async function savedCsv(what: string): Promise<string> {
  await page.getByRole('button', { name: `Export: ${what}` }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click()
  ]);
  return readFileSync((await download.path())!, 'utf8');
}

test('[SA-04] the same figures stand in the detail, in the table, in what is saved and in the answer of the call, in both scopes', async () => {
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  const { figures, millScope, otherMillFigures } = await draw(uyo, '60');
  const names = Object.keys(figures).filter(
    (name) => name !== 'currentP1PriceIsDefault'
  ) as (keyof ServiceAreaFigures)[];
  for (const name of names)
    await expect(figure(name)).toHaveAttribute(
      'data-value',
      figures[name] === null ? '' : String(figures[name])
    );
  expect(millScope).toBe('extentWidth');
  await expect(detail()).toContainText(/within \d+(\.\d)? km/);
  const row = table().getByRole('row').nth(1);
  await expect(row).toContainText(figures.noOfMills.toLocaleString('en-US'));
  await expect(row).toContainText(
    figures.totalTonsBought.toLocaleString('en-US', { maximumFractionDigits: 1 })
  );
  await expect(row).toContainText(Math.round(figures.totalAcres).toLocaleString('en-US'));
  await expect(row).toContainText(`₦${Math.round(figures.profit_week).toLocaleString('en-US')}`);
  await expect(page.getByTestId('scope-of-noOfMills')).toHaveText(/^within \d/);
  expect(await savedCsv('Service area 1')).toContain(`Tonnes bought,${written(figures.totalTonsBought)},`);
  await detail().getByRole('button', { name: 'Inside 60 min' }).click();
  for (const [name, value] of Object.entries(otherMillFigures)) {
    await expect(figure(name)).toHaveAttribute('data-value', String(value));
    await expect(page.getByTestId(`scope-of-${name}`)).toHaveText('inside 60 min');
  }
  await expect(figure('totalAcres')).toHaveAttribute('data-value', String(figures.totalAcres));
  await expect(row).toContainText(otherMillFigures.noOfMills.toLocaleString('en-US'));
  const tonnes = written(otherMillFigures.totalTonsBought);
  expect(await savedCsv('Service area 1')).toContain(`Tonnes bought,${tonnes},`);
  expect(await savedCsv('Service Area Table')).toContain(
    `,${otherMillFigures.noOfMills},${tonnes},${written(figures.totalAcres)},`
  );
  await detail().getByRole('button', { name: 'As specified' }).click();
  await expect(figure('noOfMills')).toHaveAttribute('data-value', String(figures.noOfMills));
});

test('of the results at the right one is open: another that is opened collapses it to its header', async () => {
  await page.getByRole('button', { name: 'Summary Boards' }).click();
  await page
    .getByRole('list', { name: 'Summary Boards' })
    .getByRole('button', { name: 'P1 at Field', exact: true })
    .click();
  const board = page.getByRole('region', { name: 'Summary Board: P1 at Field' });
  await expect(board.getByText('Data of')).toBeVisible();
  await expect(detail()).toBeVisible();
  await expect(figure('logisticsCost')).toBeHidden();
  await detail().getByRole('button', { name: 'Expand details' }).click();
  await expect(figure('logisticsCost')).toBeVisible();
  await expect(board.getByText('Data of')).toBeHidden();
  await expect(board).toBeVisible();
  await board.getByRole('button', { name: 'Close P1 at Field' }).click();
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
});

/** Clicks the first of some places where no point is drawn, which would come first. */
async function clickGround(places: readonly { latitude: number; longitude: number }[]) {
  for (const place of places) {
    const at = await pointOfMap(page, place);
    const isPoint = await page.evaluate(async ({ x, y }) => {
      interface Hit {
        readonly graphic?: { readonly layer?: { readonly geometryType?: string } };
      }
      const map = document.querySelector<
        HTMLElement & { view: { hitTest(at: object): Promise<{ results: Hit[] }> } }
      >('arcgis-map')!;
      const box = map.getBoundingClientRect();
      const { results } = await map.view.hitTest({ x: x - box.left, y: y - box.top });
      return results.some(({ graphic }) => graphic?.layer?.geometryType === 'point');
    }, at);
    if (!isPoint) return page.mouse.click(at.x, at.y);
  }
  throw new Error('There is a point at each of the places.');
}

test('[SA-08] areas survive a reload; off, a click inside one opens its detail; one is removed alone', async () => {
  await draw({ latitude: 5.12, longitude: 7.36 }, '30');
  await expect(areasListed()).toHaveCount(2);
  await page.reload();
  await mapDrawn(page);
  await expect(areasListed()).toHaveCount(2);
  await expect(toggle()).not.toBeChecked();
  await clickMapAt(page, { latitude: 5.12, longitude: 7.36 });
  await expect(detail()).toContainText('30 min');
  await clickGround([5.04, 5.0, 5.06, 4.98, 5.02].map((latitude) => ({ latitude, longitude: 7.95 })));
  await expect(detail()).toContainText('60 min');
  await detail()
    .getByRole('button', { name: /Remove/ })
    .click();
  await expect(areasListed()).toHaveCount(1);
  await expect(table()).toContainText('30 min');
});

test('[SA-03] the sixth area is refused in the words of the specification; clearing starts over', async () => {
  await toggle().click();
  for (const [index, minutes] of ['10', '15', '20', '25'].entries())
    // Far enough apart that the map does not take two quick clicks for a double one.
    await draw({ latitude: 4.8 + index * 0.15, longitude: 7.8 + index * 0.1 }, minutes);
  await expect(areasListed()).toHaveCount(5);
  // North of the table, which is long by now.
  await clickMapAt(page, { latitude: 5.5, longitude: 7.6 });
  await expect(page.getByText('Maximum service areas exceeded (limit: 5)')).toBeVisible();
  await expect(page.getByText('Maximum service exceeded')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await expect(table()).toBeHidden();
});

test('[SA-06] each failure is said in the words of the catalogue, and the next click works', async () => {
  await page.route('**/api/service-area-summary', (route) =>
    route.fulfill({
      status: 422,
      json: { error: { code: 'no_road_nearby', message: 'No road within 5 km.' } }
    })
  );
  await clickMapAt(page, uyo);
  await setTime('60');
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to generate service area.' });
  await expect(alert).toContainText('Invalid starting location. Please select a valid point on the map.');
  await page.unroute('**/api/service-area-summary');
  await alert.getByRole('button', { name: /Retry/ }).click();
  await expect(detail()).toBeVisible();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
});

test('[SA-01] 2.5 minutes are drawn as 3; a start far from a road is drawn from the road, and the distance said', async () => {
  const { breaks, snapDistance } = await draw({ latitude: 5.6, longitude: 8.3 }, '2.5');
  expect(breaks).toEqual([1, 2, 3]);
  expect(snapDistance).toBeGreaterThan(1_500);
  await expect(detail()).toContainText('3 min');
  await expect(detail()).toContainText(
    `Start moved ${(snapDistance / 1000).toFixed(1)} km to the nearest road`
  );
});

const failure = () => page.getByRole('alert').filter({ hasText: 'Failed to generate service area.' });

test('[SA-06] a start in the sea is refused by the server in the words of the catalogue; what was drawn stays', async ({
  quiet
}) => {
  quiet.allow(/status of 4\d\d/);
  await clickMapAt(page, { latitude: 4.3, longitude: 7.1 });
  await setTime('60');
  await expect(failure()).toContainText('Invalid starting location. Please select a valid point on the map.');
  await failure().getByRole('button', { name: 'Dismiss' }).click();
  await expect(areasListed()).toHaveCount(1);
});

/** The routing process of the server under test: no other server's, and not the one of the rainy season. */
function routingProcess(): number {
  const worker = join(process.cwd(), 'build/server/routing-worker.js');
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name)))
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8');
      if (
        readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(worker) &&
        environment.includes(servedFolder(testPort)) &&
        environment.includes('"rainy":null')
      )
        return Number(id);
    } catch {
      // It ended while the list was read.
    }
  throw new Error('There is no routing process.');
}

test('[SA-06] the routing process is killed in mid-request: the failure is said and the next click works', async ({
  quiet
}) => {
  quiet.allow(/status of 503/);
  const killed = routingProcess();
  await clickMapAt(page, { latitude: 5.2, longitude: 8.0 });
  const asked = page.waitForRequest('**/api/service-area-summary');
  // Held first, so that it cannot answer before it is killed.
  process.kill(killed, 'SIGSTOP');
  await setTime('300');
  await asked;
  await page.waitForTimeout(500);
  process.kill(killed, 'SIGKILL');
  await expect(failure()).toContainText('Please try again');
  await failure().getByRole('button', { name: 'Dismiss' }).click();
  await draw({ latitude: 5.2, longitude: 8.0 }, '30');
  await expect(areasListed()).toHaveCount(2);
  expect(routingProcess()).not.toBe(killed);
});

test('[SA-06] the server is out of reach under an open map: it is said, nothing is lost, and it goes on when it is back', async ({
  quiet
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.context().setOffline(true);
  await clickMapAt(page, { latitude: 5.0, longitude: 7.6 });
  await setTime('45');
  await expect(failure()).toContainText('Network error');
  await expect(areasListed()).toHaveCount(2);
  await page.context().setOffline(false);
  await failure().getByRole('button', { name: /Retry/ }).click();
  await expect(areasListed()).toHaveCount(3);
  await expect(detail()).toContainText('45 min');
});
