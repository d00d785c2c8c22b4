import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accounts, expect, createContext, test, watchFaults } from './support/site';

/* Tests of accounts, parameters and personal data on one page of an administrator. */
test.describe.configure({ mode: 'serial' });

/** Another account in each try, because a failed one leaves its account behind. */
let email: string;
let page: Page;
let faults: string[];

const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
const getMenu = (who: string) => page.getByRole('button', { name: `Account of ${who}` });
const getRow = () => page.getByRole('row', { name: email });
const confirmDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const chooseAction = async (name: string) => {
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name }).click();
};

test.beforeAll(async ({ browser }, { retry }) => {
  email = `ada.obi.${retry}@site.example`;
  const context = await createContext(browser, 'admin');
  faults = await watchFaults(context);
  page = await context.newPage();
});
test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

test('an administrator adds an account, whose password is shown once, changes its role and disables it', async () => {
  await page.goto('/settings/accounts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accounts');
  await page.getByRole('button', { name: 'Add account' }).click();
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email);
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(/^\w{20}$/);
  await confirmDialog('I have saved it');
  await expect(getRow()).toContainText('Active');
  await page.getByRole('combobox', { name: `Role of ${email}` }).selectOption('Administrator');
  await confirmDialog('Change role');
  await expect(page.getByText(`${email} is now: Administrator.`)).toBeVisible();
  await chooseAction('Disable');
  await confirmDialog('Disable');
  await expect(getRow()).toContainText('Disabled');
  await chooseAction('Changes of this account');
  await expect(page.getByRole('table').getByRole('row')).toContainText([
    'Change',
    'Disabled',
    'Role: Staff → Administrator',
    'Added: Staff'
  ]);
});

const getSpeedField = () => page.getByRole('textbox', { name: 'Speed of a pickup trip' });
const saveChange = async () => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await confirmDialog('Save');
};

test('an administrator changes a parameter, sees it in the history and puts it back', async () => {
  await getMenu(accounts.admin).click();
  await page.getByRole('menuitem', { name: 'Parameters' }).click();
  await page.waitForURL('**/settings/parameters');
  await page.getByRole('searchbox', { name: 'Search parameters' }).fill('pickup trip');
  await getSpeedField().fill('55');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = page.getByRole('dialog').getByRole('row', { name: 'Speed of a pickup trip' });
  await expect(asked).toContainText('60 km/h');
  await expect(asked).toContainText('55 km/h');
  await confirmDialog('Save');
  const saved = await page.getByText(/^Version \d+ is in force\.$/).textContent();
  const version = Number(saved?.match(/\d+/)?.[0]);
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const change = page.getByRole('table').getByRole('row').nth(1);
  await expect(change).toContainText(accounts.admin);
  await expect(change).toContainText('60 km/h55 km/h');
  await page.getByRole('button', { name: 'Values', exact: true }).click();
  await page.getByRole('button', { name: 'Restore default: Speed of a pickup trip' }).click();
  await saveChange();
  await expect(page.getByText(`Version ${version + 1} is in force.`)).toBeVisible();
  await expect(getSpeedField()).toHaveValue('60');
});

test('on a phone both pages fit, and the menu leads to them and to the map', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(menu).toBeVisible();
  await expect(getSpeedField()).toBeVisible();
  expect(await isTooWide()).toBe(false);
  await menu.click();
  await expect(page.getByRole('button', { name: 'SITE map' })).toBeVisible();
  await page.getByRole('button', { name: 'Accounts' }).click();
  await page.waitForURL('**/settings/accounts');
  await expect(page.getByRole('listitem').filter({ hasText: email })).toBeVisible();
  expect(await isTooWide()).toBe(false);
});

test('an administrator finds a person, exports the data, erases it and sees that in the audit trail', async () => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Personal data' }).click();
  await page.waitForURL('**/settings/personal-data');
  await page.getByRole('searchbox').fill(email.toUpperCase());
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  const kept = page.getByRole('region', { name: /^Data stored about/ });
  await expect(kept.getByRole('listitem').filter({ hasText: /^Accounts/ })).toContainText('E-mail address');
  expect(await isTooWide()).toBe(false);
  // A wide window has the page beside the sidebar: it is another layout, with a form of its own.
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeHidden();
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(kept.getByRole('row', { name: /^Accounts/ })).toContainText('1E-mail address');
  await expect(kept.getByRole('row', { name: /^Changes of accounts/ })).toContainText('3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personal data');
  const download = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Export' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8')) as {
    tables: { table: string; rows: object[] }[];
  };
  expect(file.tables.find(({ table }) => table === 'account')?.rows).toEqual([
    expect.objectContaining({ email })
  ]);
  await kept.getByRole('button', { name: 'Erase' }).click();
  const counted = page.getByRole('dialog').getByRole('row', { name: /^Accounts/ });
  await expect(counted).toContainText('Whole row1');
  await confirmDialog('Erase');
  await expect(page.getByText(/^No data is stored about/)).toBeVisible();
  await page.getByRole('button', { name: 'Erasures', exact: true }).click();
  const erasure = page.getByRole('table').getByRole('row').nth(1);
  await expect(erasure).toContainText(`Person erased${accounts.admin}`);
  await expect(erasure).toContainText('Accounts, Changes of accounts');
});
