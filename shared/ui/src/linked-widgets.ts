/**
 * Parts of one widget that stand in different places of a page: a tool, and results that name the tool they belong to.
 * What they share is the tool's widget state.
 */

interface WidgetLike {
  readonly id?: string;
  readonly uri?: string;
  readonly label?: string;
  /** Any widget's configuration. */
  readonly config?: unknown;
  /** The maps that it stands on. */
  readonly useMapWidgetIds?: { includes(id: string): boolean };
}

type Widgets = Readonly<Record<string, WidgetLike>> | undefined;

/** What a widget with parts has in its configuration. */
export interface PartConfig {
  readonly part: string;
  /** The widget id of the tool that another part belongs to. */
  readonly toolWidgetId: string;
}

const partConfig = ({ config }: WidgetLike): Partial<PartConfig> => (config ?? {}) as Partial<PartConfig>;

/** Whether a widget is a tool itself, not a part that shows its results elsewhere. */
export const isTool = (widget: WidgetLike): boolean => (partConfig(widget).part ?? 'tool') === 'tool';

/** The parts that other instances show for the tool, so that the tool leaves them out. */
export const partsLinkedTo = (widgets: Widgets, toolId: string): readonly string[] =>
  Object.values(widgets ?? {}).flatMap((widget) => {
    const { part, toolWidgetId } = partConfig(widget);
    return part !== undefined && toolWidgetId === toolId ? [part] : [];
  });

/** The tools of an app that are of the kind `name`, the folder of a widget: for a widget of another kind that opens one. */
export const toolsNamed = (widgets: Widgets, name: string): readonly { id: string; label: string }[] =>
  Object.entries(widgets ?? {}).flatMap(([id, widget]) =>
    widget.uri?.split('/').includes(name) && isTool(widget) ? [{ id, label: widget.label ?? id }] : []
  );

/** The tool of the kind `name` that stands on the map `mapWidgetId`; null where the app has none. */
export const toolOnMap = (widgets: Widgets, name: string, mapWidgetId: string): string | null =>
  toolsNamed(widgets, name).find(({ id }) => widgets?.[id]?.useMapWidgetIds?.includes(mapWidgetId))?.id ??
  null;

/** The tools of an app that a part may belong to: of its own kind, not itself, not another part. */
export function toolsFor(widgets: Widgets, ownId: string): readonly { id: string; label: string }[] {
  const uri = widgets?.[ownId]?.uri;
  return Object.entries(widgets ?? {}).flatMap(([id, widget]) =>
    id !== ownId && widget.uri === uri && isTool(widget) ? [{ id, label: widget.label ?? id }] : []
  );
}
