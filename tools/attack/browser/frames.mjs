import { createServer } from 'node:http';

/* Framing, messages and keys of foreign pages: the partner's and another one, each on a port of its own. */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */
/** @typedef {import('./watched-browser.mjs').WatchedContext} WatchedContext */

/** Time for messages and their effects, ms. */
const MESSAGES_MS = 1_500;
/** Times that a page is described until it is still. */
const MOST_TRIES = 80;
/** Intervals without a change after which it counts as still. */
const STILL = 2;

/**
 * Serves an empty page on a port.
 * @param {number} port
 */
export async function serveForeignPage(port) {
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html; charset=utf-8')
      .end('<!doctype html><title>Foreign</title><body></body>')
  );
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)));
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    }
  };
}

/**
 * Frames an address in a page of an origin. Returns whether the browser showed it, and the messages that its frame
 * posted to the page.
 * @param {Page} page
 * @param {string} origin
 * @param {string} address
 */
async function frameAddress(page, origin, address) {
  await page.goto(origin);
  await page.evaluate(async (src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: '900', height: '700' });
    const received = /** @type {unknown[]} */ ([]);
    Object.assign(window, { received });
    window.addEventListener('message', ({ data }) => received.push(data));
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
  }, address);
  // The browser exchanges a frame that it refuses for one with its own page, some time after the load.
  for (;;) {
    const shown = page.frames()[1]?.url() ?? '';
    if (shown.startsWith('chrome-error:')) return false;
    if (shown.startsWith('http')) return true;
    await page.waitForTimeout(50);
  }
}

/** @param {Page} page */
const readReceived = (page) =>
  page.evaluate(() => JSON.stringify(/** @type {{ received?: unknown }} */ (window).received ?? []));

/** Describes a page by what a message could change: its address, its title, its text. */
const describeFrame = () =>
  [location.href, document.title, document.body.innerText.replace(/\d+/g, '')].join('\n');

/**
 * Describes a page with its frames.
 * @param {Page} page
 */
const describeFrames = async (page) =>
  (await Promise.all(page.frames().map((frame) => frame.evaluate(describeFrame)))).join('\n');

/** Returns whether the map of a frame is still loading. */
const isLoading = () => {
  const map = /** @type {DrawnMapElement | null} */ (document.querySelector('arcgis-map, arcgis-scene'));
  return map !== null && (!map.view?.ready || map.view.updating);
};

/**
 * Describes a page once its maps are drawn and it no longer changes by itself.
 * @param {Page} page
 */
async function describeStill(page) {
  let last = '';
  let equal = 0;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    await page.waitForTimeout(MESSAGES_MS);
    const now = await describeFrames(page);
    const loading = await Promise.all(page.frames().map((frame) => frame.evaluate(isLoading)));
    equal = now === last && !loading.includes(true) ? equal + 1 : 0;
    if (equal === STILL) return now;
    last = now;
  }
  throw new Error(`${page.url()} changes by itself.`);
}

/**
 * Returns the first line that only one of two descriptions has.
 * @param {string} before
 * @param {string} after
 */
function findDifference(before, after) {
  const [earlier, later] = [before.split('\n'), after.split('\n')];
  const added = later.find((line) => !earlier.includes(line));
  return added ?? `be without '${earlier.find((line) => !later.includes(line)) ?? 'a repeated line'}'`;
}

/** Messages that a foreign page might try, as the embed, the builder and libraries send them. */
const MESSAGES = [
  { source: 'site-embed', version: 1, event: 'selection', selection: null },
  { type: 'builder-preview-config', isCanvas: true, config: { pages: {}, widgets: {}, layouts: {} } },
  { type: 'builder-preview-heights', heights: { widget_1: 9_000 } },
  { type: 'arcgis:auth:requestCredential' },
  { type: 'arcgis:auth:credential', credential: { token: 'stolen', userId: 'attacker' } },
  { action: 'setConfig', config: {} },
  'setImmediate$0.1$1',
  JSON.stringify({ eventType: 'authEvent', urlResponse: 'javascript:__attacked=1' })
];

/**
 * @typedef {object} Origins
 * @property {string} url of the server
 * @property {string} partner origin that the key allows
 * @property {string} foreign origin that nothing allows
 * @property {string} key
 */

/**
 * @param {CheckList} checks
 * @param {WatchedContext} guest
 * @param {Origins} origins
 */
