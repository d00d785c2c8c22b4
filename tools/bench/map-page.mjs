import { chromium } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { mapQuietSince } from '../../tests/support/map-quiet.mjs';
import { accounts, fillSignIn } from '../../tests/support/site-page.mjs';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runProgram } from '../../scripts/lib/run-program.mjs';

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** @type {Record<string, string>} */
const mimeTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Launches Chromium as in the browser tests, with software GL. */
export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: browserArgs
  });

/**
 * Resolves when the map's view has not been updating for 500 ms; returns the time at which it became
 * stationary.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<number>}
 */
export const waitUntilDrawn = (page) =>
  page
    .waitForFunction(mapQuietSince, undefined, { polling: 50, timeout: 120_000 })
    .then(async (handle) => Number(await handle.jsonValue()));

/**
 * Returns a browser context of a member of staff who has opened the oil palm map once.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function openSignedInContext(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm**');
  await waitUntilDrawn(page);
  await page.close();
  return context;
}

/**
 * Serves the bare page under `/__bare/` of every origin, so that it shares the server's session.
 * @param {BrowserContext} context
 */
export function serveBarePage(context) {
  const folder = join(root, 'build/bench/bare');
  return context.route('**/__bare/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/__bare/', '') || 'index.html';
    const file = join(folder, path);
    if (!existsSync(file)) return route.fulfill({ status: 404 });
    return route.fulfill({ body: readFileSync(file), contentType: mimeTypes[extname(file)] ?? 'font/woff2' });
  });
}

/** Builds the page that only draws a map. */
export const buildBarePage = () =>
  runProgram(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'tools/bench/bare/vite.config.mjs'],
    { quiet: true }
  );
