import { App, FULL_SIZE } from './app';
import {
  addMapBar,
  addMeasureWidgets,
  HIDDEN_BOX,
  addPrintWidget,
  RAIL_BOX,
  SEARCH_HINT,
  SHEET_BOX,
  createTool
} from './map-page';
import { HOME_URL, PRODUCT } from './site';
import {
  addSearched,
  addBasemapsWidget,
  addLegendWidget,
  addSceneWidget,
  addSearchWidget,
  addToolsWidget
} from './stock-widgets';
import type { WEB_SCENES } from './web-scenes';

interface OilPalmSceneOptions {
  /** Its web scene. */
  readonly item: keyof typeof WEB_SCENES;
  readonly name: string;
  readonly isForStaff: boolean;
}

/**
 * Defines the scene with its layers, legend, basemaps and search. Tools that draw on the ground exist only in
 * 2D.
 */
function buildSceneApp({ item, name, isForStaff }: OilPalmSceneOptions): App {
  const app = new App(name, 'SITE, oil palm in 3D');
  const map = addSceneWidget(app, 1, app.addMapSource(item, 'WEB_SCENE', 'Oil palm in 3D'), HOME_URL);
  const searched = addSearched(app, isForStaff ? 'staff' : 'investor');
  const layers = app.addWidget(20, 'layer-panels', 'Layers', { required: [], hidden: [] }, { map });
  const measure = addMeasureWidgets(app, map);
  const rail = addToolsWidget(
    app,
    3,
    [
      createTool(layers, 'explore', 336, 640),
      createTool(addLegendWidget(app, 9, map), 'explore'),
      createTool(addBasemapsWidget(app, 10, map), 'explore'),
      measure.tool,
      createTool(addPrintWidget(app, 11, map), 'output')
    ],
    { open: [layers] }
  );
  const popups = app.addWidget(
    50,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: isForStaff, rasters: false, sourceLayer: '', product: PRODUCT },
    { map }
  );
  app.addPage({
    id: 'map',
    label: 'Oil palm in 3D',
    header: true,
    layout: {
      LARGE: app.addFixedLayout([
        [map, FULL_SIZE],
        [rail, RAIL_BOX],
        [popups, HIDDEN_BOX],
        [measure.shape, HIDDEN_BOX]
      ]),
      SMALL: app.addFixedLayout([
        [map, FULL_SIZE],
        [rail, SHEET_BOX],
        [popups, HIDDEN_BOX],
        [measure.shape, HIDDEN_BOX]
      ])
    }
  });
  const search = addSearchWidget(app, 7, map, searched, SEARCH_HINT);
  addMapBar(app, { map, search, isForStaff, hasMapViews: true });
  return app;
}

/** Defines `/map/oilpalm3d` for staff and administrators. */
export const buildOilPalm3dApp = (): App =>
  buildSceneApp({ item: 'oil-palm-3d', name: 'SITE, oil palm in 3D', isForStaff: true });

/** Defines `/map/oilpalm3d` for investors, with the layers that they may see. */
export const buildInvestor3dApp = (): App =>
  buildSceneApp({
    item: 'oil-palm-3d-investor',
    name: 'SITE, oil palm in 3D for investors',
    isForStaff: false
  });
