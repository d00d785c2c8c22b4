import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { mapDrawn } from '../../tests/support/site-page.mjs';
import { PHONE, SIZES, THEMES } from './variants.mjs';

/*
 * Takes the picture of a page that has come to rest, and what is amiss there.
 */

/** Signs that something is still on its way. */
const BUSY = '[aria-busy="true"], .MuiSkeleton-root, .MuiCircularProgress-root';
/** A page that is busy for longer has stopped, ms. */
const REST_MS = 60_000;
/** A hint stands three seconds after the start, and the start takes its time, ms. */
const HINT_MS = 30_000;

/** The address of a page in an appearance. */
export const addressOf = (url, path, theme) => {
  const address = new URL(path, url);
  address.searchParams.set('theme', THEMES[theme]);
  return address.href;
};

/** A tab of a context in an appearance, with nothing that moves by itself. */
export async function openTab(context, theme) {
  const page = await context.newPage();
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  return page;
}

/** Gives a tab the size of a window, and a finger where that is a phone's. */
export async function fit(page, size) {
  const session = await page.context().newCDPSession(page);
  const enabled = size === PHONE;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: enabled ? 5 : 1 });
  await session.detach();
  await page.setViewportSize(SIZES[size]);
}

/** Waits until nothing is being fetched or drawn. */
export async function atRest(page, hasMap) {
  await page.evaluate(() => {
    // What was seen before the last change says nothing.
    window.quietSince = undefined;
  });
  if (hasMap) await mapDrawn(page);
  await page.waitForFunction(
    (busy) => [...document.querySelectorAll(busy)].every((sign) => !sign.checkVisibility()),
    BUSY,
    { timeout: REST_MS, polling: 100 }
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens an address and waits until it has come to rest. @throws Error when something else is shown there. */
export async function openAt(page, url, { path, hasMap, status, closesHint }, theme) {
  const address = addressOf(url, path, theme);
  const answer = await page.goto(address, { waitUntil: hasMap ? 'load' : 'networkidle' });
  if (answer.status() !== status || new URL(answer.url()).pathname !== new URL(address).pathname)
    throw new Error(`${path} answered ${answer.status()} at ${answer.url()}.`);
  if (!hasMap) await page.locator('main').first().waitFor();
  if (closesHint)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'OK', exact: true })
      .click({ timeout: HINT_MS });
  await atRest(page, hasMap);
}

/** What axe finds, a line each: the map is the engine's, and toasts come and go. `sdkRules` the engine's parts break. */
async function violationsOf(page, sdkRules) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude('arcgis-map')
    .exclude('arcgis-scene')
    .exclude('[data-sonner-toaster]')
    .disableRules(sdkRules)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `axe ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`.trim())
  );
}

/** Writes the picture of a page at rest into a folder: its file, and what axe finds there. */
export async function take(page, folder, file, { hasMap, sdkRules = [] }) {
  await page.screenshot({
    path: join(folder, file),
    animations: 'disabled',
    // A map page is as high as its window.
    fullPage: !hasMap
  });
  return { file, findings: await violationsOf(page, sdkRules) };
}
