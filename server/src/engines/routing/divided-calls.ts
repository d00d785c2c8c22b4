import type { LatLon } from '@site/domain';

/** Most concurrent calls for one answer: the engine has two threads, and other callers need it as well. */
const MAX_CONCURRENT_CALLS = 2;

/** Returns the key of a place in a cache, to a tenth of a metre. */
export const toPlaceKey = ({ latitude, longitude }: LatLon): string =>
  `${latitude.toFixed(6)} ${longitude.toFixed(6)}`;

/** Runs `work` for each item, at most {@link MAX_CONCURRENT_CALLS} at once; a failure cancels the others. */
export async function runSome<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>
): Promise<void> {
  const waiting = [...items];
  const runNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_CALLS }, runNext)).catch((error: unknown) => {
    waiting.length = 0;
    throw error;
  });
}

/** Divides a list into groups of at most `size`. */
export const groupItems = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size)
  );

/** Divides sources into groups whose pairs with the targets are at most `pairs`, but of at least one source. */
export const groupSources = (sources: readonly LatLon[], targets: number, pairs: number): LatLon[][] =>
  groupItems(sources, Math.max(1, Math.floor(pairs / Math.max(1, targets))));
