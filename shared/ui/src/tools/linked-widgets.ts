/**
 * Parts of one widget in different places of a page: a tool, and results that name the tool they belong to.
 * They share the tool's widget state.
 */

interface LinkedWidget {
  readonly id?: string;
  readonly uri?: string;
  readonly label?: string;
  /** Configuration of any widget. */
  readonly config?: unknown;
  /** The map widgets that it is connected to. */
  readonly useMapWidgetIds?: { includes(id: string): boolean };
}

type AppWidgets = Readonly<Record<string, LinkedWidget>> | undefined;

/** Configuration of a widget that has parts. */
export interface PartConfig {
  readonly part: string;
  /** Widget id of the tool that another part belongs to. */
  readonly toolWidgetId: string;
}

const getPartConfig = ({ config }: LinkedWidget): Partial<PartConfig> =>
  (config ?? {}) as Partial<PartConfig>;

/** Returns whether a widget is a tool itself, not a part that shows its results elsewhere. */
export const isTool = (widget: LinkedWidget): boolean => (getPartConfig(widget).part ?? 'tool') === 'tool';

/** Lists the parts that other widgets show for the tool; the tool leaves them out. */
export const listLinkedParts = (widgets: AppWidgets, toolId: string): readonly string[] =>
  Object.values(widgets ?? {}).flatMap((widget) => {
    const { part, toolWidgetId } = getPartConfig(widget);
    return part !== undefined && toolWidgetId === toolId ? [part] : [];
  });

/**
 * Lists the tools of an app of the kind `name` (a widget's folder), for a widget of another kind that opens
 * one.
 */
export const listToolsByName = (
  widgets: AppWidgets,
  name: string
): readonly { id: string; label: string }[] =>
  Object.entries(widgets ?? {}).flatMap(([id, widget]) =>
    widget.uri?.split('/').includes(name) && isTool(widget) ? [{ id, label: widget.label ?? id }] : []
  );

/** Returns the tool of the kind `name` on the map `mapWidgetId`; null when the app has no such tool. */
export const findToolOnMap = (widgets: AppWidgets, name: string, mapWidgetId: string): string | null =>
  listToolsByName(widgets, name).find(({ id }) => widgets?.[id]?.useMapWidgetIds?.includes(mapWidgetId))
    ?.id ?? null;

/** Lists the tools of an app that a part may belong to: of its own kind, not itself, not another part. */
export function listToolsForPart(
  widgets: AppWidgets,
  ownId: string
): readonly { id: string; label: string }[] {
  const uri = widgets?.[ownId]?.uri;
  return Object.entries(widgets ?? {}).flatMap(([id, widget]) =>
    id !== ownId && widget.uri === uri && isTool(widget) ? [{ id, label: widget.label ?? id }] : []
  );
}
