import type { MapStart } from '@site/domain';
import { CATALOGUE, getLayerText, listSearchableLayers } from '@site/layers';
import type { Access, LayerTextKey } from '@site/layers';
import type { App, LayoutId, SourceId, UtilityId, WidgetId } from './app';
import { FOUND_PLACES, foundPlacesId } from './found-places';
import { translateTexts } from './translate-texts';
import type { WidgetLabel } from './translate-texts';
import { startViewpoint } from './web-maps';
import { PHONE_VIEW_POINT } from './web-scenes';

/* Experience Builder's own widgets, with the settings of this suite's experiences. */

/**
 * The arrangement of a map's tools with zoom and home at the bottom right and the choice of basemaps at the top left. The
 * other one, 0, has zoom and home at the top left, where a page of this suite has its rail of tools.
 */
const LAYOUT_INDEX = 1;

/** A map of a web map, with zoom, home, scale bar and the choice of basemaps. */
export const addMapWidget = (app: App, number: number, source: SourceId, start: MapStart): WidgetId =>
  app.addWidget(
    number,
    'arcgis/arcgis-map',
    'Map',
    {
      initialMapDataSourceID: source,
      isUseCustomMapState: true,
      toolConfig: { canZoom: true, canHome: true, canScaleBar: true, canBaseMap: true },
      layoutIndex: LAYOUT_INDEX,
      initialMapState: { viewPoint: startViewpoint(start), viewType: '2D' }
    },
    { sources: [source] }
  );

/**
 * The same of a web scene, which starts at the scene's own camera. It has no `initialMapState`: Esri's Map widget takes the
 * viewpoint of that state whatever `isUseCustomMapState` is, and a view of SDK 4.34 fails on one without a viewpoint
 * ("targetGeometry" of null).
 * @param flatUrl where its reader is sent who cannot see it.
 */
export const addSceneWidget = (app: App, number: number, source: SourceId, flatUrl: string): WidgetId =>
  app.addWidget(
    number,
    'arcgis/arcgis-map',
    'Map',
    {
      initialMapDataSourceID: source,
      isUseCustomMapState: false,
      toolConfig: { canZoom: true, canHome: true, canNavigation: true, canCompass: true, canBaseMap: true },
      layoutIndex: LAYOUT_INDEX,
      phoneViewPoint: PHONE_VIEW_POINT,
      flatUrl
    },
    { sources: [source] }
  );

/** Returns fields in the form of Esri's search and directions; all searched or shown fields are texts. */
const toSearchFields = (fields: readonly string[]) =>
  fields.map((name) => ({
    jimuName: name,
    name,
    alias: name,
    type: 'STRING',
    esriType: 'esriFieldTypeString'
  }));

/** Sources of a search for names: places, and the layers whose pages declare searched fields. */
export interface SearchConfig {
  /** Geocoder including LGAs. */
  readonly places: UtilityId;
  /**
   * Geocoder used beside the layers: without LGAs when one of the layers contains them, so that none is found
   * twice.
   */
  readonly others: UtilityId;
  readonly layers: readonly {
    readonly id: string;
    readonly source: SourceId;
    readonly item: object;
  }[];
}

const READERS: readonly Access[] = ['public', 'investor', 'staff', 'admin'];

const addPlaces = (app: App): UtilityId => app.addUtility('GEOCODING', 'Places', 'Places/GeocodeServer');

/** Adds a search of places only, for a map without layers with names. */
export function addSearchedPlaces(app: App): SearchConfig {
  const places = addPlaces(app);
  return { places, others: places, layers: [] };
}

/** Adds the sources of a search to an app: places, and the layers that a role may read. */
export function addSearched(app: App, reader: Access): SearchConfig {
  const layers = listSearchableLayers().filter(
    ({ access }) => READERS.indexOf(access) <= READERS.indexOf(reader)
  );
  const places = addPlaces(app);
  const hasLgas = layers.some(({ id }) => id === 'lgas');
  return {
    places,
    others: hasLgas
      ? app.addUtility('GEOCODING', 'Towns and states', 'TownsAndStates/GeocodeServer')
      : places,
    layers: layers.map(({ id, url, label, hint, fields, shown }) => {
      const source = app.addLayerSource(url, getLayerText(label, 'en'));
      const item = {
        configId: id,
        ...translateTexts({ label, hint }),
        // Esri's search fails without the type of a source.
        searchServiceType: 'FeatureService',
        useDataSource: { dataSourceId: source, mainDataSourceId: source },
        searchFields: toSearchFields(fields),
        displayFields: toSearchFields(shown),
        searchExact: false
      };
      return { id, source, item };
    })
  };
}

/** Returns the search of places with the geocoder of the SITE server. */
const placesItem = (places: UtilityId) => ({
  configId: 'places',
  ...translateTexts({ label: 'places', hint: 'search.place' }),
  icon: null,
  searchServiceType: 'GeocodeService',
  useUtility: { utilityId: places },
  singleLineFieldName: 'SingleLine',
  isSupportSuggest: true,
  spatialReference: { wkid: 4326 },
  ...FOUND_PLACES
});

/** Adds the search field of a map. @param hint placeholder of the empty field. */
export const addSearchWidget = (
  app: App,
  number: number,
  map: WidgetId,
  searched: SearchConfig,
  hint: LayerTextKey
): WidgetId =>
  app.addWidget(
    number,
    'common/search',
    'Search',
    {
      ...translateTexts({ hint }),
      sourceType: 'CustomSearchSources',
      resultMaxNumber: 6,
      // Layers of the catalogue are searched by its settings, the map's other layers by their own fields.
      mapLayers: { except: CATALOGUE.map(({ id }) => id) },
      datasourceConfig: [
        { ...placesItem(searched.others), outputDataSourceId: foundPlacesId(`widget_${number}`) },
        ...searched.layers.map(({ item }) => item)
      ]
    },
    { map, sources: searched.layers.map(({ source }) => source), utilities: [searched.others] }
  );

