/** Pages asked for at a time: the browser opens six connections, the map needs some. */
const AT_A_TIME = 3;
const PAGE = 2000;

/** The part of a layer that gives its records a page at a time. */
interface PagedLayer<Feature> {
  readonly objectIdField: string;
  readonly capabilities?: { readonly query?: { readonly maxRecordCount?: number | null } } | null;
  queryFeatures(
    query: object,
    options?: { signal?: AbortSignal }
  ): Promise<{ readonly features: readonly Feature[] }>;
}

export interface Reading {
  readonly signal: AbortSignal;
  /** The share read so far, 0 to 1. */
  tell(share: number): void;
}

/**
 * Reads all records of a query, some pages at a time.
 * @param query without order it is that of the records' ids. @param count of its records, asked for just before.
 * @param put takes the records of a page; the first of them is number `start`, from 0.
 * @throws what the service answers; an error when it gives fewer records than it counted.
 */
export async function readPages<Feature>(
  layer: PagedLayer<Feature>,
  query: object,
  count: number,
  { signal, tell }: Reading,
  put: (start: number, features: readonly Feature[]) => void
): Promise<void> {
  const size = Math.min(PAGE, layer.capabilities?.query?.maxRecordCount ?? PAGE);
  let next = 0;
  let read = 0;
  const reader = async () => {
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
  await Promise.all(Array.from({ length: AT_A_TIME }, reader));
  if (read < count) throw new Error('The layer changed while it was read.');
}
