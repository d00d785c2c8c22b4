import { expect, test } from './support/site';

/** The copy that this test makes and deletes. */
const NAME = 'e2e-cassava';
const HINT = 'Press on the map where the mill would stand.';

test.use({ role: 'admin' });

test.afterEach(async ({ page }) => {
  // The test deletes the copy itself unless it fails before.
  const cookies = await page.context().cookies();
  const authorization = cookies.find(({ name }) => name === 'token')?.value ?? '';
  await page.request.delete(`/api/experiences/${NAME}`, { headers: { authorization } });
});

test('[XB-02] an administrator copies an experience, adds a widget, places it on the running page, sets it up, publishes it and restores the first version', async ({
  page
}) => {
  const settings = page.getByRole('region', { name: 'Settings' });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await page.goto('/builder');

  await page.getByRole('button', { name: 'Duplicate SITE, cassava' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name in the URL' }).fill(NAME);
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Cassava, tried');
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(`/builder?experience=${NAME}`);

  await page.getByRole('searchbox', { name: 'Find a widget' }).fill('service area');
  await page.getByRole('button', { name: 'Add Service area', exact: true }).click();
  // The canvas shows the running page; the new widget is as high there as its content.
  const running = page.frameLocator('iframe[title="The page as it runs"]');
  const onPage = running.locator('main [data-widgetid]').filter({ hasText: 'Switch on, then click the map' });
  await expect(onPage).toBeVisible();
  const height = Math.round((await onPage.evaluate((it) => it.getBoundingClientRect())).height);
  await expect(page.getByRole('spinbutton', { name: 'Height' })).toHaveValue(String(height));
  await expect(settings.getByRole('combobox', { name: 'Select a map' })).toHaveValue('widget_1');
  for (const [name, value] of [
    ['Left', '700'],
    ['Top', '120'],
    ['Width', '340'],
    ['Height', '400']
  ] as const) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(value);
    await page.keyboard.press('Tab');
  }
  const onCanvas = page.getByRole('region', { name: 'Canvas' }).getByRole('button', { pressed: true });
  await onCanvas.press('ArrowRight');
  await expect(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue('701');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('spinbutton', { name: 'Left' })).toHaveValue('700');

  const data = page.getByRole('group', { name: 'Data sources' });
  await data.getByRole('button', { name: 'Add data' }).click();
  await dialog.getByRole('searchbox').fill('wards');
  await dialog.getByRole('button', { name: 'Add wards', exact: true }).click();
  await expect(dialog.getByText('added', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(data.getByRole('textbox', { name: /ward/i })).toBeVisible();

  await settings.getByRole('textbox', { name: 'Hint below it' }).fill(HINT);
  await expect(running.getByText(HINT)).toBeVisible();
  await publish.click();
  await expect(page.getByText('Published as version 2')).toBeVisible();

  const saved = await page.context().newPage();
  const address = page.getByRole('link', { name: new RegExp(`^http.*/experience/${NAME}$`) });
  await saved.goto((await address.getAttribute('href')) ?? '');
  const added = saved.locator('main [data-widgetid]').filter({ hasText: HINT });
  await expect(added).toBeVisible();
  expect(await added.boundingBox()).toMatchObject({ x: 700, width: 340, height: 400 });
  await saved.close();

  await page.getByRole('button', { name: 'Earlier versions' }).click();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(page.getByText('Version 3')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Canvas' }).getByText('Service area')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete the copy' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Pages of SITE' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Cassava, tried' })).toHaveCount(0);
  expect((await page.request.get(`/experience/${NAME}`)).status()).toBe(404);
});
