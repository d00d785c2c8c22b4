import { WatchedContext } from './watched-browser.mjs';

/* The service worker, whose caches somebody has filled with a page and data of their own. */

/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */

const PAGE = '/map/admin/customers';
/** A page, data and a document of an app, none of which the worker may answer from a cache. */
const POISONED = [PAGE, '/', '/api/me', '/api/parameters', '/experiences/admin/config.json'];
const POISON = 'poisoned';

/** A script that is stored under the names of the build's own. */
const PLANTED = '__attacked=1';
/** Name of a part of an older release. */
const FORMER = '/assets/former-1a2b3c4d.js';
/** Documents under names of the engine's files, which a link might open. */
const DOCUMENTS = ['/arcgis-assets/poisoned.html', '/fonts/poisoned.svg'];
/** All that the worker may cache. */
const CACHEABLE = /^\/(assets|arcgis-assets|fonts)\//;

/** Runs in the page: stores a false answer for every address in every cache, and in one of its own. */
async function poisonCaches(/** @type {readonly [readonly string[], string]} */ [paths, body]) {
  await navigator.serviceWorker.ready;
  for (const name of [...(await caches.keys()), 'site-parts', 'poison']) {
    const cache = await caches.open(name);
    for (const path of paths)
      await cache.put(path, new Response(body, { headers: { 'content-type': 'text/html' } }));
  }
}

/** Runs in the page: stores a script under every cached name of a script. Returns how many. */
async function plantScripts(/** @type {string} */ script) {
  let planted = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).filter(({ url }) => url.endsWith('.js'))) {
      await cache.put(request, new Response(script, { headers: { 'content-type': 'text/javascript' } }));
      planted++;
    }
  }
  return planted;
}

/** Runs in the page: lists the paths in all caches of the worker. */
async function listCachedPaths() {
  const own = (await caches.keys()).filter((name) => name !== 'poison');
  const requests = await Promise.all(own.map(async (name) => (await caches.open(name)).keys()));
  return requests.flat().map(({ url }) => new URL(url).pathname);
}

/**
 * Installs and activates the worker again, as a new release does; the former one ends with its last page.
 * @param {import('@playwright/test').Page} page
 */
async function installAgain(page) {
  const address = page.url();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
  await page.goto('about:blank');
  await page.goto(address);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active === null || active.state === 'activated') return;
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
  });
}

/**
 * Plants scripts under names of the build, of an older release and of documents.
 * @param {CheckList} checks
 * @param {WatchedContext} watched
 * @param {import('@playwright/test').Page} page
 */
async function attackParts(checks, watched, page) {
  await checks.run('service worker: scripts planted under the names of parts do not run', async () => {
    const planted = await page.evaluate(plantScripts, PLANTED);
    await page.reload();
    await page.getByRole('table').waitFor();
    const effect = await watched.findEffect(page);
    return planted === 0 ? 'nothing was cached' : effect;
  });
  await checks.run('service worker: a part of an older release is not served', async () => {
    await page.evaluate(poisonCaches, /** @type {const} */ ([[FORMER, ...DOCUMENTS], PLANTED]));
    const status = await page.evaluate((path) => fetch(path).then((answer) => answer.status), FORMER);
    return status === 404 ? null : `it answers ${status}`;
  });
  for (const path of DOCUMENTS)
    await checks.run(`service worker: ${path} is not opened from a cache`, async () => {
      const opened = await watched.context.newPage();
      const answer = await opened.goto(new URL(path, page.url()).href);
      const text = await opened.content();
      await opened.close();
      return text.includes(PLANTED) ? `it answers ${answer?.status()} with the planted document` : null;
    });
  await checks.run('service worker: a new release removes parts that are not its own', async () => {
    await page.evaluate(poisonCaches, /** @type {const} */ ([[FORMER], PLANTED]));
    await installAgain(page);
    const isCached = await page.evaluate(
      async (path) => (await (await caches.open('site-parts')).match(path)) !== undefined,
      FORMER
    );
    return isCached ? `${FORMER} is still cached` : null;
  });
}

/**
 * Signs out and in as another person, who finds neither data nor scripts of the one before.
 * @param {CheckList} checks
 * @param {WatchedContext} watched
 * @param {readonly [page: import('@playwright/test').Page, url: string]} where
 */
async function attackNextPerson(checks, watched, [page, url]) {
  await checks.run('service worker: nothing but files of the build is cached', async () => {
    await watched.context.clearCookies();
    await page.goto(url);
    const paths = await page.evaluate(listCachedPaths);
    const others = paths.filter((path) => !CACHEABLE.test(path) && !POISONED.includes(path));
    return paths.length === 0 ? 'nothing is cached' : others.join(', ') || null;
  });
  await checks.run('service worker: data are refused after signing out', async () => {
    const texts = await page.evaluate(async () => {
      const answers = ['/api/accounts', '/api/imports'].map((path) => fetch(path));
      return (await Promise.all(answers)).map(({ status }) => status);
    });
    return texts.every((status) => status === 401) ? null : `they answer ${texts.join(', ')}`;
  });
  await checks.run('service worker: scripts that one person planted do not run for the next', async () => {
    await page.evaluate(plantScripts, PLANTED);
    await watched.signIn(url, 'staff');
    await page.goto(url + PAGE);
    await page.getByRole('table').waitFor();
    return watched.findEffect(page);
  });
}

/**
 * @param {CheckList} checks
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function attackServiceWorker(checks, browser, url) {
  const watched = await WatchedContext.open(browser, url, { serviceWorkers: 'allow' });
  await watched.signIn(url, 'admin');
  const page = await watched.context.newPage();
  await page.goto(url + PAGE, { waitUntil: 'networkidle' });
  await checks.run(
    'service worker: its scope is this server and its script the one of the build',
    async () => {
      const [scope, script] = await page.evaluate(async () => {
        const { scope: own, active } = await navigator.serviceWorker.ready;
        return [own, active?.scriptURL];
      });
      return scope === `${url}/` && script === `${url}/service-worker.js` ? null : `${scope} ${script}`;
    }
  );
  await page.evaluate(poisonCaches, /** @type {const} */ ([POISONED, POISON]));
  await page.reload({ waitUntil: 'networkidle' });
  await checks.run('service worker: it controls the page', async () =>
    (await page.evaluate(() => navigator.serviceWorker.controller !== null)) ? null : 'it does not'
  );
  for (const path of POISONED)
    await checks.run(`service worker: ${path} is not answered from a poisoned cache`, async () => {
      const text = await page.evaluate((to) => fetch(to).then((answer) => answer.text()), path);
      return text.includes(POISON) ? 'the poisoned answer was served' : null;
    });
  await checks.run('service worker: the page itself is not a poisoned one', async () => {
    await page.goto(url + PAGE);
    await page.getByRole('table').waitFor();
    return watched.findEffect(page);
  });
  await checks.run('service worker: no other script of the server can become one', async () => {
    const registered = await page.evaluate(
      (/** @type {string[]} */ scripts) =>
        Promise.all(
          scripts.map((script) =>
            navigator.serviceWorker.register(script, { scope: '/map/' }).then(
              () => script,
              () => null
            )
          )
        ),
      ['/api/me', '/experiences/admin/config.json', 'data:text/javascript,1', '/api/docs/json']
    );
    watched.seen.splice(0);
    return registered.filter(Boolean).join(', ') || null;
  });
  await attackParts(checks, watched, page);
  await attackNextPerson(checks, watched, [page, url]);
  await watched.context.close();
}