/** Adds directions between places and mills. */
export function addDirectionsWidget(
  app: App,
  number: number,
  map: WidgetId,
  searched: SearchConfig
): WidgetId {
  const routes = app.addUtility('ROUTING', 'Routes', 'Routing/NAServer/Route');
  const mills = searched.layers.filter(({ id }) => id === 'mills');
  return app.addWidget(
    number,
    'arcgis/directions',
    'Directions',
    {
      routeConfig: { useUtility: { utilityId: routes } },
      searchConfig: {
        dataConfig: [placesItem(searched.places), ...mills.map(({ item }) => item)],
        generalConfig: { hint: '' },
        suggestionConfig: { maxSuggestions: 5 }
      },
      unit: 'metric',
      enableRouteSaving: false
    },
    { map, sources: mills.map(({ source }) => source), utilities: [searched.places, routes] }
  );
}

/** Adds the legend of the visible layers. */
export const addLegendWidget = (app: App, number: number, map: WidgetId): WidgetId =>
  app.addWidget(
    number,
    'arcgis/legend',
    'Legend',
    { showBaseMap: false, cardStyle: false, legendMode: 'show-visible' },
    { map }
  );

/** Adds the gallery of the portal's basemaps. */
export const addBasemapsWidget = (app: App, number: number, map: WidgetId): WidgetId =>
  app.addWidget(
    number,
    'arcgis/basemap-gallery',
    'Basemap Gallery',
    { basemapsType: 'ORGANIZATION' },
    { map }
  );

/** Adds a column of widgets. */
export const addColumnWidget = (
  app: App,
  number: number,
  label: WidgetLabel,
  widgets: readonly WidgetId[]
): WidgetId =>
  app.addWidget(
    number,
    'layout/column',
    label,
    {},
    { layouts: { DEFAULT: { LARGE: app.addColumnLayout(widgets) } } }
  );

/** Groups of the tools in the order of the rail, with the texts of their headings. */
const TOOL_GROUPS = {
  explore: 'tools.explore',
  analyse: 'tools.analyse',
  output: 'tools.output'
} as const satisfies Readonly<Record<string, LayerTextKey>>;
const GROUP_NAMES = Object.keys(TOOL_GROUPS) as ToolGroupName[];

export type ToolGroupName = keyof typeof TOOL_GROUPS;

/** A widget in the rail of tools, with its group and the size of its panel, px. */
export interface RailTool {
  readonly widget: WidgetId;
  readonly group: ToolGroupName;
  readonly width: number;
  readonly height: number;
}

/**
 * Colours of the tools' buttons. Without them Experience Builder has the icon of an open tool in the colour of texts on the
 * dark primary one, where it is not seen, and the others on nothing but the map.
 */
const TOOL_COLORS = {
  default: { bg: 'var(--sys-color-surface-paper)', iconColor: 'var(--sys-color-surface-paper-hint)' },
  hover: { bg: 'var(--sys-color-surface-background)', iconColor: 'var(--sys-color-surface-paper-text)' },
  active: { bg: 'var(--sys-color-primary-light)', iconColor: 'var(--sys-color-primary-main)' }
};

/** Returns the groups that have tools, in their order. */
const listGroups = (tools: readonly RailTool[]) =>
  GROUP_NAMES.map((name) => ({
    ...translateTexts({ label: TOOL_GROUPS[name] }),
    widgets: tools.filter(({ group }) => group === name).map(({ widget }) => widget)
  })).filter(({ widgets }) => widgets.length > 0);

interface ToolsOptions {
  /** The tools that are open at the start, except on a phone. */
  readonly open?: readonly WidgetId[];
  /** The tools with a place in the bottom bar of a phone, at most four; the first four without it. */
  readonly bar?: readonly WidgetId[];
}

/** The rail of tools in groups, of which one is open at a time. Tools of a group keep their given order. */
export function addToolsWidget(
  app: App,
  number: number,
  given: readonly RailTool[],
  { open = [], bar = [] }: ToolsOptions = {}
): WidgetId {
  const tools = GROUP_NAMES.flatMap((name) => given.filter(({ group }) => group === name));
  const layout: LayoutId = app.addFixedLayout(
    tools.map(({ widget, width, height }) => [widget, { left: 0, top: 0, width, height }])
  );
  const size = Object.fromEntries(tools.map(({ widget, width, height }) => [widget, { width, height }]));
  return app.addWidget(
    number,
    'common/controller',
    translateTexts({ label: 'widget.tools' }),
    {
      behavior: {
        onlyOpenOne: true,
        openStarts: open,
        displayType: 'SIDE_BY_SIDE',
        arrangement: 'floating',
        vertical: true,
        size
      },
      appearance: {
        space: 4,
        advanced: true,
        card: {
          variant: TOOL_COLORS,
          labelGrowth: 10,
          showLabel: false,
          showTooltip: true,
          avatar: { type: 'tertiary', size: 'default', shape: 'rounded' }
        }
      },
      groups: listGroups(tools),
      ...(bar.length > 0 && { barWidgets: bar })
    },
    { layouts: { controller: { LARGE: layout } } }
  );
}
