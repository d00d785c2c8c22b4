import { App, FULL_SIZE } from './app';
import type { Box } from './app';
import {
  BELOW_BASEMAPS,
  addMapBar,
  addMeasureWidgets,
  addPrintWidget,
  HIDDEN_BOX,
  RAIL_BOX,
  SHEET_BOX,
  createTool
} from './map-page';
import { addSearchedPlaces, addMapWidget, addSearchWidget, addToolsWidget } from './stock-widgets';
import { STARTS } from './web-maps';

const PANEL_BOX: Box = { left: 12, top: BELOW_BASEMAPS, width: 360, bottom: 72, grows: true };
/** Beside the panel. */
const TOOLS_BOX: Box = { ...RAIL_BOX, left: 384 };

/**
 * Defines `/map/cassava`: states by production, with a panel to the left of the country, a sheet on a phone;
 * and print.
 */
export function buildCassavaApp(): App {
  const app = new App('SITE, cassava');
  const item = 'cassava';
  const map = addMapWidget(app, 1, app.addMapSource(item, 'WEB_MAP', 'Cassava'), STARTS[item]);
  const states = app.addWidget(3, 'cassava-states', 'Cassava by state', { layer: '' }, { map });
  const measure = addMeasureWidgets(app, map);
  const tools = addToolsWidget(app, 4, [measure.tool, createTool(addPrintWidget(app, 11, map), 'output')]);
  app.addPage({
    id: 'map',
    label: 'Cassava',
    header: true,
    layout: {
      LARGE: app.addFixedLayout([
        [map, FULL_SIZE],
        [states, PANEL_BOX],
        [tools, TOOLS_BOX],
        [measure.shape, HIDDEN_BOX]
      ]),
      SMALL: app.addFixedLayout([
        [map, FULL_SIZE],
        [tools, SHEET_BOX],
        [states, SHEET_BOX],
        [measure.shape, HIDDEN_BOX]
      ])
    }
  });
  const search = addSearchWidget(app, 7, map, addSearchedPlaces(app), 'search.place');
  addMapBar(app, { map, search, isForStaff: true, hasMapViews: false });
  return app;
}
