/**
 * Returns a function that computes a value when it is first called and returns the same value afterwards. For tables
 * that cost milliseconds which a page without need of them would wait for.
 */
export function onFirstUse<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}
