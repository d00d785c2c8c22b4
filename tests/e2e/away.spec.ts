import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { browserArgs, findBrowser } from '../../scripts/lib/browser.mjs';
import { accounts, expect, fillSignIn, mapDrawn, password, test, watchFaults } from './support/site';

/* A page away from its server, its session or its storage. */

const NO_CONNECTION =
  'No connection. What is on screen stays; it is brought up to date as soon as the connection is back.';
const CUSTOMERS = '/map/admin/customers';

const notice = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openCustomers(page: Page, email: string) {
  await page.goto(`/?next=${CUSTOMERS}`);
  await fillSignIn(page, email);
  await page.waitForURL(`**${CUSTOMERS}`);
}

const rows = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** Opens the first customer's form and types into it. */
async function typeName(page: Page) {
  const first = await rows(page).first().innerText();
  await page.getByRole('button', { name: `Edit: ${first}`, exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  const name = form.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed before');
  return { first, form, name };
}

test('[BY-09] offline in mid-use loses nothing: it is said, what is typed and shown stays, and what had failed is asked again by itself', async ({
  page,
  context,
  quiet
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED/);
  await openCustomers(page, accounts.admin);
  const { first, form, name } = await typeName(page);
  await context.setOffline(true);
  await expect(notice(page, NO_CONNECTION)).toBeVisible();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Failed to update customer factory')).toBeVisible();
  await expect(name).toHaveValue('Typed before');
  await form.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard what I typed' }).click();
  await page.getByRole('searchbox').fill(first);
  const lost = page.getByText('Network error. Please check your connection');
  await expect(lost).toBeVisible();
  await expect(rows(page).first()).toHaveText(first);
  await context.setOffline(false);
  await expect(notice(page, NO_CONNECTION)).toHaveCount(0);
  await expect(lost).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);
});

test('a map of its own opens whatever stands after ?page= and #, and says in French that there is no connection', async ({
  page,
  context,
  quiet
}) => {
  // What the Maps SDK cannot fetch meanwhile it says itself: the basemap that its toggle shows, and its words.
  quiet.allow(/ERR_INTERNET_DISCONNECTED|'Imagery look'|localization strings|^page: e$/);
  await page.goto('/map/widgets/protectedAreas?locale=fr&page=constructor#nonsense=%ff&x');
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click({ timeout: 60_000 });
  await mapDrawn(page);
  await context.setOffline(true);
  await expect(notice(page, 'Pas de connexion.')).toBeVisible();
  const asked = page.waitForRequest(/FeatureServer\/\d+\/query/);
  await context.setOffline(false);
  await expect(notice(page, 'Pas de connexion.')).toHaveCount(0);
  await asked;
});

test('[BY-09] a map whose connection is lost while it opens says so, and opens by itself when it is back', async ({
  page,
  context,
  quiet
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|localization strings/);
  await page.route(/\/content\/items\/.*\/data/, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.goto('/map/widgets/protectedAreas');
  await expect(page.getByRole('alert').filter({ hasText: 'The map could not be loaded.' })).toBeVisible();
  await expect(notice(page, NO_CONNECTION)).toBeVisible();
  await page.unroute(/\/content\/items\/.*\/data/);
  await context.setOffline(false);
  await mapDrawn(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(notice(page, NO_CONNECTION)).toHaveCount(0);
});

test('[BY-09] a second visit opens without a script of its page from the network', async ({ browser }) => {
  // Whoever looks into requests, as the other tests do, has no cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  /** The scripts of the page, and those of them that came over the network. */
  const scripts = async () => {
    await page.goto('/map/widgets/protectedAreas');
    await mapDrawn(page);
    return page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const all = entries.filter(({ name }) => name.endsWith('.js'));
      const fetched = all.filter(({ transferSize }) => transferSize > 0).map(({ name }) => name);
      return { count: all.length, fetched };
    });
  };
  const first = await scripts();
  expect(first.fetched.length).toBeGreaterThan(10);
  const second = await scripts();
  expect(second).toEqual({ count: first.count, fetched: [] });
  await context.close();
});

test('before the session ends one signs in again in place, by keyboard from the form that is open, also with a clock an hour off', async ({
  page,
  context
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  // As the server says it of a session in its last minutes.
  await page.route('**/api/me', async (route) => {
    const response = await route.fetch();
    const said = (await response.json()) as { secondsLeft: number };
    await route.fulfill({ response, json: { ...said, secondsLeft: said.secondsLeft - 36_000 + 300 } });
  });
  await openCustomers(page, accounts.admin);
  const { name } = await typeName(page);
  await page.clock.runFor(4_000);
  const warning = notice(page, 'Your session ends in');
  await expect(warning).toContainText('Your session ends in 5 minutes.');
  const token = async () => (await context.cookies()).find((cookie) => cookie.name === 'token')?.value;
  const before = await token();
  await page.unroute('**/api/me');
  // The form that is open keeps the Tab key: the warning stands in it.
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
  expect(await token()).not.toBe(before);
  await expect(name).toHaveValue('Typed before');
});

test('another tab with another account is said, nothing is sent under it, and opened again the page is theirs', async ({
  page,
  context,
  quiet
}) => {
  // A guest, and an investor, may not read customers.
  quiet.allow(/status of 40[13]/);
  // Opened before anybody has signed in here, and left as it is.
  const second = await context.newPage();
  await second.goto(`/?next=${CUSTOMERS}`);
  await openCustomers(page, accounts.staff);
  await expect(rows(page).first()).toBeVisible();
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (!/\/api\/customers/.test(request.url())) return;
    const { authorization, cookie } = request.headers();
    tokens.push(authorization, /token=/.exec(cookie ?? '')?.[0]);
  });
  await fillSignIn(second, accounts.investor);
  await second.waitForURL(`**${CUSTOMERS}`);
  const question = page.getByRole('dialog', { name: `${accounts.investor} has signed in in another tab` });
  await expect(question).toContainText(`This page belongs to ${accounts.staff}`);
  await question.getByRole('button', { name: 'Leave it as it is' }).click();
  await page.getByRole('searchbox').fill('a');
  await expect(page.getByText('Failed to fetch customer factories')).toBeVisible();
  expect(tokens.length).toBeGreaterThan(0);
  expect(tokens.filter((token) => token !== undefined)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: `Account of ${accounts.investor}` })).toBeVisible();
});

test.describe('a browser that blocks cookies', () => {
  test('shows guests their pages, and says at the login what to allow', async ({ baseURL }) => {
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
