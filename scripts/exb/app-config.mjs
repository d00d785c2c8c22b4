import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { CommandError } from '../lib/command.mjs';
import { PLACEHOLDER } from './options.mjs';

/** Matches the suite's widgets; Esri's are in nested folders. */
const OWN_WIDGET = /^widgets\/[\w-]+\/$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const isObject = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object ?? {}).map(([key, value]) => [key, change(value)]));

/** Merges settings over defaults; lists are replaced as a whole. */
function mergeSettings(defaults, settings) {
  if (!isObject(defaults) || !isObject(settings)) return settings === undefined ? defaults : settings;
  return Object.fromEntries(
    [...new Set([...Object.keys(defaults), ...Object.keys(settings)])].map((key) => [
      key,
      mergeSettings(defaults[key], settings[key])
    ])
  );
}

/**
 * Returns version and default configuration of one of Esri's widgets in the client.
 * @throws CommandError when the client lacks it.
 */
function readEsriWidget(client, uri) {
  const folder = join(client, 'dist', uri);
  if (!existsSync(join(folder, 'manifest.json')))
    throw new CommandError(
      `${client} has no dist/${uri}manifest.json. Experiences use this Esri widget: unpack the whole Developer Edition.`
    );
  const config = join(folder, 'config.json');
  return {
    version: readJson(join(folder, 'manifest.json')).version,
    config: existsSync(config) ? readJson(config) : {}
  };
}

/** An address of one of SITE's pages in the settings of a widget: path and the rest. */
const PAGE = /^(\/[^?#]*)(.*)$/s;

/**
 * Replaces addresses of SITE's pages in a setting by those in `pages`; addresses that `pages` lacks are added
 * to `missing`.
 */
function replacePageLinks(value, pages, missing) {
  if (Array.isArray(value)) return value.map((each) => replacePageLinks(each, pages, missing));
  if (isObject(value)) return mapValues(value, (each) => replacePageLinks(each, pages, missing));
  const [, path, rest] = (typeof value === 'string' && PAGE.exec(value)) || [];
  if (!path) return value;
  const to = pages[path];
  if (to !== undefined) return to + (to.includes('?') ? rest.replace('?', '&') : rest);
  missing.add(path);
  return value;
}

/**
 * Sets `serverUrl` in the suite's widgets that have this setting, because the page has another origin than the
 * server.
 */
function buildOwnConfig(uri, config, { server, pages, missing }) {
  const hasServerUrl = 'serverUrl' in readJson(join(root, uri, 'config.json'));
  const linked = replacePageLinks(config, pages, missing);
  return hasServerUrl ? { ...linked, serverUrl: linked?.serverUrl || server } : linked;
}

/** Returns the portal item of a map of the suite, when it was published there. */
function resolveMapSource(source, { portalUrl, items }, id) {
  if (source.type !== 'WEB_MAP' && source.type !== 'WEB_SCENE') return source;
  const itemId = items[source.itemId];
  if (itemId) return { ...source, itemId, portalUrl };
  if (Object.keys(items).length === 0) return source;
  throw new CommandError(
    `${id} shows the map ${source.itemId}, for which the options have no item. Run exb:publish-maps with --apply again.`
  );
}

/**
 * Returns an experience of this repository in Developer Edition's form: with real addresses, the portal's ids
 * of maps, versions that the client has, and Esri's full default configuration below the settings.
 * @param id folder in `experiences/`.
 * @param target client folder, `exbVersion` such as 1.19.0, server, portalUrl, items, pages and clientId of the
 *   options, and `missing`, a set that receives addresses of SITE's pages that `pages` lacks.
 * @throws CommandError when the client lacks a widget, or the options a map.
 */
export function buildAppConfig(id, { client, exbVersion, ...options }) {
  const text = readFileSync(join(root, 'experiences', id, 'config.json'), 'utf8');
  const config = JSON.parse(text.replaceAll(PLACEHOLDER, options.server));
  const widgets = mapValues(config.widgets, (widget) => {
    if (OWN_WIDGET.test(widget.uri))
      return { ...widget, config: buildOwnConfig(widget.uri, widget.config, options) };
    const theirs = readEsriWidget(client, widget.uri);
    return { ...widget, version: theirs.version, config: mergeSettings(theirs.config, widget.config) };
  });
  const { clientId, portalUrl } = options;
  return {
    ...config,
    exbVersion,
    originExbVersion: exbVersion,
    widgets,
    dataSources: mapValues(config.dataSources, (source) => resolveMapSource(source, options, id)),
    screenGroups: {},
    screens: {},
    historyLabels: {},
    attributes: { ...config.attributes, portalUrl, ...(clientId && { clientId }) }
  };
}

/** Returns the names of the experiences, which have a config.json, sorted. */
export const filterExperiences = (names) =>
  names.filter((name) => existsSync(join(root, 'experiences', name, 'config.json'))).sort();
