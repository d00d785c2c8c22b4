import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { accounts, expect, fillSignIn, password, test } from './support/site';
import { servedFolder, testPort } from '../support/served-folder.mjs';

/** The link of the newest mail the server would have sent (it writes them into its data folder). */
function lastResetLink() {
  const outbox = `${servedFolder(testPort)}/outbox`;
  const newest = readdirSync(outbox).sort().at(-1)!;
  const mail = readFileSync(join(outbox, newest), 'utf8').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const link = /https?:\/\/\S+oobCode=[\w-]+/.exec(mail)![0];
  return link.replace(/^https?:\/\/[^/]+/, '');
}

const year = String(new Date().getFullYear());

test('[AU-02] the login form has what it needs and stays closed until it is filled', async ({ page }) => {
  await page.goto('/');
  const submit = page.getByRole('button', { name: 'Login', exact: true });
  const secret = page.getByLabel('Password', { exact: true });
  await expect(submit).toBeDisabled();
  await expect(page.locator('footer')).toContainText(year);
  await expect(page.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', /\/reset$/);
  await page.getByLabel('Email').fill('a');
  await page.getByLabel('Email').fill('');
  await secret.fill('x');
  await secret.fill('');
  await secret.blur();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await secret.fill('secret');
  await expect(secret).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(secret).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(secret).toHaveAttribute('type', 'password');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Email').fill(accounts.staff);
  await expect(submit).toBeEnabled();
});

test('[AU-03] each failure is said in words under the form', async ({ page, quiet }) => {
  quiet.allow(/status of 400|status of 429|ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await page.goto('/');
  const alert = page.getByRole('alert');
  await fillSignIn(page, 'not-an-address');
  await expect(alert).toContainText('Invalid email');
  await fillSignIn(page, 'nobody@site.example');
  await expect(alert).toContainText('No account with that email was found');
  await fillSignIn(page, accounts.staff, 'wrong-password');
  await expect(alert).toContainText('Email or password was incorrect');
  await expect(page.getByLabel('Email')).toHaveValue(accounts.staff);
  await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
  await fillSignIn(page, accounts.staff);
  await expect(alert).toContainText('Network error. Please check your connection');
  await page.unroute('**/identitytoolkit.googleapis.com/**');
  await page.route('**/identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'OPERATION_NOT_ALLOWED' } } })
  );
  await fillSignIn(page, accounts.staff);
  await expect(alert).not.toContainText('Network error');
  await expect(alert).toContainText(/\w+ \w+/);
});

test('[AU-01, AU-04] a guest sees Login, signs in and has a session; signed in, / leads to the map', async ({
  page,
  context
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  const providerFirst: string[] = [];
  page.on('request', (request) => {
    if (/signInWithPassword|\/signin$/.test(request.url()))
      providerFirst.push(new URL(request.url()).pathname);
  });
  // The page leaves as soon as it has the answer, so the answer is read on its way.
  let answer = '';
  let asked: unknown;
  await page.route('**/signin', async (route) => {
    asked = route.request().postDataJSON();
    const response = await route.fetch();
    answer = await response.text();
    await route.fulfill({ response });
  });
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm');
  expect(asked).toEqual({ email: accounts.staff, password });
  const { data } = JSON.parse(answer) as { data: { token: string; user: { _id: string } } };
  expect(data.user._id).toBeTruthy();
  expect(providerFirst[0]).toContain('signInWithPassword');
  const cookie = (await context.cookies()).find(({ name }) => name === 'token');
  expect(cookie).toMatchObject({ path: '/', value: data.token });
  expect(cookie!.expires - Date.now() / 1000).toBeGreaterThan(35_000);
  expect(cookie!.expires - Date.now() / 1000).toBeLessThanOrEqual(36_001);
  const document = await context.request.get('/', { maxRedirects: 0 });
  expect(document.status()).toBe(302);
  expect(document.headers().location).toBe('/map/oilpalm');
});

test('[AU-06] a reset link is asked for', async ({ page }) => {
  await page.goto('/reset');
  const submit = page.getByRole('button', { name: 'Initiatiate Password Reset' });
  await page.getByLabel('Email').fill('a');
  await page.getByLabel('Email').fill('');
  await page.getByLabel('Email').blur();
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.getByLabel('Email').fill(accounts.investor);
  await submit.click();
  await expect(page.getByText('Password reset link has been sent to your email address')).toBeVisible();
});

test('[AU-07] without a code the new password is only checked', async ({ page }) => {
  await page.goto('/forgot');
  const fields = page.getByLabel(/password/i).and(page.locator('input'));
  await fields.first().fill('x');
  await fields.first().fill('');
  await fields.last().fill('x');
  await fields.last().fill('');
  await fields.last().blur();
  await expect(page.getByText('Password is required')).toHaveCount(2);
  await fields.first().fill('Some-new-1');
  await fields.last().fill('Some-new-2');
  await fields.last().blur();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

/** An account of this test's own: its password changes, and those of the demonstration are for all tests. */
async function addAccount(page: Page, email: string) {
  const signedIn = await page.request.post('/signin', { data: { email: accounts.admin, password } });
  const { token } = (await signedIn.json()) as { token: string };
  const added = await page.request.post('/api/accounts', {
    headers: { authorization: token },
    data: { email, role: 'investor' }
  });
  expect(added.status()).toBe(201);
}

test('[AU-07] opened from the link of the mail, a new password is set, once', async ({ page, quiet }) => {
  quiet.allow(/status of 400/);
  const email = 'forgetful@site.example';
  await addAccount(page, email);
  await page.goto('/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Initiatiate Password Reset' }).click();
  await expect(page.getByText('Password reset link has been sent to your email address')).toBeVisible();
  const link = lastResetLink();
  const choose = async (secret: string) => {
    await page.goto(link);
    const fields = page.getByLabel(/password/i).and(page.locator('input'));
    await fields.first().fill(secret);
    await fields.last().fill(secret);
    await page.locator('form button[type=submit]').click();
  };
  await choose('Another-one-1');
  await expect(page.getByRole('status')).toContainText(/password/i);
  await page.goto('/');
  await fillSignIn(page, email, 'Another-one-1');
  await page.waitForURL('**/map/oilpalm');
  await choose('Yet-another-1');
  await expect(page.getByRole('alert')).toContainText(/\w+ \w+/);
});

test('[AU-08] a guest of a map is sent to Login and back to the page after signing in', async ({ page }) => {
  await page.goto('/map/oilpalm');
  await expect(page).toHaveURL(/\/\?next=/);
  await fillSignIn(page, accounts.admin);
  await page.waitForURL('**/map/oilpalm');
});
