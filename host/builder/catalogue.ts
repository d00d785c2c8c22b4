import { loadTranslations } from '../jimu/jimu-core/lib/i18n/translations';
import { hasModule, loadModule, listModulePaths } from '../jimu/jimu-core/lib/module-registry';
import type { WidgetManifest } from '../jimu/jimu-core/lib/types/manifest';
import { loadManifest } from '../jimu/jimu-core/lib/widget-loader';
import { isMapWidget } from '../jimu/jimu-ui/lib/setting/is-map-widget';
import type { NewWidget } from './model/edit';
import { SERVER_ORIGIN_MARK } from './model/edited-page';

/** A widget that can be added. */
export interface CatalogueEntry {
  readonly uri: string;
  readonly label: string;
  readonly description: string;
  /** SVG source; empty when the folder has no icon. */
  readonly icon: string;
  readonly manifest: WidgetManifest;
}

const MANIFEST = 'manifest.json';
/** Setting of a widget that contains the origin of the server with its data; empty: the page's own. */
const SERVER_SETTING = 'serverUrl';
/** Size of a widget whose manifest has none, px; as in Experience Builder. */
const USUAL_SIZE = { width: 300, height: 300 };

async function readEntry(uri: string, locale: string): Promise<CatalogueEntry> {
  const icon = `${uri}icon.svg`;
  const [manifest, messages, svg] = await Promise.all([
    loadManifest(uri),
    loadTranslations(`${uri}src/runtime/translations/`, locale),
    hasModule(icon) ? loadModule<{ default: string }>(icon) : { default: '' }
  ]);
  const label = messages._widgetLabel ?? manifest.label ?? manifest.name;
  const description = messages._widgetDescription ?? manifest.description ?? '';
  return { uri, label, description, icon: svg.default, manifest };
}

/**
 * Lists the installed widgets by label. A widget that cannot be read is omitted, because it could not be
 * added, and logged.
 */
export async function readCatalogue(locale: string): Promise<CatalogueEntry[]> {
  const uris = listModulePaths()
    .filter((path) => path.startsWith('widgets/') && path.endsWith(`/${MANIFEST}`))
    .map((path) => path.slice(0, -MANIFEST.length));
  const read = await Promise.allSettled(uris.map((uri) => readEntry(uri, locale)));
  return read
    .flatMap((entry, index) => {
      if (entry.status === 'fulfilled') return [entry.value];
      console.error(`${uris[index]} is not in the catalogue.`, entry.reason);
      return [];
    })
    .sort((a, b) => a.label.localeCompare(b.label, locale));
}

/** Returns a default configuration with this server's address, if the widget has a setting for it. */
function withServer(config: object): object {
  const isUnset = SERVER_SETTING in config && config[SERVER_SETTING] === '';
  return isUnset ? { ...config, [SERVER_SETTING]: SERVER_ORIGIN_MARK } : config;
}

/**
 * Returns the configuration, size and layouts with which a widget of the catalogue is added to a page. It has
 * the label of its manifest, which pages show in their own language.
 */
export async function createNewWidget({ uri, manifest }: CatalogueEntry): Promise<NewWidget> {
  const path = `${uri}config.json`;
  const config = hasModule(path) ? (await loadModule<{ default: object }>(path)).default : {};
  const { version, name, label = name, layouts = [], dependency = [] } = manifest;
  const { autoHeight: hasAutoHeight = false, ...size }: NonNullable<WidgetManifest['defaultSize']> =
    manifest.defaultSize ?? USUAL_SIZE;
  const usesMap = [dependency].flat().includes('jimu-arcgis') && !isMapWidget({ uri });
  return { uri, version, label, config: withServer(config), size, hasAutoHeight, usesMap, layouts };
}

/** Lists the installed themes by the address that an app's configuration uses. */
export const listInstalledThemes = (): string[] =>
  listModulePaths()
    .filter((path) => /^themes\/[^/]+\/variables\.json$/.test(path))
    .map((path) => path.replace('variables.json', ''));
