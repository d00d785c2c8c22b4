import { accounts, fillSignIn } from '../../tests/support/site-page.mjs';
import { launchBrowser, waitUntilDrawn } from '../bench/map-page.mjs';

/**
 * A request of a page, as it was sent.
 * @typedef {{ method: string, path: string, headers: Record<string, string>, body: string | null }} PageRequest
 */

/** Headers that belong to one connection or one cached answer. */
const LEFT_OUT = ['host', 'connection', 'content-length', 'if-none-match', 'if-modified-since'];

/**
 * Signs in as staff in a browser without a cache, and returns the requests to the server until the oil palm map is
 * drawn, in their order.
 * @param {string} url
 * @returns {Promise<PageRequest[]>}
 */
export async function recordOpening(url) {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block'
    });
    const page = await context.newPage();
    await page.goto(url);
    /** @type {Promise<PageRequest>[]} */
    const sent = [];
    page.on('request', (request) => {
      // Signing in is limited for each account, so it is not replayed.
      if (!request.url().startsWith(url) || request.url().endsWith('/signin')) return;
      sent.push(
        request.allHeaders().then((all) => ({
          method: request.method(),
          path: request.url().slice(url.length),
          headers: Object.fromEntries(
            Object.entries(all).filter(([name]) => !name.startsWith(':') && !LEFT_OUT.includes(name))
          ),
          body: request.postData()
        }))
      );
    });
    await fillSignIn(page, accounts.staff);
    await page.waitForURL('**/map/oilpalm**');
    await waitUntilDrawn(page);
    return await Promise.all(sent);
  } finally {
    await browser.close();
  }
}
