import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import axe from 'axe-core';
import puppeteer from 'puppeteer-core';
import { forgetMapQuiet, mapQuietSince } from '../../tests/support/map-quiet.mjs';
import { accounts, leavesMachine, password } from '../../tests/support/site-page.mjs';
import { ensureFirefox, ensureScreen } from '../../scripts/lib/browser.mjs';
import { LANGUAGES, SIZES } from './variants.mjs';
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
  isIdle
} from './page-checks.mjs';

/* Takes the picture of a stationary page in Firefox, over WebDriver BiDi, and lists its problems. */

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {{ env: NodeJS.ProcessEnv, close(): Promise<void> }} Screen the screen that browsers are started on */
/**
 * @typedef {object} FirefoxContext
 * @property {import('puppeteer-core').Browser} browser
 * @property {string[]} noted problems of its tabs
 * @property {() => Promise<void>} close
 */

/** Time limit of a drawing, ms; software rendering is several times slower than in Chromium. */
const DRAWN_MS = 180_000;

/** Enables WebGL without a graphics card, disables animations and blocks requests that leave this machine. */
const PREFERENCES = {
  'webgl.force-enabled': true,
  'ui.prefersReducedMotion': 1,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9
};

/** Starts a virtual screen when there is no screen: without one Firefox offers no WebGL. */
async function launchBrowser() {
  const xvfb = await ensureScreen();
  if (xvfb === null) return { env: process.env, close: async () => {} };
  const child = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe']
  });
  const ended = once(child, 'close');
  const [display] = await Promise.race([
    once(/** @type {import('node:stream').Readable} */ (child.stdio[3]), 'data'),
    ended.then(([code]) => Promise.reject(new Error(`Xvfb ended with code ${code}.`)))
  ]);
  return {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    async close() {
      child.kill();
      await ended;
    }
  };
}

/**
 * Runs in the page.
 * @param {number} width
 * @param {number} height
 */
const isAsLargeAs = (width, height) => window.innerWidth === width && window.innerHeight === height;

/** Runs in the page: resolves after the next layout. */
const waitForFrame = () =>
  new Promise((done) => window.requestAnimationFrame(() => window.requestAnimationFrame(done)));

/**
 * Runs in the page.
 * @param {string} path
 */
const isAt = (path) => window.location.pathname === path;

/**
 * Records the problems of a tab, in the wording of Chromium's console.
 * @param {Page} tab
 * @param {string[]} noted
 */
function watchFaults(tab, noted) {
  tab.on('console', (message) => {
    if (message.type() === 'error') noted.push(`console: ${message.text()} (${message.location().url})`);
  });
  tab.on('pageerror', (error) =>
    noted.push(`page: ${error instanceof Error ? error.message : String(error)}`)
  );
  tab.on('request', (request) => {
    if (leavesMachine(new URL(request.url()))) noted.push(`request off this machine: ${request.url()}`);
  });
  tab.on('response', (response) => {
    if (response.status() >= 400)
      noted.push(`a response with a status of ${response.status()} (${response.url()})`);
  });
}

/**
 * Opens a tab of a context.
 * @param {FirefoxContext} context
 */
async function openTab({ browser, noted }) {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(REST_MS);
  watchFaults(tab, noted);
  return tab;
}

/**
 * Calls a function in the page ten times a second until it returns true. The driver's own wait compiles
 * functions from text, which the site's content policy forbids.
 * @template {unknown[]} Parameters
 * @param {Page} tab
 * @param {number} limit ms
 * @param {import('puppeteer-core').EvaluateFunc<Parameters>} condition
 * @param {Parameters} args
 */
async function waitForCondition(tab, limit, condition, ...args) {
  const end = Date.now() + limit;
  while (!(await tab.evaluate(condition, ...args))) {
    if (Date.now() > end) throw new Error(`${condition.name} is still false after ${limit / 1000} s.`);
    await setTimeout(100);
  }
}

/**
 * Returns an element as soon as it is visible.
 * @param {Page} tab
 * @param {string} selector
 * @param {number} timeout ms
 */
async function findVisible(tab, selector, timeout = REST_MS) {
  const element = await tab.waitForSelector(selector, { visible: true, timeout });
  if (element === null) throw new Error(`${selector} is not visible.`);
  return element;
}

/**
 * @param {Page} tab
 * @param {string} email
 */
async function signIn(tab, email) {
  await (await findVisible(tab, 'input[type="email"]')).type(email);
  const secret = await findVisible(tab, 'input[type="password"]');
  await secret.type(password);
  await secret.press('Enter');
  await waitForCondition(tab, REST_MS, isAt, SIGNED_IN);
}

