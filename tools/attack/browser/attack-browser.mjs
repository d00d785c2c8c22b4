import { chromium } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserArgs, findBrowser } from '../../../scripts/lib/browser.mjs';
import { printLine } from '../../../scripts/lib/command.mjs';
import { addEmbedKey, createDemoFolder, startServer } from '../../../tests/support/demo-server.mjs';
import { accounts, password } from '../../../tests/support/site-page.mjs';
import { SCRIPT_TEXT } from '../hostile-texts.mjs';
import { attackAddresses } from './addresses.mjs';
import { attackEmbeds } from './embeds.mjs';
import { attackFromOtherOrigins, serveForeignPage } from './frames.mjs';
import { writeHostileRecords } from './hostile-records.mjs';
import { attackServiceWorker } from './service-worker.mjs';
import { attackByStoredTexts } from './stored-scripts.mjs';
import { CheckList, WatchedContext } from './watched-browser.mjs';

/** Nothing of an attack is in the pixels of a map, which take most of the time without a graphics card. */
const ARGUMENTS = [...browserArgs, '--js-flags=--no-opt', '--disable-gl-drawing-for-tests'];
const PORT = Number(process.env.SITE_TEST_PORT ?? 4398);

/**
 * Returns a function that sends calls as the administrator.
 * @param {string} url
 * @returns {Promise<import('./hostile-records.mjs').Call>}
 */
async function signInToApi(url) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: accounts.admin, password });
  const { token } = await (await fetch(`${url}/signin`, { method: 'POST', headers: json, body })).json();
  return (path, { method = 'GET', body: sent, file } = {}) =>
    fetch(url + path, {
      method,
      headers: {
        'content-type': file === undefined ? 'application/json' : 'application/octet-stream',
        authorization: token
      },
      body: file ?? (sent === undefined ? undefined : JSON.stringify(sent))
    });
}

/**
 * Proves that the checks would see a text that is taken for HTML.
 * @param {CheckList} checks
 * @param {WatchedContext} guest
 * @param {string} url
 */
const proveWatch = (checks, guest, url) =>
  checks.run('watch: a text that is inserted as HTML is noticed', async () => {
    const page = await guest.context.newPage();
    await page.goto(`${url}/reset`);
    await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), SCRIPT_TEXT);
    const effect = (await guest.findEffect(page)) ?? '';
    await page.close();
    return /content policy: script-src/.test(effect) && /built 2 elements/.test(effect)
      ? null
      : `only this was noticed: ${effect}`;
  });

/** @typedef {{ url: string, dataDir: string }} Server */

/**
 * @param {CheckList} checks
 * @param {import('@playwright/test').Browser} browser
 * @param {Server} server
 */
async function runChecks(checks, browser, { url, dataDir }) {
  const partner = await serveForeignPage(PORT + 1);
  const foreign = await serveForeignPage(PORT + 2);
  try {
    const guest = await WatchedContext.open(browser, url);
    const admin = await WatchedContext.open(browser, url);
    await admin.signIn(url, 'admin');
    await proveWatch(checks, guest, url);
    const call = await signInToApi(url);
    await checks.run('stored: a hostile record of each kind is written', async () => {
      for (const line of await writeHostileRecords(call, `${url}/favicon.svg`)) printLine(`  ${line}`);
      return null;
    });
    await attackByStoredTexts(checks, admin, url);
    await attackEmbeds(checks, guest, { url, call });
    await attackAddresses(checks, { guest, admin }, url);
    const key = readFileSync(join(dataDir, 'embed-key.txt'), 'utf8');
    const origins = { url, partner: partner.origin, foreign: foreign.origin, key };
    await attackFromOtherOrigins(checks, { guest, admin }, origins);
    await attackServiceWorker(checks, browser, url);
  } finally {
    partner.close();
    foreign.close();
  }
}

/**
 * Attacks the pages of a running demo server in Chromium; prints a line for each check.
 * @returns {Promise<CheckList>}
 */
export async function attackBrowser() {
  const dataDir = await createDemoFolder();
  await addEmbedKey(dataDir, `http://127.0.0.1:${PORT + 1}`);
  const server = await startServer({ port: PORT, dataDir, env: { LOG_LEVEL: 'silent' } });
  const browser = await chromium.launch({ executablePath: findBrowser() ?? undefined, args: ARGUMENTS });
  const checks = new CheckList();
  try {
    await runChecks(checks, browser, server);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
  return checks;
}
