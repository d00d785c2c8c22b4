import type { Page } from '@playwright/test';
import { isDrawn, openRecord, popupOf } from './support/records';
import { accounts, expect, mapDrawn, openOilPalmMap, test, watchFaults } from './support/site';

/* A depot of the test's own is changed and deleted from its popup. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];

const popup = () => popupOf(page);
const row = (field: string) => popup().locator(`[data-field="${field}"] dd`).filter({ visible: true });
const depot = {
  ...{ name: 'Depot of the pen', latitude: 4.82, longitude: 8.31, status: 'Active', createdBy: 'admin' },
  gas: [
    { name: 'PMS', cost: '650' },
    { name: 'AGO', cost: 'Nil' }
  ]
};

/** Calls the product as the signed-in user of the page. */
const call = (method: string, path: string, body?: object) =>
  page.evaluate(
    async (asked) => {
      const token = /(?:^|; )token=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(asked.path, {
        method: asked.method,
        headers: { authorization: decodeURIComponent(token), 'content-type': 'application/json' },
        body: asked.body && JSON.stringify(asked.body)
      });
      return { status: answer.status, body: (await answer.json()) as { data: { id: string } } };
    },
    { method, path, body }
  );

let objectId: number;
const isOnMap = () => isDrawn(page, 'logistics-depots', objectId);

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext();
  faults = await watchFaults(context);
  page = await context.newPage();
  await openOilPalmMap(page, accounts.admin);
  expect((await call('POST', '/api/LogisticDepot', depot)).status).toBe(201);
});
test.afterAll(async () => {
  // What is still being drawn when a page closes counts as failed.
  await mapDrawn(page);
  await page.context().close();
  expect(faults).toEqual([]);
});

test('[MP-13] the pen of a popup changes the record in place: popup and marker are those of the new values', async () => {
  const { OBJECTID } = await openRecord(page, 'logisticsDepots', `name = '${depot.name}'`);
  objectId = Number(OBJECTID);
  await popup().getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: `Edit ${depot.name}` });
  await form.getByRole('textbox', { name: /^Name/ }).fill('Depot of the new pen');
  await form.getByRole('combobox', { name: /^Status/ }).selectOption('Inactive');
  const redrawn = page.waitForRequest(/logisticsDepots\/FeatureServer\/0\/query/);
  await form.getByRole('button', { name: 'Save' }).click();
  await redrawn;
  await expect(page.getByText('Logistics Depot successfully updated')).toBeVisible();
  await expect(form).toHaveCount(0);
  await expect(row('name').or(popup().getByText('Depot of the new pen')).first()).toBeVisible();
  await expect(popup().getByText('Inactive').filter({ visible: true }).first()).toBeVisible();
  await expect.poll(isOnMap).toBe(true);
});

test('[MP-11] a record is deleted from its popup after a question; the markers are redrawn, and the toast undoes it', async () => {
  await popup().getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Do you want to delete Depot of the new pen?')).toBeVisible();
  await page.getByRole('button', { name: 'NO', exact: true }).click();
  await expect.poll(isOnMap).toBe(true);
  await popup().getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'YES', exact: true }).click();
  await expect.poll(isOnMap).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Depot of the new pen is back.')).toBeVisible();
  await expect.poll(isOnMap).toBe(true);
});
