import type {
  AppConfig,
  DataSourceJson,
  LayoutItemJson,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';
import { computeNextNumber } from './next-number';
import { getPageFrame, getLayoutId, getLayoutsBySize } from './edited-page';
import type { EditedPage } from './edited-page';
import { findFreePlace } from './free-place';
import { placeItem } from './item-box';
import type { ItemBox } from './item-box';
import { findOnlyMap } from './maps';

/** A widget that is added to a page, as its package describes it. */
export interface NewWidget {
  readonly uri: string;
  readonly version: string;
  readonly label: string;
  readonly config: unknown;
  /** px */
  readonly size: { readonly width: number; readonly height: number };
  /** true when it is as high as its content. */
  readonly hasAutoHeight?: boolean;
  /** true when it works on a map. */
  readonly usesMap?: boolean;
  /** Layouts in which the widget contains other widgets. */
  readonly layouts?: readonly { readonly name: string; readonly type?: string }[];
}

const toRecord = <T>(entries: readonly (readonly [string, T])[]) =>
  Object.fromEntries(entries) as Record<string, T>;

function withItem(config: AppConfig, layoutId: string, item: Omit<LayoutItemJson, 'id'>): AppConfig {
  const layout = config.layouts[layoutId] ?? { id: layoutId };
  const { content = {}, order = Object.keys(content) } = layout;
  const id = String(computeNextNumber(Object.keys(content), ''));
  const next = { ...layout, order: [...order, id], content: { ...content, [id]: { id, ...item } } };
  return { ...config, layouts: { ...config.layouts, [layoutId]: next } };
}

/** Adds the layouts of its manifest, still empty, to a widget. */
function withLayouts(config: AppConfig, widgetId: string, declared: NewWidget['layouts'] = []): AppConfig {
  return declared.reduce((so, { name, type = 'FIXED' }) => {
    const id = `layout_${computeNextNumber(Object.keys(so.layouts), 'layout_')}`;
    const layouts = { ...so.widgets[widgetId]?.layouts, [name]: { [so.mainSizeMode]: id } };
    const layout = { id, type, order: [], content: {} };
    return changeWidget({ ...so, layouts: { ...so.layouts, [id]: layout } }, widgetId, { layouts });
  }, config);
}

/**
 * Adds a widget above the others of a page, where it covers the least of `boxes`, those of the page's items.
 * It gets the page's map if there is only one. At the sizes with a layout of their own it is pending, as in
 * Experience Builder. @throws Error when the page has no layout.
 */
export function addWidget(
  config: AppConfig,
  spot: EditedPage,
  added: NewWidget,
  boxes: readonly ItemBox[]
): { config: AppConfig; widgetId: string } {
  const here = getLayoutId(config, spot);
  if (here === undefined)
    throw new Error(`The page ${spot.pageId} has no layout: add one to its configuration.`);
  const { size, hasAutoHeight = false, usesMap = false, layouts, ...json } = added;
  const widgetId = `widget_${Math.max(1, computeNextNumber(Object.keys(config.widgets), 'widget_'))}`;
  const map = usesMap ? findOnlyMap(config, spot) : undefined;
  const widget: WidgetJson = { id: widgetId, ...json, ...(map !== undefined && { useMapWidgetIds: [map] }) };
  const alone = { ...config, widgets: { ...config.widgets, [widgetId]: widget } };
  const withWidget = withLayouts(alone, widgetId, layouts);
  const { left, top, width, height } = findFreePlace(size, getPageFrame(config, spot), boxes);
  const item = {
    type: 'WIDGET',
    widgetId,
    bbox: { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` },
    setting: { autoProps: hasAutoHeight ? { height: 'AUTO' } : {} }
  };
  const others = Object.values(getLayoutsBySize(config, spot.pageId) ?? {}).filter(
    (id): id is string => id !== undefined && id !== here
  );
  const placed = withItem(withWidget, here, item);
  const all = [...new Set(others)].reduce((so, id) => withItem(so, id, { ...item, isPending: true }), placed);
  return { config: all, widgetId };
}

function withItemChanged(
  config: AppConfig,
  layoutId: string,
  itemId: string,
  to: (item: LayoutItemJson) => LayoutItemJson
): AppConfig {
  const layout = config.layouts[layoutId];
  const item = layout?.content?.[itemId];
  if (!layout || !item) return config;
  const next = to(item);
  if (next === item) return config;
  const content = { ...layout.content, [itemId]: next };
  return { ...config, layouts: { ...config.layouts, [layoutId]: { ...layout, content } } };
}

/** Position of an item: its layout and its own id. */
export interface ItemLocation {
  readonly layoutId: string;
  readonly itemId: string;
}

/**
 * Moves an item of a page's layout to another place, px. A pending item is no longer pending. `contentHeight`
 * is the item's height before, if it is as high as its content.
 */
export function placeWidget(
  config: AppConfig,
  spot: EditedPage,
  { layoutId, itemId }: ItemLocation,
  box: ItemBox,
  contentHeight?: number
): AppConfig {
  return withItemChanged(config, layoutId, itemId, (item) => {
    const { isPending, ...rest } = item;
    return placeItem(isPending ? rest : item, box, getPageFrame(config, spot), contentHeight);
  });
}

/** Changes the JSON of a widget; returns the same config when there is no such widget. */
export function changeWidget(config: AppConfig, widgetId: string, change: Partial<WidgetJson>): AppConfig {
  const widget = config.widgets[widgetId];
  if (!widget) return config;
  return { ...config, widgets: { ...config.widgets, [widgetId]: { ...widget, ...change, id: widgetId } } };
}

/** Writes the change of a settings panel: the widget's own fields and its output data sources. */
export function applySetting(
  config: AppConfig,
  change: Partial<WidgetJson> & { readonly id: string },
  outputs: readonly DataSourceJson[] | undefined
): AppConfig {
  const before = config.widgets[change.id];
  if (!before) return config;
  if (!outputs) return changeWidget(config, change.id, change);
  const gone = new Set(before.outputDataSources);
  const kept = Object.entries(config.dataSources ?? {}).filter(([id]) => !gone.has(id));
  const dataSources = {
    ...toRecord(kept),
    ...toRecord(outputs.map((source) => [source.id, source] as const))
  };
  return changeWidget({ ...config, dataSources }, change.id, {
    ...change,
    outputDataSources: outputs.map(({ id }) => id)
  });
}

/** Returns the app with another theme. */
export const withTheme = (config: AppConfig, theme: string): AppConfig =>
  theme === config.theme ? config : { ...config, theme };
