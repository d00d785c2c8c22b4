import type { Config } from '../config';

interface WidgetLike {
  readonly id: string;
  readonly uri: string;
  readonly label?: string;
  /** Any widget's configuration; ours has a board. */
  readonly config?: unknown;
}

/** The other instances of an app that can show boards, so that a list may open them there. */
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
