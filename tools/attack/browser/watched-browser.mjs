import { printLine } from '../../../scripts/lib/command.mjs';
import { accounts, fillSignIn, leavesMachine } from '../../../tests/support/site-page.mjs';

/* Browser contexts in which nothing of an attack goes unseen, and the list of checks. */

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */

/** Elements that a hostile text has built; Playwright looks into open shadow roots too. */
const BUILT_ELEMENTS = '[data-attacked]';
/** Time in which a script that was inserted runs, ms. */
const SETTLE_MS = 300;
/** Time for a step on a machine that is busy with other work, ms. */
const SLOW_MS = 90_000;
const PAGE_WITHOUT_MAP = '/map/admin/customers';
/** Console errors of calls that are meant to be refused, and of pictures that do not exist. */
const EXPECTED_ERRORS = /^Failed to load resource/;

/** Runs in every frame before its own scripts: reports violations of the content policy, and scripts of an attack. */
function reportAttacks() {
  const report = /** @type {{ reportAttack?: (text: string) => void }} */ (
    /** @type {unknown} */ (globalThis)
  ).reportAttack;
  document.addEventListener('securitypolicyviolation', (event) =>
    report?.(`content policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`)
  );
  Object.defineProperty(globalThis, '__attacked', {
    get: () => undefined,
    set: () => report?.('a script of the attack ran')
  });
}

/** A context whose attacks are listed. */
export class WatchedContext {
  /** @type {string[]} */
  seen = [];

  /** @param {BrowserContext} context */
  constructor(context) {
    this.context = context;
  }

  /**
   * @param {Browser} browser
   * @param {string} url address of the server
   * @param {import('@playwright/test').BrowserContextOptions} [options]
   */
  static async open(browser, url, options = {}) {
    const origins = [{ origin: url, localStorage: [{ name: 'site-tour', value: 'seen' }] }];
    const watched = new WatchedContext(
      await browser.newContext({
        storageState: { cookies: [], origins },
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        ...options
      })
    );
    watched.context.setDefaultTimeout(SLOW_MS);
    await watched.watch();
    return watched;
  }

  async watch() {
    const { context, seen } = this;
    await context.exposeFunction('reportAttack', (/** @type {string} */ text) => seen.push(text));
    await context.addInitScript(reportAttacks);
    await context.route(leavesMachine, (route) => {
      seen.push(`request off this machine: ${route.request().url()}`);
      return route.abort();
    });
    context.on('dialog', (dialog) => {
      seen.push(`a dialog opened: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('weberror', (error) => seen.push(`page: ${error.error().message}`));
    context.on('console', (message) => {
      if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text()))
        seen.push(`console: ${message.text()}`);
    });
  }

  /**
   * Signs in through the form.
   * @param {string} url
   * @param {'admin' | 'staff'} role
   */
  async signIn(url, role) {
    const page = await this.context.newPage();
    await page.goto(`${url}/?locale=en&next=${PAGE_WITHOUT_MAP}`);
    await fillSignIn(page, accounts[role]);
    await page.waitForURL(({ pathname }) => pathname === PAGE_WITHOUT_MAP, { waitUntil: 'domcontentloaded' });
    await page.close();
  }

  /**
   * Returns what the attack achieved on a page since the last call, a line; null if nothing.
   * @param {Page} page
   */
  async findEffect(page) {
    await page.waitForTimeout(SETTLE_MS);
    for (const frame of page.frames()) {
      const built = await frame.locator(BUILT_ELEMENTS).count();
      if (built > 0) this.seen.push(`a text built ${built} elements in ${frame.url()}`);
    }
    return this.seen.splice(0).join('; ') || null;
  }
}

/** The checks of a run, printed one a line. */
export class CheckList {
  count = 0;
  held = 0;

  /**
   * Runs a check, which returns its fault or null; an error is a fault too.
   * @param {string} name
   * @param {() => Promise<string | null>} check
   */
  async run(name, check) {
    this.count++;
    const fault = await check().catch((error) => String(error).split('\n').slice(0, 3).join(' '));
    if (fault === null) this.held++;
    printLine(fault === null ? `✓ ${name}` : `✗ ${name}: ${fault.slice(0, 600)}`);
  }
}
