import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { Stop } from '../lib/say.mjs';
import { PLACEHOLDER } from './options.mjs';

/** Widgets of Esri stand in folders of folders; ours do not. */
const OWN_WIDGET = /^widgets\/[\w-]+\/$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, change(value)]));

/** What is said, over what is there by default; lists are taken whole. */
function over(defaults, said) {
  if (!isObject(defaults) || !isObject(said)) return said === undefined ? defaults : said;
  return Object.fromEntries(
    [...new Set([...Object.keys(defaults), ...Object.keys(said)])].map((key) => [
      key,
      over(defaults[key], said[key])
    ])
  );
}

/** Version and default configuration of one of Esri's widgets as the client has it. @throws Stop when it lacks it. */
function esriWidget(client, uri) {
  const folder = join(client, 'dist', uri);
  if (!existsSync(join(folder, 'manifest.json')))
    throw new Stop(
      `${client} has no dist/${uri}manifest.json. Experiences need this widget of Esri's: unpack Developer Edition whole.`
    );
  const config = join(folder, 'config.json');
  return {
    version: readJson(join(folder, 'manifest.json')).version,
    config: existsSync(config) ? readJson(config) : {}
  };
}

/** An address of one of SITE's own pages, as widgets have it in their settings: path, and what follows it. */
const PAGE = /^(\/[^?#]*)(.*)$/s;

/** A setting with addresses of SITE's pages led to where these stand; those that `pages` does not name go to `missing`. */
function ledTo(value, pages, missing) {
  if (Array.isArray(value)) return value.map((each) => ledTo(each, pages, missing));
  if (isObject(value)) return mapValues(value, (each) => ledTo(each, pages, missing));
  const [, path, rest] = (typeof value === 'string' && PAGE.exec(value)) || [];
  if (!path) return value;
  const to = pages[path];
  if (to !== undefined) return to + (to.includes('?') ? rest.replace('?', '&') : rest);
  missing.add(path);
  return value;
}

/** Ours ask the server by `serverUrl` wherever they have that setting: the page comes from another origin. */
function ownConfig(uri, config, { server, pages, missing }) {
  const asks = 'serverUrl' in readJson(join(root, uri, 'config.json'));
  const led = ledTo(config, pages, missing);
  return asks ? { ...led, serverUrl: led?.serverUrl || server } : led;
}

/** A map of ours as it stands in the portal, where it was published there. */
function placedSource(source, { portalUrl, items }, id) {
  if (source.type !== 'WEB_MAP' && source.type !== 'WEB_SCENE') return source;
  const itemId = items[source.itemId];
  if (itemId) return { ...source, itemId, portalUrl };
  if (Object.keys(items).length === 0) return source;
  throw new Stop(
    `${id} shows the map ${source.itemId}, which the options name no item for. Run exb:publish-maps with --apply again.`
  );
}

/**
 * An experience of this repository as Developer Edition keeps it: with addresses in their place, maps by the portal's
 * ids, versions that the client knows, and the whole of Esri's default configuration under what is set here.
 * @param id folder in `experiences/`.
 * @param target client folder, `exbVersion` such as 1.19.0, server, portalUrl, items, pages and clientId of the options,
 * and `missing`, a set that addresses of SITE's pages go into which `pages` does not name.
 * @throws Stop when the client lacks a widget, or the options a map.
 */
export function appConfig(id, { client, exbVersion, ...options }) {
  const text = readFileSync(join(root, 'experiences', id, 'config.json'), 'utf8');
  const config = JSON.parse(text.replaceAll(PLACEHOLDER, options.server));
  const widgets = mapValues(config.widgets, (widget) => {
    if (OWN_WIDGET.test(widget.uri))
      return { ...widget, config: ownConfig(widget.uri, widget.config, options) };
    const theirs = esriWidget(client, widget.uri);
    return { ...widget, version: theirs.version, config: over(theirs.config, widget.config) };
  });
  const { clientId, portalUrl } = options;
  return {
    ...config,
    exbVersion,
    originExbVersion: exbVersion,
    widgets,
    dataSources: mapValues(config.dataSources, (source) => placedSource(source, options, id)),
    screenGroups: {},
    screens: {},
    historyLabels: {},
    attributes: { ...config.attributes, portalUrl, ...(clientId && { clientId }) }
  };
}

/** Names of the experiences, those with a config.json, in the order of `names`. */
export const experiencesOf = (names) =>
  names.filter((name) => existsSync(join(root, 'experiences', name, 'config.json'))).sort();
