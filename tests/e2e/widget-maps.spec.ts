import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { AxeBuilder } from './support/axe';
import type { BrowserContext, Page } from '@playwright/test';
import type { ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import { clickMapAt, expect, mapDrawn, test, watchFaults } from './support/site';
import { servedFolder, testPort as port } from '../support/served-folder.mjs';

/* The maps that stand on pages of their own, walked through as a guest on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const TOGGLE = 'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.';
const DRAWN =
  'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details';

const hint = (text: string) => page.getByRole('dialog').filter({ hasText: text });
const popupRow = (field: string) =>
  page.locator(
    `arcgis-popup [data-field="${field}"], arcgis-popup div:has(> dd > [data-testid="figure-${field}"])`
  );

/** Opens a widget map; its first hint stands, and did not before 3 s. */
async function openMap(name: string, firstHint: string) {
  const opened = Date.now();
  await page.goto(`/map/widgets/${name}`);
  await expect(hint(firstHint)).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - opened).toBeGreaterThanOrEqual(3_000);
  await hint(firstHint).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mapDrawn(page);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
}

async function expectNoViolations() {
  const { violations } = await new AxeBuilder({ page }).exclude('arcgis-map').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Draws an area of 10 minutes round Uyo and gives what the server answered. */
async function draw(): Promise<ServiceAreaSummary> {
  await page.getByRole('switch', { name: 'Service Area' }).click();
  await clickMapAt(page, { latitude: 5.03, longitude: 7.93 });
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill('10');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/service-area-summary'));
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  return (await (await answered).json()) as ServiceAreaSummary;
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  faults = await watchFaults(context);
  page = await context.newPage();
});

test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

for (const [name, figures] of [
  ['serviceArea', []],
  ['weeklyYield', ['weeklyP1Yield', 'weeklyFFBYield']],
  ['profitPerWeek', ['profit_week']]
] as const)
  test(`[WM-01] [AU-09] ${name}, as a guest: the first hint after 3 s, the second after drawing; its figures stand first`, async () => {
    await openMap(name, TOGGLE);
    const answer = await draw();
    await expect(hint(DRAWN)).toBeVisible();
    await hint(DRAWN).getByRole('button', { name: 'OK' }).click();
    const detail = page.getByRole('region', { name: 'Service area 1' });
    for (const [at, figure] of figures.entries())
      await expect(detail.getByTestId(/^sa-/).nth(at)).toHaveAttribute(
        'data-value',
        String(answer.figures[figure])
      );
    const term = detail.locator('div:has(> dd [data-testid=sa-profit_week]) > dt');
    await expect(term).toHaveText(name === 'profitPerWeek' ? 'Profit per week' : 'Monthly profit');
    if (name === 'profitPerWeek') await expectNoViolations();
  });

/** The largest feature of a service within an extent, and the middle of it. */
async function largest(service: string, by: string, within: string) {
  const query = new URLSearchParams({
    where: '1=1',
    geometry: within,
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326',
    outSR: '4326',
    spatialRel: 'esriSpatialRelContains',
    outFields: '*',
    orderByFields: `${by} DESC`,
    resultRecordCount: '1',
    f: 'json'
  });
  const answer = await page.request.get(`/arcgis/rest/services/${service}/FeatureServer/0/query?${query}`);
  const { features, error } = (await answer.json()) as {
    error?: object;
    features: { attributes: Record<string, unknown>; geometry: { rings: [number, number][][] } }[];
  };
  expect(error).toBeUndefined();
  const { attributes, geometry } = features[0]!;
  const ring = geometry.rings[0]!;
  const mean = (axis: 0 | 1) => ring.reduce((sum, point) => sum + point[axis], 0) / ring.length;
  return { attributes, longitude: mean(0), latitude: mean(1) };
}

test('[WM-02] [AU-09] as a guest: oil palm clusters are green; the hint says so after 3 s, a click tells of one', async () => {
  await openMap('oilPalmClusters', 'Click on the green features on the map for more details');
  const cluster = await largest('palmclustersAllPrj', 'Area_ha', '7.5,4.7,8.3,5.3');
  await clickMapAt(page, cluster);
  await expect(popupRow('Area_ha')).toContainText('ha');
  await expect(popupRow('WeeklyP1Yield')).toBeVisible();
  const { color } = await shownSymbol();
  expect(color.g).toBeGreaterThan(Math.max(color.r, color.b));
  await expectNoViolations();
});

test('[WM-02] [AU-09] as a guest: protected areas are grey at zoom 7.6; a click names designation, type, status, government and owner', async () => {
  await openMap('protectedAreas', 'Click on the grey colored features on the map for more details');
  const { color, zoom } = await shownSymbol();
  expect(new Set([color.r, color.g, color.b]).size).toBe(1);
  expect(zoom).toBeCloseTo(7.6, 1);
  const park = await largest('conserved', 'hectare', '5,5.5,8,7.5');
  await clickMapAt(page, park);
  const labels = {
    name: 'Name',
    designation: 'Designation',
    designationType: 'Designation type',
    status: 'Status',
    governmentType: 'Government type',
    owner: 'Owner'
  };
  await page
    .getByRole('button', { name: /more fields?$/ })
    .filter({ visible: true })
    .click();
  for (const [field, label] of Object.entries(labels)) {
    await expect(popupRow(field)).toContainText(label);
    await expect(popupRow(field)).toContainText(String(park.attributes[field]));
  }
  await expectNoViolations();
});

