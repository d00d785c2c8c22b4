import { productRequest } from './http';

export * from './embed-address';

/** What the page that holds a map may be told, and what its key is for. */
export interface EmbedRights {
  readonly allowed: boolean;
  /** Null without a key. */
  readonly partner: string | null;
  /** Empty: the whole country. */
  readonly states: readonly string[];
  /** Service areas in 24 hours; null without a key. */
  readonly areasPerDay: number | null;
}

/** What a page of `origin` may be told of the map that it holds. @throws {ApiClientError} */
export const fetchEmbedRights = (
  origin: string,
  serverUrl = '',
  signal?: AbortSignal
): Promise<EmbedRights> =>
  productRequest<EmbedRights>(`/api/embed?origin=${encodeURIComponent(origin)}`, { serverUrl, signal });
