/**
 * Returns a function that computes a value on its first call and returns the same value afterwards. For tables
 * that take milliseconds to build, so that pages without need of them do not wait.
 */
export function createLazyValue<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= compute());
}
