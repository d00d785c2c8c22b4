import { App, WHOLE } from './app';
import type { Box } from './app';
import { BELOW_BASEMAPS, mapBar, printWidget, RAIL, SHEET, tool } from './map-page';
import { addSearchedPlaces, mapWidget, searchWidget, toolsWidget } from './stock';
import { STARTS } from './web-maps';

const PANEL: Box = { left: 12, top: BELOW_BASEMAPS, width: 360, bottom: 72, grows: true };
/** Beside the panel. */
const TOOLS: Box = { ...RAIL, left: 384 };

/**
 * Defines `/map/cassava`: states by production, with a panel to the left of the country, a sheet on a phone;
 * and print.
 */
export function cassava(): App {
  const app = new App('SITE, cassava');
  const item = 'cassava';
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', 'Cassava'), STARTS[item]);
  const states = app.widget(3, 'cassava-states', 'Cassava by state', { layer: '' }, { map });
  const tools = toolsWidget(app, 4, [tool(printWidget(app, 11, map))], []);
  app.page({
    id: 'map',
    label: 'Cassava',
    header: true,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [states, PANEL],
        [tools, TOOLS]
      ]),
      SMALL: app.fixed([
        [map, WHOLE],
        [tools, SHEET],
        [states, SHEET]
      ])
    }
  });
  const search = searchWidget(app, 7, map, addSearchedPlaces(app), 'search.place');
  mapBar(app, { map, search, isForStaff: true, hasMapViews: false });
  return app;
}
