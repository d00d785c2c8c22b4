import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accounts, expect, fillSignIn, password, test } from './support/site';
import { servedFolder, testPort } from '../support/served-folder.mjs';

/*
 * Tests of signing in, logging out and resetting a password through the forms, on pages without a map: they
 * open in a second.
 */

const PAGE = '/map/admin/customers';

const getSubmitButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const readCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token');

/**
 * Returns the link of the newest e-mail that the server would have sent (it writes them into its data folder).
 */
function readResetLink(): string {
  const outbox = `${servedFolder(testPort)}/outbox`;
  const newest = readdirSync(outbox).sort().at(-1)!;
  const mail = readFileSync(join(outbox, newest), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = /https?:\/\/\S+oobCode=[\w-]+/.exec(mail)![0];
  return link.replace(/^https?:\/\/[^/]+/, '');
}

/** Adds an account that only this file uses: its password changes, and the others are shared by all tests. */
async function addAccount(page: Page, email: string) {
  const signedIn = await page.request.post('/signin', { data: { email: accounts.admin, password } });
  const { token } = (await signedIn.json()) as { token: string };
  const added = await page.request.post('/api/accounts', {
    headers: { authorization: token },
    data: { email, role: 'staff' }
  });
  expect(added.status()).toBe(201);
}

/** Chooses Logout in the account menu and returns the confirmation dialog. */
async function openLogOutDialog(page: Page) {
  await page.getByRole('button', { name: `Account of ${accounts.staff}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  return page.getByRole('dialog', { name: 'Do you want to logout?' });
}

test('[AU-01, AU-02, AU-03, AU-04] a guest who signs in after a wrong password gets a session and the page that was requested', async ({
  page,
  quiet
}) => {
  quiet.allow(/status of 400/);
  await page.goto(`/?next=${PAGE}`);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  await expect(getSubmitButton(page)).toBeDisabled();
  await fillSignIn(page, accounts.staff, 'wrong-password');
  await expect(page.getByRole('alert')).toContainText('Email or password was incorrect');
  await expect(page.getByLabel('Email')).toHaveValue(accounts.staff);

  const signInCalls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/signInWithPassword|\/signin$/.test(pathname)) signInCalls.push(pathname);
  });
  await fillSignIn(page, accounts.staff);
  await page.waitForURL(({ pathname }) => pathname === PAGE);
  expect(signInCalls).toHaveLength(2);
  expect(signInCalls[0]).toContain('signInWithPassword');
  const cookie = (await readCookie(page))!;
  expect(cookie.path).toBe('/');
  expect(cookie.expires - Date.now() / 1000).toBeGreaterThan(35_000);
  expect(cookie.expires - Date.now() / 1000).toBeLessThanOrEqual(36_001);
  const start = await page.request.get('/', { maxRedirects: 0 });
  expect([start.status(), start.headers().location]).toEqual([302, '/map/oilpalm']);
});

test('[NV-01, NV-03, AU-05, AU-12] the bar names the user; product calls carry the token until logging out ends the session', async ({
  page
}) => {
  const productCalls: { path: string; authorization: string | undefined }[] = [];
  await page.goto(`/?next=${PAGE}`);
  await fillSignIn(page, accounts.staff);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|user|purchases|signout)\b/.test(pathname) && pathname !== '/api/identity')
      productCalls.push({ path: pathname, authorization: request.headers().authorization });
  });
  await page.waitForURL(({ pathname }) => pathname === PAGE);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar).toContainText(accounts.staff);
  await expect(bar).toContainText('Staff');
  const token = (await readCookie(page))!.value;

  const question = await openLogOutDialog(page);
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(question).toBeHidden();
  expect(await readCookie(page)).toBeDefined();
  await openLogOutDialog(page);
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(getSubmitButton(page)).toBeVisible();
  expect(await readCookie(page)).toBeUndefined();
  expect(productCalls.map(({ path }) => path)).toContain('/signout');
  for (const { authorization } of productCalls) expect(authorization).toBe(token);
  const ended = await page.request.get('/user/agents', { headers: { authorization: token } });
  expect(ended.status()).toBe(401);
  const map = await page.request.get('/map/oilpalm', { maxRedirects: 0 });
  expect([map.status(), map.headers().location]).toEqual([302, '/?next=%2Fmap%2Foilpalm']);
});

test('[AU-06, AU-07] the link of the reset mail sets a new password, once', async ({ page, quiet }) => {
  quiet.allow(/status of 400/);
  const email = 'forgetful@site.example';
  await addAccount(page, email);
  await page.goto('/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Initiatiate Password Reset' }).click();
  await expect(page.getByText('Password reset link has been sent to your email address')).toBeVisible();
  const link = readResetLink();
  const choosePassword = async (secret: string) => {
    await page.goto(link);
    const fields = page.getByLabel(/password/i).and(page.locator('input'));
    await fields.first().fill(secret);
    await fields.last().fill(secret);
    await page.locator('form button[type=submit]').click();
  };
  await choosePassword('Another-one-1');
  await expect(page.getByRole('status')).toContainText(/password/i);
  await page.goto(`/?next=${PAGE}`);
  await fillSignIn(page, email, 'Another-one-1');
  await page.waitForURL(({ pathname }) => pathname === PAGE);
  await choosePassword('Yet-another-1');
  await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
});
