import { App, WHOLE } from './app';
import type { Box, WidgetId } from './app';
import { mapBar, NOWHERE, printWidget, RAIL, SEARCH_HINT, SHEET, tool } from './map-page';
import { ADD_ASSET, PRODUCT } from './site';
import {
  addSearched,
  basemapsWidget,
  columnWidget,
  directionsWidget,
  legendWidget,
  mapWidget,
  searchWidget,
  toolsWidget
} from './stock';
import type { Tool } from './stock';
import { STARTS } from './web-maps';

const RESULTS: Box = { right: 12, top: 12, width: 344, bottom: 208, grows: true };
/** Steps of the tour for users who edit no records, without the pen. */
const INVESTOR_STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'mills'];
const SETTINGS_OF_AREAS = { serverUrl: '', toggleLabel: '', hint: '' };

/** Boards of records that only staff may read. */
const STAFF_BOARDS = [
  ...['p1AtField', 'customerFactories', 'deforestedHectares', 'placeCounts'],
  ...['rawMaterial', 'biocharApplications']
];

/** Tools of the map, widgets that show their results, and tables and timelines below the map. */
interface Tools {
  readonly tools: readonly Tool[];
  readonly results: readonly WidgetId[];
  readonly below: readonly WidgetId[];
}

/** Adds drive-time areas and boards, for every signed-in user. @param hidden names of the omitted boards. */
function commonTools(app: App, map: WidgetId, hidden: readonly string[]): Tools {
  const areas = { uri: 'service-area', own: SETTINGS_OF_AREAS };
  const areaTool = app.widget(
    4,
    areas.uri,
    'Service area',
    { part: 'tool', toolWidgetId: '', ...areas.own },
    { map }
  );
  const detail = { part: 'detail', toolWidgetId: areaTool, ...areas.own };
  const table = { part: 'table', toolWidgetId: areaTool, ...areas.own };
  const board = { scope: 'filtered', layers: {}, ...(hidden.length > 0 && { hidden }) };
  const open = app.widget(
    41,
    'summary-boards',
    'Open boards',
    { board: 'asked', boardsWidgetId: '', ...board },
    { map }
  );
  const choose = { board: 'choose', boardsWidgetId: open, ...board };
  return {
    tools: [tool(areaTool), tool(app.widget(40, 'summary-boards', 'Summary Boards', choose, { map }))],
    results: [app.widget(5, areas.uri, 'Service area detail', detail, { map }), open],
    below: [app.widget(6, areas.uri, 'Service Area Table', table)]
  };
}

/**
 * Adds the tools for records that only staff may read.
 * @param planner the trip planner.
 * @param canAdd whether assets may be added.
 */
function staffTools(app: App, map: WidgetId, planner: WidgetId, canAdd: boolean): Tools {
  const add = (number: number, uri: string, label: string, config: object) =>
    app.widget(number, uri, label, { ...config, serverUrl: '' }, { map });
  const offtake = { toggleLabel: '', hint: '', layers: {} };
  const suitability = add(90, 'offtake', 'Offtake suitability', {
    part: 'tool',
    toolWidgetId: '',
    ...offtake
  });
  const facility = add(92, 'biochar-analysis', 'Biochar analysis', {
    part: 'tool',
    toolWidgetId: '',
    layers: {}
  });
  const purchases = {
    layer: 'raw-material-source',
    dateField: 'date',
    supplierField: 'supplierName',
    communityField: 'community',
    hint: ''
  };
  const applications = { layer: 'biochar-applications', dateField: 'startDate', lgaField: 'lga', hint: '' };
  const part = { part: 'result', layers: {} };
  return {
    tools: [
      tool(add(80, 'raw-material-summary', 'Raw Material Source Summary', purchases), 384, 640),
      tool(add(81, 'biochar-summary', 'Biochar Applications Summary', applications), 384, 640),
      tool(planner, 336, 760),
      tool(suitability),
      tool(facility),
      ...(canAdd ? [tool(add(ADD_ASSET, 'add-asset', 'Add asset', { product: PRODUCT }))] : [])
    ],
    results: [
      add(91, 'offtake', 'Offtake Suitability Summary', {
        ...offtake,
        part: 'result',
        toolWidgetId: suitability
      }),
      add(93, 'biochar-analysis', 'Biochar analysis result', { ...part, toolWidgetId: facility })
    ],
    below: [
      app.widget(71, 'trip-planner', 'Trip timeline', {
        part: 'timeline',
        toolWidgetId: planner,
        serverUrl: '',
        hint: ''
      })
    ]
  };
}

