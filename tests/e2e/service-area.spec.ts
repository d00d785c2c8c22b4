import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import type { ServiceAreasTogether } from '../../shared/domain/src/service-areas-together';
import { parseCsvLines, parseNumber, readLabels, readTableRows } from './support/page-figures';
import { clickMapAt, expect, pointOfMap, pressTool, test, uyo } from './support/site';

test.describe.configure({ mode: 'serial' });

let page: Page;

const etinan = { latitude: 4.85, longitude: 7.78 };
/** A place more than 1.5 km from the nearest road. */
const farFromRoad = { latitude: 5.6, longitude: 8.3 };
const sea = { latitude: 4.3, longitude: 7.1 };

const getToggle = () => page.getByRole('switch', { name: 'Service Area' });
const getRainToggle = () => page.getByRole('switch', { name: 'Rainy season' }).filter({ visible: true });
const getDialog = () => page.getByRole('dialog', { name: 'Set the Driving time!' });
const getTimeField = () => getDialog().getByRole('spinbutton');
const getDetail = () => page.getByRole('region', { name: /^Service area \d/ });
const getTable = () => page.getByRole('region', { name: 'Service Area Table', exact: true });
const getTogether = () => page.getByRole('region', { name: 'Areas together' });
/** Locates the row of each area; the areas together have their own rows. */
const getListedAreas = () => getTable().getByRole('button', { name: /^Remove service area/ });
const getFigure = (name: string) => page.getByTestId(`sa-${name}`);
const getClearButton = () => page.getByRole('button', { name: 'Clear service areas' }).first();

/**
 * Waits for the response about a season; the routing process of the rainy season starts with its first request.
 */
async function waitForSummary(season: 'dry' | 'rainy'): Promise<ServiceAreaSummary> {
  const response = await page.waitForResponse(
    (one) =>
      one.url().endsWith('/api/service-area-summary') && (one.request().postData() ?? '').includes(season),
    { timeout: 60_000 }
  );
  return (await response.json()) as ServiceAreaSummary;
}

async function waitForTogether(): Promise<ServiceAreasTogether> {
  const response = await page.waitForResponse((one) => one.url().endsWith('/api/service-areas-together'));
  return (await response.json()) as ServiceAreasTogether;
}

async function setTime(minutes: string) {
  await getTimeField().fill(minutes);
  await getDialog().getByRole('button', { name: 'Set', exact: true }).click();
}

async function drawArea(place: { latitude: number; longitude: number }, minutes: string) {
  await clickMapAt(page, place);
  const answered = waitForSummary('dry');
  await setTime(minutes);
  const summary = await answered;
  await expect(getFigure('totalAcres')).toHaveAttribute('data-value', String(summary.figures.totalAcres));
  await expect(getDialog()).toBeHidden();
  // The totals come last and make the table higher: it would catch a click aimed before.
  if ((await getListedAreas().count()) > 1)
    await expect(getTable().getByRole('row', { name: /^Together/ })).toBeVisible();
  return summary;
}

interface DrawnPolygon {
  readonly width: number;
  readonly rings: number;
  readonly rgba: readonly number[];
  readonly style: string;
}

/** Returns the polygons of the areas on the map: the breaks, or the overlap. */
const readPolygons = (): Promise<DrawnPolygon[]> =>
  page.evaluate(() => {
    interface AreaGraphic {
      geometry: { type: string; extent: { width: number }; rings: unknown[] };
      attributes: { toBreak?: number; overlap?: boolean } | null;
      symbol: { style: string; color: { r: number; g: number; b: number; a: number } };
    }
    interface GraphicsLayer {
      type: string;
      graphics: { toArray(): AreaGraphic[] };
    }
    const { view } = document.querySelector<
      HTMLElement & { view: { map: { layers: { toArray(): GraphicsLayer[] } } } }
    >('arcgis-map')!;
    return view.map.layers
      .toArray()
      .filter(({ type }) => type === 'graphics')
      .flatMap(({ graphics }) => graphics.toArray())
      .filter(({ attributes }) => attributes?.toBreak !== undefined || attributes?.overlap)
      .map(({ geometry, symbol: { style, color } }) => ({
        width: geometry.extent.width,
        rings: geometry.rings.length,
        rgba: [color.r, color.g, color.b, color.a],
        style
      }));
  });

