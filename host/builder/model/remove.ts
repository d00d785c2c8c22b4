import type {
  AppConfig,
  LayoutJson,
  UseDataSource,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';

type ById<T> = { readonly [id: string]: T };

const filterEntries = <T>(all: ById<T> | undefined, isKept: (value: T, id: string) => boolean) =>
  Object.fromEntries(Object.entries(all ?? {}).filter(([id, value]) => isKept(value, id)));

const mapValues = <T>(all: ById<T> | undefined, to: (value: T) => T) =>
  Object.fromEntries(Object.entries(all ?? {}).map(([id, value]) => [id, to(value)]));

const listLayoutIds = (widget: WidgetJson | undefined): string[] =>
  Object.values(widget?.layouts ?? {}).flatMap((sizes) =>
    Object.values(sizes).filter((id): id is string => id !== undefined)
  );

/** Returns a widget with its nested widgets and their layouts. */
function collectDescendants(
  config: AppConfig,
  widgetId: string,
  widgets = new Set<string>(),
  layouts = new Set<string>()
) {
  if (widgets.has(widgetId)) return { widgets, layouts };
  widgets.add(widgetId);
  for (const id of listLayoutIds(config.widgets[widgetId])) {
    layouts.add(id);
    for (const item of Object.values(config.layouts[id]?.content ?? {}))
      if (item.widgetId !== undefined) collectDescendants(config, item.widgetId, widgets, layouts);
  }
  return { widgets, layouts };
}

function removeItems(layout: LayoutJson, gone: ReadonlySet<string>): LayoutJson {
  const content = filterEntries(layout.content, ({ widgetId }) => !gone.has(widgetId ?? ''));
  if (Object.keys(content).length === Object.keys(layout.content ?? {}).length) return layout;
  return { ...layout, content, order: (layout.order ?? []).filter((id) => Object.hasOwn(content, id)) };
}

/** Tests for removed maps and sources. */
interface RemovalTest {
  isMapGone?(widgetId: string): boolean;
  isSourceGone?(use: UseDataSource): boolean;
}

/** Removes references to removed maps and sources from a widget; returns the same one when it has none. */
export function removeLinks(
  widget: WidgetJson,
  { isMapGone = () => false, isSourceGone = () => false }: RemovalTest
): WidgetJson {
  const maps = widget.useMapWidgetIds?.filter((id) => !isMapGone(id));
  const uses = widget.useDataSources?.filter((use) => !isSourceGone(use));
  const isSame =
    maps?.length === widget.useMapWidgetIds?.length && uses?.length === widget.useDataSources?.length;
  return isSame
    ? widget
    : { ...widget, ...(maps && { useMapWidgetIds: maps }), ...(uses && { useDataSources: uses }) };
}

/**
 * Removes a widget from the app at all sizes, with its nested widgets, its output data sources and every
 * reference to it: as a map of others, in layouts, in messages.
 */
export function removeWidget(config: AppConfig, widgetId: string): AppConfig {
  if (!config.widgets[widgetId]) return config;
  const { widgets: gone, layouts } = collectDescendants(config, widgetId);
  const sources = new Set([...gone].flatMap((id) => config.widgets[id]?.outputDataSources ?? []));
  const messages = filterEntries(config.messageConfigs, (message) => !gone.has(message.widgetId));
  return {
    ...config,
    widgets: mapValues(
      filterEntries(config.widgets, (_widget, id) => !gone.has(id)),
      (widget) =>
        removeLinks(widget, {
          isMapGone: (id) => gone.has(id),
          isSourceGone: ({ dataSourceId }) => sources.has(dataSourceId)
        })
    ),
    layouts: mapValues(
      filterEntries(config.layouts, (_layout, id) => !layouts.has(id)),
      (layout) => removeItems(layout, gone)
    ),
    dataSources: filterEntries(config.dataSources, (_source, id) => !sources.has(id)),
    messageConfigs: mapValues(messages, (message) => ({
      ...message,
      actions: message.actions.filter((action) => !gone.has(action.widgetId))
    }))
  };
}
