import geojsonvt from 'geojson-vt';
import type { Feature as TileFeature } from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { BasemapFeature, BasemapLayers } from './basemap-layers';

/**
 * Deepest tiles cut (512 px; one is 10 km wide at the equator). Clients enlarge them beyond: a grid step is 2.4 m, as
 * good as the data, and the index cannot grow without end.
 */
export const MAX_TILE_ZOOM = 12;
const EXTENT = 4096;

/** Tiles up to this zoom are cut ahead: from there a deeper one is a few milliseconds away. */
const READY_ZOOM = 6;

/** Features of one layer that begin to show at the same zoom, so that a tile above it passes them by. */
interface Group {
  readonly layer: string;
  readonly minzoom: number;
  readonly index: ReturnType<typeof geojsonvt>;
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

function cut(features: readonly BasemapFeature[]): Group['index'] {
  return geojsonvt(
    { type: 'FeatureCollection', features: [...features] },
    {
      maxZoom: MAX_TILE_ZOOM,
      indexMaxZoom: READY_ZOOM,
      // Else cutting ahead stops at the first tile that is simple enough, which at zoom 0 every layer is.
      indexMaxPoints: 0,
      extent: EXTENT,
      // A wide margin, so that the outline of a road at a tile's edge does not end in a cap there.
      buffer: 96,
      tolerance: 3
    }
  );
}

/** Cuts tiles out of the basemap's layers. */
export class TileIndex {
  private constructor(private readonly groups: readonly Group[]) {}

  /** Projects and cuts the layers, piece by piece, letting other work through in between. */
  static async of(layers: BasemapLayers): Promise<TileIndex> {
    const groups: Group[] = [];
    for (const [layer, features] of Object.entries(layers))
      for (const minzoom of new Set(features.map(({ properties }) => Number(properties.minzoom)))) {
        await pause();
        const shown = features.filter(({ properties }) => properties.minzoom === minzoom);
        groups.push({ layer, minzoom, index: cut(shown) });
      }
    return new TileIndex(groups);
  }

  /** A Mapbox vector tile; of no length where there is nothing at all. */
  tile(z: number, x: number, y: number): Buffer {
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