/** Clicks the first of the given places that has no drawn point, whose popup would open instead. */
async function clickBareGround(places: readonly { latitude: number; longitude: number }[]) {
  for (const place of places) {
    const at = await pointOfMap(page, place);
    const isPoint = await page.evaluate(async ({ x, y }) => {
      interface HitResult {
        readonly graphic?: { readonly layer?: { readonly geometryType?: string } };
      }
      const map = document.querySelector<
        HTMLElement & { view: { hitTest(at: object): Promise<{ results: HitResult[] }> } }
      >('arcgis-map')!;
      const box = map.getBoundingClientRect();
      const { results } = await map.view.hitTest({ x: x - box.left, y: y - box.top });
      return results.some(({ graphic }) => graphic?.layer?.geometryType === 'point');
    }, at);
    if (!isPoint) return page.mouse.click(at.x, at.y);
  }
  throw new Error('A point is drawn at each of the places.');
}

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

test('[MP-05] the map opens at lon 7.93, lat 5.03, zoom 9.6', async () => {
  const start = await page.evaluate(() => {
    interface SceneOrMapView {
      center: { longitude: number; latitude: number };
      zoom: number;
      constraints: { effectiveLODs: { level: number; scale: number }[] };
    }
    const { view } = document.querySelector<HTMLElement & { view: SceneOrMapView }>('arcgis-map')!;
    return {
      longitude: view.center.longitude,
      latitude: view.center.latitude,
      zoom: view.zoom,
      lod: view.constraints.effectiveLODs[0]
    };
  });
  expect(start.longitude).toBeCloseTo(7.93, 2);
  expect(start.latitude).toBeCloseTo(5.03, 2);
  // Zoom as map users count it: level 0 shows the world at 1 : 591,657,528. Tiles of 512 px are one level
  // lower.
  const shift = Math.log2(591_657_527.59 / (start.lod!.scale * 2 ** start.lod!.level));
  expect(start.zoom + shift).toBeCloseTo(9.6, 1);
});

test('[SA-01] [SA-02] [SA-04] [SA-07] a click and 60 minutes draw three nested polygons and show every figure of the answer', async () => {
  await expect(getToggle()).not.toBeChecked();
  await getToggle().click();
  await clickMapAt(page, uyo);
  await expect(getTimeField()).toHaveValue('60');
  await page.keyboard.press('Escape');
  await expect(getDialog()).toBeHidden();

  let releaseResponse = () => {};
  const held = new Promise<void>((resolve) => (releaseResponse = resolve));
  await page.route('**/api/service-area-summary', async (route) => {
    await held;
    await route.continue();
  });
  await clickMapAt(page, uyo);
  const answered = waitForSummary('dry');
  await setTime('60');
  await expect(page.getByText(/Drawing the service area/i).first()).toBeVisible();
  releaseResponse();
  const { figures, breaks } = await answered;
  await expect(getDetail()).toBeVisible();
  await expect(page.getByText(/Drawing the service area/i)).toHaveCount(0);
  await page.unroute('**/api/service-area-summary');

  expect(breaks).toEqual([20, 40, 60]);
  const widths = (await readPolygons()).map(({ width }) => width).sort((a, b) => b - a);
  expect(widths).toHaveLength(3);
  expect(widths[0]).toBeGreaterThan(widths[1]!);
  expect(widths[1]).toBeGreaterThan(widths[2]!);
  // The first colour of the palette, at the opacity of the specification.
  for (const { rgba } of await readPolygons()) expect(rgba).toEqual([43, 108, 210, 0.3]);

  for (const [name, value] of Object.entries(figures))
    if (!name.startsWith('currentP1Price') || name === 'currentP1Price')
      await expect(getFigure(name)).toHaveAttribute('data-value', value === null ? '' : String(value));
  expect(figures.logisticsCost).toBe(4_980);
  expect(figures.profit_week).toBeCloseTo(
    0.024 * figures.totalAcres * (73_500 - (figures.currentP1Price + 4_980 + 10_000)) * 0.1,
    2
  );
});

