import { createHash } from 'node:crypto';
import type { FeatureCollection } from 'geojson';
import { LRUCache } from 'lru-cache';
import { PLACE_LABELS } from '@site/layers';
import type { AppContext } from '../../common/context';
import { readReleaseTag } from '../../common/release-tag';
import { shortenVersion } from '../dialect/data-version';
import { BASEMAP_SOURCES, readBasemapLayers } from './basemap-layers';
import type { BasemapFeature } from './basemap-layers';
import { TileIndex } from './tile-index';

/** Longest age of a version in ms: an import into a shared database is visible after this. */
const MAX_AGE = 10_000;
/** Most cached tiles; a session at a desk views a few hundred. */
const MAX_CACHED_TILES = 2_000;

/** Raised when the same sources give other tiles, so that clients do not keep the previous ones. */
const TILE_SCHEMA = 3;

/** Version of the basemap's sources. */
export interface BasemapVersion {
  /** Changes when a source is imported again. */
  readonly tag: string;
  readonly attribution: string;
}

interface BasemapTiles {
  readonly tag: string;
  readonly index: TileIndex;
  readonly tiles: LRUCache<string, Buffer>;
  readonly places: readonly BasemapFeature[];
}

/** The tiles of the basemap. The index is created once, and again when a source has been imported since. */
export class Basemap {
  private drawn: Promise<BasemapTiles> | null = null;
  private drawnTag = '';
  private known: { readonly at: number; readonly version: BasemapVersion } | null = null;

  constructor(private readonly context: AppContext) {}

  /** Returns the version as the calls of clients name it: another one after an import and with each release. */
  async readShortVersion(): Promise<string> {
    const { tag } = await this.readVersion();
    return shortenVersion(`${tag} ${readReleaseTag(this.context.settings.root)}`);
  }

  async readVersion(): Promise<BasemapVersion> {
    if (this.known && Date.now() - this.known.at < MAX_AGE) return this.known.version;
    const rows = await this.context.store.query<{ attribution: string; imported_at: Date; rows: number }>(
      'SELECT attribution, imported_at, rows FROM dataset_source WHERE dataset = ANY($1::text[]) ORDER BY dataset',
      [BASEMAP_SOURCES]
    );
    const version = {
      tag: createHash('sha256')
        .update(JSON.stringify([TILE_SCHEMA, rows]))
        .digest('base64url')
        .slice(0, 16),
      attribution: [...new Set(rows.map(({ attribution }) => attribution))].join('; ')
    };
    this.known = { at: Date.now(), version };
    return version;
  }

  /** Returns a tile, which is created on first request. */
  async readTile(z: number, x: number, y: number): Promise<Buffer> {
    const { index, tiles } = await this.loadCurrent();
    const name = `${z}/${x}/${y}`;
    const kept = tiles.get(name);
    if (kept) return kept;
    const tile = index.encodeTile(z, x, y);
    tiles.set(name, tile);
    return tile;
  }

  /** Returns the places of a kind of label as GeoJSON; null for an unknown kind. */
  async readPlaces(kind: string): Promise<FeatureCollection | null> {
    if (!PLACE_LABELS.some((label) => label.kind === kind)) return null;
    const { places } = await this.loadCurrent();
    return {
      type: 'FeatureCollection',
      features: places
        .filter(({ properties }) => properties.kind === kind)
        .map(({ geometry, properties: { name } }, id) => ({
          type: 'Feature',
          id,
          geometry,
          properties: { name }
        }))
    };
  }

  private async loadCurrent(): Promise<BasemapTiles> {
    const { tag } = await this.readVersion();
    if (this.drawn && this.drawnTag === tag) return this.drawn;
    this.drawnTag = tag;
    const drawing = this.buildTiles(tag);
    this.drawn = drawing;
    drawing.catch(() => (this.drawn = null));
    return drawing;
  }

  private async buildTiles(tag: string): Promise<BasemapTiles> {
    const layers = await readBasemapLayers(this.context.store);
    const index = await TileIndex.create(layers);
    return { tag, index, tiles: new LRUCache({ max: MAX_CACHED_TILES }), places: layers.place };
  }
}

const basemaps = new WeakMap<AppContext, Basemap>();

/** Returns the basemap of an app, whose tiles its services and maps share. */
export function getBasemap(context: AppContext): Basemap {
  const found = basemaps.get(context) ?? new Basemap(context);
  basemaps.set(context, found);
  return found;
}
