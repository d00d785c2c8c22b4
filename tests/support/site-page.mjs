import { mapQuietSince } from './map-quiet.mjs';

/*
 * Actions on a page of the site in a browser, shared by the browser tests, the benchmarks and the screenshots.
 */

export const accounts = {
  admin: 'admin@site.example',
  staff: 'staff@site.example',
  investor: 'investor@site.example'
};
export const password = 'Site-demo-1';

export const uyo = { latitude: 5.03, longitude: 7.93 };

/** Returns whether an address is on another machine. */
export const leavesMachine = (url) =>
  !['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol.startsWith('http');

/** Error that the SDK logs for a cancelled tile as well as for a failed one. */
const TILE = /Failed to load tile/;

/**
 * Adds console errors, unhandled page errors and requests to other machines (which are aborted) to `faults` and
 * returns that list. Tiles that the SDK cancels when a layer is read again are not faults, although it logs an
 * error for each.
 */
export async function watchFaults(context, faults = []) {
  context.on('console', async (message) => {
    if (message.type() !== 'error') return;
    const text = `console: ${message.text()} (${message.location().url})`;
    const ofTile = TILE.test(text);
    const place = ofTile ? -1 : faults.push(text) - 1;
    // The console's text of an error within an object is just 'Object'.
    const within = await Promise.all(
      // If the page has navigated away, the console's own text remains.
      message
        .args()
        .slice(1)
        .map((argument) => argument.evaluate(messagesWithin).catch(() => []))
    );
    const whole = [text, ...within.flat()].join(' ');
    // A fault that was taken out meanwhile keeps its short text.
    if (ofTile && !within.flat().some((argument) => argument.startsWith('AbortError'))) faults.push(whole);
    else if (faults[place] === text) faults[place] = whole;
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  await context.route(leavesMachine, (route) => {
    faults.push(`request off this machine: ${route.request().url()}`);
    return route.abort();
  });
  return faults;
}

/** Returns the messages of the errors within an object of the console. */
const messagesWithin = (argument) =>
  Object.values(Object(argument)).flatMap((value) =>
    value?.message ? [`${value.name}: ${value.message}`] : []
  );

/** Signs in through the form of the open page. */
export async function fillSignIn(page, email, secret = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/**
 * Waits until the view of the map or the scene has not been updating for half a second; at most `timeout` ms.
 */
export async function mapDrawn(page, timeout = 90_000) {
  await page.waitForFunction(mapQuietSince, undefined, { timeout, polling: 100 });
}

/**
 * Returns the position of a place on the screen, once the map is stationary. A place that is out of view, or
 * covered by a panel, is moved to the middle of the map, or above it.
 * @throws when it is covered there too.
 */
export const pointOfMap = (page, { latitude, longitude }) =>
  page.evaluate(
    async ({ x, y }) => {
      const map = document.querySelector('arcgis-map');
      const mercator = {
        type: 'point',
        x: (x * 20037508.342789244) / 180,
        y: (Math.log(Math.tan(((90 + y) * Math.PI) / 360)) / Math.PI) * 20037508.342789244,
        spatialReference: map.view.spatialReference
      };
      const waitForFrame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
      const findPoint = () => {
        const box = map.getBoundingClientRect();
        const screen = map.view.toScreen(mercator);
        const place = { x: box.left + screen.x, y: box.top + screen.y };
        return { place, there: document.elementFromPoint(place.x, place.y) };
      };
      // A movement begins once the panels have their size, two frames after the action that causes it.
      for (let still = 0; still < 4; still = map.view.stationary ? still + 1 : 0) await waitForFrame();
      if (findPoint().there !== map) await map.view.goTo([x, y], { animate: false });
      // A long table covers the middle, but not the part above it.
      if (findPoint().there !== map) {
        const { width, height } = map.view;
        await map.view.goTo(map.view.toMap({ x: width / 2, y: height * 0.75 }), { animate: false });
      }
      const { place, there } = findPoint();
      if (there !== map)
        throw new Error(`Not the map but ${there?.outerHTML.slice(0, 120)} is at ${y}, ${x}.`);
      return place;
    },
    { x: longitude, y: latitude }
  );

/** Clicks the map at a geographic position. */
export async function clickMapAt(page, place) {
  const at = await pointOfMap(page, place);
  await page.mouse.click(at.x, at.y);
}

/** Expands every group of the open layer list. */
export async function unfoldLayers(page) {
  const list = page.locator('.widget-layer-panels');
  await list.locator('h3').first().waitFor();
  const folded = list.locator('h3 button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
}
