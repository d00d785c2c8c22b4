import type { ImmutableObject } from '../immutable';
import type { DataSourceJson, IMWidgetJson } from '../types/app-config';

/** One step of an upgrade: the data as `version` and later ones have it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the framework's default; a step sets the type of its data
export interface Version<T = any> {
  version: string;
  description: string;
  /** Returns the new data, or a promise of it. `id` is that of a widget or of an action's configuration. */
  upgrader: (old: T, id: string) => T | Promise<T>;
}

const parseVersion = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Returns a negative number, zero or a positive number when `a` is older than, equal to or newer than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parseVersion(a), parseVersion(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Lists the steps after `savedVersion` up to `currentVersion`, oldest first. */
function listDue<V extends { readonly version: string }>(
  versions: readonly V[],
  savedVersion: string,
  currentVersion: string
): V[] {
  return versions
    .filter(({ version }) => compareVersions(version, savedVersion) > 0)
    .filter(({ version }) => compareVersions(version, currentVersion) <= 0)
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Brings a saved configuration up to date, step by step. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in `Version`
export abstract class BaseVersionManager<T = any> {
  abstract versions: Version<T>[];

  /** Runs the steps that are due. */
  async upgrade(old: T, savedVersion: string, currentVersion: string, id: string): Promise<T> {
    let value = old;
    for (const { upgrader } of listDue(this.versions, savedVersion, currentVersion))
      value = await upgrader(value, id);
    return value;
  }
}

/** Data of a step with `upgradeFullInfo`: the widget's whole JSON, and that of its output data sources. */
export interface WidgetUpgradeInfo {
  widgetJson: IMWidgetJson;
  outputDataSourceJsons?: ImmutableObject<{ [id: string]: DataSourceJson }>;
}

export interface WidgetVersion extends Version<WidgetUpgradeInfo> {
  upgradeFullInfo?: boolean;
}

/**
 * Upgrades a widget's whole JSON. A widget whose steps change only its configuration extends
 * `BaseVersionManager`.
 */
export abstract class WidgetVersionManager extends BaseVersionManager<WidgetUpgradeInfo> {
  abstract override versions: WidgetVersion[];

  /**
   * Runs the steps that are due: those with `upgradeFullInfo` on the whole data, the others on the
   * configuration.
   */
  async widgetUpgrade(
    old: WidgetUpgradeInfo,
    savedVersion: string,
    currentVersion: string,
    widgetId: string
  ): Promise<WidgetUpgradeInfo> {
    let info = old;
    for (const { upgrader, upgradeFullInfo } of listDue(this.versions, savedVersion, currentVersion)) {
      if (upgradeFullInfo) info = await upgrader(info, widgetId);
      else {
        const config: unknown = await (upgrader as Version['upgrader'])(info.widgetJson.config, widgetId);
        info = { ...info, widgetJson: info.widgetJson.set('config', config) as IMWidgetJson };
      }
    }
    return info;
  }
}
