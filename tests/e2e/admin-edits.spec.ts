import type { Page, Route } from '@playwright/test';
import { accounts, expect, fillSignIn, password, test, watchFaults } from './support/site';

/* What administrators change, and what they are told: one page, and a second where two meet. */
test.describe.configure({ mode: 'default' });

interface Kind {
  readonly path: string;
  /** Where its list and its records are asked. */
  readonly calls: string;
  readonly toasts: Readonly<Record<'list' | 'details' | 'update' | 'updated' | 'delete' | 'deleted', string>>;
}

const kind = (path: string, calls: string, fetch: string, many: string, one: string, done: string): Kind => ({
  path: `/map/admin/${path}`,
  calls: `**/api/${calls}**`,
  toasts: {
    list: `Failed to ${fetch} ${many}`,
    details: `Failed to ${fetch} ${one} details`,
    update: `Failed to update ${one}`,
    updated: `${done} successfully updated`,
    delete: `Failed to delete ${one}`,
    deleted: `${done} successfully deleted`
  }
});

const KINDS: readonly Kind[] = [
  kind('factories', 'marker-assets', 'fetch', 'factories', 'factory', 'Factory'),
  kind('aps', 'marker-assets', 'fetch', 'APs', 'AP', 'AP'),
  kind('customers', 'customers', 'fetch', 'customer factories', 'customer factory', 'Customer Factory'),
  kind('logisticsDepot', 'LogisticDepot', 'fetch', 'logistics depots', 'logistics depot', 'Logistics Depot'),
  kind(
    'biochar-applications',
    'biochar-applications',
    'fetch',
    'biochar applications',
    'biochar application',
    'Biochar Application'
  ),
  kind(
    'biochar-partners',
    'biochar-partners',
    'load',
    'biochar partners',
    'biochar partner',
    'Biochar Partner'
  )
];
const [FACTORY] = KINDS as readonly [Kind];

let page: Page;
let faults: string[];

const form = (on: Page = page) => on.getByRole('dialog', { name: /^Edit/ });
const save = (on: Page = page) => form(on).getByRole('button', { name: 'Save' }).click();
const title = (on: Page = page) => form(on).getByRole('textbox', { name: /^(Name|Owner)/ });
const headers = (on: Page = page) => on.getByRole('table').getByRole('rowheader');
const named = (action: string, name: string, on: Page = page) =>
  on.getByRole('button', { name: `${action}: ${name}`, exact: true }).first();
/** A toast: behind a dialog it has no role. */
const said = (text: string, on: Page = page) =>
  on.locator('[data-sonner-toast]').filter({ hasText: text }).first();

/** While it lasts the calls of a kind by a method are answered 500. */
async function refusing(calls: string, method: string, work: () => Promise<void>) {
  const answer = (route: Route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'Broken' } } })
      : route.fallback();
  await page.route(calls, answer);
  await work();
  await page.unroute(calls, answer);
}

async function signIn(on: Page, path: string) {
  await on.goto(path);
  await on.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(on, accounts.admin);
  await on.waitForURL(`**${path}`);
  await expect(headers(on).first()).toBeVisible();
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await signIn(page, FACTORY.path);
});

test.afterAll(() => page.context().close());

test.afterEach(() => {
  // Calls that are made to fail are said so by the browser as well.
  expect(faults.filter((fault) => !/status of (500|409|401)/.test(fault))).toEqual([]);
});

test('[AD-03] every toast of the six kinds, of what was done and of what failed', async () => {
  for (const { path, calls, toasts } of KINDS) {
    await page.goto(path);
    const name = await headers().first().innerText();
    await refusing(calls, 'GET', async () => {
      await named('Edit', name).click();
      await expect(said(toasts.details)).toBeVisible();
    });
    await named('Edit', name).click();
    await title().fill(`${name} B`);
    await refusing(calls, /marker|partners/.test(calls) ? 'PATCH' : 'PUT', async () => {
      await save();
      await expect(said(toasts.update)).toBeVisible();
    });
    await save();
    await expect(said(toasts.updated)).toBeVisible();
    await expect(named('Delete', `${name} B`)).toBeVisible();
    await named('Delete', `${name} B`).click();
    const yes = page.getByRole('button', { name: 'YES' });
    await refusing(calls, 'DELETE', async () => {
      await yes.click();
      await expect(said(toasts.delete)).toBeVisible();
    });
    await yes.click();
    await expect(said(toasts.deleted)).toBeVisible();
    await expect(named('Edit', `${name} B`)).toHaveCount(0);
    await refusing(calls, 'GET', async () => {
      await page.reload();
      await expect(said(toasts.list)).toBeVisible();
    });
  }
});

