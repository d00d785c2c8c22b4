import type { Config } from '../config';

interface WidgetLike {
  readonly id: string;
  readonly uri: string;
  readonly label?: string;
  /** Any widget's configuration; ours has a part. */
  readonly config?: unknown;
}

const partOf = ({ config }: WidgetLike): string => ((config ?? {}) as Partial<Config>).part ?? 'tool';

/** The service area tools of an app that a part may belong to: its own kind, not itself, not another part. */
export const toolsOf = (
  widgets: Readonly<Record<string, WidgetLike>> | undefined,
  ownId: string
): { id: string; label: string }[] =>
  Object.values(widgets ?? {})
    .filter(
      (widget) => widget.id !== ownId && widget.uri.endsWith('/service-area/') && partOf(widget) === 'tool'
    )
    .map(({ id, label }) => ({ id, label: label ?? id }));
