import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accounts, expect, fillSignIn, createContext, password, test, watchFaults } from './support/site';

/* Tests of the administration on one page: as a guest, then as an administrator who signs in there. */
test.describe.configure({ mode: 'serial' });

const MODULES = [
  ['Factory', '/map/admin/factories'],
  ['Biochar Applications', '/map/admin/biochar-applications'],
  ['Biochar Partners', '/map/admin/biochar-partners'],
  ['AP', '/map/admin/aps'],
  ['Customers', '/map/admin/customers'],
  ['Logistics Depot', '/map/admin/logisticsDepot']
] as const;
const [[, FACTORIES], , , , [, CUSTOMERS]] = MODULES;

let page: Page;
const faults: string[] = [];

const getSidebar = () => page.getByRole('navigation', { name: 'Administration' });
const getRows = () => page.getByRole('table').getByRole('rowheader');
const getTitle = () => page.getByRole('heading', { level: 1 });
const getRange = () => page.getByRole('status').filter({ hasText: / of [\d,]+ records$/ });
const getField = (name: string | RegExp) => page.getByRole('textbox', { name });
const getComboBox = (name: string) => page.getByRole('combobox', { name: new RegExp(`^${name}`) });
const getForm = () => page.getByRole('dialog', { name: /^Edit/ });
const clickSave = () => getForm().getByRole('button', { name: 'Save' }).click();
const getRow = (name: string) => page.getByRole('row', { name });
/** Chooses an action in the menu of a record. */
async function clickAction(action: string, name: string) {
  await page
    .getByRole('button', { name: `Actions: ${name}`, exact: true })
    .first()
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
/** Returns a toast, which has no role while a dialog is in front of it; an earlier toast may still be shown. */
const getToast = (text: string) => page.locator('[data-sonner-toast]').filter({ hasText: text }).first();

interface FactoryList {
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
const fetchFactories = async (query: string) =>
  (await (await page.request.get(`/api/marker-assets?markerType=Factory${query}`)).json()) as FactoryList;
const readToken = async () => (await page.context().cookies()).find(({ name }) => name === 'token')!.value;

test.beforeAll(async ({ browser }) => {
  const context = await createContext(browser, null);
  await watchFaults(context, faults);
  page = await context.newPage();
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // Refusals that the tests cause: a guest's call, a stale edit and a session that has ended.
  expect(faults.filter((fault) => !/status of (401|409)/.test(fault))).toEqual([]);
});

test('[AU-10] the six pages are open, show a guest no records, and show them once the guest has signed in there', async () => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(marker-assets|customers|LogisticDepot|biochar)/.test(pathname)) calls.push(pathname);
  });
  for (const [, path] of MODULES)
    expect([path, (await page.request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 200]);
  expect((await page.request.get('/map/admin/nothing')).status()).toBe(404);
  await page.goto(FACTORIES);
  await expect(getTitle()).toHaveText('Factory');
  await expect(page.getByText('Sign in to see these records.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(calls).toEqual([]);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.filter((name) => /maps-sdk|arcgis-assets/.test(name))).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, accounts.admin);
  await page.waitForURL(`**${FACTORIES}`);
  await expect(getRows()).toHaveCount(10);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toContainText(accounts.admin);
  // Calls read the token from a header: the cookie is not enough.
  await page.context().setExtraHTTPHeaders({ authorization: await readToken() });
});

test('[NV-04] the sidebar leads to each module, and the header shows its name', async () => {
  await expect(getSidebar().getByRole('link')).toHaveText([
    'SITE',
    ...MODULES.map(([name]) => name),
    ...['Accounts', 'Parameters', 'Personal data', 'Data']
  ]);
  for (const [name, path] of MODULES.toReversed()) {
    await getSidebar().getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${path}`);
    await expect(getTitle()).toHaveText(name);
    await expect(getSidebar().getByRole('link', { name, exact: true })).toHaveAttribute(
      'aria-current',
      'page'
    );
    await expect(getRows().first()).toBeVisible();
  }
});

test('[AD-01] [DM-03] the server pages, sorts and searches ten rows a page; the file has all that was found', async () => {
  const { total } = await fetchFactories('&limit=1&page=1');
  await expect(getRange()).toHaveText(`1–10 of ${total} records`);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(getRange()).toHaveText(`11–${Math.min(20, total)} of ${total} records`);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  const sorted = await fetchFactories('&limit=10&page=1&sort=name');
  await expect(getRows()).toHaveText(sorted.data.map(({ name }) => name));
  const address = 'https://pictures.example/mills/of/uyo.jpg';
  await page.route('**/api/marker-assets?**', async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as FactoryList;
    const data = list.data.map((one, at) => (at === 0 ? { ...one, imageUrls: [address] } : one));
    await route.fulfill({ response, json: { ...list, data } });
  });
  const switchColumn = async (name: string) => {
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name }).click();
    await page.keyboard.press('Escape');
  };
  await switchColumn('Image URLs');
  const found = await fetchFactories('&sort=name&search=refinery');
  await page.getByRole('searchbox', { name: 'Search' }).fill('refinery');
  await expect(getRows()).toHaveText(found.data.slice(0, 10).map(({ name }) => name));
  await expect(page.getByRole('link', { name: /^Picture: https/ })).toHaveText(
    'https://pictures.example/mi...'
  );
  await page.unroute('**/api/marker-assets?**');

  await switchColumn('Image URLs');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const lines = readFileSync(await (await downloading).path(), 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n');
  const columns = await page.getByRole('columnheader').allInnerTexts();
  expect(columns).not.toContain('Image URLs');
  expect(lines[0]).toBe(columns.filter((text) => text !== '' && text !== 'Actions').join(','));
  expect(lines.slice(1, lines.indexOf('')).map((line) => line.split(',')[0])).toEqual(
    found.data.map(({ name }) => name)
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(getRange()).toHaveText(`1–10 of ${total} records`);
});

test('[AD-02, AD-03] saving a factory opens the tab that is incomplete; another type clears the raw materials', async () => {
  const { data } = await fetchFactories('&limit=10&page=1&sort=name');
  await clickAction('Edit', data.find(({ type }) => type === 'Crushing Mill')!.name);
  await getField(/^Name/).fill(' ');
  await getForm().getByRole('tab', { name: 'Production Details' }).click();
  await clickSave();
  await expect(getToast('Please fill all required fields in Factory Details')).toBeVisible();
  await expect(getForm().getByRole('tab', { name: 'Factory Details' })).toHaveAttribute(
    'aria-selected',
    'true'
  );
  // The first name in sort order, so that its row stays on the page.
  await getField(/^Name/).fill('A tried mill');
  await getComboBox('Type').selectOption('Biochar Facility');
  await expect(getComboBox('Raw materials')).toHaveCount(0);
  await getComboBox('Type').selectOption('Refinery');
  await expect(getComboBox('Raw materials')).toHaveValue('');
  await getComboBox('Raw materials').selectOption('PKO');
  await clickSave();
  await expect(getToast('Factory successfully updated')).toBeVisible();
  await expect(getRow('A tried mill')).toContainText('Refinery');
});

test('[AD-01, AD-03] [BY-07] deleting needs a YES, is undone from its toast, and the history shows both', async () => {
  const name = 'A tried mill';
  const question = page.getByRole('dialog').filter({ hasText: `Do you want to delete ${name}?` });
  await clickAction('Delete', name);
  await question.getByRole('button', { name: 'NO' }).click();
  await expect(question).toHaveCount(0);
  await clickAction('Delete', name);
  await question.getByRole('button', { name: 'YES' }).click();
  await expect(getToast('Factory successfully deleted')).toBeVisible();
  await expect(getRow(name)).toHaveCount(0);
  expect((await fetchFactories('&search=tried')).total).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(getToast(`${name} has been restored.`)).toBeVisible();
  await clickAction('History', name);
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  const entries = history.getByRole('listitem');
  await expect(entries.nth(0)).toContainText(`Restored by ${accounts.admin}`);
  await expect(entries.nth(1)).toContainText(`Deleted by ${accounts.admin}`);
  await expect(entries.nth(2)).toContainText(`Changed by ${accounts.admin}`);
  await expect(entries.nth(2).getByRole('row', { name: /^Type/ })).toContainText('Refinery');
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
});

test('[BY-07] a stale edit in a session that has ended keeps the typed values, then shows both versions', async () => {
  const { data } = await fetchFactories('&search=tried');
  const { id, version, type, latitude, longitude, markerType, rawMaterials } = data[0]!;
  await clickAction('Edit', 'A tried mill');
  await getField(/^Name/).fill('A mill of mine');
  const theirs = { latitude, longitude, markerType, rawMaterials, type, imageUrls: [] };
  const answer = await page.request.patch(`/api/marker-assets/${id}`, {
    data: { ...theirs, name: 'A mill of theirs', status: 'Inactive', version }
  });
  expect(answer.status()).toBe(200);
  await page.request.post('/signout');
  await page.context().setExtraHTTPHeaders({});
  await clickSave();
  const secret = getForm().getByLabel(`Password of ${accounts.admin}`);
  await expect(secret).toBeVisible();
  // The form shows the notice with its password field, so the page does not show it too.
  await expect(getForm().getByText(/Your session has ended/)).toHaveCount(1);
  await expect(getField(/^Name/)).toHaveValue('A mill of mine');
  await secret.fill(password);
  // Toasts of earlier tests may lie over the button, and stay while the pointer is on them.
  await page.mouse.move(0, 0);
  await page
    .locator('[data-sonner-toast] [data-close-button]')
    .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await getForm().getByRole('button', { name: 'Sign in' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(conflict.getByRole('row', { name: /^Name/ })).toContainText('A mill of theirs');
  await expect(conflict.getByRole('radio', { name: 'A mill of mine' })).toBeChecked();
  await expect(
    conflict.getByRole('row', { name: /^Status/ }).getByRole('radio', { name: 'Inactive' })
  ).toBeChecked();
  await conflict.getByRole('button', { name: /Save/ }).click();
  await expect(getToast('Factory successfully updated')).toBeVisible();
  await expect(getRow('A mill of mine')).toContainText('Inactive');
});

test('[DM-04] [NV-04] on a phone the sidebar opens by key; a record saves a telephone number in any form', async () => {
  const getBlocks = () =>
    page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Actions: / }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(getSidebar()).toHaveCount(0);
  await expect(getBlocks()).toHaveCount(10);
  for (const button of await getBlocks().first().getByRole('button').all()) {
    const { x, width, height } = (await button.boundingBox())!;
    expect([x >= 0, x + width <= 390, height >= 44]).toEqual([true, true, true]);
  }
  const toggle = page.getByRole('button', { name: 'Open the administration menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  // SITE, six modules, four pages of the settings.
  await expect(getSidebar().getByRole('link')).toHaveCount(11);
  await page.keyboard.press('Escape');
  await expect(getSidebar()).toHaveCount(0);
  await toggle.click();
  await getSidebar().getByRole('link', { name: 'Customers' }).click();
  await page.waitForURL(`**${CUSTOMERS}`);
  await expect(getTitle()).toHaveText('Customers');
  await getBlocks()
    .first()
    .getByRole('button', { name: /^Actions: / })
    .click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  await getForm()
    .getByLabel(/^Phone number/)
    .fill('after 4 pm');
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await clickSave();
  expect((await sent).postDataJSON()).toMatchObject({ phoneNumber: 'after 4 pm' });
  await expect(getToast('Customer Factory successfully updated')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
});
