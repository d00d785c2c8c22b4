import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import type { ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import { clickMapAt, expect, mapDrawn, createContext, test, uyo, watchFaults } from './support/site';
import { servedFolder, testPort as port } from '../support/served-folder.mjs';

/* Tests of a widget map on its own page as a guest, then of the same kind of map in a partner's page. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const TOGGLE = 'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.';
const DRAWN =
  'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details';

const getHint = (text: string) => page.getByRole('dialog').filter({ hasText: text });

/** Draws an area of 10 minutes around Uyo and returns the server's response. */
async function drawArea(): Promise<ServiceAreaSummary> {
  await page.getByRole('switch', { name: 'Service Area' }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').fill('10');
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/service-area-summary'));
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  return (await (await answered).json()) as ServiceAreaSummary;
}

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, null, { permissions: ['clipboard-read', 'clipboard-write'] });
  faults = await watchFaults(context);
  page = await context.newPage();
});

test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('[WM-01] [AU-09] a guest gets the first hint, draws an area, sees the monthly profit first, and gets the second hint once the details are closed', async () => {
  await page.goto('/map/widgets/profitPerWeek');
  await getHint(TOGGLE).getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mapDrawn(page);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  const { figures } = await drawArea();
  const detail = page.getByRole('region', { name: 'Service area 1' });
  const first = detail.getByTestId(/^sa-/).first();
  await expect(first).toHaveAttribute('data-testid', 'sa-profit_week');
  await expect(first).toHaveAttribute('data-value', String(figures.profit_week));
  await expect(detail.locator('div:has(> dd [data-testid=sa-profit_week]) > dt')).toHaveText(
    'Monthly profit'
  );
  await expect(getHint(DRAWN)).toHaveCount(0);
  await detail.getByRole('button', { name: 'Close details' }).click();
  await getHint(DRAWN).getByRole('button', { name: 'OK' }).click();
});

test("[WM-03] Embed copies a frame with the partner's key", async () => {
  await page.getByRole('button', { name: 'Embed', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed this map' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Key').fill('emb_"typed"');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { src, title } = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe')!;
    return { src: frame.src, title: frame.title };
  }, copied);
  expect(title).toBe('Monthly profit');
  const { pathname, searchParams } = new URL(src);
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/map/widgets/profitPerWeek',
    { embedded: 'true', embedKey: 'emb_"typed"' }
  ]);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
});

test('a map opens without a fault where the data have no town of some size', async () => {
  const noTowns = { type: 'FeatureCollection', features: [] };
  await page.route(/\/places\/town[34]\.geojson/, (route) => route.fulfill({ json: noTowns }));
  const loading = page.waitForResponse(/\/places\/town4\.geojson/);
  await page.goto('/map/widgets/weeklyYield');
  await loading;
  await mapDrawn(page);
  await page.unrouteAll();
});

test.describe('in a partner’s page', () => {
  const site = `http://localhost:${port}`;
  let partner: Server;
  let context: BrowserContext;
  let holder: Page;
  let frameFaults: string[];

  /** Address of the partner's page, on a host of this machine, with the map in it. */
  const createHostPage = (host: string) => {
    const key = readFileSync(`${servedFolder(port)}/embed-key.txt`, 'utf8');
    const map = `${site}/map/widgets/serviceArea?embedded=true&embedKey=${key}`;
    return `http://${host}:${port + 1}/partner.html?src=${encodeURIComponent(map)}`;
  };
  const getMapFrame = () => holder.frameLocator('#map');
  const getPickedOutput = () => holder.getByLabel('Selected on the map');
  const getAlert = (text: string) => getMapFrame().getByRole('alert').filter({ hasText: text });

  /** Requests an area of 10 minutes around the centre of the map. */
  async function drawAtCentre() {
    await getMapFrame().getByRole('button', { name: 'Start at the centre of the map' }).click();
    const dialog = getMapFrame().getByRole('dialog', { name: 'Set the Driving time!' });
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
    context = await createContext(browser, null, { viewport: { width: 1000, height: 900 } });
    frameFaults = await watchFaults(context);
    // Frames of other sites get no cookies and no storage, as in browsers that block them.
    await context.addInitScript(() => {
      const refuseAccess = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refuseAccess });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    });
    holder = await context.newPage();
  });
  test.afterAll(async () => {
    await context.close();
    partner.closeAllConnections();
    await new Promise((resolve) => partner.close(resolve));
  });

  test('[WM-03] [BY-11] without cookies and storage the map draws in its state, posts height and selection, and reports when the daily limit is reached', async () => {
    await holder.goto(createHostPage('127.0.0.1'));
    await getMapFrame().getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
    await expect(getMapFrame().getByRole('button', { name: 'Embed', exact: true })).toHaveCount(0);
    await expect(getPickedOutput()).toHaveText('Nothing selected.');
    await getMapFrame().getByRole('switch', { name: 'Service Area' }).click();
    const frame = holder.frames().find((one) => one.url().startsWith(site))!;
    type MapElement = HTMLElement & { view: { ready: boolean; center: number[] } };
    await frame.waitForFunction(() => document.querySelector<MapElement>('arcgis-map')?.view.ready);
    await drawAtCentre();
    await expect(getAlert('only in other states')).toBeVisible();
    await frame.evaluate(() => {
      document.querySelector<MapElement>('arcgis-map')!.view.center = [7.93, 5.03];
    });
    await drawAtCentre();
    await expect(getPickedOutput()).toContainText('"kind": "serviceArea"');
    const selection = JSON.parse(await getPickedOutput().innerText()) as {
      minutes: number;
      lga: { state: string };
      figures: Record<string, { value: number; unit: string | null }>;
    };
    expect([selection.minutes, selection.lga.state]).toEqual([10, 'Akwa Ibom']);
    expect(selection.figures.totalAcres).toEqual({ value: expect.any(Number), unit: 'acre' });
    await expect
      .poll(async () => Number(await holder.locator('#map').getAttribute('height')))
      .toBeGreaterThan(600);
    await getMapFrame().getByRole('button', { name: 'Close details' }).press('Enter');
    await getMapFrame().getByRole('button', { name: 'OK' }).press('Enter');
    await expect(getMapFrame().getByRole('dialog')).toHaveCount(0);
    await drawAtCentre();
    await expect(getAlert('reached its daily limit of service areas')).toBeVisible();
    expect(frameFaults.filter((fault) => !/status of 4(03|29)/.test(fault))).toEqual([]);
  });

  test('[WM-03] the browser refuses the map on an origin that is not allowed for its key', async () => {
    const refused = context.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await holder.goto(createHostPage('localhost'));
    expect((await refused).text()).toContain('127.0.0.1');
    await expect.poll(() => holder.frames()[1]?.url()).toContain('chrome-error:');
    await expect(getPickedOutput()).toHaveText('Nothing selected yet.');
  });
});
