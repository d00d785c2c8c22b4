import { appActions, getAppStore, Immutable, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';

/** A piece of a widget's state in the framework's store: data that any widget may read and change. */
export interface StatePiece<T> {
  readonly key: string;
  /** Value until something is stored. */
  readonly initial: T;
}

const plainCopies = new WeakMap<object, object>();
const immutableCopies = new WeakMap<object, object>();

const mapParts = (data: object, change: (part: unknown) => unknown): object =>
  Array.isArray(data)
    ? Array.from(data, change)
    : Object.fromEntries(Object.entries(data).map(([key, part]) => [key, change(part)]));

/**
 * Converts immutable data to plain data: immutable arrays would make the results of their `map` immutable too,
 * React elements included. The same data give the same copy, part by part.
 */
function toPlain(kept: unknown): unknown {
  if (typeof kept !== 'object' || kept === null) return kept;
  const known = plainCopies.get(kept);
  if (known) return known;
  const plain = mapParts(kept, toPlain);
  plainCopies.set(kept, plain);
  immutableCopies.set(plain, kept);
  return plain;
}

/** Converts plain data to immutable data; parts that were read from the store become the same objects again. */
function toImmutable(plain: unknown): unknown {
  if (typeof plain !== 'object' || plain === null) return plain;
  const known = immutableCopies.get(plain);
  if (known) return known;
  const kept = Immutable(mapParts(plain, toImmutable)) as object;
  plainCopies.set(kept, plain);
  immutableCopies.set(plain, kept);
  return kept;
}

function readPiece<T>({ widgetsState }: IMState, widgetId: string, { key, initial }: StatePiece<T>): T {
  const kept = (widgetsState?.[widgetId] as Readonly<Record<string, unknown>> | undefined)?.[key];
  return kept === undefined ? initial : (toPlain(kept) as T);
}

/** Returns the current value of the piece. */
export const readWidgetState = <T>(widgetId: string, piece: StatePiece<T>): T =>
  readPiece(getAppStore().getState(), widgetId, piece);

/** Changes the piece; does nothing when `change` returns its argument. */
export function changeWidgetState<T>(widgetId: string, piece: StatePiece<T>, change: (before: T) => T): void {
  const before = readWidgetState(widgetId, piece);
  const after = change(before);
  if (after !== before)
    getAppStore().dispatch(appActions.widgetStatePropChange(widgetId, piece.key, toImmutable(after)));
}

export type ChangeState<T> = (change: (before: T) => T) => void;

/**
 * Returns a piece of a widget's state and a function to change it. Unchanged parts keep their identity.
 * @param piece declared once, outside of components.
 */
export function useWidgetState<T>(widgetId: string, piece: StatePiece<T>): readonly [T, ChangeState<T>] {
  const value = ReactRedux.useSelector((state: IMState) => readPiece(state, widgetId, piece));
  const change = React.useCallback<ChangeState<T>>(
    (next) => changeWidgetState(widgetId, piece, next),
    [widgetId, piece]
  );
  return [value, change];
}
