import { readFileSync } from 'node:fs';
import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { accounts, expect, fillSignIn, test, watchFaults } from './support/site';

/* The administration, walked through by one administrator on one page. */
test.describe.configure({ mode: 'serial' });

const MODULES = [
  ['Factory', '/map/admin/factories'],
  ['Biochar Applications', '/map/admin/biochar-applications'],
  ['Biochar Partners', '/map/admin/biochar-partners'],
  ['AP', '/map/admin/aps'],
  ['Customers', '/map/admin/customers'],
  ['Logistics Depot', '/map/admin/logisticsDepot']
] as const;

let page: Page;
let faults: string[];

const sidebar = () => page.getByRole('navigation', { name: 'Administration' });
const rows = () => page.getByRole('table').getByRole('rowheader');
const title = () => page.getByRole('heading', { level: 1 });
const range = () => page.getByRole('status').filter({ hasText: / of [\d,]+ records$/ });

interface List {
  readonly total: number;
  readonly data: readonly {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly type: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly markerType: string;
    readonly rawMaterials: string;
    readonly imageUrls?: string[];
  }[];
}
const asked = async (query: string) =>
  (await (await page.request.get(`/api/marker-assets?markerType=Factory${query}`)).json()) as List;
/** Calls take the token in a header; the cookie alone is nobody's. */
const withToken = async () => {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  await page.context().setExtraHTTPHeaders({ authorization: token });
};

const violations = async () => {
  // Toasts come and go, and those behind the first are faded: they are of no one colour.
  const { violations: found } = await new AxeBuilder({ page }).exclude('[data-sonner-toaster]').analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

test.beforeAll(async ({ browser }) => {
  // axe wants a page of a context of its own.
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // A call that is made to fail, and a page that is not there, are said so by the browser as well.
  expect(faults.filter((fault) => !/api\/marker-assets|admin\/nothing/.test(fault))).toEqual([]);
});

test('[AU-10] the six pages are open; a guest sees no record there and is offered to sign in', async () => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(marker-assets|customers|LogisticDepot|biochar)/.test(pathname)) calls.push(pathname);
  });
  for (const [, path] of MODULES)
    expect([path, (await page.request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  const [, , , aps, , depots] = MODULES;
  for (const [name, path] of [aps, depots]) {
    await page.goto(path);
    await expect(title()).toHaveText(name);
    await expect(page.getByText('Sign in to see these records.')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
  }
  expect(calls).toEqual([]);
  expect((await page.request.get('/api/customers/filterJSON')).status()).toBe(401);
  expect(await violations()).toEqual([]);
});

test('the pages of the administration do not load the maps SDK', async () => {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /maps-sdk|arcgis-assets/.test(name))).toEqual([]);
});

test('[AU-10] any other child is 404 - Page Not Found, with a way back', async () => {
  const answer = await page.goto('/map/admin/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to SITE' }).click();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible();
});

test('[AU-10] signing in comes back to the page, which shows its records then', async () => {
  await page.goto('/map/admin/factories');
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, accounts.admin);
  await page.waitForURL('**/map/admin/factories');
  await expect(rows()).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText(accounts.admin);
  await withToken();
});

