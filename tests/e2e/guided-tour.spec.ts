import { AxeBuilder } from './support/axe';
import type { Page } from '@playwright/test';
import { expect, fillSignIn, test, watchFaults, accounts, mapDrawn } from './support/site';

/* One page of somebody who has never been here. */
test.describe.configure({ mode: 'serial' });

let page: Page;
let faults: string[];
const pointedAt = () => page.locator('.driver-active-element');
const step = () => page.getByRole('dialog').filter({ hasText: /Step \d of 7/ });

/** Presses a key once the step has come to rest: two frames of the page, which may be slow. */
async function key(name: string) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))
  );
  await page.keyboard.press(name);
}

test.beforeAll(async ({ browser }) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  faults = await watchFaults(context);
  page = await context.newPage();
  await page.goto('/map/oilpalm');
  await fillSignIn(page, accounts.staff);
  await page.waitForURL('**/map/oilpalm');
});
test.afterAll(() => page.context().close());
test.afterEach(() => expect(faults).toEqual([]));

test('[GT-01] the first visit is shown round in seven steps, by button and by key; Escape ends it', async () => {
  await expect(step()).toContainText('Welcome to SITE');
  const { violations } = await new AxeBuilder({ page })
    .include('.driver-popover')
    .include('#driver-dummy-element')
    .analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  await step().getByRole('button', { name: 'Next' }).click();
  await expect(step()).toContainText('Switch map views');
  await expect(pointedAt()).toHaveAttribute('data-tour', 'map-views');
  for (const title of [
    'Explore areas to set up your factory',
    'Switch between commodities',
    'Slide to explore yield data',
    'Edit assets with the pen tool',
    'Filter tagged mills by properties'
  ]) {
    await key('ArrowRight');
    await expect(step()).toContainText(title);
    if (title === 'Switch between commodities')
      await expect(pointedAt()).toHaveAttribute('data-tour', 'commodities');
  }
  await expect(step().getByRole('button', { name: 'Done' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step()).toBeHidden();
});

test('[GT-01] the tour does not come again by itself, and is started from the user menu', async () => {
  await mapDrawn(page);
  await page.reload();
  await mapDrawn(page);
  await page.waitForTimeout(3_000);
  await expect(step()).toBeHidden();
  await page.getByRole('button', { name: `Account of ${accounts.staff}` }).click();
  await page.getByRole('menuitem', { name: 'Guided tour' }).click();
  await expect(step()).toContainText('Welcome to SITE');
  await step().getByRole('button', { name: 'End the tour' }).click();
  await expect(step()).toBeHidden();
});
