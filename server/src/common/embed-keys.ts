import { isWidgetMap, listWidgetMapServices } from '@site/layers';
import type { WidgetMapName } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '../store/store';
import { ApiError } from './response-errors';

/** Rights of a partner: origins, maps, states and service areas per day. */
export interface EmbedKey {
  readonly key: string;
  readonly name: string;
  readonly origins: readonly string[];
  readonly maps: readonly WidgetMapName[];
  /** Empty for the whole country. */
  readonly states: readonly string[];
  readonly areasPerDay: number;
}

/** Milliseconds after which every process refuses a disabled key. */
const KEY_CACHE_MS = 2_000;
const MAX_CACHED_KEYS = 1_000;

interface StoredEmbedKey extends Omit<EmbedKey, 'maps'> {
  readonly maps: readonly string[];
}

/** Request header with the key of the calling page. */
const EMBED_KEY_HEADER = 'x-embed-key';
/** Parameter of a page's address with the key. */
export const EMBED_PARAMETER = 'embedKey';
const EMBED_PAGE = /^\/map\/widgets\/(\w+)\/?$/;

/** Returns the map and the key in the address of a page; null for any other page. */
export function readPageEmbed(address: string): { map: string; key: string | null } | null {
  if (!URL.canParse(address, 'http://site.invalid')) return null;
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  const map = EMBED_PAGE.exec(pathname)?.[1];
  return map === undefined ? null : { map, key: searchParams.get(EMBED_PARAMETER) };
}

/**
 * Returns the key of a call: the product's calls name it in a header; the map's own requests (layers, tiles)
 * have it in the referring page.
 */
function readEmbedKey({ headers }: FastifyRequest): string | null {
  const named = headers[EMBED_KEY_HEADER];
  if (typeof named === 'string' && named !== '') return named;
  return headers.referer === undefined ? null : (readPageEmbed(headers.referer)?.key ?? null);
}

const embeds = new WeakMap<FastifyRequest, EmbedKey>();

/** Returns the key that a request was admitted with; null for a request without one. */
export const getEmbedKey = (request: FastifyRequest): EmbedKey | null => embeds.get(request) ?? null;

/** Paths that a page with a key may call: only the parts of its maps. */
const EMBED_PATHS =
  /^\/(map\/widgets\/|experiences\/|api\/(embed|identity|me|parameters|service-area-summary|service-areas-together)(\?|$)|arcgis\/(sharing\/|rest\/(info|services\/(Basemap\/|[^/]+\/FeatureServer))))/;
const SERVICE = /^\/arcgis\/rest\/services\/([^/?]+)\/FeatureServer/;

const createRefusal = (message: string) => new ApiError(403, 'embed_refused', message);

/** The keys of partners, as stored in the database. */
export class EmbedKeys {
  private readonly known = new LRUCache<string, { readonly found: EmbedKey | null }>({
    max: MAX_CACHED_KEYS,
    ttl: KEY_CACHE_MS
  });

  constructor(private readonly store: Store) {}

  /** Returns the key, or null for an unknown or disabled one. */
  async find(key: string): Promise<EmbedKey | null> {
    const kept = this.known.get(key);
    if (kept) return kept.found;
    const [row] = await this.store.query<StoredEmbedKey>(
      `SELECT key, name, origins, maps, states, areas_per_day AS "areasPerDay"
         FROM embed_key WHERE key = $1 AND disabled_at IS NULL`,
      [key]
    );
    const found = row ? { ...row, maps: row.maps.filter(isWidgetMap) } : null;
    this.known.set(key, { found });
    return found;
  }

  /**
   * Admits a request with its key, if it has one.
   * @throws ApiError 403 'embed_refused' for an invalid key, and for anything outside its maps.
   */
  async admit(request: FastifyRequest): Promise<EmbedKey | null> {
    const named = readEmbedKey(request);
    if (named === null) return null;
    const key = await this.find(named);
    if (key === null) throw createRefusal('The key of this map is not valid. Ask its issuer for a new one.');
    const service = SERVICE.exec(request.url)?.[1]?.toLowerCase();
    const services = key.maps.flatMap(listWidgetMapServices).map((name) => name.toLowerCase());
    if (
      !EMBED_PATHS.test(request.url) ||
      (service !== undefined && !services.includes(decodeURIComponent(service)))
    )
      throw createRefusal('The key of this map does not allow this.');
    embeds.set(request, key);
    return key;
  }
}
