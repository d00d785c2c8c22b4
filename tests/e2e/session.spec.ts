import { accounts, expect, fillSignIn, mapDrawn, openOilPalmMap, test } from './support/site';

test('[NV-01, NV-03, AU-05, AU-12] the top bar of a signed-in user, product calls with the token, and logging out', async ({
  page,
  context
}) => {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
  const productCalls: { path: string; authorization: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(api|user|purchases|signout)\b/.test(pathname) && pathname !== '/api/identity')
      productCalls.push({ path: pathname, authorization: request.headers().authorization });
  });
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm');
  await mapDrawn(page);
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  const bar = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(bar).toContainText(accounts.staff);
  await expect(bar).toContainText('Admin');
  await bar.getByRole('button', { name: new RegExp(accounts.staff) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const prompt = page.getByRole('dialog', { name: 'Do you want to logout?' });
  await prompt.getByRole('button', { name: 'Close' }).click();
  await expect(prompt).toBeHidden();
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(true);
  await bar.getByRole('button', { name: new RegExp(accounts.staff) }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await prompt.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  expect((await context.cookies()).some(({ name }) => name === 'token')).toBe(false);
  expect(productCalls.length).toBeGreaterThan(0);
  for (const { authorization } of productCalls) expect(authorization).toBe(token);
  const ended = await context.request.get('/user/agents', { headers: { authorization: token } });
  expect(ended.status()).toBe(401);
  await page.goto('/map/oilpalm');
  await expect(page).toHaveURL(/\/(login)?\?next=/);
});

test('[AU-13] a session that is revoked under an open map leads to Login', async ({
  page,
  context,
  quiet
}) => {
  quiet.allow(/status of 40[013]/);
  await openOilPalmMap(page);
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  await context.request.post('/signout', { headers: { authorization: token } });
  // Coming back to the tab is when the page asks whether its session still stands.
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await expect(page).toHaveURL(/\/(login)?\?next=/, { timeout: 20_000 });
});
