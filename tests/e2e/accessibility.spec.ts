import type { Browser, BrowserContext, Page } from '@playwright/test';
import { allPages } from '../../scripts/pictures/pages.mjs';
import type { SitePage } from '../../scripts/pictures/pages.mjs';
import { states } from '../../scripts/pictures/states.mjs';
import { AxeBuilder } from './support/axe';
import { expect, mapDrawn, newContextOf, test, watchFaults } from './support/site';

/*
 * axe on every address of experiences/routes.json: light and dark at the size of a desk, light on a phone. Panels and
 * dialogs in their states are checked in jsdom; the colours and sizes of those that are opened here only a browser knows.
 */

const DARK = 'themes/site-dark/';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const contexts = new Map<string, Promise<BrowserContext>>();
const faults: string[] = [];

/** Returns the context of an account, made once for this file. */
async function contextOf(browser: Browser, { account }: SitePage): Promise<BrowserContext> {
  const making =
    contexts.get(account) ??
    newContextOf(browser, account === 'guest' ? null : account).then(async (context) => {
      await watchFaults(context, faults);
      return context;
    });
  contexts.set(account, making);
  return making;
}

test.afterAll(async () => {
  for (const context of contexts.values()) await (await context).close();
});

/** Lists what axe finds outside of the maps SDK, as rule and elements. */
async function listViolations(page: Page, withoutRules: readonly string[] = []) {
  const { violations } = await new AxeBuilder({ page })
    .exclude('arcgis-map')
    .exclude('arcgis-scene')
    .disableRules([...withoutRules])
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}

async function openPage(page: Page, { path, hasMap, status, closesHint }: SitePage, theme?: string) {
  const query = theme === undefined ? '' : `${path.includes('?') ? '&' : '?'}theme=${theme}`;
  expect((await page.goto(path + query))?.status()).toBe(status);
  if (hasMap) await mapDrawn(page);
  else await page.waitForLoadState('networkidle');
  await page.locator('main, h1').first().waitFor();
  if (closesHint) await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

/** The maps for embedding share everything but what they draw: one of them is seen in the dark, too. */
const isSeenInDark = ({ path }: SitePage) =>
  !path.startsWith('/map/widgets/') || path === '/map/widgets/serviceArea';

for (const one of allPages().filter(({ once }) => !once))
  test(`${one.name} has no fault that axe finds, in light, dark and on a phone`, async ({ browser }) => {
    const context = await contextOf(browser, one);
    const page = await context.newPage();
    await openPage(page, one);
    expect(await listViolations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await listViolations(page)).toEqual([]);
    if (isSeenInDark(one)) {
      await page.setViewportSize(DESK);
      await openPage(page, { ...one, closesHint: false }, DARK);
      expect(await listViolations(page)).toEqual([]);
    }
    await page.close();
    // A page that is refused or missing answers with its status, which the console reports.
    expect(
      faults.splice(0).filter((fault) => one.status === 200 || !fault.includes(`${one.status}`))
    ).toEqual([]);
  });

/** States of the oil palm map that are entered without pressing a symbol, which is not drawn here. */
const MAP_STATES = states.filter(
  ({ name, account, path }) =>
    account === 'staff' &&
    path === '/map/oilpalm' &&
    !['state-mill', 'state-circle', 'state-tour'].includes(name)
);

for (const { name, enter, sdkRules } of MAP_STATES)
  test(`${name} has no fault that axe finds`, async ({ staffMap }) => {
    const page = await staffMap.reset();
    await enter(page);
    expect(await listViolations(page, sdkRules)).toEqual([]);
  });
