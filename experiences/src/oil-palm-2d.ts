import { App, FULL_SIZE } from './app';
import type { Box, WidgetId } from './app';
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
import { ADD_ASSET_WIDGET, PRODUCT } from './site';
import {
  addSearched,
  addBasemapsWidget,
  addColumnWidget,
  addDirectionsWidget,
  addLegendWidget,
  addMapWidget,
  addSearchWidget,
  addToolsWidget
} from './stock-widgets';
import type { RailTool } from './stock-widgets';
import { translateTexts } from './translate-texts';
import type { WidgetLabel } from './translate-texts';
import { STARTS } from './web-maps';

const RESULTS_BOX: Box = { right: 12, top: 12, width: 344, bottom: 208, grows: true };
/** Steps of the tour for users who edit no records, without the pen. */
const INVESTOR_STEPS = ['welcome', 'mapViews', 'areas', 'commodities', 'yield', 'mills'];
const AREA_SETTINGS = { serverUrl: '', toggleLabel: '', hint: '' };

/** Boards of records that only staff may read. */
const STAFF_BOARDS = [
  ...['p1AtField', 'customerFactories', 'deforestedHectares', 'placeCounts'],
  ...['rawMaterial', 'biocharApplications']
];

/** Tools of the map, widgets that show their results, and tables and timelines below the map. */
interface MapToolset {
  readonly tools: readonly RailTool[];
  readonly results: readonly WidgetId[];
  readonly below: readonly WidgetId[];
}

/** Creates the tool of supplier plots, of which investors see numbers by LGA. */
const createPlotsTool = (app: App, map: WidgetId): RailTool =>
  createTool(
    app.addWidget(96, 'supplier-plots', 'Supplier plots', { serverUrl: '' }, { map }),
    'analyse',
    384,
    760
  );

/** Adds drive-time areas and boards, for every signed-in user. @param hidden names of the omitted boards. */
function commonTools(app: App, map: WidgetId, hidden: readonly string[]): MapToolset {
  const areas = { uri: 'service-area', own: AREA_SETTINGS };
  const areaTool = app.addWidget(
    4,
    areas.uri,
    'Service area',
    { part: 'tool', toolWidgetId: '', ...areas.own },
    { map }
  );
  const detail = { part: 'detail', toolWidgetId: areaTool, ...areas.own };
  const table = { part: 'table', toolWidgetId: areaTool, ...areas.own };
  const board = { scope: 'filtered', layers: {}, ...(hidden.length > 0 && { hidden }) };
  const open = app.addWidget(
    41,
    'summary-boards',
    translateTexts({ label: 'widget.openBoards' }),
    { board: 'asked', boardsWidgetId: '', ...board },
    { map }
  );
  const choose = { board: 'choose', boardsWidgetId: open, ...board };
  return {
    tools: [
      createTool(areaTool, 'analyse'),
      createTool(app.addWidget(40, 'summary-boards', 'Summary Boards', choose, { map }), 'output')
    ],
    results: [
      app.addWidget(5, areas.uri, translateTexts({ label: 'widget.areaDetail' }), detail, { map }),
      open
    ],
    below: [app.addWidget(6, areas.uri, translateTexts({ label: 'widget.areaTable' }), table)]
  };
}

/**
 * Adds the planner of pickup rounds, with its table and timeline below the map.
 * @param measureWidgetId tool that draws the shape by which piles are chosen.
 */
function roundsTools(app: App, map: WidgetId, measureWidgetId: WidgetId) {
  const uri = 'pickup-rounds';
  const settings = { serverUrl: '', hint: '' };
  const tool = app.addWidget(
    73,
    uri,
    'Pickup rounds',
    { part: 'tool', toolWidgetId: '', measureWidgetId, ...settings },
    { map }
  );
  const timeline = { part: 'timeline', toolWidgetId: tool, ...settings };
  return {
    tool,
    timeline: app.addWidget(74, uri, translateTexts({ label: 'widget.roundsTimeline' }), timeline, { map })
  };
}

/**
 * Adds the search of sites for factories and access points, with its scenarios among the results.
 * @param measureWidgetId tool that draws the shape in which candidates are placed.
 */
function sitesTools(app: App, map: WidgetId, measureWidgetId: WidgetId) {
  const uri = 'where-next';
  const settings = { serverUrl: '', hint: '' };
  const tool = app.addWidget(
    94,
    uri,
    'Where next',
    { part: 'tool', toolWidgetId: '', measureWidgetId, ...settings },
    { map }
  );
  const result = { part: 'result', toolWidgetId: tool, ...settings };
  return {
    tool,
    result: app.addWidget(95, uri, translateTexts({ label: 'widget.sitesScenarios' }), result, { map })
  };
}

