import type { Browser, BrowserContext, Page } from '@playwright/test';
import { listPages } from '../../tools/pictures/pages.mjs';
import type { SitePage } from '../../tools/pictures/pages.mjs';
import { loadPageTexts } from '../../tools/pictures/page-texts.mjs';
import { states } from '../../tools/pictures/states.mjs';
import { StableAxeBuilder } from './support/axe';
import { expect, mapDrawn, createContext, test, watchFaults } from './support/site';

/*
 * Runs axe on every address of experiences/routes.json at desktop size, and checks that nothing moves while it opens
 * and that its console reports no error; runs axe at phone size on one page of each
 * experience; in the dark theme, for contrast, on one page of each family. Panels and dialogs in their states
 * are checked in jsdom, which has no colours.
 */

const DARK = 'themes/site-dark/';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const contexts = new Map<string, Promise<BrowserContext>>();
const faults: string[] = [];

/** Returns the context of an account, made once for this file. */
async function getContext(browser: Browser, { account }: SitePage): Promise<BrowserContext> {
  const making =
    contexts.get(account) ??
    createContext(browser, account === 'guest' ? null : account).then(async (context) => {
      await watchFaults(context, faults);
      return context;
    });
  contexts.set(account, making);
  return making;
}

test.afterAll(async () => {
  for (const context of contexts.values()) await (await context).close();
});

interface RuleSelection {
  readonly only?: readonly string[];
  readonly without?: readonly string[];
}

/** The rule whose outcome depends on the theme. */
const CONTRAST = ['color-contrast'];

/** Lists the violations that axe finds outside the Maps SDK, as rule and elements. */
async function listViolations(page: Page, { only, without = [] }: RuleSelection = {}) {
  const builder = new StableAxeBuilder({ page }).exclude('arcgis-map').exclude('arcgis-scene');
  if (only) builder.withRules([...only]);
  else builder.disableRules([...without]);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 160))]);
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Highest sum of layout shifts while a page opens; above 0.1 a reader loses the place. */
const MAX_SHIFT = 0.02;

/** Returns the sum of a page's layout shifts that no input caused, and the elements that moved. */
const readShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    observer.disconnect();
    const moved = shifts.flatMap(({ value, sources }) =>
      sources.map(
        ({ node }) =>
          `${value.toFixed(4)} ${((node instanceof Element ? node : node?.parentElement) ?? document.body).outerHTML.slice(0, 160)}`
      )
    );
    return { total: shifts.reduce((sum, { value }) => sum + value, 0), moved };
  });

async function openPage(page: Page, { path, hasMap, status, closesHint }: SitePage, theme?: string) {
  const query = theme === undefined ? '' : `${path.includes('?') ? '&' : '?'}theme=${theme}`;
  expect((await page.goto(path + query))?.status()).toBe(status);
  if (hasMap) await mapDrawn(page);
  else await page.waitForLoadState('networkidle');
  await page.locator('main, h1').first().waitFor();
  if (closesHint) await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
}

const pages = listPages().filter(({ once }) => !once);
/** Returns whether a page is the first whose address has the same beginning, as matched by `prefix`. */
const isFirst = (page: SitePage, prefix: RegExp) => {
  const readGroup = ({ path, account }: SitePage) => prefix.exec(path)?.[0] ?? `${account} ${path}`;
  return pages.find((other) => readGroup(other) === readGroup(page)) === page;
};
/** Pages below one of these folders belong to one experience. */
const FOLDERS = /^\/(map\/admin|map\/widgets|settings)\//;
/** The oil palm experiences use the same widgets, so one of them shows the colours of all. */
const PALETTES = /^\/(map\/oilpalm|map\/admin|map\/widgets\/|settings\/)/;

for (const one of pages) {
  const onPhone = isFirst(one, FOLDERS);
  const inDark = isFirst(one, PALETTES);
  const variants = ['at a desk', ...(onPhone ? ['on a phone'] : []), ...(inDark ? ['in the dark'] : [])];
  test(`axe finds no violation in ${one.name} ${variants.join(', ')}`, async ({ browser }) => {
    const context = await getContext(browser, one);
    const page = await context.newPage();
    await openPage(page, one);
    const { total, moved } = await readShift(page);
    expect(total, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT);
    expect(await listViolations(page)).toEqual([]);
    if (onPhone) {
      await page.setViewportSize(PHONE);
      expect(await listViolations(page, { without: CONTRAST })).toEqual([]);
      await page.setViewportSize(DESK);
    }
    if (inDark) {
      await openPage(page, { ...one, closesHint: false }, DARK);
      expect(await listViolations(page, { only: CONTRAST })).toEqual([]);
    }
    await page.close();
    // The console reports the status of a page that is refused or missing.
    expect(
      faults.splice(0).filter((fault) => one.status === 200 || !fault.includes(`${one.status}`))
    ).toEqual([]);
  });
}

/**
 * States of the oil palm map with the most content: an area with its records, a route with its turns, a plan
 * with its days.
 */
const MAP_STATES = states.filter(({ name }) =>
  ['state-records', 'state-directions', 'state-pickup'].includes(name)
);

for (const { name, enter, sdkRules } of MAP_STATES)
  test(`axe finds no violation in ${name}`, async ({ staffMap }) => {
    const page = await staffMap.reset();
    await enter(page, await loadPageTexts());
    expect(await listViolations(page, { without: sdkRules })).toEqual([]);
  });
