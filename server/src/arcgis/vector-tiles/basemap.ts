import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Store } from '../../store/store';
import { BASEMAP_SOURCES, readBasemapLayers } from './basemap-layers';
import { TileIndex } from './tile-index';

/** How long a version may be old, in milliseconds: an import into a shared database shows after this. */
const MAX_AGE = 10_000;
/** Tiles kept ready: a session at a desk looks at a few hundred. */
const KEPT_TILES = 2_000;

/** What the basemap was drawn from. */
export interface BasemapVersion {
  /** Changes when a source is imported anew. */
  readonly tag: string;
  readonly attribution: string;
}

interface Drawn {
  readonly tag: string;
  readonly index: TileIndex;
  readonly tiles: LRUCache<string, Buffer>;
}

/** The tiles of the basemap: the index is made once, and anew when a source has been imported since. */
export class Basemap {
  private drawn: Promise<Drawn> | null = null;
  private drawnTag = '';
  private known: { readonly at: number; readonly version: BasemapVersion } | null = null;

  constructor(private readonly store: Store) {}

  async version(): Promise<BasemapVersion> {
    if (this.known && Date.now() - this.known.at < MAX_AGE) return this.known.version;
    const rows = await this.store.query<{ attribution: string; imported_at: Date; rows: number }>(
      'SELECT attribution, imported_at, rows FROM dataset_source WHERE dataset = ANY($1::text[]) ORDER BY dataset',
      [BASEMAP_SOURCES]
    );
    const version = {
      tag: createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 16),
      attribution: [...new Set(rows.map(({ attribution }) => attribution))].join('; ')
    };
    this.known = { at: Date.now(), version };
    return version;
  }

  /** A tile, made when first asked for. */
  async tile(z: number, x: number, y: number): Promise<Buffer> {
    const { index, tiles } = await this.current();
    const name = `${z}/${x}/${y}`;
    const kept = tiles.get(name);
    if (kept) return kept;
    const tile = index.tile(z, x, y);
    tiles.set(name, tile);
    return tile;
  }

  private async current(): Promise<Drawn> {
    const { tag } = await this.version();
    if (this.drawn && this.drawnTag === tag) return this.drawn;
    this.drawnTag = tag;
    const drawing = this.draw(tag);
    this.drawn = drawing;
    drawing.catch(() => (this.drawn = null));
    return drawing;
  }

  private async draw(tag: string): Promise<Drawn> {
    const index = await TileIndex.of(await readBasemapLayers(this.store));
    return { tag, index, tiles: new LRUCache({ max: KEPT_TILES }) };
  }
}
