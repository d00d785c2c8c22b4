import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { popupOf } from './support/records';
import { accounts, expect, fillSignIn, mapDrawn, test, watchFaults } from './support/site';

/* The search in French, and what is offered from what it finds: on one page, which costs seconds to open. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const field = () => page.getByRole('searchbox', { name: 'Chercher un lieu, une LGA, un moulin ou un site' });
const suggestions = () => page.locator('arcgis-search calcite-autocomplete-item');
const nothing = (text: string) => page.getByRole('status').filter({ hasText: text });
const offer = (name: string) => popupOf(page).getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Choisissez le temps de trajet !' });
const directions = () => page.getByRole('region', { name: 'Itinéraire', exact: true });
const stop = (at: number) => directions().getByRole('searchbox').nth(at);

/** Whether the list under the field is open. */
const isListOpen = () =>
  page.evaluate(() =>
    Boolean(
      document
        .querySelector('arcgis-search')
        ?.shadowRoot?.querySelector<HTMLElement & { open: boolean }>('calcite-autocomplete')?.open
    )
  );

/** Takes a suggestion and waits for the popup of what it stands for. */
async function choose(text: string, suggestion: RegExp, title: string) {
  await field().fill(text);
  await suggestions().filter({ hasText: suggestion }).first().click();
  await expect(popupOf(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Where the Tab key has stopped: its size, and the part of the page that it belongs to; null past the last stop. */
const tabStop = () =>
  page.evaluate(() => {
    const path: Element[] = [];
    for (
      let at = document.activeElement;
      at && at !== document.body;
      at = at.shadowRoot?.activeElement ?? null
    )
      path.push(at);
    const stop = path.at(-1);
    if (!stop) return null;
    const { bottom, width, height } = stop.getBoundingClientRect();
    const isIn = (selector: string) => path[0]!.closest(selector) !== null;
    const part = isIn('[role=toolbar]')
      ? 'tools'
      : isIn('arcgis-map')
        ? 'map'
        : isIn('section')
          ? 'panel'
          : 'page';
    return { part: bottom <= 60 ? 'bar' : part, name: stop.textContent, size: Math.min(width, height) };
  });

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await page.goto('/map/oilpalm?locale=fr');
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm?locale=fr**');
  await mapDrawn(page);
});

test.afterEach(() => expect(faults).toEqual([]));
test.afterAll(() => page.context().close());

test('the Tab key stops nowhere that is too small to see, and goes past the bar and the map to the tools and what they have opened', async () => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops: { part: string; name: string | null; size: number }[] = [];
  for (let at = 0; at < 80; at++) {
    await page.keyboard.press('Tab');
    const stop = await tabStop();
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops[0]?.name).toContain('Aller au contenu');
  expect(stops.filter(({ size }) => size < 15)).toEqual([]);
  const parts = stops.map(({ part }) => part);
  expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual(['bar', 'map', 'tools', 'panel']);
});

test('[MP-02] the search asks and groups what it finds in French, and says what is not found while one types', async () => {
  await field().fill('Xyzzy');
  await expect(nothing('Rien trouvé pour « Xyzzy ».')).toBeVisible();
  await expect.poll(isListOpen).toBe(false);
  await page.keyboard.press('Enter');
  await expect(nothing('Rien trouvé pour « Xyzzy ».')).toBeVisible();
  await expect(page.locator('arcgis-search calcite-notice')).toBeHidden();
  const { violations } = await new AxeBuilder({ page }).include('.widget-search').analyze();
  expect(violations).toEqual([]);
  await field().fill('Ikot Ekpene');
  await expect(suggestions().first()).toBeVisible();
  await expect(nothing('Rien trouvé')).toHaveCount(0);
  const groups = page.locator('arcgis-search calcite-autocomplete-item-group');
  await expect(groups.filter({ hasText: 'Ikot Ekpene, Akwa Ibom' })).toHaveCount(2);
  expect(
    await groups.evaluateAll((all) => all.map((one) => (one as HTMLElement & { heading: string }).heading))
  ).toEqual(expect.arrayContaining(['Lieux', 'Zones de gouvernement local (LGA)']));
});

test('[MP-02] a place that was found offers to start a drive-time area there, with its driving time to set', async () => {
  await choose('Uyo', /^Uyo, Akwa Ibom$/, 'Uyo, Akwa Ibom');
  await expect(popupOf(page).locator('[data-field="kind"]').filter({ visible: true })).toHaveText('Ville');
  const position = await popupOf(page).locator('[data-field="position"] dd').innerText();
  await offer('Partir d’ici : zone de trajet').click();
  await expect(dialog()).toContainText(position);
  await expect(offer('Partir d’ici : zone de trajet')).toBeHidden();
  await dialog().getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(page.getByTestId('sa-totalTonsBought').first()).toHaveAttribute('data-value', /\d/);
});

test('[MP-02] an LGA that was found offers directions: it is the last stop, and the way there is drawn from a start', async () => {
  await choose('Ikot Ekpene', /^Ikot Ekpene, Akwa Ibom$/, 'Ikot Ekpene');
  await offer('Itinéraire jusqu’ici').click();
  await expect(directions()).toBeVisible();
  await expect(stop(1)).toHaveValue(/^Ikot Ekpene/);
  await expect(stop(0)).toHaveValue('');
  await stop(0).fill('Aba, Abia');
  await expect(directions().getByRole('option', { name: 'Aba, Abia', exact: true }).first()).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const routes = () =>
    page.evaluate(() => {
      interface Routes {
        readonly type: string;
        readonly routeInfo?: { geometry?: { paths: unknown[] } };
      }
      const { view } = document.querySelector<
        HTMLElement & { view: { map: { layers: { toArray(): Routes[] } } } }
      >('arcgis-map')!;
      return view.map.layers.toArray().filter(({ routeInfo }) => routeInfo?.geometry?.paths.length).length;
    });
  await expect.poll(routes).toBe(1);
});
