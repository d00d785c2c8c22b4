import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  accounts,
  clickMapAt,
  fillSignIn,
  mapDrawn,
  password,
  pointOfMap,
  unfoldLayers,
  uyo,
  watchFaults
} from '../../support/site-page.mjs';

export {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  password,
  pointOfMap,
  unfoldLayers,
  uyo,
  watchFaults
};

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

/** Opens the 2D oil palm map as `email` and waits until it is drawn. */
export async function openOilPalmMap(page: Page, email: string = accounts.staff) {
  await page.goto('/map/oilpalm');
  await fillSignIn(page, email);
  await page.waitForURL('**/map/oilpalm**');
  await mapDrawn(page);
}
