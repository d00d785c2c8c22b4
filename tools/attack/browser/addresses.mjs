import { readFileSync } from 'node:fs';
import { SCRIPT_ADDRESSES, SCRIPT_TEXT } from '../hostile-texts.mjs';

/* Hostile values in every parameter of an address that a page reads. */

/** @typedef {import('./watched-browser.mjs').CheckList} CheckList */
/** @typedef {import('./watched-browser.mjs').WatchedContext} WatchedContext */
/** @typedef {import('@playwright/test').Page} Page */

/** Time for a page to apply its address, ms. */
const APPLIED_MS = 1_500;

/** Pages, and the parameters that they read besides the link state. */
const PAGES = [
  { path: '/', names: ['next', 'theme', 'locale'], isGuest: true },
  { path: '/forgot', names: ['oobCode', 'mode', 'theme', 'locale'], isGuest: true },
  { path: '/map/widgets/serviceArea', names: ['embedded', 'embedKey', 'theme', 'locale'], isGuest: true },
  { path: '/map/admin/customers', names: ['theme', 'locale'], isGuest: false },
  { path: '/settings/data', names: ['theme', 'locale'], isGuest: false },
  { path: '/builder', names: ['experience', 'theme', 'locale'], isGuest: false }
];

const VALUES = [SCRIPT_TEXT, ...SCRIPT_ADDRESSES, '//evil.invalid/', '__proto__'];

/** Pages with link state, and the experience that an administrator gets there. */
const STATE_PAGES = [
  ['/map/admin/customers', 'admin'],
  ['/map/oilpalm', 'oil-palm-2d'],
  ['/map/cassava', 'cassava']
];

/** Names of the link state's parameters by the widget whose id they end with (docs/rules/share-links.md). */
/** @type {Record<string, readonly string[]>} */
const STATE_NAMES = {
  'arcgis/arcgis-map': ['map'],
  'layer-panels': ['filters', 'rasters'],
  'service-area': ['areas', 'season'],
  'summary-boards': ['boards'],
  'asset-popups': ['popup'],
  'cassava-states': ['cassava'],
  'admin-table': ['records'],
  'biochar-analysis': ['biochar'],
  'measure-select': ['shape'],
  'pickup-rounds': ['rounds'],
  'trip-planner': ['trips'],
  'where-next': ['sites']
};

/**
 * Returns a parameter of the link state as the pages write it.
 * @param {unknown} state
 */
const encodeState = (state) => `1.${Buffer.from(JSON.stringify(state)).toString('base64url')}`;

/** Parameters of one address: with more of the longest state the server refuses its length (16 kB). */
const MAX_NAMES = 8;

/** Hostile texts at the places of ids, words and numbers, and shapes that no codec expects. */
const STATES = [
  SCRIPT_TEXT,
  encodeState(SCRIPT_TEXT),
  encodeState({
    ...{ layers: [SCRIPT_TEXT], open: [SCRIPT_TEXT], layer: SCRIPT_TEXT, state: SCRIPT_TEXT },
    ...{ center: SCRIPT_TEXT, scale: SCRIPT_TEXT, search: SCRIPT_TEXT, source: { kind: SCRIPT_TEXT } }
  }),
  encodeState([{ id: SCRIPT_TEXT, layer: SCRIPT_TEXT, name: SCRIPT_TEXT, where: '1=1', minutes: 1e308 }]),
  `1.${Buffer.from('{"__proto__":{"__attacked":1},"search":"<b data-attacked>"}').toString('base64url')}`
];

/**
 * Returns the names of the link state's parameters of an experience.
 * @param {string} experience
 */
function listStateNames(experience) {
  /** @type {{ widgets: Record<string, { id: string, uri: string }> }} */
  const { widgets } = JSON.parse(readFileSync(`experiences/${experience}/config.json`, 'utf8'));
  return Object.values(widgets).flatMap(({ id, uri }) =>
    (STATE_NAMES[uri.replace(/^widgets\/|\/$/g, '')] ?? []).map((kind) => `${kind}.${id}`)
  );
}

/**
 * Opens an address and returns what its values achieved, or null.
 * @param {WatchedContext} watched
 * @param {Page} page
 * @param {string} address
 */
async function openAddress(watched, page, address) {
  await page.goto(address);
  await page.locator('main, [data-widgetid], body > p').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(APPLIED_MS);
  const effect = await watched.findEffect(page);
  const isElsewhere = new URL(page.url()).origin !== new URL(address).origin;
  return isElsewhere ? `it led to ${page.url()}` : effect;
}

/**
 * @param {CheckList} checks
 * @param {{ guest: WatchedContext, admin: WatchedContext }} contexts
 * @param {string} url
 */
export async function attackAddresses(checks, { guest, admin }, url) {
  for (const { path, names, isGuest } of PAGES) {
    const watched = isGuest ? guest : admin;
    const page = await watched.context.newPage();
    for (const value of VALUES)
      await checks.run(`address: ${path}, ${names.join(' and ')} ${value.slice(0, 24)}`, () => {
        const query = new URLSearchParams(names.map((name) => [name, value]));
        return openAddress(watched, page, `${url}${path}?${query}`);
      });
    await page.close();
  }
  for (const [path = '', experience = ''] of STATE_PAGES) {
    const page = await admin.context.newPage();
    const names = listStateNames(experience);
    for (const [at, state] of STATES.entries())
      for (let first = 0; first < names.length; first += MAX_NAMES) {
        const some = names.slice(first, first + MAX_NAMES);
        await checks.run(`address: ${path}, link state ${at + 1} in ${some.join(', ')}`, () => {
          const query = new URLSearchParams(some.map((name) => [name, state]));
          return openAddress(admin, page, `${url}${path}?${query}`);
        });
      }
    await page.close();
  }
}
