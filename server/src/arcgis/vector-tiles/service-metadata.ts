import { toMercatorX, toMercatorY } from '@site/domain';
import { WEB_MERCATOR } from '../dialect/geometry/spatial-reference';
import { CURRENT_VERSION } from '../dialect/version';
import type { BasemapVersion } from './basemap';
import { MAX_TILE_ZOOM } from './tile-index';

/** Half the width of the square world in metres. */
const WORLD = 20_037_508.342787;
/** Metres per pixel, and scale at 96 dots per inch, of the single 512 px tile of zoom 0. */
const RESOLUTION = (2 * WORLD) / 512;
const SCALE = 295_828_763.795_777_5;
/** Deepest zoom of a map; beyond the deepest tiles they are enlarged. */
const MAX_VIEW_ZOOM = 20;

const worldExtent = { xmin: -WORLD, ymin: -WORLD, xmax: WORLD, ymax: WORLD, spatialReference: WEB_MERCATOR };
/* Extent round Nigeria. */
const countryExtent = {
  xmin: toMercatorX(2.6),
  ymin: toMercatorY(4.2),
  xmax: toMercatorX(14.7),
  ymax: toMercatorY(13.9),
  spatialReference: WEB_MERCATOR
};

const levelsOfDetail = Array.from({ length: MAX_VIEW_ZOOM + 1 }, (_, level) => ({
  level,
  resolution: RESOLUTION / 2 ** level,
  scale: SCALE / 2 ** level
}));

/** Returns the description of the VectorTileServer. */
export const toVectorTileMetadata = ({ attribution }: BasemapVersion): object => ({
  currentVersion: CURRENT_VERSION,
  name: 'Basemap',
  copyrightText: attribution,
  capabilities: 'TilesOnly',
  type: 'indexedVector',
  defaultStyles: 'resources/styles/light',
  tiles: ['tile/{z}/{y}/{x}.pbf'],
  exportTilesAllowed: false,
  initialExtent: countryExtent,
  fullExtent: worldExtent,
  minScale: SCALE,
  maxScale: SCALE / 2 ** MAX_VIEW_ZOOM,
  minLOD: 0,
  maxLOD: MAX_TILE_ZOOM,
  minzoom: 0,
  maxzoom: MAX_TILE_ZOOM,
  tileInfo: {
    rows: 512,
    cols: 512,
    dpi: 96,
    format: 'pbf',
    origin: { x: -WORLD, y: WORLD },
    spatialReference: WEB_MERCATOR,
    lods: levelsOfDetail
  },
  resourceInfo: {
    styleVersion: 8,
    tileCompression: 'gzip',
    cacheInfo: { storageInfo: { packetSize: 128, storageFormat: 'compactV2' } }
  }
});
