import { Immutable } from './immutable';
import { loadTranslations } from './i18n/translations';
import type { Messages } from './i18n/translations';
import { hasModule, loadModule } from './module-registry';
import type { IMWidgetJson, WidgetJson } from './types/app-config';
import type { WidgetManifest } from './types/manifest';
import type { WidgetComponent } from './types/props';
import { WidgetVersionManager } from './version/version-manager';

/** A widget's code and texts, shared by all its instances in an app. */
export interface WidgetPackage {
  readonly manifest: WidgetManifest;
  readonly Component: WidgetComponent;
  readonly defaultConfig: unknown;
  readonly messages: Messages;
  /** SVG source; empty when the folder has no icon. */
  readonly icon: string;
}

const packages = new Map<string, Promise<WidgetPackage>>();

const loadOptional = async <T>(path: string, otherwise: T): Promise<T> =>
  hasModule(path) ? (await loadModule<{ default: T }>(path)).default : otherwise;

/** Loads a widget's manifest from the folder that its `uri` names. */
export async function loadManifest(uri: string): Promise<WidgetManifest> {
  if (!hasModule(`${uri}manifest.json`)) throw new Error(`There is no widget at ${uri}.`);
  return (await loadModule<{ default: WidgetManifest }>(`${uri}manifest.json`)).default;
}

const hasExtension = ({ messageActions = [], dataActions = [], extensions = [] }: WidgetManifest): boolean =>
  [messageActions, dataActions, extensions].some(({ length }) => length > 0);

const Nothing: WidgetComponent = () => null;

/** Loads a widget's class. A widget with only actions or extensions has no class and renders nothing. */
async function loadComponent(uri: string, manifest: Promise<WidgetManifest>): Promise<WidgetComponent> {
  const path = `${uri}src/runtime/widget.tsx`;
  // The manifest is awaited only here, so that the class loads in parallel.
  if (!hasModule(path) && hasExtension(await manifest)) return Nothing;
  const module = await loadModule<{ default?: WidgetComponent }>(path);
  if (!module.default) throw new Error(`${path} has no default export.`);
  return module.default;
}

async function loadPackageFiles(uri: string, locale: string): Promise<WidgetPackage> {
  const named = loadManifest(uri);
  const [manifest, Component, defaultConfig, messages, icon] = await Promise.all([
    named,
    loadComponent(uri, named),
    loadOptional<unknown>(`${uri}config.json`, {}),
    loadTranslations(`${uri}src/runtime/translations/`, locale),
    loadOptional(`${uri}icon.svg`, '')
  ]);
  return { manifest, Component, defaultConfig, messages, icon };
}

/** Loads a widget's folder once for each language. A failure is not cached, so that it can be retried. */
export function loadPackage(uri: string, locale: string): Promise<WidgetPackage> {
  const key = `${uri} ${locale}`;
  const known = packages.get(key);
  if (known) return known;
  const loading = loadPackageFiles(uri, locale);
  packages.set(key, loading);
  loading.catch(() => packages.delete(key));
  return loading;
}

/**
 * Returns the label of one of the app's widgets: the author's, in the app's language if it has a translation, else
 * the widget's own name in that language.
 */
export function getWidgetLabel(
  json: WidgetJson,
  manifest: WidgetManifest,
  messages: Messages,
  locale: string
): string {
  const named = json.label !== undefined && json.label !== manifest.label;
  return named
    ? (json.i18n?.[locale]?.label ?? json.label ?? json.id)
    : (messages._widgetLabel ?? json.label ?? manifest.label ?? manifest.name);
}

/** Loads icon and label of one of the app's widgets, without its code. */
export async function loadLabelAndIcon(
  json: WidgetJson,
  locale: string
): Promise<{ icon: string; label: string }> {
  const { uri, icon } = json;
  const [manifest, messages, own] = await Promise.all([
    loadManifest(uri),
    loadTranslations(`${uri}src/runtime/translations/`, locale),
    loadOptional(`${uri}icon.svg`, '')
  ]);
  const given = typeof icon === 'string' ? icon : icon?.svg;
  return { icon: given ?? own, label: getWidgetLabel(json, manifest, messages, locale) };
}

/**
 * Upgrades a widget's saved JSON step by step to the installed version with its version manager. A widget
 * without a configuration gets the default one. Steps receive immutable data, as in Experience Builder.
 */
export async function upgradeWidget(json: WidgetJson, pack: WidgetPackage): Promise<WidgetJson> {
  const { versionManager } = pack.Component;
  const { version } = pack.manifest;
  if (json.config === undefined) return { ...json, config: pack.defaultConfig };
  if (!versionManager || json.version === undefined) return json;
  if (!(versionManager instanceof WidgetVersionManager)) {
    const config: unknown = await versionManager.upgrade(
      Immutable(json.config),
      json.version,
      version,
      json.id
    );
    return { ...json, config };
  }
  const saved = { widgetJson: Immutable(json) as IMWidgetJson };
  const full = await versionManager.widgetUpgrade(saved, json.version, version, json.id);
  return full.widgetJson.asMutable({ deep: true });
}

/** Returns the configuration that a widget runs with, from its JSON in the installed version. */
export const mergeDefaultConfig = ({ config }: WidgetJson, { Component }: WidgetPackage): unknown =>
  Component.getFullConfig ? Component.getFullConfig(config) : config;
