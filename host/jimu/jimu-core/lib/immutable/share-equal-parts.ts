const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Returns `after`, with the objects and arrays of `before` in place of those that are equal to them, so that
 * comparisons by identity find only the parts that changed.
 * @example
 * const before = { a: { x: 1 }, b: { y: 2 } };
 * const next = shareEqualParts(before, { a: { x: 1 }, b: { y: 3 } });
 * next.a === before.a; // true
 */
export function shareEqualParts<T>(before: unknown, after: T): T {
  if (!isParent(before) || !isParent(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const entries = Object.entries(after).map(
    ([key, value]) => [key, shareEqualParts(before[key], value)] as const
  );
  const isEqual =
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => Object.hasOwn(before, key) && Object.is(before[key], value));
  if (isEqual) return before as T;
  return (Array.isArray(after) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as T;
}
