import { test as base, expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

export { expect };

export const accounts = {
  admin: 'admin@site.example',
  staff: 'staff@site.example',
  investor: 'investor@site.example'
} as const;
export const password = 'Site-demo-1';

export const uyo = { latitude: 5.03, longitude: 7.93 };

/** Notes console errors, unhandled page errors and requests that leave this machine (which are stopped). */
export async function watchFaults(context: BrowserContext): Promise<string[]> {
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  await context.route(
    (url) => !['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol.startsWith('http'),
    (route) => {
      faults.push(`request off this machine: ${route.request().url()}`);
      return route.abort();
    }
  );
  return faults;
}

/** Fails a test on any fault in its context; a context that tests share is watched by whoever makes it. */
export const test = base.extend<{ quiet: { allow(pattern: RegExp): void } }>({
  quiet: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const faults = await watchFaults(context);
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true }
  ]
});

/** Signs in through the form of the page now open. */
export async function fillSignIn(page: Page, email: string, secret: string = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Opens the 2D oil palm map as `email` and waits until it is drawn. */
export async function openOilPalmMap(page: Page, email: string = accounts.staff) {
  await page.goto('/map/oilpalm');
  await fillSignIn(page, email);
  await page.waitForURL('**/map/oilpalm**');
  await mapDrawn(page);
}

/** Waits until the view of the map or the scene has not been updating for half a second. */
export async function mapDrawn(page: Page) {
  await page.waitForFunction(
    () => {
      const state = window as unknown as { quietSince?: number };
      const map = document.querySelector<HTMLElement & { view?: { ready: boolean; updating: boolean } }>(
        'arcgis-map, arcgis-scene'
      );
      if (!map?.view?.ready || map.view.updating) state.quietSince = undefined;
      else state.quietSince ??= performance.now();
      return state.quietSince !== undefined && performance.now() - state.quietSince > 500;
    },
    undefined,
    { timeout: 90_000, polling: 100 }
  );
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Clicks the map at a place on the ground; fails when that is out of view or covered by a panel. */
export async function clickMapAt(page: Page, place: Place) {
  const at = await pointOfMap(page, place);
  await page.mouse.click(at.x, at.y);
}

/** Where a place on the ground is on the screen; fails when that is out of view or covered by a panel. */
export const pointOfMap = (page: Page, { latitude, longitude }: Place) =>
  page.evaluate(
    ({ x, y }) => {
      interface View {
        toScreen(point: object): { x: number; y: number };
        spatialReference: object;
      }
      const map = document.querySelector<HTMLElement & { view: View }>('arcgis-map')!;
      const mercator = {
        type: 'point',
        x: (x * 20037508.342789244) / 180,
        y: (Math.log(Math.tan(((90 + y) * Math.PI) / 360)) / Math.PI) * 20037508.342789244,
        spatialReference: map.view.spatialReference
      };
      const box = map.getBoundingClientRect();
      const screen = map.view.toScreen(mercator);
      const place = { x: box.left + screen.x, y: box.top + screen.y };
      const there = document.elementFromPoint(place.x, place.y);
      if (there !== map)
        throw new Error(`Not the map but ${there?.outerHTML.slice(0, 120)} is at ${y}, ${x}.`);
      return place;
    },
    { x: longitude, y: latitude }
  );
