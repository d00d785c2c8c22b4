import type {
  AppConfig,
  LayoutItemJson,
  LayoutJson,
  PageJson,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';
import type { BrowserSizeMode } from '../../jimu/jimu-core/lib/types/common';
import { toPixels } from './item-box';
import { HEADER_HEIGHT } from '../../jimu/jimu-layouts/lib/box';
import { pickForSize } from '../../jimu/jimu-layouts/lib/size-mode';
import type { LayoutFrame } from './item-box';

/**
 * Id of the bar above the pages, used in place of a page's id; all pages with a bar share it. No page has
 * this id.
 */
export const HEADER_PAGE_ID = '#bar';

/** The edited page, or the bar ({@link HEADER_PAGE_ID}), at one size of window. */
export interface EditedPage {
  readonly pageId: string;
  readonly mode: BrowserSizeMode;
}

/** Sizes of the windows that the canvas shows, px. */
export const PREVIEW_WINDOWS: Readonly<Record<BrowserSizeMode, LayoutFrame>> = {
  LARGE: { width: 1440, height: 900 },
  MEDIUM: { width: 834, height: 1112 },
  SMALL: { width: 390, height: 844 }
};

/** Checks whether the page, or the bar, exists. */
export const hasPage = (config: AppConfig, pageId: string): boolean =>
  pageId === HEADER_PAGE_ID
    ? getLayoutId(config, { pageId, mode: config.mainSizeMode }) !== undefined
    : config.pages[pageId] !== undefined;

/** Returns the layouts of a page, or of the bar, by size. */
export const getLayoutsBySize = (config: AppConfig, pageId: string): PageJson['layout'] =>
  pageId === HEADER_PAGE_ID ? config.header?.layout : config.pages[pageId]?.layout;

/** Returns a page's layout at a size, its own or the inherited one; undefined when it has none. */
export function getLayoutId(config: AppConfig, { pageId, mode }: EditedPage): string | undefined {
  return pickForSize<string>(getLayoutsBySize(config, pageId), mode, config.mainSizeMode);
}

/** Returns the height of the bar above the pages, px. */
function getHeaderHeight(config: AppConfig, mode: BrowserSizeMode): number {
  const bar = pickForSize(config.header?.height, mode, config.mainSizeMode);
  return toPixels(bar, PREVIEW_WINDOWS[mode].height) ?? HEADER_HEIGHT;
}

/** Returns the area of a page below its bar, or that of the bar, px. */
export function getPageFrame(config: AppConfig, { pageId, mode }: EditedPage): LayoutFrame {
  const { width, height } = PREVIEW_WINDOWS[mode];
  if (pageId === HEADER_PAGE_ID) return { width, height: getHeaderHeight(config, mode) };
  return { width, height: config.pages[pageId]?.header ? height - getHeaderHeight(config, mode) : height };
}

/** Lists a layout's items, bottom first. */
export function listItems(layout: LayoutJson | undefined): LayoutItemJson[] {
  const content = layout?.content ?? {};
  const order = layout?.order ?? Object.keys(content);
  return order.flatMap((id) => content[id] ?? []);
}

/** A widget in the outline with its nested widgets. */
export interface OutlineNode {
  readonly widget: WidgetJson;
  readonly layoutId: string;
  readonly item: LayoutItemJson;
  readonly inside: readonly OutlineNode[];
}

function buildNodes(
  config: AppConfig,
  layoutId: string | undefined,
  mode: BrowserSizeMode,
  seen: string[]
): OutlineNode[] {
  if (layoutId === undefined || seen.includes(layoutId)) return [];
  return listItems(config.layouts[layoutId]).flatMap((item) => {
    const widget = config.widgets[item.widgetId ?? ''];
    if (!widget) return [];
    const inner = Object.values(widget.layouts ?? {}).map((sizes) =>
      pickForSize<string>(sizes, mode, config.mainSizeMode)
    );
    const inside = inner.flatMap((id) => buildNodes(config, id, mode, [...seen, layoutId]));
    return [{ widget, layoutId, item, inside }];
  });
}

/** Lists the widgets of a page with their nested widgets, bottom first. */
export const buildOutline = (config: AppConfig, spot: EditedPage): OutlineNode[] =>
  buildNodes(config, getLayoutId(config, spot), spot.mode, []);

/** Returns the outline as a flat list with the depth of each node. */
export function flattenOutline(
  nodes: readonly OutlineNode[],
  depth = 0
): readonly (OutlineNode & { readonly depth: number })[] {
  return nodes.flatMap((node) => [{ ...node, depth }, ...flattenOutline(node.inside, depth + 1)]);
}

/** Lists an app's pages in its own order. */
export function listPages({ pages, pageStructure = [] }: AppConfig): PageJson[] {
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
export const SERVER_ORIGIN_MARK = '{{SITE_SERVER}}';

/** Returns a config as a page receives it at run time: with the origin of its server in its addresses. */
export const resolveServerUrls = (config: AppConfig, origin: string): AppConfig =>
  JSON.parse(JSON.stringify(config).replaceAll(SERVER_ORIGIN_MARK, origin)) as AppConfig;