test('[SA-04] the detail of an area, its row in the table and its saved table agree in both mill scopes', async () => {
  const expectAgreement = async () => {
    const [row] = await readTableRows(getTable().getByRole('table').first());
    for (const [column, key] of [
      ['Mills', 'noOfMills'],
      ['Tonnes', 'totalTonsBought'],
      ['Acres', 'totalAcres'],
      ['P1 price', 'currentP1Price'],
      ['Monthly profit', 'profit_week']
    ] as const)
      expect(parseNumber(row![column]!)).toBe(parseNumber(await getFigure(key).innerText()));
    await page.getByRole('button', { name: 'Export: Service area 1' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Table (CSV)' }).click();
    const lines = parseCsvLines(readFileSync(await (await saved).path(), 'utf8'));
    const shown = await readLabels(getDetail());
    expect(Object.keys(shown).length).toBeGreaterThan(15);
    for (const [label, text] of Object.entries(shown)) expect(lines[label]![1]).toBe(text);
    return Number(await getFigure('noOfMills').getAttribute('data-value'));
  };
  const byWidth = await expectAgreement();
  await getDetail().getByRole('button', { name: 'Inside 60 min' }).click();
  await expect(page.getByTestId('scope-of-noOfMills')).toHaveText('inside 60 min');
  const inside = await expectAgreement();
  expect(inside).toBeGreaterThan(0);
  expect(inside).toBeLessThan(byWidth);
  await getDetail().getByRole('button', { name: 'As specified' }).click();
  await expect(page.getByTestId('scope-of-noOfMills')).toHaveText(/^within \d/);
});

test('[BY-04] the switch of the rainy season shows the smaller area beside that of the dry season', async () => {
  const dry = Number(await getFigure('totalAcres').getAttribute('data-value'));
  const answered = waitForSummary('rainy');
  await getRainToggle().click();
  const rainy = (await answered).figures.totalAcres;
  expect(rainy).toBeLessThan(dry);
  const seasons = page.getByRole('table', { name: 'Dry and rainy season' });
  await expect(seasons.getByRole('columnheader')).toHaveText(['Dry season', 'Rainy season']);
  await expect(seasons.getByRole('row', { name: /^Oil palm/ }).getByRole('cell')).toHaveText(
    [dry, rainy].map((acres) => `${Math.round(acres).toLocaleString('en-US')} ac`)
  );
  await expect(
    page.getByText(/assumed, not measured.*on earth at most \d+ %/).filter({ visible: true })
  ).toBeVisible();
  await getRainToggle().click();
  await expect(seasons).toHaveCount(0);
});

test('a result opened at the right collapses the other one to its header', async () => {
  await pressTool(page, 'Summary Boards');
  const boards = page.getByRole('list', { name: 'Summary Boards' });
  await boards.getByRole('button', { name: 'P1 at Field', exact: true }).click();
  const board = page.getByRole('region', { name: 'Summary Board: P1 at Field' });
  await expect(board.getByText('Data of')).toBeVisible();
  await expect(getDetail()).toBeVisible();
  await expect(getFigure('logisticsCost')).toBeHidden();
  await getDetail().getByRole('button', { name: 'Expand details' }).click();
  await expect(getFigure('logisticsCost')).toBeVisible();
  await expect(board.getByText('Data of')).toBeHidden();
  await expect(board).toBeVisible();
  await board.getByRole('button', { name: 'Close P1 at Field' }).click();
  await pressTool(page, 'Service area');
  // Another tool's panel has stopped this one.
  await expect(getToggle()).not.toBeChecked();
  await getToggle().click();
});

test('[BY-03] two areas count each mill, tonne and acre once together, and their overlap is hatched and counted separately', async () => {
  const answered = waitForTogether();
  await drawArea(etinan, '40');
  const answer = await answered;
  const formatGrouped = (value: unknown) =>
    Number(value).toLocaleString('en-US', { maximumFractionDigits: 1 });
  for (const [part, name] of [
    ['together', /^Together \(each counted once\)/],
    ['overlap', /^Overlap/]
  ] as const) {
    const { noOfMills, totalTonsBought, totalAcres } = answer[part].figures;
    for (const text of [
      formatGrouped(noOfMills),
      formatGrouped(totalTonsBought),
      formatGrouped(Math.round(totalAcres))
    ])
      await expect(getTable().getByRole('row', { name })).toContainText(text);
  }
  // A mill of both areas is counted in both of their rows, so the union and the overlap add up to the rows.
  const rows = await readTableRows(getTable().getByRole('table').first());
  const [first, second] = rows.map(({ Mills: mills }) => parseNumber(mills!));
  expect(Number(answer.together.figures.noOfMills) + Number(answer.overlap.figures.noOfMills)).toBe(
    first! + second!
  );
  expect(answer.overlap.figures.totalAcres).toBeGreaterThan(0);
  expect(answer.overlap.figures.totalAcres).toBeLessThan(answer.together.figures.totalAcres);
  // Mills are counted by width in circles; the mills inside both outlines are listed beside them.
  await expect(getTable().getByRole('row', { name: /^Overlap/ })).toContainText(
    `${formatGrouped(answer.overlap.otherMillFigures.noOfMills)} inside both outlines`
  );
  await expect(page.getByText(/^Dotted circles: by width/).first()).toBeVisible();
  const hatched = (await readPolygons()).filter(({ style }) => style === 'backward-diagonal');
  expect(hatched.map(({ rings }) => rings)).toEqual([answer.overlap.rings.length]);

  await getTable().getByRole('button', { name: 'Together (each counted once)' }).click();
  for (const part of ['together', 'overlap'] as const)
    for (const [name, value] of Object.entries(answer[part].figures))
      await expect(page.getByTestId(`sa-${part}-${name}`)).toHaveAttribute(
        'data-value',
        value === null ? '' : String(value)
      );
  await expect(getTogether()).toContainText('Overlap: counted by two or more areas, each once.');
});

test('[SA-06] a start in the sea is refused with the message of the catalogue, and the next click draws from the nearest road', async ({
  quiet
}) => {
  quiet.allow(/status of 4\d\d/);
  await clickMapAt(page, sea);
  await setTime('60');
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to generate service area.' });
  await expect(failure).toContainText('Invalid starting location. Please select a valid point on the map.');
  await failure.getByRole('button', { name: 'Dismiss' }).click();
  await expect(getListedAreas()).toHaveCount(2);

  const { breaks, snapDistance } = await drawArea(farFromRoad, '2.5');
  expect(breaks).toEqual([1, 2, 3]);
  expect(snapDistance).toBeGreaterThan(1_500);
  await expect(getDetail()).toContainText(
    `Start moved ${(snapDistance / 1_000).toFixed(1)} km to the nearest road`
  );
});

test('[SA-03] [SA-08] a sixth area is refused; while off, a click inside an area opens its detail, and removing one leaves the others', async () => {
  // The places are far enough apart that two quick clicks are not a double click.
  await drawArea({ latitude: 4.95, longitude: 7.9 }, '2');
  await drawArea({ latitude: 5.1, longitude: 8.0 }, '2');
  await expect(getListedAreas()).toHaveCount(5);
  // North of the table, which is high by now.
  await clickMapAt(page, { latitude: 5.5, longitude: 7.6 });
  await expect(page.getByText('Maximum service areas exceeded (limit: 5)')).toBeVisible();
  await expect(page.getByText('Maximum service exceeded')).toBeVisible();
  await page.keyboard.press('Escape');

  await getToggle().click();
  await clickBareGround([5.2, 5.18, 5.22, 5.16].map((latitude) => ({ latitude, longitude: 7.95 })));
  await expect(getDetail()).toContainText('60 min');
  await getDetail().getByRole('button', { name: 'Remove service area 1' }).click();
  await expect(getListedAreas()).toHaveCount(4);
  await expect(getTable()).toContainText('40 min');

  await getClearButton().click();
  await expect(getTable()).toBeHidden();
  expect(await readPolygons()).toEqual([]);
});
