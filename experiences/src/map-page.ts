import { WHOLE } from './app';
import type { App, Box, WidgetId } from './app';
import { ADMIN_URL, navWidget } from './site';
import { searchWidget } from './stock';
import type { Searched, Tool } from './stock';

/*
 * What the pages with a map across the whole window share.
 */

/** An item whose widget shows itself where it wants to, or not at all. */
export const NOWHERE: Box = { left: 0, top: 0, width: 0 };
/** A sheet on a phone. */
export const SHEET: Box = { left: 0, bottom: 0, width: '100%' };
export const RAIL: Box = { left: 12, top: 12, width: 48 };

/** A widget of the rail with the size of its panel, px. */
export const tool = (widget: WidgetId, width = 336, height = 480): Tool => ({ widget, width, height });

interface BarOptions {
  readonly map: WidgetId;
  readonly searched: Searched;
  /** With the ways that an investor is not shown. */
  readonly isForStaff: boolean;
}

/** The bar above such a page: the navigation, and the search in its middle. */
export function mapBar(app: App, { map, searched, isForStaff }: BarOptions): void {
  const nav = navWidget(app, 2, {
    map,
    adminUrl: isForStaff ? `${ADMIN_URL}factories` : '',
    hasCommodities: isForStaff,
    hasMapViews: isForStaff
  });
  const search = searchWidget(app, 7, map, searched, 'Search a place, LGA, mill or asset');
  const bar = (box: Box) =>
    app.fixed([
      [nav, WHOLE],
      [search, box]
    ]);
  app.top(56, {
    LARGE: bar({ left: '50%', top: 10, width: 360, height: 36, centred: true }),
    MEDIUM: bar({ left: '50%', top: 10, width: 240, height: 36, centred: true }),
    SMALL: bar({ right: 60, top: 6, width: 44, height: 44 })
  });
}
