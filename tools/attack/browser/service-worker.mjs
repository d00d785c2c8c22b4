import { WatchedContext } from './watched-browser.mjs';

/* The service worker, whose caches somebody has filled with a page and data of their own. */

/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */

const PAGE = '/map/admin/customers';
/** A page, data and a document of an app, none of which the worker may answer from a cache. */
const POISONED = [PAGE, '/', '/api/me', '/api/parameters', '/experiences/admin/config.json'];
const POISON = 'poisoned';

/** Runs in the page: stores a false answer for every address in every cache, and in one of its own. */
async function poisonCaches(/** @type {readonly [readonly string[], string]} */ [paths, body]) {
  await navigator.serviceWorker.ready;
  for (const name of [...(await caches.keys()), 'site-parts', 'poison']) {
    const cache = await caches.open(name);
    for (const path of paths)
      await cache.put(path, new Response(body, { headers: { 'content-type': 'text/html' } }));
  }
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
  await watched.context.close();
}