async function attackFraming(checks, guest, { url, partner, foreign, key }) {
  const page = await guest.context.newPage();
  const embed = `${url}/map/widgets/serviceArea?embedded=true&embedKey=${key}`;
  await checks.run('framing: the origin of a key shows its map', async () => {
    if (!(await frameAddress(page, partner, embed))) return 'the browser refused it';
    await page.waitForFunction(() =>
      JSON.stringify(/** @type {{ received?: unknown }} */ (window).received).includes('"ready"')
    );
    return guest.findEffect(page);
  });
  const refused = [
    ['another origin, the map of a key', embed],
    ['another origin, the map without a key', `${url}/map/widgets/serviceArea?embedded=true`],
    ['another origin, an invented key', `${url}/map/widgets/serviceArea?embedded=true&embedKey=emb_x`],
    ...[
      '/',
      '/reset',
      '/forgot',
      '/map/oilpalm',
      '/map/admin/customers',
      '/settings/accounts',
      '/builder'
    ].map((path) => [`another origin, ${path}`, url + path])
  ];
  for (const [name = '', address = ''] of refused)
    await checks.run(`framing: ${name}`, async () => {
      const isShown = await frameAddress(page, foreign, address);
      // The refusal of a key is a text that anybody may frame; its link leads to a page that cannot be framed.
      const isText =
        isShown && (await page.frames()[1]?.locator('button, input, form, script').count()) === 0;
      const received = await readReceived(page);
      guest.seen.splice(0);
      if (isShown && !isText) return 'the browser showed it';
      return received === '[]' ? null : `it posted ${received}`;
    });
  await page.close();
}

/**
 * @param {CheckList} checks
 * @param {{ guest: WatchedContext, admin: WatchedContext }} contexts
 * @param {Origins} origins
 */
async function attackByMessages(checks, { guest, admin }, { url, partner, foreign, key }) {
  await checks.run('messages: an embed ignores those of the page around it', async () => {
    const page = await guest.context.newPage();
    await frameAddress(page, partner, `${url}/map/widgets/serviceArea?embedded=true&embedKey=${key}`);
    const frame = page.frames()[1];
    if (frame === undefined) return 'there is no frame';
    await frame.getByRole('button', { name: 'OK' }).waitFor();
    const before = await describeStill(page);
    await page.evaluate((messages) => {
      for (const message of messages) window.frames[0]?.postMessage(message, '*');
    }, MESSAGES);
    await page.waitForTimeout(MESSAGES_MS);
    const after = await describeFrames(page);
    const effect = await guest.findEffect(page);
    await page.close();
    return before === after ? effect : `the page changed to ${findDifference(before, after)}`;
  });
  for (const path of ['/map/admin/customers', '/builder?experience=oil-palm-2d'])
    await checks.run(`messages: ${path} ignores those of the page that opened it`, async () => {
      const page = await admin.context.newPage();
      await page.goto(foreign);
      const opening = admin.context.waitForEvent('page');
      await page.evaluate((to) => Object.assign(window, { opened: window.open(to) }), url + path);
      const opened = await opening;
      await opened.waitForLoadState('networkidle');
      const before = await describeStill(opened);
      await page.evaluate((messages) => {
        const { opened: other } = /** @type {{ opened?: Window | null }} */ (window);
        for (const to of other ? [other, ...Array.from({ length: other.length }, (_, n) => other[n])] : [])
          for (const message of messages) /** @type {Window} */ (to).postMessage(message, '*');
      }, MESSAGES);
      await page.waitForTimeout(MESSAGES_MS);
      const after = await describeFrames(opened);
      const effect = await admin.findEffect(opened);
      await opened.close();
      await page.close();
      return before === after ? effect : `the page changed to ${findDifference(before, after)}`;
    });
}

/**
 * @param {CheckList} checks
 * @param {WatchedContext} guest
 * @param {Origins} origins
 */
async function attackKeys(checks, guest, { url, foreign, key }) {
  const page = await guest.context.newPage();
  await page.goto(foreign);
  const calls = [
    ['/api/embed', `/api/embed?origin=${encodeURIComponent(foreign)}`, 'GET'],
    ['/api/service-area-summary', '/api/service-area-summary', 'POST'],
    ['/api/me with the cookie', '/api/me', 'GET']
  ];
  for (const [name = '', path = '', method = 'GET'] of calls)
    await checks.run(`key: another origin cannot read ${name}`, async () => {
      const answer = await page.evaluate(
        ([address, verb, given]) =>
          fetch(address, {
            method: verb,
            credentials: 'include',
            headers: { 'x-embed-key': given, 'content-type': 'application/json' },
            body: verb === 'POST' ? '{"latitude":5.03,"longitude":7.93,"minutes":10}' : undefined
          }).then(
            (response) => response.text(),
            () => null
          ),
        /** @type {const} */ ([url + path, method, key])
      );
      guest.seen.splice(0);
      return answer === null ? null : `read ${answer.slice(0, 100)}`;
    });
  await checks.run('key: the server does not allow another origin', async () => {
    const answer = await fetch(`${url}/api/embed?origin=${encodeURIComponent(foreign)}`, {
      headers: { 'x-embed-key': key }
    });
    const { allowed } = /** @type {{ allowed: boolean }} */ (await answer.json());
    return allowed ? 'it is allowed' : null;
  });
  await page.close();
}

/**
 * @param {CheckList} checks
 * @param {{ guest: WatchedContext, admin: WatchedContext }} contexts
 * @param {Origins} origins
 */
export async function attackFromOtherOrigins(checks, contexts, origins) {
  await attackFraming(checks, contexts.guest, origins);
  await attackByMessages(checks, contexts, origins);
  await attackKeys(checks, contexts.guest, origins);
}
