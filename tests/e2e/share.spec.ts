import type { Browser, Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  openOilPalmMap,
  test,
  uyo,
  watchFaults
} from './support/site';

interface View {
  readonly scale: number;
  readonly center: { readonly longitude: number; readonly latitude: number };
  readonly map: { allLayers: { toArray(): { readonly id: string; readonly visible: boolean }[] } };
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

/** What the map of a page shows. */
const shownBy = (page: Page) =>
  page.evaluate(() => {
    const { view } = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
    const { longitude, latitude } = view.center;
    const layers = view.map.allLayers.toArray().filter(({ visible }) => visible);
    const mills = view.allLayerViews.toArray().find(({ layer }) => layer.id === 'mills');
    return {
      scale: Math.round(view.scale),
      longitude: longitude.toFixed(3),
      latitude: latitude.toFixed(3),
      plantations: layers.some(({ id }) => id === 'plantations'),
      clusters: layers.some(({ id }) => id === 'oil-palm-clusters'),
      filter: mills?.filter?.where ?? null
    };
  });

/** The link that the page's button copies. */
async function copiedLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.', { exact: false })).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

async function pageOf(browser: Browser, address: string, email: string) {
  const context = await browser.newContext();
  const faults = await watchFaults(context);
  const page = await context.newPage();
  await page.goto(address);
  await fillSignIn(page, email);
  await page.waitForURL('**/map/oilpalm**');
  await mapDrawn(page);
  return { page, faults };
}

const warning = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text });

test('[BY-01] a link brings back place, layers, filter, area and open panel; an investor is told what is left out', async ({
  page,
  browser,
  context
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openOilPalmMap(page);
  const before = await shownBy(page);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('switch', { name: /service area/i }).click();
  await clickMapAt(page, uyo);
  const dialog = page.getByRole('dialog', { name: 'Set the Driving time!' });
  await dialog.getByRole('spinbutton').or(dialog.getByRole('textbox')).fill('45');
  await dialog.getByRole('button', { name: 'Set', exact: true }).click();
  const mills = page.getByTestId('sa-noOfMills');
  await expect(mills).toHaveAttribute('data-value', /^\d+$/, { timeout: 60_000 });
  const millsInArea = await mills.getAttribute('data-value');
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page.getByRole('button', { name: 'Layer Properties: Confirmed mills' }).click();
  const days = page.getByRole('textbox', { name: /^Days since P1 last discovered/ });
  await days.fill('20');
  await days.press('Enter');
  await page.getByRole('switch', { name: 'Plantations' }).click();
  await page.getByRole('switch', { name: /^Oil palm clusters/i }).click();
  await page.locator('arcgis-map').getByRole('button', { name: 'Zoom in' }).click();
  await mapDrawn(page);
  await expect.poll(() => page.url()).toMatch(/map\.widget_1=.*/);
  const now = await shownBy(page);
  expect(now).not.toEqual(before);
  const link = await copiedLink(page);

  const other = await pageOf(browser, link, accounts.staff);
  await test.step('the same account, on another computer', async () => {
    await expect.poll(() => shownBy(other.page), { timeout: 30_000 }).toEqual(now);
    await expect(other.page.getByRole('searchbox', { name: 'Find a layer' })).toBeVisible();
    const again = other.page.getByTestId('sa-noOfMills');
    await expect(again).toHaveAttribute('data-value', millsInArea ?? '', { timeout: 60_000 });
    expect(other.faults).toEqual([]);
  });
  await other.page.context().close();

  const investor = await pageOf(browser, link, accounts.investor);
  await test.step('an investor', async () => {
    await expect(warning(investor.page, /may not read: .*Plantations/)).toBeVisible();
    const { plantations, filter, ...rest } = await shownBy(investor.page);
    expect(plantations).toBe(false);
    expect(rest.scale).toBe(now.scale);
    expect(filter).toBeNull();
    expect(investor.faults).toEqual([]);
  });
  await investor.page.context().close();
});

test('[BY-01] a link of a newer version, or a damaged one, opens the page as usual and says so', async ({
  page
}) => {
  await page.goto('/map/oilpalm?map.widget_1=9.e30&areas.widget_4=nonsense');
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm**');
  await mapDrawn(page);
  await expect(warning(page, /newer version/)).toBeVisible();
  await expect(warning(page, /damaged/)).toBeVisible();
});
