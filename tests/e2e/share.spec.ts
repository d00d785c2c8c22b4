import type { Browser, Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  openOilPalmMap,
  test,
  unfoldLayers,
  uyo,
  watchFaults
} from './support/site';

interface View {
  readonly scale: number;
  readonly center: { readonly longitude: number; readonly latitude: number };
  readonly map: { allLayers: { toArray(): { readonly id: string; readonly visible: boolean }[] } };
  readonly allLayerViews: { toArray(): { layer: { id: string }; filter?: { where: string } | null }[] };
}

type MapElement = HTMLElement & { readonly view?: { readonly ready: boolean } };

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
      piles: layers.some(({ id }) => id === 'field-purchases'),
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
  await page.waitForFunction(() => document.querySelector<MapElement>('arcgis-map')?.view?.ready);
  return { page, faults };
}

const warning = (page: Page, text: RegExp) => page.getByRole('listitem').filter({ hasText: text });

test.describe.serial('a link', () => {
  let link: string;
  let now: Awaited<ReturnType<typeof shownBy>>;
  let mills: string;

  test('[BY-01] has place, layers, filter, area and open panel; a page as it starts has nothing in its address', async ({
    page,
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
    const figure = page.getByTestId('sa-noOfMills');
    await expect(figure).toHaveAttribute('data-value', /^\d+$/, { timeout: 60_000 });
    mills = (await figure.getAttribute('data-value')) ?? '';
    await page.getByRole('button', { name: 'Layers', exact: true }).click();
    await unfoldLayers(page);
    await page.getByRole('button', { name: 'Layer Properties: Confirmed mills' }).click();
    const days = page.getByRole('textbox', { name: /^Days since P1 last discovered/ });
    await days.fill('20');
    await days.press('Enter');
    for (const name of ['Plantations', 'P1 field purchases', 'Oil Palm Clusters'])
      await page.getByRole('switch', { name }).click();
    await page.locator('arcgis-map').getByRole('button', { name: 'Zoom in' }).click();
    await mapDrawn(page);
    await expect.poll(() => page.url()).toMatch(/map\.widget_1=1\./);
    now = await shownBy(page);
    expect(now).not.toEqual(before);
    expect(now.piles).toBe(true);
    link = await copiedLink(page);
  });

  test('[BY-01] brings all of it back for the same account elsewhere', async ({ browser }) => {
    const { page, faults } = await pageOf(browser, link, accounts.staff);
    await expect.poll(() => shownBy(page), { timeout: 30_000 }).toEqual(now);
    await expect(page.getByRole('searchbox', { name: 'Find a layer' })).toBeVisible();
    await expect(page.getByTestId('sa-noOfMills')).toHaveAttribute('data-value', mills, { timeout: 60_000 });
    expect(faults).toEqual([]);
    await page.context().close();
  });

  test('[BY-01] leaves out for an investor what they may not read, and says so', async ({ browser }) => {
    const { page, faults } = await pageOf(browser, link, accounts.investor);
    await expect(warning(page, /may not read: P1 field purchases\./)).toBeVisible();
    await expect.poll(() => shownBy(page), { timeout: 30_000 }).toEqual({ ...now, piles: false });
    expect(faults).toEqual([]);
    await page.context().close();
  });
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