interface OilPalm {
  /** Its web map. */
  readonly item: 'oil-palm-2d' | 'oil-palm-investor';
  readonly name: string;
  readonly title: string;
  readonly role: 'investor' | 'staff' | 'admin';
}

/** Defines the 2D map of oil palm, with the tools of a role. */
function oilPalmMap({ item, name, title, role }: OilPalm): App {
  const isForStaff = role !== 'investor';
  const app = new App(name, title);
  const map = mapWidget(app, 1, app.mapSource(item, 'WEB_MAP', 'Oil palm'), STARTS[item]);
  const searched = addSearched(app, isForStaff ? 'staff' : 'investor');
  const common = commonTools(app, map, isForStaff ? [] : STAFF_BOARDS);
  const planner = isForStaff
    ? app.widget(
        70,
        'trip-planner',
        'P1 pickup',
        { part: 'tool', toolWidgetId: '', serverUrl: '', hint: '' },
        { map }
      )
    : undefined;
  const staff = planner
    ? staffTools(app, map, planner, role === 'admin')
    : { tools: [], results: [], below: [] };
  const panels = { required: [], hidden: ['cassava-states'], ...(planner && { plannerWidgetId: planner }) };
  const layers = tool(app.widget(20, 'layer-panels', 'Layers', panels, { map }), 336, 640);
  const [firstTool, ...moreTools] = common.tools;
  const rail = toolsWidget(
    app,
    3,
    [
      layers,
      firstTool!,
      ...moreTools,
      ...staff.tools,
      tool(directionsWidget(app, 8, map, searched)),
      tool(legendWidget(app, 9, map)),
      tool(basemapsWidget(app, 10, map)),
      tool(printWidget(app, 11, map))
    ],
    [firstTool!.widget]
  );
  const popups = app.widget(
    50,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: isForStaff, rasters: isForStaff, sourceLayer: '', product: PRODUCT },
    { map }
  );
  const tour = app.widget(100, 'guided-tour', 'Guided tour', {
    ...{ delay: 2_000, product: PRODUCT, targets: {} },
    ...(!isForStaff && { steps: INVESTOR_STEPS })
  });
  const detail = common.results[0]!;
  const results = [...common.results, ...staff.results];
  const column = columnWidget(app, 60, 'Results', results);
  const below = columnWidget(app, 72, 'Tables and timelines', [...common.below, ...staff.below]);
  const page = (bottom: Box) =>
    app.fixed([
      [map, WHOLE],
      [rail, RAIL],
      [below, bottom],
      [column, RESULTS],
      [popups, NOWHERE],
      [tour, NOWHERE]
    ]);
  app.page({
    id: 'map',
    label: 'Oil palm',
    header: true,
    layout: {
      LARGE: page({ left: 420, right: 368, bottom: 36 }),
      MEDIUM: page({ left: 12, right: 368, bottom: 36 }),
      SMALL: app.fixed([
        [map, WHOLE],
        [rail, SHEET],
        [detail, SHEET],
        ...results.slice(1).map((widget): [WidgetId, Box] => [widget, SHEET]),
        [popups, NOWHERE],
        [tour, NOWHERE]
      ])
    }
  });
  const search = searchWidget(app, 7, map, searched, SEARCH_HINT);
  mapBar(app, { map, search, isForStaff, hasMapViews: true, tour });
  return app;
}

/** Defines `/map/oilpalm` for administrators. */
export const oilPalm2d = (): App =>
  oilPalmMap({ item: 'oil-palm-2d', name: 'SITE, oil palm', title: 'SITE, oil palm', role: 'admin' });

/** Defines `/map/oilpalm` for staff, who add no records. */
export const oilPalmStaff = (): App =>
  oilPalmMap({
    item: 'oil-palm-2d',
    name: 'SITE, oil palm for staff',
    title: 'SITE, oil palm',
    role: 'staff'
  });

/** Defines `/map/oilpalm` for investors: mills, factories and the layers of oil palm, with their tools. */
export const investor = (): App =>
  oilPalmMap({
    item: 'oil-palm-investor',
    name: 'SITE, oil palm for investors',
    title: 'SITE, oil palm',
    role: 'investor'
  });