/** The colour of the layer that the map is about, and the zoom as map users count it. */
const shownSymbol = () =>
  page.evaluate(() => {
    interface View {
      readonly zoom: number;
      readonly constraints: { effectiveLODs: { level: number; scale: number }[] };
      readonly map: {
        layers: {
          toArray(): {
            popupEnabled: boolean;
            renderer: { symbol: { color: { r: number; g: number; b: number } } };
          }[];
        };
      };
    }
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const clicked = view.map.layers.toArray().filter(({ popupEnabled }) => popupEnabled);
    if (clicked.length !== 1) throw new Error(`${clicked.length} layers open popups.`);
    const { r, g, b } = clicked[0]!.renderer.symbol.color;
    const lod = view.constraints.effectiveLODs[0]!;
    const shift = Math.log2(591_657_527.59 / (lod.scale * 2 ** lod.level));
    return { color: { r, g, b }, zoom: view.zoom + shift };
  });

test('[WM-03] Embed gives the frame to copy, with the partner’s key in it', async () => {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this map' });
  await expect(dialog).toBeVisible();
  await expectNoViolations();
  await dialog.getByLabel('Key').fill('emb_"typed"');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { src, title } = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')!;
    return { src: frame.src, title: frame.title };
  }, copied);
  expect(title).toBe('Protected areas');
  const { pathname, searchParams } = new URL(src);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/map/widgets/protectedAreas',
    { embedded: 'true', embedKey: 'emb_"typed"' }
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

test.describe('in a partner’s page', () => {
  const site = `http://localhost:${port}`;
  let partner: Server;
  let context: BrowserContext;
  let holder: Page;
  let frameFaults: string[];

  /** The address of the partner's page, on a host of this machine, with the map in it. */
  const pageOn = (host: string) => {
    const key = readFileSync(`${servedFolder(port)}/embed-key.txt`, 'utf8');
    const map = `${site}/map/widgets/serviceArea?embedded=true&embedKey=${key}`;
    return `http://${host}:${port + 1}/partner.html?src=${encodeURIComponent(map)}`;
  };
  const map = () => holder.frameLocator('#map');
  const told = () => holder.getByLabel('Picked on the map');
  const alert = (text: string) => map().getByRole('alert').filter({ hasText: text });

  /** Asks for an area of 10 minutes round the middle of the map. */
  async function drawAtCentre() {
    await map().getByRole('button', { name: 'Start at the centre of the map' }).click();
    const dialog = map().getByRole('dialog', { name: 'Set the Driving time!' });
    await dialog.getByRole('spinbutton').fill('10');
    await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  }

  test.beforeAll(async ({ browser }) => {
    const html = readFileSync('docs/embedding/partner.html');
    partner = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html; charset=utf-8').end(html)
    );
    await new Promise<void>((resolve) => partner.listen(port + 1, resolve));
    await page.close();
    context = await browser.newContext({ viewport: { width: 1000, height: 900 } });
    frameFaults = await watchFaults(context);
    // As a browser that keeps cookies and storage from frames of other sites.
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    });
    holder = await context.newPage();
  });
  test.afterAll(async () => {
    await context.close();
    partner.closeAllConnections();
    await new Promise((resolve) => partner.close(resolve));
  });

  test('[WM-03] [BY-11] without cookies and storage it draws in its state, tells height and selection, and says when the day’s areas are drawn', async () => {
    await holder.goto(pageOn('127.0.0.1'));
    await map().getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
    await expect(map().getByRole('button', { name: 'Embed', exact: true })).toHaveCount(0);
    await expect(told()).toHaveText('Nothing.');
    await map().getByRole('switch', { name: 'Service Area' }).click();
    const frame = holder.frames().find((one) => one.url().startsWith(site))!;
    type MapElement = HTMLElement & { view: { ready: boolean; center: number[] } };
    await frame.waitForFunction(() => document.querySelector<MapElement>('arcgis-map')?.view.ready);
    await drawAtCentre();
    await expect(alert('it was made for other states')).toBeVisible();
    await frame.evaluate(() => {
      document.querySelector<MapElement>('arcgis-map')!.view.center = [7.93, 5.03];
    });
    await drawAtCentre();
    await expect(told()).toContainText('"kind": "serviceArea"');
    const selection = JSON.parse(await told().innerText()) as {
      minutes: number;
      lga: { state: string };
      figures: Record<string, { value: number; unit: string | null }>;
    };
    expect([selection.minutes, selection.lga.state]).toEqual([10, 'Akwa Ibom']);
    expect(selection.figures.totalAcres).toEqual({ value: expect.any(Number), unit: 'acre' });
    await expect
      .poll(async () => Number(await holder.locator('#map').getAttribute('height')))
      .toBeGreaterThan(600);
    await map().getByRole('button', { name: 'OK' }).press('Enter');
    await expect(map().getByRole('dialog')).toHaveCount(0);
    await drawAtCentre();
    await expect(alert('all the service areas that it may draw in a day')).toBeVisible();
    expect(frameFaults.filter((fault) => !/status of 4(03|29)/.test(fault))).toEqual([]);
  });

  test('[WM-03] the browser refuses it on an origin that its key does not name', async () => {
    const refused = context.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await holder.goto(pageOn('localhost'));
    expect((await refused).text()).toContain('127.0.0.1');
    await expect.poll(() => holder.frames()[1]?.url()).toContain('chrome-error:');
    await expect(told()).toHaveText('Nothing yet.');
  });
});
