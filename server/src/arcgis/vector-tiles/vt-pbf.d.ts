declare module 'vt-pbf' {
  import type { Tile } from 'geojson-vt';

  /** Encodes tiles of geojson-vt, by layer name, as one Mapbox vector tile. */
  export function fromGeojsonVt(
    layers: Readonly<Record<string, Pick<Tile, 'features'>>>,
    options?: { readonly version?: number; readonly extent?: number }
  ): Uint8Array;
}