interface StaffWidgets {
  /** The trip planner. */
  readonly planner: WidgetId;
  /** The tool that draws shapes. */
  readonly measure: WidgetId;
  /** Whether assets may be added. */
  readonly canAdd: boolean;
}

/** Adds the tools for records that only staff may read. */
function staffTools(app: App, map: WidgetId, { planner, measure, canAdd }: StaffWidgets): MapToolset {
  const addWidgetOnMap = (number: number, uri: string, label: WidgetLabel, config: object) =>
    app.addWidget(number, uri, label, { ...config, serverUrl: '' }, { map });
  const offtake = { toggleLabel: '', hint: '', layers: {} };
  const suitability = addWidgetOnMap(90, 'offtake', 'Offtake suitability', {
    part: 'tool',
    toolWidgetId: '',
    ...offtake
  });
  const facility = addWidgetOnMap(92, 'biochar-analysis', 'Biochar analysis', {
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
  const rounds = roundsTools(app, map, measure);
  const sites = sitesTools(app, map, measure);
  const addAsset = () => addWidgetOnMap(ADD_ASSET_WIDGET, 'add-asset', 'Add asset', { product: PRODUCT });
  return {
    tools: [
      createTool(facility, 'analyse'),
      createTool(suitability, 'analyse'),
      createTool(
        addWidgetOnMap(80, 'raw-material-summary', 'Raw Material Source Summary', purchases),
        'analyse',
        384,
        640
      ),
      createTool(
        addWidgetOnMap(81, 'biochar-summary', 'Biochar Applications Summary', applications),
        'analyse',
        384,
        640
      ),
      createTool(planner, 'analyse', 336, 760),
      createTool(rounds.tool, 'analyse', 336, 760),
      createTool(sites.tool, 'analyse', 336, 760),
      createPlotsTool(app, map),
      ...(canAdd ? [createTool(addAsset(), 'output')] : [])
    ],
    results: [
      addWidgetOnMap(91, 'offtake', translateTexts({ label: 'widget.offtakeResult' }), {
        ...offtake,
        part: 'result',
        toolWidgetId: suitability
      }),
      addWidgetOnMap(93, 'biochar-analysis', translateTexts({ label: 'widget.biocharResult' }), {
        ...part,
        toolWidgetId: facility
      }),
      sites.result
    ],
    below: [
      app.addWidget(71, 'trip-planner', translateTexts({ label: 'widget.tripTimeline' }), {
        part: 'timeline',
        toolWidgetId: planner,
        serverUrl: '',
        hint: ''
      }),
      rounds.timeline
    ]
  };
}

/** Adds the trip planner, which only staff use. */
const addPlannerWidget = (app: App, map: WidgetId): WidgetId =>
  app.addWidget(
    70,
    'trip-planner',
    'P1 pickup',
    { part: 'tool', toolWidgetId: '', serverUrl: '', hint: '' },
    { map }
  );

interface OilPalmOptions {
  /** Its web map. */
  readonly item: 'oil-palm-2d' | 'oil-palm-investor';
  readonly name: string;
  readonly title: string;
  readonly role: 'investor' | 'staff' | 'admin';
}

const addPopups = (app: App, map: WidgetId, isForStaff: boolean): WidgetId =>
  app.addWidget(
    50,
    'asset-popups',
    'Popups',
    { serverUrl: '', futurePrices: isForStaff, rasters: isForStaff, sourceLayer: '', product: PRODUCT },
    { map }
  );

interface TourOptions {
  readonly areas: WidgetId;
  readonly layers: WidgetId;
  readonly isForStaff: boolean;
}

/** Adds the tour of the page. The icon of a tool stands for it while its panel is closed. */
function addTour(app: App, { areas, layers, isForStaff }: TourOptions): WidgetId {
  const layersTool = `[data-tool="${layers}"]`;
  return app.addWidget(100, 'guided-tour', 'Guided tour', {
    ...{ delay: 2_000, product: PRODUCT },
    targets: {
      areas: `.widget-service-area, [data-tool="${areas}"]`,
      yield: layersTool,
      mills: layersTool
    },
    ...(!isForStaff && { steps: INVESTOR_STEPS })
  });
}

/** Defines the 2D map of oil palm, with the tools of a role. */
function buildOilPalmApp({ item, name, title, role }: OilPalmOptions): App {
  const isForStaff = role !== 'investor';
  const app = new App(name, title);
  const map = addMapWidget(app, 1, app.addMapSource(item, 'WEB_MAP', 'Oil palm'), STARTS[item]);
  const searched = addSearched(app, isForStaff ? 'staff' : 'investor');
  const common = commonTools(app, map, isForStaff ? [] : STAFF_BOARDS);
  const planner = isForStaff ? addPlannerWidget(app, map) : undefined;
  const measure = addMeasureWidgets(app, map);
  const staff = planner
    ? staffTools(app, map, { planner, measure: measure.tool.widget, canAdd: role === 'admin' })
    : { tools: [], results: [], below: [] };
  const panels = { required: [], hidden: ['cassava-states'], ...(planner && { plannerWidgetId: planner }) };
  const layers = createTool(
    app.addWidget(20, 'layer-panels', 'Layers', panels, { map }),
    'explore',
    336,
    640
  );
  const [areaTool, boardsTool] = common.tools;
  const rail = addToolsWidget(
    app,
    3,
    [
      layers,
      createTool(addLegendWidget(app, 9, map), 'explore'),
      createTool(addBasemapsWidget(app, 10, map), 'explore'),
      measure.tool,
      createTool(addDirectionsWidget(app, 8, map, searched), 'explore'),
      ...common.tools,
      ...(isForStaff ? staff.tools : [createPlotsTool(app, map)]),
      createTool(addPrintWidget(app, 11, map), 'output')
    ],
    {
      open: [areaTool!.widget],
      bar: [layers.widget, areaTool!.widget, ...(planner ? [planner] : []), boardsTool!.widget]
    }
  );
  const popups = addPopups(app, map, isForStaff);
  const tour = addTour(app, { areas: areaTool!.widget, layers: layers.widget, isForStaff });
  const detail = common.results[0]!;
  const results = [...common.results, ...staff.results];
  const column = addColumnWidget(app, 60, translateTexts({ label: 'widget.results' }), results);
  const below = addColumnWidget(app, 72, translateTexts({ label: 'widget.tables' }), [
    ...common.below,
    ...staff.below
  ]);
  const addPageLayout = (bottom: Box) =>
    app.addFixedLayout([
      [map, FULL_SIZE],
      [below, bottom],
      [rail, RAIL_BOX],
      [column, RESULTS_BOX],
      [popups, HIDDEN_BOX],
      [measure.shape, HIDDEN_BOX],
      [tour, HIDDEN_BOX]
    ]);
  app.addPage({
    id: 'map',
    label: 'Oil palm',
    header: true,
    layout: {
      // From the results on the right to the panel of a tool, in a window of 1,440 px.
      LARGE: addPageLayout({ right: 368, width: '45%', bottom: 36 }),
      MEDIUM: addPageLayout({ left: 12, right: 368, bottom: 36 }),
      SMALL: app.addFixedLayout([
        [map, FULL_SIZE],
        [rail, SHEET_BOX],
        [detail, SHEET_BOX],
        ...results.slice(1).map((widget): [WidgetId, Box] => [widget, SHEET_BOX]),
        [popups, HIDDEN_BOX],
        [measure.shape, HIDDEN_BOX],
        [tour, HIDDEN_BOX]
      ])
    }
  });
  const search = addSearchWidget(app, 7, map, searched, SEARCH_HINT);
  addMapBar(app, { map, search, isForStaff, hasMapViews: true, tour });
  return app;
}

/** Defines `/map/oilpalm` for administrators. */
export const buildOilPalm2dApp = (): App =>
  buildOilPalmApp({ item: 'oil-palm-2d', name: 'SITE, oil palm', title: 'SITE, oil palm', role: 'admin' });

/** Defines `/map/oilpalm` for staff, who add no records. */
export const buildOilPalmStaffApp = (): App =>
  buildOilPalmApp({
    item: 'oil-palm-2d',
    name: 'SITE, oil palm for staff',
    title: 'SITE, oil palm',
    role: 'staff'
  });

/** Defines `/map/oilpalm` for investors: mills, factories and the layers of oil palm, with their tools. */
export const buildInvestorApp = (): App =>
  buildOilPalmApp({
    item: 'oil-palm-investor',
    name: 'SITE, oil palm for investors',
    title: 'SITE, oil palm',
    role: 'investor'
  });
