import { Immutable } from '../jimu/jimu-core/lib/immutable';
import { chooseLocale } from '../jimu/jimu-core/lib/i18n/locale';
import { runExtensions } from '../jimu/jimu-core/lib/extension/extensions';
import { createEmptyAppConfig } from '../jimu/jimu-core/lib/store/initial-state';
import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type { AppConfig, IMAppConfig, PageJson, WidgetJson } from '../jimu/jimu-core/lib/types/app-config';
import { AppMode } from '../jimu/jimu-core/lib/types/common';
import type { WidgetManifest } from '../jimu/jimu-core/lib/types/manifest';
import type { IMState } from '../jimu/jimu-core/lib/types/state';
import { loadManifest, loadPackage } from '../jimu/jimu-core/lib/widget-loader';
import type { IMThemeVariables } from '../jimu/jimu-theme/theme-types';
import { computeSizeMode } from '../jimu/jimu-layouts/lib/size-mode';
import { loadTheme } from './load-theme';

const readMeta = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.replace(/^__EXB_\w+__$/, '') ?? '';

/** Returns the URL's parameters and the language. */
export function readAddress() {
  const query = Object.fromEntries(new URLSearchParams(window.location.search));
  return { query, locale: chooseLocale(query.locale, navigator.languages ?? []) };
}

/** Returns the purpose of the document: an app, the builder, or the builder's preview of unsaved changes. */
export const readPageMode = () => readMeta('exb-mode');

/**
 * Returns the configuration that the document names, or in the preview the one of the surrounding builder,
 * whose canvas shows the page in design mode.
 */
async function parseConfigName(): Promise<{ config: AppConfig; isCanvas: boolean }> {
  if (readPageMode() !== 'preview')
    return { config: await fetchAppConfig(readMeta('exb-app')), isCanvas: false };
  const { requestConfig } = await import('../builder/preview-config');
  const { config, isCanvas } = await requestConfig();
  return { config: completeConfig(config), isCanvas };
}

/** Fetches an app's configuration. @throws Error with the reason when it cannot be loaded or is invalid. */
export async function fetchAppConfig(url: string): Promise<AppConfig> {
  if (url === '') throw new Error('There is no app at this address.');
  const answer = await fetch(url, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`The server answered ${answer.status} for the app's configuration.`);
  return completeConfig((await answer.json()) as Partial<AppConfig>);
}

function completeConfig(config: Partial<AppConfig>): AppConfig {
  if (!config.pages || !config.layouts || !config.widgets)
    throw new Error('The app configuration is incomplete: pages, layouts or widgets are missing.');
  return { ...createEmptyAppConfig().asMutable({ deep: true }), ...config } as AppConfig;
}

/**
 * Returns the initial page: the first requested one that exists, else the default one, else the first; null
 * without pages.
 */
export function startPage(
  pages: AppConfig['pages'],
  ...asked: readonly (string | undefined)[]
): string | null {
  const named = asked.find((id) => id !== undefined && Object.hasOwn(pages, id));
  if (named !== undefined) return named;
  const all: PageJson[] = Object.values(pages);
  return (all.find(({ isDefault }) => isDefault) ?? all[0])?.id ?? null;
}

/** Loads the maps SDK in parallel with the code of a widget that depends on it; called on pages with a map. */
function loadDependencies({ dependency = [] }: WidgetManifest): void {
  if ([dependency].flat().includes('jimu-arcgis'))
    import('../jimu/jimu-arcgis/lib/map-component').catch(() => undefined);
}

/** Lists the widgets of layouts at all sizes of the window. */
function listWidgets(config: AppConfig, layouts: PageJson['layout']): readonly WidgetJson[] {
  const ids = Object.values(layouts ?? {}).flatMap((id) =>
    Object.values(config.layouts[id ?? '']?.content ?? {}).map(({ widgetId }) => widgetId)
  );
  return ids.flatMap((id) => config.widgets[id ?? ''] ?? []);
}

/** Parts of a page to load before it is shown. */
interface PageOpening {
  /** The widgets that load first: the bar's, or all of a page without one. */
  readonly first: readonly Promise<unknown>[];
  /** true when the page has a widget that uses a map. */
  readonly hasMap: boolean;
}

/** Starts loading the widgets of a page in parallel instead of one after another. */
function preloadPage(config: AppConfig, pageId: string | null, locale: string): PageOpening {
  const page = pageId === null ? undefined : config.pages[pageId];
  const inPage = listWidgets(config, page?.layout);
  const inBar = page?.header ? listWidgets(config, config.header?.layout) : [];
  const hasMap = [...inPage, ...inBar].some(({ useMapWidgetIds = [] }) => useMapWidgetIds.length > 0);
  const preloadWidget = ({ uri }: WidgetJson) => {
    loadManifest(uri)
      .then((manifest) => (hasMap ? loadDependencies(manifest) : undefined))
      .catch(() => undefined);
    return loadPackage(uri, locale);
  };
  const [bar, rest] = [inBar.map(preloadWidget), inPage.map(preloadWidget)];
  // A widget that cannot be loaded shows its error in its place.
  for (const loading of [...bar, ...rest]) loading.catch(() => undefined);
  return { first: bar.length > 0 ? bar : rest, hasMap };
}

/** Loads the document's app into the store. Returns its theme and the parts that its page waits for. */
export async function loadApp(): Promise<PageOpening & { readonly theme: IMThemeVariables }> {
  const { query, locale } = readAddress();
  const { appContext } = getAppStore().getState();
  // Extensions read the language.
  getAppStore().dispatch({ type: 'APP_STARTED', state: { appContext: { ...appContext, locale } } });
  const named = await parseConfigName();
  const config = await runExtensions(named.config);
  const pageId = startPage(config.pages, query.page, readMeta('exb-page'));
  const opening = preloadPage(config, pageId, locale);
  const theme = await loadTheme(query.theme ?? config.theme, config.customThemeOptions);
  const state = getAppStore().getState();
  getAppStore().dispatch({
    type: 'APP_STARTED',
    state: {
      appConfig: Immutable(config) as IMAppConfig,
      appRuntimeInfo: {
        ...state.appRuntimeInfo,
        currentPageId: pageId,
        ...(named.isCanvas && { appMode: AppMode.Design })
      },
      browserSizeMode: computeSizeMode(window.innerWidth),
      portalUrl: config.attributes?.portalUrl ?? '',
      queryObject: Immutable(query) as IMState['queryObject']
    }
  });
  if (document.title === '' || document.title.startsWith('__EXB'))
    document.title = config.attributes?.title ?? config.name ?? '';
  if (named.isCanvas) (await import('../builder/canvas-frame')).runOnCanvas(completeConfig);
  return { ...opening, theme };
}
