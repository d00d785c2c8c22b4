import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { ServiceAreaSummary } from '../../shared/domain/src/service-area-figures';
import { clickMapAt, expect, mapDrawn, test, watchFaults } from './support/site';

/* The maps that stand on pages of their own, walked through as a guest on one page: a map page costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const TOGGLE = 'Toggle the Service Area button right-hand side, then click anywhere on the map to begin.';
const DRAWN =
  'Toggle off the Service Area button. Now, click anywhere on the service area drawned for more details';

const hint = (text: string) => page.getByRole('dialog').filter({ hasText: text });
const popupRow = (field: string) => page.locator(`arcgis-popup [data-field="${field}"]`);

/** Opens a widget map; its first hint stands, and did not before 3 s. */
async function openMap(name: string, firstHint: string) {
  const opened = Date.now();
  await page.goto(`/map/widgets/${name}`);
  await expect(hint(firstHint)).toBeVisible({ timeout: 60_000 });
  expect(Date.now() - opened).toBeGreaterThanOrEqual(3_000);
  await hint(firstHint).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mapDrawn(page);
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
  const context = await browser.newContext();
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
  test(`[WM-01] ${name}: the first hint after 3 s, the second after drawing; its figures stand first`, async () => {
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

/** The feature of a service that reaches furthest north of a line, and a place in it. */
async function anyFeature(service: string, within: string) {
  const query = new URLSearchParams({
    where: '1=1',
    geometry: within,
    geometryType: 'esriGeometryEnvelope',
    inSR: '4326',
    outSR: '4326',
    spatialRel: 'esriSpatialRelContains',
    outFields: '*',
    orderByFields: 'Shape__Area DESC',
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

test('[WM-02] oil palm clusters are green; the hint says so after 3 s, a click tells of one', async () => {
  await openMap('oilPalmClusters', 'Click on the green features on the map for more details');
  const cluster = await anyFeature('palmclustersAllPrj', '7.5,4.7,8.3,5.3');
  await clickMapAt(page, cluster);
  await expect(popupRow('Area_ha')).toContainText('ha');
  await expect(popupRow('WeeklyP1Yield')).toBeVisible();
  const { color } = await shownSymbol();
  expect(color.g).toBeGreaterThan(Math.max(color.r, color.b));
  await expectNoViolations();
});

test('[WM-02] protected areas are grey at zoom 7.6; a click names designation, type, status, government and owner', async () => {
  await openMap('protectedAreas', 'Click on the grey colored features on the map for more details');
  const { color, zoom } = await shownSymbol();
  expect(new Set([color.r, color.g, color.b]).size).toBe(1);
  expect(zoom).toBeCloseTo(7.6, 1);
  const park = await anyFeature('conserved', '5,5.5,8,7.5');
  await clickMapAt(page, park);
  const labels = {
    name: 'Name',
    designation: 'Designation',
    designationType: 'Designation type',
    status: 'Status',
    governmentType: 'Government type',
    owner: 'Owner'
  };
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
