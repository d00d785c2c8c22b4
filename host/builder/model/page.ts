import type {
  AppConfig,
  LayoutItemJson,
  LayoutJson,
  PageJson,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';
import type { BrowserSizeMode } from '../../jimu/jimu-core/lib/types/common';
import { toPixels } from './place';
import { HEADER_HEIGHT } from '../../shell/layout/box';
import { forSize } from '../../shell/layout/size-mode';
import type { Frame } from './place';

/**
 * Id of the bar above the pages, used in place of a page's id; all pages with a bar share it. No page has
 * this id.
 */
export const BAR = '#bar';

/** The edited page, or the bar ({@link BAR}), at one size of window. */
export interface Spot {
  readonly pageId: string;
  readonly mode: BrowserSizeMode;
}

/** Sizes of the windows that the canvas shows, px. */
export const WINDOWS: Readonly<Record<BrowserSizeMode, Frame>> = {
  LARGE: { width: 1440, height: 900 },
  MEDIUM: { width: 834, height: 1112 },
  SMALL: { width: 390, height: 844 }
};

/** Checks whether the page, or the bar, exists. */
export const isThere = (config: AppConfig, pageId: string): boolean =>
  pageId === BAR
    ? layoutIdOf(config, { pageId, mode: config.mainSizeMode }) !== undefined
    : config.pages[pageId] !== undefined;

/** Returns the layouts of a page, or of the bar, by size. */
export const layoutsBySize = (config: AppConfig, pageId: string): PageJson['layout'] =>
  pageId === BAR ? config.header?.layout : config.pages[pageId]?.layout;

/** Returns a page's layout at a size, its own or the inherited one; undefined when it has none. */
export function layoutIdOf(config: AppConfig, { pageId, mode }: Spot): string | undefined {
  return forSize<string>(layoutsBySize(config, pageId), mode, config.mainSizeMode);
}

/** Returns the height of the bar above the pages, px. */
function barHeight(config: AppConfig, mode: BrowserSizeMode): number {
  const bar = forSize(config.header?.height, mode, config.mainSizeMode);
  return toPixels(bar, WINDOWS[mode].height) ?? HEADER_HEIGHT;
}

/** Returns the area of a page below its bar, or that of the bar, px. */
export function frameOf(config: AppConfig, { pageId, mode }: Spot): Frame {
  const { width, height } = WINDOWS[mode];
  if (pageId === BAR) return { width, height: barHeight(config, mode) };
  return { width, height: config.pages[pageId]?.header ? height - barHeight(config, mode) : height };
}

/** Lists a layout's items, bottom first. */
export function itemsIn(layout: LayoutJson | undefined): LayoutItemJson[] {
  const content = layout?.content ?? {};
  const order = layout?.order ?? Object.keys(content);
  return order.flatMap((id) => content[id] ?? []);
}

/** A widget in the outline with its nested widgets. */
export interface Node {
  readonly widget: WidgetJson;
  readonly layoutId: string;
  readonly item: LayoutItemJson;
  readonly inside: readonly Node[];
}

function nodesOf(
  config: AppConfig,
  layoutId: string | undefined,
  mode: BrowserSizeMode,
  seen: string[]
): Node[] {
  if (layoutId === undefined || seen.includes(layoutId)) return [];
  return itemsIn(config.layouts[layoutId]).flatMap((item) => {
    const widget = config.widgets[item.widgetId ?? ''];
    if (!widget) return [];
    const inner = Object.values(widget.layouts ?? {}).map((sizes) =>
      forSize<string>(sizes, mode, config.mainSizeMode)
    );
    const inside = inner.flatMap((id) => nodesOf(config, id, mode, [...seen, layoutId]));
    return [{ widget, layoutId, item, inside }];
  });
}

/** Lists the widgets of a page with their nested widgets, bottom first. */
export const outlineOf = (config: AppConfig, spot: Spot): Node[] =>
  nodesOf(config, layoutIdOf(config, spot), spot.mode, []);

/** Returns the outline as a flat list with the depth of each node. */
export function flat(nodes: readonly Node[], depth = 0): readonly (Node & { readonly depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flat(node.inside, depth + 1)]);
}

/** Lists an app's pages in its own order. */
export function pagesOf({ pages, pageStructure = [] }: AppConfig): PageJson[] {
  const ordered = pageStructure.flatMap((entry) =>
    Object.entries(entry).flatMap(([id, inside]) => [id, ...inside])
  );
  const ids = [...new Set([...ordered, ...Object.keys(pages)])];
  return ids.flatMap((id) => pages[id] ?? []);
}

/**
 * Placeholder for the server's own origin in a saved config. The server replaces it when it serves the
 * config.
 */
export const SERVER_MARK = '{{SITE_SERVER}}';

/** Returns a config as a page receives it at run time: with the origin of its server in its addresses. */
export const servedConfig = (config: AppConfig, origin: string): AppConfig =>
  JSON.parse(JSON.stringify(config).replaceAll(SERVER_MARK, origin)) as AppConfig;
