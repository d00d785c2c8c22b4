/** Concurrent page requests: the browser opens six connections, of which the map needs some. */
const PARALLEL_PAGES = 3;
const PAGE_SIZE = 2000;

/** The part of a layer that returns its records a page at a time. */
interface PagedLayer<Feature> {
  readonly objectIdField: string;
  readonly capabilities?: { readonly query?: { readonly maxRecordCount?: number | null } } | null;
  queryFeatures(
    query: object,
    options?: { signal?: AbortSignal }
  ): Promise<{ readonly features: readonly Feature[] }>;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Reports the share read so far, 0 to 1. */
  tell(share: number): void;
}

/**
 * Reads all records of a query, some pages at a time.
 * @param query sorted by the records' ids by default. @param count count of its records, requested just before.
 * @param put takes the records of a page; the first of them has the index `start`, from 0.
 * @throws the service's error; an error when it returns fewer records than it counted.
 */
export async function readPages<Feature>(
  layer: PagedLayer<Feature>,
  query: object,
  count: number,
  { signal, tell }: ReadOptions,
  put: (start: number, features: readonly Feature[]) => void
): Promise<void> {
  const size = Math.min(PAGE_SIZE, layer.capabilities?.query?.maxRecordCount ?? PAGE_SIZE);
  let next = 0;
  let read = 0;
  const readNextPages = async () => {
    while (next < count) {
      const start = next;
      next += size;
      const page = { orderByFields: [layer.objectIdField], ...query, start, num: size };
      const { features } = await layer.queryFeatures(page, { signal });
      put(start, features.slice(0, count - start));
      read += features.length;
      tell(Math.min(1, read / count));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_PAGES }, readNextPages));
  if (read < count) throw new Error('The layer changed while it was read.');
}
