import { requestProductApi } from './http';

/** Data that the embedding page may receive, and the limits of its key. */
export interface EmbedRights {
  readonly allowed: boolean;
  /** Null without a key. */
  readonly partner: string | null;
  /** Empty for the whole country. */
  readonly states: readonly string[];
  /** Service areas per 24 hours; null without a key. */
  readonly areasPerDay: number | null;
}

/** Fetches the rights of an embedding page of `origin`. @throws {ApiClientError} */
export const fetchEmbedRights = (
  origin: string,
  serverUrl = '',
  signal?: AbortSignal
): Promise<EmbedRights> =>
  requestProductApi<EmbedRights>(`/api/embed?origin=${encodeURIComponent(origin)}`, { serverUrl, signal });
