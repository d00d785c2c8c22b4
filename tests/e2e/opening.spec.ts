import type { Page } from '@playwright/test';
import { accounts, fillSignIn, mapDrawn } from '../support/site-page.mjs';
import { expect, openOilPalmMap, test } from './support/site';

/** Holds every request whose address `pattern` matches until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('a page shows its name and its progress before any of its code, and its bar before the map engine', async ({
  page
}) => {
  await openOilPalmMap(page);
  const code = await hold(page, /\/assets\/index-[^/]+\.js$/);
  const engine = await hold(page, /\/assets\/maps-sdk-[^/]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('SITE – Oil palm')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'SITE – Oil palm' })).toBeVisible();
  code();
  await expect(page.getByRole('banner').or(page.getByRole('navigation')).first()).toBeVisible();
  await expect(page.getByText('Loading the map')).toBeVisible();
  await expect(page.locator('#opening')).toHaveCount(0);
  engine();
  await mapDrawn(page);
});

test('a page whose code does not come offers, after a while, to be loaded again', async ({ page }) => {
  const pattern = /\/assets\/.+\.js$/;
  await hold(page, pattern);
  await page.goto('/', { waitUntil: 'commit' });
  const again = page.getByRole('link', { name: /Load it again/ });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(again).toBeHidden();
  // The while is over.
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await expect(again).toBeVisible();
  await page.unroute(pattern);
  await again.click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('the metadata of the layers that are shown comes in one answer', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await openOilPalmMap(page);
  const together = asked.filter(({ pathname }) => pathname === '/arcgis/rest/services/layers');
  expect(together).toHaveLength(1);
  const services = together[0]!.searchParams.get('services')!.split(',');
  expect(services).toEqual(expect.arrayContaining(['ngnLGA', 'taggedMillsClus', 'biocharPartners']));
  const alone = asked.map(({ pathname }) => /services\/(.+)\/FeatureServer\/0$/.exec(pathname)?.[1]);
  expect(alone.filter((service) => service !== undefined && services.includes(service))).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a second visit asks the network for data alone', async ({ page, baseURL }) => {
    await page.goto('/');
    await fillSignIn(page, accounts.staff);
    await page.waitForURL('**/map/oilpalm**');
    await mapDrawn(page);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const parts: string[] = [];
    page.on('response', (response) => {
      const { pathname, origin } = new URL(response.url());
      if (
        origin === baseURL &&
        /^\/(assets|arcgis-assets|fonts)\//.test(pathname) &&
        !response.fromServiceWorker()
      )
        parts.push(pathname);
    });
    // What the first visit had before the worker stood comes into its hands with the next one.
    await page.reload();
    await mapDrawn(page);
    parts.length = 0;
    await page.reload();
    await mapDrawn(page);
    expect(parts).toEqual([]);
  });
});
