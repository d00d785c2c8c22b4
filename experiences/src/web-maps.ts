import { CASSAVA_ZOOM, MAP_START, OIL_PALM_START, PROTECTED_AREAS_START, zoomToScale } from '@site/domain';
import type { MapStart } from '@site/domain';
import {
  getLayer,
  OIL_PALM_LAYERS,
  createOperationalLayer,
  SERVER_PLACEHOLDER,
  listWidgetMapLayers
} from '@site/layers';
import type { CatalogueLayer, OperationalLayerJson, WidgetMapName } from '@site/layers';

export interface WebMapJson {
  readonly operationalLayers: readonly OperationalLayerJson[];
  readonly baseMap: object;
  readonly initialState: object;
  readonly spatialReference: object;
  readonly authoringApp: string;
  readonly authoringAppVersion: string;
  readonly version: string;
}

export const WEB_MERCATOR = { wkid: 102100, latestWkid: 3857 } as const;
const EQUATOR_M = 20_037_508.342789244;
const METRES_PER_PIXEL = 0.0254 / 96;
/** Window size that the extent in a web map is computed for, px. */
const WINDOW_SIZE = { width: 1440, height: 844 };

const toWebMercator = (longitude: number, latitude: number) => ({
  x: (longitude * EQUATOR_M) / 180,
  y: (Math.log(Math.tan(((90 + latitude) * Math.PI) / 360)) / Math.PI) * EQUATOR_M
});

export type MapPosition = Pick<MapStart, 'longitude' | 'latitude'>;

