import type { Config } from '../config';

interface WidgetLike {
  readonly id: string;
  readonly uri: string;
  readonly label?: string;
  /** Any widget's configuration; that of this widget has a `board`. */
  readonly config?: unknown;
}

/** Returns the other instances of an app that can show boards, in which a list may open them. */
export const boardInstances = (
  widgets: Readonly<Record<string, WidgetLike>> | undefined,
  ownId: string
): { id: string; label: string }[] =>
  Object.values(widgets ?? {})
    .filter(
      ({ id, uri, config }) =>
        id !== ownId &&
        uri.endsWith('/summary-boards/') &&
        ((config ?? {}) as Partial<Config>).board !== 'choose'
    )
    .map(({ id, label }) => ({ id, label: label ?? id }));
