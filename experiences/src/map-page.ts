import { FULL_SIZE } from './app';
import type { App, Box, WidgetId } from './app';
import { ADMIN_URL, addNavWidget, PRODUCT } from './site';
import type { RailTool, ToolGroupName } from './stock-widgets';
import { translateTexts } from './translate-texts';

/* Shared parts of the pages with a full-window map. */

/** Box of a widget that positions itself, or is never shown. */
export const HIDDEN_BOX: Box = { left: 0, top: 0, width: 0 };
/** Bottom sheet on a phone. */
export const SHEET_BOX: Box = { left: 0, bottom: 0, width: '100%' };
/** Top of what is at the left of a map: below the choice of basemaps, which is 32 px high and 15 px from the edge, with room for the first heading of the rail, px. */
export const BELOW_BASEMAPS = 68;
export const RAIL_BOX: Box = { left: 12, top: BELOW_BASEMAPS, width: 48 };

/** Returns a widget of the rail with its group and the size of its panel, px. */
export const createTool = (widget: WidgetId, group: ToolGroupName, width = 336, height = 480): RailTool => ({
  widget,
  group,
  width,
  height
});

/** Placeholder of the search of an oil palm map. */
export const SEARCH_HINT = 'search.all';

/** Adds the printing of a map with its legend and the open results. */
export const addPrintWidget = (app: App, number: number, map: WidgetId): WidgetId =>
  app.addWidget(number, 'print-map', 'Print', { product: PRODUCT, orientation: 'landscape' }, { map });

/** Adds the tool that measures and selects, and the part that draws its shape on the map from the start. */
export function addMeasureWidgets(
  app: App,
  map: WidgetId
): { readonly tool: RailTool; readonly shape: WidgetId } {
  const uri = 'measure-select';
  const own = { serverUrl: '' };
  const tool = app.addWidget(
    12,
    uri,
    'Measure and select',
    { part: 'tool', toolWidgetId: '', ...own },
    { map }
  );
  const shape = app.addWidget(
    13,
    uri,
    translateTexts({ label: 'widget.drawnShape' }),
    { part: 'shape', toolWidgetId: tool, ...own },
    { map }
  );
  return { tool: createTool(tool, 'explore', 336, 560), shape };
}

interface MapBarOptions {
  readonly map: WidgetId;
  readonly search: WidgetId;
  /** Shows the link to the administration, which investors do not have. */
  readonly isForStaff: boolean;
  /** The map exists in 2D and in 3D. */
  readonly hasMapViews: boolean;
  readonly tour?: WidgetId;
}

/**
 * Adds the bar above a map page: the navigation, and the search in its middle, which on a phone is an icon
 * beside the user.
 */
export function addMapBar(app: App, { map, search, isForStaff, hasMapViews, tour }: MapBarOptions): void {
  const nav = addNavWidget(app, 2, {
    map,
    adminUrl: isForStaff ? `${ADMIN_URL}factories` : '',
    hasCommodities: true,
    hasMapViews,
    tour
  });
  const addBarLayout = (box: Box) =>
    app.addFixedLayout([
      [nav, FULL_SIZE],
      [search, box]
    ]);
  app.setHeader(56, {
    LARGE: addBarLayout({ left: '50%', top: 10, width: 320, height: 36, centred: true }),
    // Beside the links to other maps on medium widths.
    MEDIUM: addBarLayout({ left: 400, right: 212, top: 10, height: 36 }),
    SMALL: addBarLayout({ right: 60, top: 6, width: 44, height: 44 })
  });
}
