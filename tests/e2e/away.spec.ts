import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import {
  accounts,
  expect,
  fillSignIn,
  mapDrawn,
  createContext,
  password,
  test,
  watchFaults
} from './support/site';

/* Tests of pages without a server, a session or storage. */

const NO_CONNECTION = 'No connection. The data on screen will be updated when the connection is back.';
const CUSTOMERS = '/map/admin/customers';

const getNotice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

const getRows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** Opens the first customer's form and types into it. */
async function enterName(page: Page) {
  const first = await getRows(page).first().innerText();
  await page.getByRole('button', { name: `Actions: ${first}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  const name = form.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed before');
  return { first, form, name };
}

test.use({ role: 'admin' });

test('[BY-09] keeps typed and shown values while offline, and repeats failed requests once the connection is back', async ({
  page,
  context,
  quiet
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(CUSTOMERS);
  const { first, form, name } = await enterName(page);
  await context.setOffline(true);
  await expect(getNotice(page, NO_CONNECTION)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update customer factory')).toBeVisible();
  await expect(name).toHaveValue('Typed before');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard my input' }).click();
  await page.getByRole('searchbox').fill(first);
  const lost = page.getByText('Network error. Please check your connection');
  await expect(lost).toBeVisible();
  await expect(getRows(page).first()).toHaveText(first);
  await context.setOffline(false);
  await expect(getNotice(page, NO_CONNECTION)).toHaveCount(0);
  await expect(lost).toHaveCount(0);
  await expect(getRows(page)).toHaveCount(1);
});

/** Returns the scripts of the page, and the scripts that were loaded over the network. */
const readScripts = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const all = entries.filter(({ name }) => name.endsWith('.js'));
    const fetched = all.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
    return { names: all.map(({ name }) => name), fetched };
  });

test('[BY-09] a map whose connection is lost while it opens shows that in French, opens once it is back, and queries again after a loss', async ({
  browser
}) => {
  const context = await createContext(browser, null);
  const faults = await watchFaults(context);
  const page = await context.newPage();
  await page.route(/\/content\/items\/.*\/data/, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  // The map opens with any value after ?page= and #.
  await page.goto('/map/widgets/protectedAreas?locale=fr&page=constructor#nonsense=%ff&x');
  await expect(
    page.getByRole('alert').filter({ hasText: 'La carte n’a pas pu être chargée.' })
  ).toBeVisible();
  const offline = getNotice(page, 'Pas de connexion.');
  await expect(offline).toBeVisible();
  await page.unroute(/\/content\/items\/.*\/data/);
  await context.setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
  await mapDrawn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(offline).toHaveCount(0);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  const query = page.waitForRequest(/FeatureServer\/\d+\/query/);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await query;
  // A second visit takes each of these scripts from the cache of the browser.
  const { names } = await readScripts(page);
  expect(names.length).toBeGreaterThan(10);
  for (const name of names)
    expect([name, (await page.request.head(name)).headers()['cache-control']]).toEqual([
      name,
      expect.stringMatching(/max-age=[1-9]/)
    ]);
  // The Maps SDK reports what it cannot fetch meanwhile: the basemap of its toggle, and its translations.
  const expected =
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|'Dark green|localization strings|^page: e$/;
  expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
  await context.close();
});

test('[BY-09] a second visit opens without a script of its page from the network', async ({ browser }) => {
  // A context with request interception, as in the other tests, has no cache.
  const context = await createContext(browser, null);
  const page = await context.newPage();
  const visitCustomers = async () => {
    await page.goto(CUSTOMERS);
    await expect(page.getByText('Sign in to see these records.')).toBeVisible();
  };
  await visitCustomers();
  // Scripts that the page still loads in the background are left out: they may not be in the cache yet.
  const first = await readScripts(page);
  expect(first.fetched.length).toBeGreaterThan(3);
  await visitCustomers();
  await expect.poll(async () => (await readScripts(page)).names).toEqual(expect.arrayContaining(first.names));
  const { fetched } = await readScripts(page);
  expect(fetched.filter((name) => first.names.includes(name))).toEqual([]);
  await context.close();
});

test('before the session ends, the keyboard reaches the warning from an open form and signs in again in place', async ({
  page,
  context
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  // The server's response for a session in its last minutes.
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    const account = (await response.json()) as object;
    await route.fulfill({ response, json: { ...account, secondsLeft: 300 } });
  });
  await page.goto(CUSTOMERS);
  const { name } = await enterName(page);
  await page.clock.runFor(4_000);
  const warning = getNotice(page, 'Your session ends in');
  await expect(warning).toContainText('Your session ends in 5 minutes.');
  const readToken = async () => (await context.cookies()).find((cookie) => cookie.name === 'token')?.value;
  const before = await readToken();
  await page.unroute('**/api/me');
  // An open form traps the Tab key, so the warning is shown within it.
  const again = warning.getByRole('button', { name: 'Sign in again' });
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    if (await again.evaluate((button) => button === document.activeElement)) break;
  }
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await dialog.getByLabel(`Password of ${accounts.admin}`).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  expect(await readToken()).not.toBe(before);
  await expect(name).toHaveValue('Typed before');
});

test('another account that signs in in another tab is named; the page sends nothing under it until it is reloaded', async ({
  browser
}) => {
  const context = await createContext(browser, null);
  const faults = await watchFaults(context);
  const page = await context.newPage();
  // This tab shows Login while the other one signs in.
  const second = await context.newPage();
  await second.goto(`/?next=${CUSTOMERS}`);
  await page.goto(`/?next=${CUSTOMERS}`);
  await fillSignIn(page, accounts.staff);
  await expect(getRows(page).first()).toBeVisible();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!/\/api\/customers/.test(request.url())) return;
    const { authorization, cookie } = request.headers();
    tokens.push(authorization, /token=/.exec(cookie ?? '')?.[0]);
  });
  await fillSignIn(second, accounts.investor);
  await second.waitForURL(({ pathname }) => pathname === CUSTOMERS);
  const question = page.getByRole('dialog', { name: `${accounts.investor} has signed in in another tab` });
  await expect(question).toContainText(`This page belongs to ${accounts.staff}`);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByText('Failed to fetch customer factories')).toBeVisible();
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token !== undefined)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No access with this account' })).toBeVisible();
  // Guests and investors have no access to customers.
  expect(faults.filter((fault) => !/status of 40[13]/.test(fault))).toEqual([]);
  await context.close();
});

test.describe('a browser that blocks cookies', () => {
  test('shows guests their pages, and explains at the login which setting to change', async ({ baseURL }) => {
    const folder = mkdtempSync(join(tmpdir(), 'site-blocked-'));
    mkdirSync(join(folder, 'Default'));
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: findBrowser() ?? undefined,
      args: browserArgs,
      viewport: { width: 390, height: 844 },
      locale: 'en-US',
      baseURL
    });
    try {
      const faults = await watchFaults(context);
      const page = await context.newPage();
      await page.goto('/');
      const alert = page.getByRole('alert').filter({ hasText: 'Allow cookies and site data for this site' });
      await expect(alert).toBeVisible();
      await fillSignIn(page, accounts.staff);
      await expect(alert).toBeVisible();
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
      expect(new URL(page.url()).pathname).toBe('/');
      await page.goto(CUSTOMERS);
      await expect(page.getByText('Sign in to see these records.')).toBeVisible();
      expect(faults).toEqual([]);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true });
    }
  });
});
