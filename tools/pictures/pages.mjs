import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';

/* The pages to visit, each with the accounts that see it. */

/** @typedef {import('./pages.mjs').SitePage} SitePage */
/**
 * @typedef {object} Route a route of `experiences/routes.json`
 * @property {string} path
 * @property {string} experience
 * @property {string} page
 * @property {string} [access]
 * @property {{ investor?: object }} [byRole]
 * @property {string[]} [refuses] roles
 */

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** @param {Route} route */
const isWidgetMap = ({ path }) => path.startsWith('/map/widgets/');
/** @param {Route} route */
const isForAdmins = ({ experience }) => experience === 'admin' || experience === 'settings';

/**
 * Returns whether an experience contains a map or a scene.
 * @param {string} experience
 */
function hasMap(experience) {
  /** @type {{ widgets: Record<string, { uri: string }> }} */
  const { widgets } = readJson(`experiences/${experience}/config.json`);
  return Object.values(widgets).some(({ uri }) => uri === 'widgets/arcgis/arcgis-map/');
}

/** @param {string} path */
const toPageName = (path) => path.slice(1).replaceAll('/', '-') || 'login';

/**
 * Returns the visits of a route: its page for each account that sees it differently.
 * @param {Route} route
 * @returns {SitePage[]}
 */
function listVisits(route) {
  const { path, experience, byRole } = route;
  const page = { name: toPageName(path), path, hasMap: hasMap(experience), status: 200, closesHint: false };
  if (isWidgetMap(route)) {
    /** @type {SitePage} */
    const map = { ...page, account: 'guest', closesHint: true };
    // In a partner's frame it is the same map without its bar of buttons, so one variant is enough.
    return [map, { ...map, name: `${map.name}-embedded`, path: `${path}?embedded=true`, once: true }];
  }
  if (isForAdmins(route)) return [{ ...page, account: 'admin' }];
  if (route.access !== 'signedIn' && route.access !== 'staff') return [{ ...page, account: 'guest' }];
  /** @type {SitePage} */
  const own = { ...page, account: 'staff' };
  if (byRole?.investor === undefined) return [own];
  /** @type {SitePage} */
  const investors = { ...page, name: `${page.name}-investor`, account: 'investor' };
  // Panels over an investor's scene are the same as over their map, so one variant is enough.
  return [own, path === '/map/oilpalm3d' ? { ...investors, once: true } : investors];
}

/**
 * Returns every page of `experiences/routes.json`, the builder, an unknown address and a page of another
 * account.
 * @returns {SitePage[]}
 */
export function listPages() {
  /** @type {{ routes: Route[] }} */
  const { routes } = readJson('experiences/routes.json');
  // A page with two addresses is visited once.
  /** @type {Set<string>} */
  const seen = new Set();
  const different = routes.filter(({ experience, page }) => {
    const shown = `${experience}/${page}`;
    return !seen.has(shown) && seen.add(shown);
  });
  const plain = { hasMap: false, closesHint: false };
  const notForInvestors = routes.find(({ refuses }) => refuses?.includes('investor'));
  if (notForInvestors === undefined)
    throw new Error('No route of experiences/routes.json refuses investors.');
  return [
    ...different.flatMap(listVisits),
    { ...plain, name: 'builder', path: '/builder', account: 'admin', status: 200 },
    { ...plain, name: '404', path: '/nothing-here', account: 'guest', status: 404 },
    { ...plain, name: '403', path: notForInvestors.path, account: 'investor', status: 403 }
  ];
}
