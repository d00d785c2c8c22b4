import { Immutable } from '../immutable';
import { loadTranslations } from '../i18n/translations';
import { hasModule, loadModule } from '../module-registry';
import type { AppAction } from '../store/actions';
import { reducer } from '../store/reducer';
import { getAppStore } from '../store/store';
import type { AppConfig } from '../types/app-config';
import type { ExtensionManifest } from '../types/manifest';
import type { IMState } from '../types/state';
import { loadManifest } from '../widget-loader';
import { ExtensionPoints } from './extension-spec';
import type { AppConfigProcessorExtension, Extension, ReduxStoreExtension } from './extension-spec';

type ExtensionsByWidget = Readonly<Record<string, readonly ExtensionManifest[]>>;

let declared: ExtensionsByWidget = {};

/** Registers the extensions of widgets, by address; called by the shell. */
export function registerExtensions(extensions: ExtensionsByWidget): void {
  declared = extensions;
}

const BUILDER_ONLY: readonly string[] = [
  ExtensionPoints.AppConfigOperations,
  ExtensionPoints.BuilderOperations,
  ExtensionPoints.ContextTool,
  ExtensionPoints.LayoutTransformer
];

/** Adds a part of the state that belongs to a widget to the app's reducer. */
function withPart({ getReducer, getActions, getInitLocalState, ...rest }: BoundExtension): void {
  const key = rest.getStoreKey();
  const part = getReducer() as (local: object, action: AppAction, state: IMState) => object | undefined;
  const initial = Immutable(getInitLocalState()) as object;
  const actions = getActions();
  const below = parts;
  parts = (state, action) => {
    const next = below(state, action);
    const local = ((next as unknown as Record<string, object | undefined>)[key] ?? initial) as object;
    const changed = actions.includes(action.type) ? (part(local, action, next) ?? local) : local;
    return changed === local && key in next ? next : (next.set(key, changed) as IMState);
  };
}

type BoundExtension = Pick<
  ReduxStoreExtension,
  'getReducer' | 'getActions' | 'getInitLocalState' | 'getStoreKey'
>;

let parts: (state: IMState | undefined, action: AppAction) => IMState = reducer;

function extendStore(extension: ReduxStoreExtension): void {
  withPart({
    getReducer: () => extension.getReducer(),
    getActions: () => extension.getActions(),
    getInitLocalState: () => extension.getInitLocalState(),
    getStoreKey: () => extension.getStoreKey()
  });
  getAppStore().replaceReducer(parts);
}

async function loadExtension(
  uri: string,
  { uri: file }: ExtensionManifest,
  widgetId: string
): Promise<Extension> {
  const path = [`${uri}src/${file}.ts`, `${uri}src/${file}.tsx`].find(hasModule) ?? `${uri}src/${file}.ts`;
  const { default: Class } = await loadModule<{ default: new () => Extension }>(path);
  return Object.assign(new Class(), { widgetId });
}

/** Adds the widget's manifest and its texts to the configuration, where processors look for them. */
async function withManifest(config: AppConfig, widgetId: string, uri: string): Promise<AppConfig> {
  const { locale } = getAppStore().getState().appContext;
  const [manifest, i18nMessages] = await Promise.all([
    loadManifest(uri),
    loadTranslations(`${uri}src/runtime/translations/`, locale)
  ]);
  const json = { ...config.widgets[widgetId]!, manifest: { ...manifest, i18nMessages } };
  return { ...config, widgets: { ...config.widgets, [widgetId]: json } };
}

async function runExtension(config: AppConfig, uri: string, manifest: ExtensionManifest, widgetId: string) {
  if (BUILDER_ONLY.includes(manifest.point)) return config;
  if (manifest.point === String(ExtensionPoints.ReduxStore))
    extendStore((await loadExtension(uri, manifest, widgetId)) as ReduxStoreExtension);
  else if (manifest.point === String(ExtensionPoints.AppConfigProcessor)) {
    const processor = (await loadExtension(uri, manifest, widgetId)) as AppConfigProcessorExtension;
    return processor.process(await withManifest(config, widgetId, uri));
  } else throw new Error(`This host does not support the extension point ${manifest.point}.`);
  return config;
}

/**
 * Runs the extensions of an app's widgets on its configuration. One that fails is logged and does not stop
 * the others.
 */
export async function runExtensions(config: AppConfig): Promise<AppConfig> {
  let result = config;
  for (const { id, uri } of Object.values(config.widgets))
    for (const manifest of declared[uri] ?? [])
      try {
        result = await runExtension(result, uri, manifest, id);
      } catch (error) {
        console.error(`The extension ${manifest.uri} of ${uri} failed.`, error);
      }
  return result;
}