/**
 * Opens a Firefox with a language and an appearance, signed in unless the account is a guest, whose user has
 * seen the guided tour. Each has its own browser, because both are preferences of the whole browser.
 * @param {Screen} screen
 * @param {string} url
 * @param {import('./visit-pages.mjs').Visitor} visitor
 */
async function openContext({ env }, url, { account, language, theme }) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: await ensureFirefox(),
    headless: true,
    env,
    extraPrefsFirefox: {
      ...PREFERENCES,
      'intl.accept_languages': LANGUAGES[language],
      'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1
    }
  });
  const context = { browser, noted: [], close: () => browser.close() };
  try {
    const tab = await openTab(context);
    await tab.goto(`${url}/?locale=en`);
    await tab.evaluate(() => window.localStorage.setItem('site-tour', 'seen'));
    if (account !== 'guest') await signIn(tab, accounts[account]);
    await tab.close();
  } catch (error) {
    await browser.close();
    throw error;
  }
  // Problems during sign-in are seen again on the page itself.
  context.noted.length = 0;
  return { context, noted: context.noted };
}

/**
 * Sets the size of a tab's window; Firefox does not emulate touch input.
 * @param {Page} tab
 * @param {import('./variants.mjs').Size} size
 */
async function resizeTab(tab, size) {
  const { width, height } = SIZES[size];
  await tab.setViewport({ width, height }).catch((error) => {
    // The driver sends this command too, which Firefox before 144 does not know.
    if (!error.message.includes('setScreenOrientationOverride')) throw error;
  });
  await waitForCondition(tab, REST_MS, isAsLargeAs, width, height);
  await tab.evaluate(waitForFrame);
}

/**
 * Waits until nothing is being fetched or drawn.
 * @param {Page} tab
 * @param {boolean} hasMap
 */
async function waitUntilStationary(tab, hasMap) {
  await tab.evaluate(forgetMapQuiet);
  if (hasMap) await waitForCondition(tab, DRAWN_MS, mapQuietSince);
  await waitForCondition(tab, REST_MS, isIdle, BUSY);
  await tab.evaluate(waitForFonts);
}

/**
 * Opens an address and waits until it is stationary.
 * @param {Page} tab
 * @param {string} url
 * @param {import('./visit-pages.mjs').OpenedPage} wanted
 * @param {import('./variants.mjs').Theme} theme
 * @throws Error when another page is shown.
 */
async function openPage(tab, url, wanted, theme) {
  const { path, hasMap, closesHint } = wanted;
  const address = buildAddress(url, path, theme);
  requireAnswer(wanted, address, await tab.goto(address, { waitUntil: hasMap ? 'load' : 'networkidle0' }));
  if (!hasMap) await findVisible(tab, 'main');
  if (closesHint) {
    const closes = '[role="dialog"] ::-p-aria([name="OK"][role="button"])';
    await (await findVisible(tab, closes, HINT_MS)).click();
  }
  await waitUntilStationary(tab, hasMap);
}

/**
 * Returns axe's findings, a line each.
 * @param {Page} tab
 * @param {readonly string[]} sdkRules
 */
async function listViolations(tab, sdkRules) {
  await tab.evaluate(axe.source);
  const violations = await tab.evaluate(
    async (exclude, off) => {
      const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
      const found = await window.axe.run({ exclude }, { rules, resultTypes: ['violations'] });
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any }) => ({ html, any: any.map(({ message }) => ({ message })) }))
      }));
    },
    AXE_LEAVES_OUT.map((selector) => [selector]),
    sdkRules
  );
  return formatViolations(violations);
}

/**
 * Writes the picture of a stationary page to a folder; returns its file and axe's findings.
 * @param {Page} tab
 * @param {string} folder
 * @param {string} file
 * @param {import('./visit-pages.mjs').PicturedPage} pictured
 * @returns {Promise<import('./visit-pages.mjs').PagePicture>}
 */
async function takePicture(tab, folder, file, { hasMap, sdkRules = [] }) {
  await tab.screenshot({ path: join(folder, file), fullPage: !hasMap });
  return { file, findings: await listViolations(tab, sdkRules) };
}

/** @type {import('./visit-pages.mjs').Camera<Screen, FirefoxContext, Page>} */
export const firefoxCamera = {
  launchBrowser,
  openContext,
  openTab,
  resizeTab,
  openPage,
  waitUntilStationary,
  takePicture
};
