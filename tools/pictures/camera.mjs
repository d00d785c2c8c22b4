import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { accounts, fillSignIn, mapDrawn, watchFaults } from '../../tests/support/site-page.mjs';
import { forgetMapQuiet } from '../../tests/support/map-quiet.mjs';
import { launchBrowser } from '../bench/map-page.mjs';
import { LANGUAGES, PHONE, SIZES } from './variants.mjs';
import {
  AXE_LEAVES_OUT,
  BUSY,
  HINT_MS,
  REST_MS,
  SIGNED_IN,
  buildAddress,
  requireAnswer,
  waitForFonts,
  formatViolations,
  isIdle,
  waitForLayout
} from './page-checks.mjs';

/* Takes the picture of a stationary page in Chromium, and lists its problems. */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */

/**
 * Storage of a visitor who has seen the guided tour, which would cover the page.
 * @param {string} url
 */
const createTourSeenState = (url) => ({
  cookies: [],
  origins: [{ origin: url, localStorage: [{ name: 'site-tour', value: 'seen' }] }]
});

/**
 * Opens a browser context with a language and an appearance and without animations, signed in unless the
 * account is a guest.
 * @param {Browser} browser
 * @param {string} url
 * @param {import('./visit-pages.mjs').Visitor} visitor
 */
async function openContext(browser, url, { account, language, theme }) {
  const context = await browser.newContext({
    storageState: createTourSeenState(url),
    locale: LANGUAGES[language],
    colorScheme: theme,
    reducedMotion: 'reduce'
  });
  if (account !== 'guest') {
    const page = await context.newPage();
    await page.goto(`${url}/?locale=en`);
    await fillSignIn(page, accounts[account]);
    // The map need not be drawn; but Chromium may hang when a page is closed during a navigation.
    await page.waitForURL(`**${SIGNED_IN}**`, { waitUntil: 'domcontentloaded' });
    await page.close();
  }
  return { context, noted: await watchFaults(context) };
}

/**
 * Sets the size of a tab's window, and touch input for a phone.
 * @param {Page} page
 * @param {import('./variants.mjs').Size} size
 */
async function resizeTab(page, size) {
  const session = await page.context().newCDPSession(page);
  const enabled = size === PHONE;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 });
  await session.detach();
  await page.setViewportSize(SIZES[size]);
}

/** Time limit of a drawing, ms: without a graphics card a scene takes more than a minute. */
const DRAWN_MS = 150_000;

/**
 * Waits until nothing is being fetched or drawn.
 * @param {Page} page
 * @param {boolean} hasMap
 */
async function waitUntilStationary(page, hasMap) {
  await page.evaluate(waitForLayout);
  await page.evaluate(forgetMapQuiet);
  if (hasMap) await mapDrawn(page, DRAWN_MS);
  await page.waitForFunction(isIdle, BUSY, { timeout: REST_MS, polling: 100 });
  await page.evaluate(waitForFonts);
}

/**
 * Opens an address and waits until it is stationary.
 * @param {Page} page
 * @param {string} url
 * @param {import('./visit-pages.mjs').OpenedPage} wanted
 * @param {import('./variants.mjs').Theme} theme
 * @throws Error when another page is shown.
 */
async function openPage(page, url, wanted, theme) {
  const { path, hasMap, closesHint } = wanted;
  const address = buildAddress(url, path, theme);
  requireAnswer(wanted, address, await page.goto(address, { waitUntil: hasMap ? 'load' : 'networkidle' }));
  if (!hasMap) await page.locator('main').first().waitFor();
  if (closesHint)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'OK', exact: true })
      .click({ timeout: HINT_MS });
  await waitUntilStationary(page, hasMap);
}

/**
 * Returns axe's findings, a line each. `sdkRules` are the rules that the engine's components violate.
 * @param {Page} page
 * @param {readonly string[]} sdkRules
 */
async function listViolations(page, sdkRules) {
  const builder = new AxeBuilder({ page }).setLegacyMode().disableRules([...sdkRules]);
  for (const selector of AXE_LEAVES_OUT) builder.exclude(selector);
  return formatViolations((await builder.analyze()).violations);
}

/**
 * Writes the picture of a stationary page to a folder; returns its file and axe's findings.
 * @param {Page} page
 * @param {string} folder
 * @param {string} file
 * @param {import('./visit-pages.mjs').PicturedPage} pictured
 * @returns {Promise<import('./visit-pages.mjs').PagePicture>}
 */
async function takePicture(page, folder, file, { hasMap, sdkRules = [] }) {
  await page.screenshot({
    path: join(folder, file),
    animations: 'disabled',
    // A map page is as high as its window.
    fullPage: !hasMap
  });
  return { file, findings: await listViolations(page, sdkRules) };
}

/** @type {import('./visit-pages.mjs').Camera<Browser, BrowserContext, Page>} */
export const chromiumCamera = {
  launchBrowser,
  openContext,
  openTab: (context) => context.newPage(),
  resizeTab,
  openPage,
  waitUntilStationary,
  takePicture
};
