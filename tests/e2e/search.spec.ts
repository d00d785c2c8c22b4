import type { Page } from '@playwright/test';
import { getPopup } from './support/records';
import { expect, test } from './support/site';

/* Tests of the search, and of the tools offered in the popup of a result, on the shared map. */
test.describe.configure({ mode: 'serial' });

let page: Page;

const getField = () => page.getByRole('searchbox', { name: 'Search a place, LGA, mill or asset' });
const getSuggestions = () => page.locator('arcgis-search calcite-autocomplete-item');
const getNothingFound = (text: string) => page.getByRole('status').filter({ hasText: text });
const getOffer = (name: string) => getPopup(page).getByRole('button', { name, exact: true });
const getDialog = () => page.getByRole('dialog', { name: 'Set the Driving time!' });
const getDirections = () => page.getByRole('dialog', { name: 'Directions', exact: true });
const getStop = (at: number) => getDirections().getByRole('searchbox').nth(at);

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
async function chooseSuggestion(text: string, suggestion: RegExp, title: string | RegExp) {
  await getField().fill(text);
  await getSuggestions().filter({ hasText: suggestion }).first().click();
  await expect(getPopup(page).getByRole('heading', { name: title })).toBeVisible();
}

/** Returns the size of the focused element and its part of the page; null past the last stop. */
const readFocus = () =>
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
    const isFocusIn = (selector: string) => path[0]!.closest(selector) !== null;
    const part = isFocusIn('[role=toolbar]')
      ? 'tools'
      : isFocusIn('arcgis-map')
        ? 'map'
        : isFocusIn('.jimu-floating-panel')
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
    const stop = await readFocus();
    if (!stop) break;
    stops.push(stop);
  }
  expect(stops[0]?.name).toContain('Skip to content');
  expect(stops.filter(({ size }) => size < 15)).toEqual([]);
  const parts = stops.map(({ part }) => part);
  expect(parts.filter((part, at) => part !== parts[at - 1])).toEqual(['bar', 'map', 'tools', 'panel']);
});

test('[MP-02] the search groups its suggestions, and shows while typing that nothing is found', async () => {
  await getField().fill('Xyzzy');
  await expect(getNothingFound('Nothing found for “Xyzzy”.')).toBeVisible();
  await expect.poll(isListOpen).toBe(false);
  await page.keyboard.press('Enter');
  await expect(getNothingFound('Nothing found for “Xyzzy”.')).toBeVisible();
  await expect(page.locator('arcgis-search calcite-notice')).toBeHidden();
  // The component writes the term back into the field when the search of Enter ends.
  await expect(async () => {
    await getField().fill('Ikot Ekpene');
    await expect(getSuggestions().first()).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(getNothingFound('Nothing found')).toHaveCount(0);
  const groups = page.locator('arcgis-search calcite-autocomplete-item-group');
  await expect(groups.filter({ hasText: 'Ikot Ekpene, Akwa Ibom' })).toHaveCount(2);
  expect(
    await groups.evaluateAll((all) => all.map((one) => (one as HTMLElement & { heading: string }).heading))
  ).toEqual(expect.arrayContaining(['Places', 'Local government areas']));
});

test('[MP-02] a found place offers to start a drive-time area there, with its driving time', async () => {
  await chooseSuggestion('Uyo', /^Uyo, Akwa Ibom$/, 'Uyo, Akwa Ibom');
  await expect(getPopup(page).locator('[data-field="kind"]').filter({ visible: true })).toHaveText('Town');
  const position = await getPopup(page).locator('[data-field="position"] dd').innerText();
  await getOffer('Start a drive-time area here').click();
  await expect(getDialog()).toContainText(position);
  await expect(getOffer('Start a drive-time area here')).toBeHidden();
  await getDialog().getByRole('button', { name: 'Set', exact: true }).click();
  await expect(page.getByTestId('sa-totalTonsBought').first()).toHaveAttribute('data-value', /\d/);
});

test('[MP-02] the spellings of the importer and typed coordinates are found as places', async () => {
  await getField().fill('AMAC');
  await expect(getSuggestions().filter({ hasText: 'Abuja Municipal Area Council' }).first()).toBeVisible();
  await chooseSuggestion('3.3792, 6.5244', /latitude and longitude swapped/, /^6\.5244, 3\.3792/);
  await chooseSuggestion('5.0370, 7.9233', /^5\.0370, 7\.9233/, /^5\.0370, 7\.9233/);
  await expect(getPopup(page).locator('[data-field="position"] dd')).toContainText('5.03');
});

test('[MP-02] a found LGA offers directions: it becomes the last stop, and the route from a start is drawn', async () => {
  await chooseSuggestion('Ikot Ekpene', /^Ikot Ekpene, Akwa Ibom$/, 'Ikot Ekpene');
  await getOffer('Directions to here').click();
  await expect(getDirections()).toBeVisible();
  await expect(getStop(1)).toHaveValue(/^Ikot Ekpene/);
  await expect(getStop(0)).toHaveValue('');
  await getStop(0).fill('Aba, Abia');
  await expect(
    getDirections().getByRole('option', { name: 'Aba, Abia', exact: true }).first()
  ).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const countRoutes = () =>
    page.evaluate(() => {
      interface RouteLayer {
        readonly type: string;
        readonly routeInfo?: { geometry?: { paths: unknown[] } };
      }
      const { view } = document.querySelector<
        HTMLElement & { view: { map: { layers: { toArray(): RouteLayer[] } } } }
      >('arcgis-map')!;
      return view.map.layers.toArray().filter(({ routeInfo }) => routeInfo?.geometry?.paths.length).length;
    });
  await expect.poll(countRoutes).toBe(1);
  await page.getByRole('button', { name: 'Service area', exact: true }).click();
  await page.getByRole('button', { name: 'Clear service areas' }).first().click();
  await getField().fill('');
  await page.keyboard.press('Escape');
});