test('[AD-02] the edit form of each kind says which tab lacks something, and goes there', async () => {
  const TABS: Readonly<Record<string, readonly (readonly [tab: string, field: string])[]>> = {
    aps: [['AP Details', 'Name']],
    customers: [['Customer Details', 'Name']],
    logisticsDepot: [['Depot Details', 'Name']],
    'biochar-applications': [
      ['Farm Details', 'Crop'],
      ['Application Details', 'Amount per spot'],
      ['Transport & Media', 'Image URLs']
    ],
    'biochar-partners': [['Partner Details', 'Name']]
  };
  for (const [path, tabs] of Object.entries(TABS)) {
    await page.goto(`/map/admin/${path}`);
    await named('Edit', await headers().first().innerText()).click();
    const shown = form().getByRole('tab');
    await expect(title()).toBeVisible();
    const several = (await shown.count()) > 0;
    for (const [tab, label] of tabs) {
      if (several) await shown.filter({ hasText: tab }).click();
      const field = form()
        .getByRole('textbox', { name: new RegExp(`^${label}`) })
        .filter({ visible: true });
      const before = await field.first().inputValue();
      for (const one of await field.all()) await one.fill('');
      if (several) await shown.last().click();
      await save();
      await expect(said(`Please fill all required fields in ${tab}`)).toBeVisible();
      if (several) await expect(shown.filter({ hasText: tab })).toHaveAttribute('aria-selected', 'true');
      await field.first().fill(before);
    }
    await form().getByRole('button', { name: 'Close' }).click();
    // What is typed as before is nothing typed: only then is nothing asked.
    const leave = page.getByRole('button', { name: 'Discard what I typed' });
    if (await leave.isVisible()) await leave.click();
    await expect(form()).toHaveCount(0);
  }
});

test('[DM-04] an e-mail and a phone are taken in any form; an empty optional number is left out, or 0 or Nil as the form says', async () => {
  /** Edits the first of a kind: what is typed, by label, and what is sent then. */
  const sent = async (path: string, typed: Readonly<Record<string, string>>) => {
    await page.goto(`/map/admin/${path}`);
    await named('Edit', await headers().first().innerText()).click();
    await expect(title()).toBeVisible();
    for (const [label, text] of Object.entries(typed)) {
      const field = form().getByLabel(new RegExp(`^${label}`));
      // Fields of other tabs are there, hidden.
      for (const tab of await form().getByRole('tab').all()) {
        if (await field.isVisible()) break;
        await tab.click();
      }
      await field.fill(text);
    }
    const asked = page.waitForRequest((request) => ['PUT', 'PATCH'].includes(request.method()));
    await save();
    await expect(
      page.locator('[data-sonner-toast]').filter({ hasText: 'successfully updated' })
    ).toBeVisible();
    return (await asked).postDataJSON() as Record<string, unknown>;
  };
  expect(
    await sent('biochar-applications', { 'Officer email': 'ask at the gate', 'Contact info': 'no phone yet' })
  ).toMatchObject({ officerEmail: 'ask at the gate', contactInfo: 'no phone yet' });
  // Only what has changed is sent: first something stands there.
  expect(await sent('customers', { 'Phone number': 'after 4 pm', 'Cost of PMS': '905' })).toMatchObject({
    phoneNumber: 'after 4 pm',
    costPMS: '905'
  });
  expect(await sent('customers', { 'Cost of PMS': '' })).toMatchObject({
    costPMS: 'Nil'
  });
  await sent('biochar-partners', { 'Annual feedstock': '12' });
  expect(await sent('biochar-partners', { 'Annual feedstock': '' })).toMatchObject({ annualFeedstock: 0 });
  expect(await sent('factories', { 'Processed volume': '12' })).toMatchObject({ processedVolume: 12 });
  expect(await sent('factories', { 'Processed volume': '', Name: 'Mill by the road' })).toEqual(
    expect.not.objectContaining({ processedVolume: expect.anything() })
  );
});

