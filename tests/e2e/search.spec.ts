import type { Page } from '@playwright/test';
import { popupOf } from './support/records';
import { expect, test } from './support/site';

/* Tests of the search, and of the tools offered in the popup of a result, on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const field = () => page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
const suggestions = () => page.locator('arcgis-search calcite-autocomplete-item');
const nothing = (text: string) => page.getByRole('status').filter({ hasText: text });
const offer = (name: string) => popupOf(page).getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Set the Driving time!' });
const directions = () => page.getByRole('dialog', { name: 'Directions', exact: true });
const stop = (at: number) => directions().getByRole('searchbox').nth(at);

/** Returns whether the list under the field is open. */
const isListOpen = () =>
  page.evaluate(() =>
    Boolean(
      document
        .querySelector('arcgis-search')
        ?.shadowRoot?.querySelector<HTMLElement & { open: boolean }>('calcite-autocomplete')?.open
    )
  );

/** Chooses a suggestion and waits for the popup of its result. */
async function choose(text: string, suggestion: RegExp, title: string | RegExp) {
  await field().fill(text);
  await suggestions().filter({ hasText: suggestion }).first().click();
  await expect(popupOf(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Returns the size of the focused element and its part of the page; null past the last stop. */
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
        : isIn('.jimu-floating-panel')
          ? 'panel'
          : 'page';
    return { part: bottom <= 60 ? 'bar' : part, name: stop.textContent, size: Math.min(width, height) };
  });

test.beforeAll(async ({ staffMap }) => {
  page = await staffMap.reset();
});

test('the Tab key stops at no element too small to see, and goes past the bar and the map to the tools and their panels', async () => {
  // Tab starts from the element that was focused or clicked last: here the document.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  const stops: { part: string; name: string | null; size: number }[] = [];
  for (let at = 0; at < 80; at++) {
    await page.keyboard.press('Tab');
    const stop = await tabStop();
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops[0]?.name).toContain('Skip to the content');
  expect(stops.filter(({ size }) => size < 15)).toEqual([]);
  const parts = stops.map(({ part }) => part);
  expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual(['bar', 'map', 'tools', 'panel']);
});

test('[MP-02] the search groups its suggestions, and shows while typing that nothing is found', async () => {
  await field().fill('Xyzzy');
  await expect(nothing('Nothing found for “Xyzzy”.')).toBeVisible();
  await expect.poll(isListOpen).toBe(false);
  await page.keyboard.press('Enter');
  await expect(nothing('Nothing found for “Xyzzy”.')).toBeVisible();
  await expect(page.locator('arcgis-search calcite-notice')).toBeHidden();
  // The component writes the term back into the field when the search of Enter ends.
  await expect(async () => {
    await field().fill('Ikot Ekpene');
    await expect(suggestions().first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(nothing('Nothing found')).toHaveCount(0);
  const groups = page.locator('arcgis-search calcite-autocomplete-item-group');
  await expect(groups.filter({ hasText: 'Ikot Ekpene, Akwa Ibom' })).toHaveCount(2);
  expect(
    await groups.evaluateAll((all) => all.map((one) => (one as HTMLElement & { heading: string }).heading))
  ).toEqual(expect.arrayContaining(['Places', 'Local government areas']));
});

test('[MP-02] a found place offers to start a drive-time area there, with its driving time', async () => {
  await choose('Uyo', /^Uyo, Akwa Ibom$/, 'Uyo, Akwa Ibom');
  await expect(popupOf(page).locator('[data-field="kind"]').filter({ visible: true })).toHaveText('Town');
  const position = await popupOf(page).locator('[data-field="position"] dd').innerText();
  await offer('Start a drive-time area here').click();
  await expect(dialog()).toContainText(position);
  await expect(offer('Start a drive-time area here')).toBeHidden();
  await dialog().getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByTestId('sa-totalTonsBought').first()).toHaveAttribute('data-value', /\d/);
});

test('[MP-02] the spellings of the importer and typed coordinates are found as places', async () => {
  await field().fill('AMAC');
  await expect(suggestions().filter({ hasText: 'Abuja Municipal Area Council' }).first()).toBeVisible();
  await choose('3.3792, 6.5244', /latitude and longitude swapped/, /^6\.5244, 3\.3792/);
  await choose('5.0370, 7.9233', /^5\.0370, 7\.9233/, /^5\.0370, 7\.9233/);
  await expect(popupOf(page).locator('[data-field="position"] dd')).toContainText('5.03');
});

test('[MP-02] a found LGA offers directions: it becomes the last stop, and the route from a start is drawn', async () => {
  await choose('Ikot Ekpene', /^Ikot Ekpene, Akwa Ibom$/, 'Ikot Ekpene');
  await offer('Directions to here').click();
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
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await field().fill('');
  await page.keyboard.press('Escape');
});