test('[NV-04] the sidebar leads to each module, whose name the header shows, and SITE to the map', async () => {
  const names = await sidebar().getByRole('link').allInnerTexts();
  expect(names).toEqual(['SITE', ...MODULES.map(([name]) => name)]);
  for (const [name, path] of MODULES.toReversed()) {
    await sidebar().getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await expect(title()).toHaveText(name);
    await expect(sidebar().getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
  }
  const site = sidebar().getByRole('link', { name: 'SITE' });
  await site.hover();
  await expect(page.getByRole('tooltip')).toHaveText('SITE Dashboard');
  await expect(site).toHaveAttribute('href', '/map/oilpalm');
});

test('[AD-01] ten rows a page; pages, order and search are the server’s, and stay in the address', async () => {
  const { total } = await asked('&limit=1&page=1');
  await expect(range()).toHaveText(`1–10 of ${total} records`);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(range()).toHaveText(`11–${Math.min(20, total)} of ${total} records`);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const sorted = await asked('&limit=10&page=1&sort=name');
  await expect(rows()).toHaveText(sorted.data.map(({ name }) => name));
  await expect(range()).toHaveText(`1–10 of ${total} records`);
  const found = await asked('&limit=10&page=1&sort=name&search=refinery');
  await page.getByRole('searchbox', { name: 'Search' }).fill('refinery');
  await expect(rows()).toHaveText(found.data.map(({ name }) => name));
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('refinery');
  await expect(rows()).toHaveText(found.data.map(({ name }) => name));
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(range()).toHaveText(`1–10 of ${total} records`);
});

test('[AD-01] [DM-03] image addresses longer than 30 characters are shown as 27 and three dots', async () => {
  const long = 'https://pictures.example/mills/of/uyo.jpg';
  await page.route('**/api/marker-assets?**', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as List;
    const data = list.data.map((one, at) => (at === 0 ? { ...one, imageUrls: [long] } : one));
    await route.fulfill({ response, json: { ...list, data } });
  });
  await page.reload();
  const shown = page.getByRole('link', { name: /^Picture: https/ });
  await expect(shown).toHaveText(`${long.slice(0, 27)}...`);
  await page.unroute('**/api/marker-assets?**');
});

test('the file has all that was found, in the order and with the columns shown', async () => {
  await page.goto('/map/admin/factories');
  await expect(rows()).toHaveCount(10);
  await page.getByRole('button', { name: 'Status: all' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Active', exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Image URLs' }).click();
  await page.keyboard.press('Escape');
  const { data } = await asked('&sort=name&status=Active');
  await expect(rows()).toHaveText(data.slice(0, 10).map(({ name }) => name));
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
  const columns = await page.getByRole('columnheader').allInnerTexts();
  expect(lines[0]).toBe(columns.filter((text) => text !== '' && text !== 'Actions').join(','));
  expect(lines.slice(1, lines.indexOf('')).map((line) => line.split(',')[0])).toEqual(
    data.map(({ name }) => name)
  );
});

test('[AD-03] a list that cannot be had is said in a toast and in its place, and asked again', async () => {
  await page.route('**/api/marker-assets?**', (route) => route.abort());
  await page.goto('/map/admin/factories');
  await expect(page.getByText('Failed to fetch factories')).toHaveCount(2);
  await page.unroute('**/api/marker-assets?**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(rows()).toHaveCount(10);
  expect(await violations()).toEqual([]);
});

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const choose = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const form = () => page.getByRole('dialog', { name: /^Edit/ });
const save = () => form().getByRole('button', { name: 'Save' }).click();
const rowOf = (name: string) => page.getByRole('row', { name });
const edit = async (name: string) => {
  await page.getByRole('button', { name: `Edit: ${name}`, exact: true }).click();
  await expect(form()).toBeVisible();
};

test('[AD-02] a factory’s tabs say what is missing; another type clears what is not of it', async () => {
  await page.goto('/map/admin/factories');
  const { data } = await asked('&limit=10&page=1');
  const { name } = data.find(({ type }) => type === 'Crushing Mill')!;
  await edit(name);
  await field(/^Name/).fill(' ');
  await form().getByRole('tab', { name: 'Production Details' }).click();
  await save();
  await expect(page.getByText('Please fill all required fields in Factory Details')).toBeVisible();
  await expect(form().getByRole('tab', { name: 'Factory Details' })).toHaveAttribute('aria-selected', 'true');
  await field(/^Name/).fill('Tried mill');
  await choose('Type').selectOption('Biochar Facility');
  await expect(choose('Raw materials')).toHaveCount(0);
  await form().getByRole('checkbox', { name: 'PKS' }).check();
  await form().getByRole('tab', { name: 'Production Details' }).click();
  await field(/^Input rate/).fill('');
  await save();
  await expect(page.getByText('Please fill all required fields in Production Details')).toBeVisible();
  await field(/^Input rate/).fill('12');
  await form().getByRole('tab', { name: 'Factory Details' }).click();
  await choose('Type').selectOption('Refinery');
  await expect(form().getByRole('checkbox', { name: 'PKS' })).toHaveCount(0);
  await expect(choose('Raw materials')).toHaveValue('');
  await choose('Raw materials').selectOption('PKO');
  expect(await violations()).toEqual([]);
  await save();
  await expect(page.getByText('Factory successfully updated')).toBeVisible();
  await expect(rowOf('Tried mill')).toContainText('Refinery');
});

test('[AD-01, AD-03] delete asks YES or NO, and says what became of it', async () => {
  const name = 'Tried mill';
  const question = page.getByRole('dialog').filter({ hasText: `Do you want to delete ${name}?` });
  const ask = () => page.getByRole('button', { name: `Delete: ${name}`, exact: true }).click();
  await ask();
  await question.getByRole('button', { name: 'NO' }).click();
  await expect(question).toHaveCount(0);
  await expect(rowOf(name)).toBeVisible();
  await page.route('**/api/marker-assets/*', (route) => route.abort());
  await ask();
  await question.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText('Failed to delete factory')).toBeVisible();
  await page.unroute('**/api/marker-assets/*');
  await question.getByRole('button', { name: 'YES' }).click();
  await expect(page.getByText('Factory successfully deleted')).toBeVisible();
  await expect(rowOf(name)).toHaveCount(0);
  expect((await asked('&search=Tried')).total).toBe(0);
});

