import { mapQuietSince } from './map-quiet.mjs';

/*
 * What whoever opens a page of the site in a browser does with it: the browser tests, the benchmarks, the pictures.
 */

export const accounts = {
  admin: 'admin@site.example',
  staff: 'staff@site.example',
  investor: 'investor@site.example'
};
export const password = 'Site-demo-1';

export const uyo = { latitude: 5.03, longitude: 7.93 };

/** Whether an address asks another machine. */
export const leavesMachine = (url) =>
  !['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol.startsWith('http');

/** What the SDK writes of a tile that it no longer wants, as of one that it cannot have. */
const TILE = /Failed to load tile/;

/**
 * Adds console errors, unhandled page errors and requests to other machines (which are aborted) to `faults` and returns
 * that list. Tiles that the SDK cancels when a layer is read again are not faults, although it writes an error for each.
 */
export async function watchFaults(context, faults = []) {
  context.on('console', async (message) => {
    if (message.type() !== 'error') return;
    const text = `console: ${message.text()} (${message.location().url})`;
    const ofTile = TILE.test(text);
    const place = ofTile ? -1 : faults.push(text) - 1;
    // The console's own text of an error within an object is 'Object'.
    const within = await Promise.all(
      // Where the page has gone meanwhile, what the console said of it stands.
      message
        .args()
        .slice(1)
        .map((told) => told.evaluate(messagesWithin).catch(() => []))
    );
    const whole = [text, ...within.flat()].join(' ');
    // Whoever has taken the fault out meanwhile has it as it was.
    if (ofTile && !within.flat().some((told) => told.startsWith('AbortError'))) faults.push(whole);
    else if (faults[place] === text) faults[place] = whole;
  });
  context.on('weberror', (error) => faults.push(`page: ${error.error().message}`));
  await context.route(leavesMachine, (route) => {
    faults.push(`request off this machine: ${route.request().url()}`);
    return route.abort();
  });
  return faults;
}

/** What the errors within an object of the console say. */
const messagesWithin = (told) =>
  Object.values(Object(told)).flatMap((value) => (value?.message ? [`${value.name}: ${value.message}`] : []));

/** Signs in through the form of the page now open. */
export async function fillSignIn(page, email, secret = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Waits, ms at most, until the view of the map or the scene has not been updating for half a second. */
export async function mapDrawn(page, timeout = 90_000) {
  await page.waitForFunction(mapQuietSince, undefined, { timeout, polling: 100 });
}

/**
 * Where a place on the ground is on the screen, once the map rests. One that is out of view, or covered by a panel, is
 * brought into the middle, or above it, as a user would; fails when it is covered there too.
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
      const frame = () => new Promise((resolve) => globalThis.requestAnimationFrame(resolve));
      const look = () => {
        const box = map.getBoundingClientRect();
        const screen = map.view.toScreen(mercator);
        const place = { x: box.left + screen.x, y: box.top + screen.y };
        return { place, there: document.elementFromPoint(place.x, place.y) };
      };
      // A movement begins once the panels stand, two frames after what asks for it.
      for (let still = 0; still < 4; still = map.view.stationary ? still + 1 : 0) await frame();
      if (look().there !== map) await map.view.goTo([x, y], { animate: false });
      // A long table stands over the middle, and leaves what is above it.
      if (look().there !== map) {
        const { width, height } = map.view;
        await map.view.goTo(map.view.toMap({ x: width / 2, y: height * 0.75 }), { animate: false });
      }
      const { place, there } = look();
      if (there !== map)
        throw new Error(`Not the map but ${there?.outerHTML.slice(0, 120)} is at ${y}, ${x}.`);
      return place;
    },
    { x: longitude, y: latitude }
  );

/** Clicks the map at a place on the ground. */
export async function clickMapAt(page, place) {
  const at = await pointOfMap(page, place);
  await page.mouse.click(at.x, at.y);
}

/** Unfolds every group of the list of layers, which is open. */
export async function unfoldLayers(page) {
  const list = page.locator('.widget-layer-panels');
  await list.locator('h3').first().waitFor();
  const folded = list.locator('h3 button[aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
}
