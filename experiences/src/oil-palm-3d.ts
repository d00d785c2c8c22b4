import { App, WHOLE } from './app';
import { mapBar, NOWHERE, printWidget, RAIL, SEARCH_HINT, SHEET, tool } from './map-page';
import { HOME_URL, PRODUCT } from './site';
import { addSearched, basemapsWidget, legendWidget, sceneWidget, searchWidget, toolsWidget } from './stock';

/** `/map/oilpalm3d`: the scene with its layers, legend, basemaps and search. Tools that draw on the ground are in 2D. */
export function oilPalm3d(): App {
  const app = new App('SITE, oil palm in 3D', 'SITE, oil palm in 3D');
  const map = sceneWidget(app, 1, app.mapSource('oil-palm-3d', 'WEB_SCENE', 'Oil palm in 3D'), HOME_URL);
  const searched = addSearched(app, 'staff');
  const layers = app.widget(20, 'layer-panels', 'Layers', { required: [], hidden: [] }, { map });
  const rail = toolsWidget(
    app,
    3,
    [
      tool(layers, 336, 640),
      tool(legendWidget(app, 9, map)),
      tool(basemapsWidget(app, 10, map)),
      tool(printWidget(app, 11, map))
    ],
    [layers]
  );
  const popups = app.widget(
    50,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: true, rasters: false, sourceLayer: '', product: PRODUCT },
    { map }
  );
  app.page({
    id: 'map',
    label: 'Oil palm in 3D',
    header: true,
    layout: {
      LARGE: app.fixed([
        [map, WHOLE],
        [rail, RAIL],
        [popups, NOWHERE]
      ]),
      SMALL: app.fixed([
        [map, WHOLE],
        [rail, SHEET],
        [popups, NOWHERE]
      ])
    }
  });
  const search = searchWidget(app, 7, map, searched, SEARCH_HINT);
  mapBar(app, { map, search, isForStaff: true, hasMapViews: true });
  return app;
}