test('[BY-07] a stale edit shows both versions, field by field, and lets the user choose', async () => {
  const { data } = await asked('&limit=10&page=1');
  const { id, version, type, ...kept } = data.find((one) => one.type === 'Crushing Mill')!;
  await edit(kept.name);
  await field(/^Name/).fill('My name of it');
  const { latitude, longitude, markerType, rawMaterials } = kept;
  const theirs = { latitude, longitude, markerType, rawMaterials, type, imageUrls: [] };
  const answer = await page.request.patch(`/api/marker-assets/${id}`, {
    data: { ...theirs, name: 'Their name of it', status: 'Inactive', version }
  });
  expect(answer.status()).toBe(200);
  await save();
  const conflict = page.getByRole('dialog').filter({ hasText: 'Their name of it' });
  await expect(conflict.getByRole('row', { name: 'Name' })).toContainText('My name of it');
  await expect(conflict.getByRole('radio', { name: 'Inactive' })).toBeChecked();
  await conflict.getByRole('radio', { name: 'My name of it' }).check();
  await conflict.getByRole('button', { name: /Save/ }).click();
  // That of the change before may still stand there.
  await expect(page.getByText('Factory successfully updated').first()).toBeVisible();
  await expect(rowOf('My name of it')).toContainText('Inactive');
});

test('[NV-04] narrower than 768 px the sidebar is toggled, by key too, and leads on; records stand as blocks with their buttons in reach', async () => {
  const blocks = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Edit: / }) });
  await page.setViewportSize({ width: 767, height: 844 });
  await expect(sidebar()).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(blocks()).toHaveCount(10);
  for (const button of await blocks().first().getByRole('button').all()) {
    const { x, width, height } = (await button.boundingBox())!;
    expect([x >= 0, x + width <= 390, height >= 44]).toEqual([true, true, true]);
  }
  await expect(title()).toHaveText('Factory');
  const toggle = page.getByRole('button', { name: 'Open the pages of the administration' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar().getByRole('link')).toHaveCount(7);
  expect(await violations()).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sidebar()).toHaveCount(0);
  await toggle.click();
  await sidebar().getByRole('link', { name: 'Customers' }).click();
  await page.waitForURL('**/map/admin/customers');
  await expect(title()).toHaveText('Customers');
  await expect(blocks().first()).toBeVisible();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
  expect(await violations()).toEqual([]);
});
