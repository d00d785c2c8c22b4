import { App, WHOLE } from './app';
import { mapBar, NOWHERE, printWidget, RAIL, SEARCH_HINT, SHEET, tool } from './map-page';
import { HOME_URL, PRODUCT } from './site';
import { addSearched, basemapsWidget, legendWidget, sceneWidget, searchWidget, toolsWidget } from './stock';
import type { WEB_SCENES } from './web-scenes';

interface Scene {
  /** Its web scene. */
  readonly item: keyof typeof WEB_SCENES;
  readonly name: string;
  readonly isForStaff: boolean;
}

/**
 * Defines the scene with its layers, legend, basemaps and search. Tools that draw on the ground exist only in
 * 2D.
 */
function oilPalmScene({ item, name, isForStaff }: Scene): App {
  const app = new App(name, 'SITE, oil palm in 3D');
  const map = sceneWidget(app, 1, app.mapSource(item, 'WEB_SCENE', 'Oil palm in 3D'), HOME_URL);
  const searched = addSearched(app, isForStaff ? 'staff' : 'investor');
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
    { serverUrl: '', futurePrices: isForStaff, rasters: false, sourceLayer: '', product: PRODUCT },
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
  mapBar(app, { map, search, isForStaff, hasMapViews: true });
  return app;
}

/** Defines `/map/oilpalm3d` for staff and administrators. */
export const oilPalm3d = (): App =>
  oilPalmScene({ item: 'oil-palm-3d', name: 'SITE, oil palm in 3D', isForStaff: true });

/** Defines `/map/oilpalm3d` for investors, with the layers that they may see. */
export const investor3d = (): App =>
  oilPalmScene({
    item: 'oil-palm-3d-investor',
    name: 'SITE, oil palm in 3D for investors',
    isForStaff: false
  });
