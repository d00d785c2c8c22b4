/** What was, what is and what was taken back. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
  /** What the last change was made to; further changes of the same kind join it. */
  readonly kind?: string;
}

/** Steps that can be taken back. */
export const STEPS = 100;

/** A history that begins. */
export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/**
 * A change. Changes of one `kind` in a row (typing a name, pressing an arrow key) are one step; without a kind each is
 * its own. What is the same is no change.
 */
export function change<T>(history: History<T>, next: T, kind?: string): History<T> {
  if (next === history.now) return history;
  const joins = kind !== undefined && kind === history.kind;
  const past = joins ? history.past : [...history.past, history.now].slice(-STEPS);
  return { past, now: next, future: [], kind };
}

/**
 * What is completed by itself, such as by a settings page as it opens: no step of its own, and what was taken back stays.
 * As a step it would be done again each time it is taken back, and nothing before it could be reached.
 */
export const complete = <T>(history: History<T>, next: T): History<T> => ({ ...history, now: next });

/** One step back; the same where there is none. */
export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** One step forward again; the same where none was taken back. */
export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, now, future };
  return { past: [...past, now], now: after, future: rest };
}
