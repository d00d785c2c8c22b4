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
import { SharedMap } from './shared-map';
import { createContext, MAP_VIEWPORT, readSession } from './sessions';
import type { Role } from './sessions';

export {
  accounts,
  clickMapAt,
  expect,
  fillSignIn,
  mapDrawn,
  createContext,
  MAP_VIEWPORT,
  password,
  pointOfMap,
  unfoldLayers,
  uyo,
  watchFaults
};

interface TestFixtures {
  /**
   * Account with which `page` and `context` are signed in; null for a guest. Set it with `test.use({ role:
   * 'staff' })`.
   */
  readonly role: Role | null;
  /** Faults that every test of a file may cause: console errors, page errors, requests to other machines. */
  readonly allowedFaults: readonly RegExp[];
  /** Fails the test on a fault in its context or in the shared map; `allow` adds a pattern for this test. */
  readonly quiet: { allow(pattern: RegExp): void };
}

interface WorkerFixtures {
  /** The oil palm map of staff, opened once per worker; `test.beforeAll` resets it for its file. */
  readonly staffMap: SharedMap;
}

const faultsOfTest: string[] = [];

/** Playwright's `test` with stored sessions, one open map per worker and a check for faults after each test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  role: [null, { option: true }],
  allowedFaults: [[], { option: true }],
  storageState: async ({ role, storageState, browser }, provide) =>
    provide(role === null ? storageState : await readSession(browser, role)),
  staffMap: [
    async ({ browser }, provide) => {
      const map = new SharedMap(browser, 'staff');
      await provide(map);
      await map.close();
    },
    { scope: 'worker' }
  ],
  context: async ({ context }, provide) => {
    await watchFaults(context, faultsOfTest);
    await provide(context);
  },
  quiet: [
    async ({ allowedFaults, staffMap }, provide) => {
      const allowed = [...allowedFaults];
      await provide({ allow: (pattern) => allowed.push(pattern) });
      const faults = [...faultsOfTest.splice(0), ...staffMap.takeFaults()];
      expect(faults.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true }
  ]
});

/** Opens the 2D oil palm map on a page that is signed in (`role`) and waits until it is drawn. */
export async function openOilPalmMap(page: Page): Promise<void> {
  await page.goto('/map/oilpalm');
  await mapDrawn(page);
}

/** Presses a tool in the toolbar of an oil palm map, which opens or closes its panel. */
export const pressTool = (page: Page, name: string): Promise<void> =>
  page.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