/** Projects a position to whole metres of web mercator. */
export function projectPosition({ longitude, latitude }: MapPosition): {
  readonly x: number;
  readonly y: number;
} {
  const { x, y } = toWebMercator(longitude, latitude);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Returns the exact start of a map, for the map widget's configuration (`initialMapState.viewPoint`). */
export const startViewpoint = (start: MapStart): object => ({
  rotation: 0,
  scale: Math.round(zoomToScale(start.zoom)),
  targetGeometry: { ...projectPosition(start), spatialReference: WEB_MERCATOR }
});

/**
 * Returns the start as an extent, the only form that a web map can contain; how it fits depends on the window.
 */
function startExtent({ longitude, latitude, zoom }: MapStart): object {
  const { x, y } = toWebMercator(longitude, latitude);
  const computeHalfSize = (pixels: number) => (pixels / 2) * zoomToScale(zoom) * METRES_PER_PIXEL;
  return {
    xmin: Math.round(x - computeHalfSize(WINDOW_SIZE.width)),
    ymin: Math.round(y - computeHalfSize(WINDOW_SIZE.height)),
    xmax: Math.round(x + computeHalfSize(WINDOW_SIZE.width)),
    ymax: Math.round(y + computeHalfSize(WINDOW_SIZE.height)),
    spatialReference: WEB_MERCATOR
  };
}

/**
 * Returns the basemap of an appearance. Its names are a reference layer, otherwise clusters and pictures would
 * hide them.
 */
const createBasemap = (look: string, title: string) => ({
  title,
  baseMapLayers: [
    { id: `basemap-${look}`, part: 'ground' },
    { id: `basemap-${look}-names`, part: 'names', isReference: true }
  ].map(({ part, ...layer }) => ({
    ...layer,
    title,
    layerType: 'VectorTileLayer',
    styleUrl: `${SERVER_PLACEHOLDER}/arcgis/rest/services/Basemap/VectorTileServer/resources/styles/${look}-${part}/root.json`,
    visibility: true,
    opacity: 1
  }))
});
export const LIGHT_BASEMAP = createBasemap('light', 'Light');

/** Author of a map, as in the portal's items. */
export const AUTHOR = { authoringApp: 'SITE', authoringAppVersion: '0.1.0' } as const;

/** Builds a web map of `layers`, in drawing order from the bottom, that opens at `start`. */
export function buildWebMap(
  layers: readonly CatalogueLayer[],
  start: MapStart,
  baseMap: object = LIGHT_BASEMAP
): WebMapJson {
  return {
    operationalLayers: layers.map((layer) => createOperationalLayer(layer)),
    baseMap,
    initialState: { viewpoint: { targetGeometry: startExtent(start) } },
    spatialReference: WEB_MERCATOR,
    ...AUTHOR,
    version: '2.31'
  };
}

/** Initial extents of the maps. */
export const STARTS = {
  'oil-palm-2d': OIL_PALM_START,
  'oil-palm-investor': OIL_PALM_START,
  'widget-service-area': MAP_START,
  'widget-oil-palm-clusters': OIL_PALM_START,
  'widget-protected-areas': PROTECTED_AREAS_START,
  cassava: { ...MAP_START, zoom: CASSAVA_ZOOM.start }
} as const satisfies Record<string, MapStart>;

/** Layers of planted oil palm, which everybody may read. */
const PLANTED_LAYERS = ['oil-palm-clusters', 'niger-delta-oil-palm', 'tonne-yield'];

/**
 * Returns whether an investor sees a layer: tagged mills, factories and the layers of oil palm, as the
 * specification defines, and nothing else: neither all mills nor roads and LGAs, although everybody may read
 * the last two. See docs/rules/access.md.
 */
export const isForInvestors = (id: string): boolean =>
  id !== 'mills' && (getLayer(id).role === 'investor' || PLANTED_LAYERS.includes(id));

const investorLayers = OIL_PALM_LAYERS.filter(({ id }) => isForInvestors(id));

/** Builds a map for guests: its topic layer is visible, with boundaries and roads. */
const buildGuestMap = (name: WidgetMapName, start: MapStart): WebMapJson => {
  const layers = listWidgetMapLayers(name).map(getLayer);
  return buildWebMap([...layers.slice(0, -1), { ...layers.at(-1)!, visibility: true }], start);
};

/** Builds the same map when clicks concern one layer: the other layers have no popups. */
function buildClickedMap(name: WidgetMapName, start: MapStart): WebMapJson {
  const map = buildGuestMap(name, start);
  const [shown, ...round] = map.operationalLayers.toReversed();
  const quiet = round.map((layer) => ({ ...layer, disablePopup: true })).toReversed();
  return { ...map, operationalLayers: [...quiet, shown!] };
}

/** Basemaps open on the whole country. */
const COUNTRY_START: MapStart = STARTS.cassava;

/** Name of the imagery basemap until SITE_IMAGERY_URL is set. */
const NO_IMAGERY = 'Dark green (no imagery set up)';

/** Every web map that is checked in, by item id. */
export const WEB_MAPS = {
  'oil-palm-2d': buildWebMap(OIL_PALM_LAYERS, STARTS['oil-palm-2d']),
  'oil-palm-investor': buildWebMap(investorLayers, STARTS['oil-palm-investor']),
  'widget-service-area': buildGuestMap('serviceArea', STARTS['widget-service-area']),
  'widget-oil-palm-clusters': buildClickedMap('oilPalmClusters', STARTS['widget-oil-palm-clusters']),
  'widget-protected-areas': buildClickedMap('protectedAreas', STARTS['widget-protected-areas']),
  cassava: buildWebMap([getLayer('cassava-states')], STARTS.cassava),
  'basemap-light': buildWebMap([], COUNTRY_START),
  'basemap-dark': buildWebMap([], COUNTRY_START, createBasemap('dark', 'Dark')),
  'basemap-imagery': buildWebMap([], COUNTRY_START, createBasemap('imagery', NO_IMAGERY))
} as const satisfies Record<string, WebMapJson>;

interface MapItem {
  readonly id: string;
  readonly title: string;
  readonly snippet: string;
  readonly tags: readonly string[];
  /** Lowest role that may read the item. */
  readonly access: 'public' | 'investor' | 'staff' | 'admin';
}

/**
 * Portal descriptions of the maps, which the maps themselves do not contain. The basemap toggle switches to the
 * first basemap that the map does not use: imagery, from the light and from the dark one.
 */
export const MAP_ITEMS: readonly MapItem[] = [
  {
    id: 'oil-palm-2d',
    title: 'Oil palm',
    snippet: 'Mills, purchases, oil palm, facilities, biochar, maize, land and boundaries',
    tags: ['oil palm'],
    access: 'investor'
  },
  {
    id: 'oil-palm-investor',
    title: 'Oil palm for investors',
    snippet: 'Tagged mills, factories and oil palm',
    tags: ['oil palm'],
    access: 'investor'
  },
  {
    id: 'widget-service-area',
    title: 'Service area',
    snippet: 'Oil palm clusters, local government areas and roads for drive-time areas',
    tags: ['service area'],
    access: 'public'
  },
  {
    id: 'widget-oil-palm-clusters',
    title: 'Oil palm clusters',
    snippet: 'Planted oil palm: area, age and yields of each cluster',
    tags: ['oil palm'],
    access: 'public'
  },
  {
    id: 'widget-protected-areas',
    title: 'Protected areas',
    snippet: 'National parks, reserves and other protected areas',
    tags: ['protected areas'],
    access: 'public'
  },
  {
    id: 'cassava',
    title: 'Cassava',
    snippet: 'Cassava planted and produced per year, by state',
    tags: ['cassava'],
    access: 'investor'
  },
  {
    id: 'oil-palm-3d',
    title: 'Oil palm in 3D',
    snippet: 'Oil palm with its yield in tonnes, mills, purchases, facilities and boundaries',
    tags: ['oil palm'],
    access: 'staff'
  },
  {
    id: 'oil-palm-3d-investor',
    title: 'Oil palm in 3D for investors',
    snippet: 'Oil palm with its yield in tonnes, tagged mills, purchases and factories',
    tags: ['oil palm'],
    access: 'investor'
  },
  {
    id: 'basemap-imagery',
    title: NO_IMAGERY,
    snippet: 'Plain dark green basemap',
    tags: ['basemap'],
    access: 'public'
  },
  {
    id: 'basemap-light',
    title: 'Light',
    snippet: 'Light basemap',
    tags: ['basemap'],
    access: 'public'
  },
  { id: 'basemap-dark', title: 'Dark', snippet: 'Dark basemap', tags: ['basemap'], access: 'public' }
];