test('[BY-07] a deletion is undone from its toast, and the history says who did what and when', async () => {
  await page.goto(FACTORY.path);
  const name = await headers().first().innerText();
  await named('Edit', name).click();
  await form()
    .getByRole('combobox', { name: /^Status/ })
    .selectOption('Inactive');
  await save();
  await expect(said('Factory successfully updated')).toBeVisible();
  await named('Delete', name).click();
  await page.getByRole('button', { name: 'YES' }).click();
  await expect(named('Edit', name)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(`${name} is back.`)).toBeVisible();
  await named('History', name).click();
  const history = page.getByRole('dialog', { name: `History of ${name}` });
  const entries = history.getByRole('listitem');
  await expect(entries.nth(0)).toContainText(`Brought back by ${accounts.admin}`);
  await expect(entries.nth(1)).toContainText(`Deleted by ${accounts.admin}`);
  await expect(entries.nth(2)).toContainText(`Changed by ${accounts.admin}`);
  await expect(entries.nth(2).getByRole('row', { name: /^Status/ })).toContainText('Inactive');
  const when = await entries.nth(0).getByRole('time').getAttribute('datetime');
  expect(Date.now() - Date.parse(when!)).toBeLessThan(120_000);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
});

test('[BY-07] the second of two sees both versions field by field; an ended session loses nothing typed', async ({
  browser
}) => {
  const context = await browser.newContext();
  const others = await watchFaults(context);
  const second = await context.newPage();
  await signIn(second, FACTORY.path);
  await page.goto(FACTORY.path);
  const name = await headers().first().innerText();
  await named('Edit', name, second).click();
  await title(second).fill('Name of the second');
  await named('Edit', name).click();
  await title().fill('Name of the first');
  await form()
    .getByRole('combobox', { name: /^Status/ })
    .selectOption('Planned (2026)');
  await save();
  await expect(said('Factory successfully updated')).toBeVisible();
  const token = (await context.cookies()).find((cookie) => cookie.name === 'token')!.value;
  await context.request.post('/signout', { headers: { authorization: token } });
  await save(second);
  const again = form(second).getByLabel(`Password of ${accounts.admin}`);
  await expect(again).toBeVisible();
  // The form asks: the page's own notice of it has gone.
  await expect(form(second).getByText(/Your session has ended/)).toHaveCount(1);
  await expect(title(second)).toHaveValue('Name of the second');
  await again.fill(password);
  await form(second).getByRole('button', { name: 'Sign in' }).click();
  const conflict = second.getByRole('dialog', { name: 'Changed by someone else' });
  await expect(conflict.getByRole('row', { name: /^Name/ })).toContainText('Name of the first');
  await expect(conflict.getByRole('radio', { name: 'Name of the second' })).toBeChecked();
  await expect(
    conflict.getByRole('row', { name: /^Status/ }).getByRole('radio', { name: 'Planned (2026)' })
  ).toBeChecked();
  await conflict.getByRole('button', { name: /Save/ }).click();
  await expect(said('Factory successfully updated', second)).toBeVisible();
  await expect(second.getByRole('row', { name: 'Name of the second' })).toContainText('Planned (2026)');
  expect(others.filter((fault) => !/status of (409|401)/.test(fault))).toEqual([]);
  await context.close();
});

test('several records get one value of a field', async () => {
  await page.goto(FACTORY.path);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(page.getByText('10 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Change a field…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change a field of 10 records' });
  await dialog.getByRole('combobox', { name: /^Field/ }).selectOption({ label: 'Status' });
  await dialog.getByRole('combobox', { name: /^Status/ }).selectOption('Planned (2026)');
  await dialog.getByRole('button', { name: 'Change', exact: true }).click();
  await expect(dialog.getByText(/^10 of 10 done/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('10 selected')).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row', { name: 'Planned (2026)' })).toHaveCount(10);
});
