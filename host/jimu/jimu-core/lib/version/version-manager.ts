/** One step of a configuration: what it is made of from `version` on. */
export interface Version<T = never> {
  readonly version: string;
  readonly description: string;
  /** The new configuration, or a promise of it. */
  upgrader(old: T, widgetId: string): unknown;
}

const parts = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10) || 0);

/** Negative, zero or positive as `a` is older than, equal to or newer than `b`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [parts(a), parts(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Brings a saved configuration up to date, step by step. */
export abstract class BaseVersionManager {
  abstract versions: readonly Version[];

  /** Runs the steps after `savedVersion` up to `currentVersion`, oldest first. */
  async upgrade(
    old: unknown,
    savedVersion: string,
    currentVersion: string,
    widgetId: string
  ): Promise<unknown> {
    const due = (this.versions as readonly Version<unknown>[])
      .filter(({ version }) => compareVersions(version, savedVersion) > 0)
      .filter(({ version }) => compareVersions(version, currentVersion) <= 0)
      .sort((a, b) => compareVersions(a.version, b.version));
    let value = old;
    for (const { upgrader } of due) value = await upgrader(value, widgetId);
    return value;
  }
}

/** The same for a widget; with `upgradeFullInfo` the steps get `{ widgetJson }` instead of the config alone. */
export abstract class WidgetVersionManager extends BaseVersionManager {
  readonly upgradeFullInfo?: boolean;
}
