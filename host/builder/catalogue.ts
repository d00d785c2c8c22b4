import { loadTranslations } from '../jimu/jimu-core/lib/i18n/translations';
import { hasModule, loadModule, listModulePaths } from '../jimu/jimu-core/lib/module-registry';
import type { WidgetManifest } from '../jimu/jimu-core/lib/types/manifest';
import { loadManifest } from '../jimu/jimu-core/lib/widget-loader';
import type { NewWidget } from './model/edit';

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

/** Returns the configuration, size and layouts with which a widget of the catalogue is added to a page. */
export async function createNewWidget({ uri, manifest, label }: CatalogueEntry): Promise<NewWidget> {
  const path = `${uri}config.json`;
  const config = hasModule(path) ? (await loadModule<{ default: unknown }>(path)).default : {};
  const { version, layouts = [], defaultSize: size = USUAL_SIZE } = manifest;
  return { uri, version, label, config, size, layouts };
}

/** Lists the installed themes by the address that an app's configuration uses. */
export const listInstalledThemes = (): string[] =>
  listModulePaths()
    .filter((path) => /^themes\/[^/]+\/variables\.json$/.test(path))
    .map((path) => path.replace('variables.json', ''));
