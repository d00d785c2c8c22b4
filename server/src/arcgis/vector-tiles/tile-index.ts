import geojsonvt from 'geojson-vt';
import type { Feature as TileFeature } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { BasemapFeature, BasemapLayers } from './basemap-layers';

/**
 * Zoom of the deepest tiles (512 px; one is 10 km wide at the equator). Clients enlarge them beyond: a grid
 * step is 2.4 m, as good as the data, and the size of the index is limited.
 */
export const MAX_TILE_ZOOM = 12;
const EXTENT = 4096;

/** Tiles up to this zoom are created in advance; from there a deeper one takes a few milliseconds. */
const READY_ZOOM = 6;

/** Features of one layer with the same first zoom, so that lower zooms skip them. */
interface TileGroup {
  readonly layer: string;
  readonly minzoom: number;
  readonly index: ReturnType<typeof geojsonvt>;
}

const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

function createTileGroup(features: readonly BasemapFeature[]): TileGroup['index'] {
  return geojsonvt(
    { type: 'FeatureCollection', features: [...features] },
    {
      maxZoom: MAX_TILE_ZOOM,
      indexMaxZoom: READY_ZOOM,
      // Otherwise creation in advance stops at the first tile that is simple enough, which at zoom 0 every
      // layer is.
      indexMaxPoints: 0,
      extent: EXTENT,
      // A wide margin, so that the outline of a road does not end in a cap at a tile's edge.
      buffer: 96,
      tolerance: 3
    }
  );
}

/** Creates tiles from the basemap's layers. */
export class TileIndex {
  private constructor(private readonly groups: readonly TileGroup[]) {}

  /** Projects and tiles the layers, and pauses between them for other work. */
  static async create(layers: BasemapLayers): Promise<TileIndex> {
    const groups: TileGroup[] = [];
    for (const [layer, features] of Object.entries(layers))
      for (const minzoom of new Set(features.map(({ properties }) => Number(properties.minzoom)))) {
        await yieldToEventLoop();
        const shown = features.filter(({ properties }) => properties.minzoom === minzoom);
        groups.push({ layer, minzoom, index: createTileGroup(shown) });
      }
    return new TileIndex(groups);
  }

  /** Returns a Mapbox vector tile; it has zero bytes when it is empty. */
  encodeTile(z: number, x: number, y: number): Buffer {
    const layers: Record<string, { features: TileFeature[] }> = {};
    for (const { layer, minzoom, index } of this.groups) {
      const features = minzoom <= z ? (index.getTile(z, x, y)?.features ?? []) : [];
      if (features.length > 0)
        (layers[layer] ??= { features: [] }).features.push(...features.map(withoutZoom));
    }
    return Buffer.from(fromGeojsonVt(layers, { version: 2, extent: EXTENT }));
  }
}

function withoutZoom(feature: TileFeature): TileFeature {
  const tags = Object.fromEntries(Object.entries(feature.tags ?? {}).filter(([name]) => name !== 'minzoom'));
  return { ...feature, tags };
}
