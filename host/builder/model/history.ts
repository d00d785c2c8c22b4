/** Past states, the current one and the undone ones. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** Subject of the last change; consecutive changes of the same kind join it. */
  readonly kind?: string;
}

/** Most steps that can be undone. */
export const MAX_UNDO_STEPS = 100;

/** Returns a new history. */
export const createHistory = <T>(now: T): EditHistory<T> => ({ past: [], now, future: [] });

/**
 * Adds a change. Consecutive changes of one `kind` (typing a name, pressing an arrow key) are one step;
 * without a kind each is its own. An unchanged value adds no step.
 */
export function pushChange<T>(history: EditHistory<T>, next: T, kind?: string): EditHistory<T> {
  if (next === history.now) return history;
  const joins = kind !== undefined && kind === history.kind;
  const past = joins ? history.past : [...history.past, history.now].slice(-MAX_UNDO_STEPS);
  return { past, now: next, future: [], kind };
}

/**
 * Adds a change that nobody made, such as a settings page's declaration of outputs as it opens. It is no step
 * of its own and keeps the undone steps. As a step it would be repeated after each undo, and no earlier step
 * could be reached.
 */
export const replaceCurrent = <T>(history: EditHistory<T>, next: T): EditHistory<T> => ({
  ...history,
  now: next
});

/** Goes one step back; returns the same history at its start. */
export function undoChange<T>({ past, now, future }: EditHistory<T>): EditHistory<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** Goes one step forward again; returns the same history when no step was undone. */
export function redoChange<T>({ past, now, future }: EditHistory<T>): EditHistory<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, now, future };
  return { past: [...past, now], now: after, future: rest };
}
