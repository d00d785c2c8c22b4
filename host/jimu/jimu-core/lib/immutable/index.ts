import type seamless from 'seamless-immutable';
import { immutable } from './methods';

export type ImmutableObject<T> = seamless.ImmutableObject<T>;
export type ImmutableArray<T> = seamless.ImmutableArray<T>;
/** The methods that every immutable object has. */
export type ImmutableObjectMixin<T> = seamless.ImmutableObjectMixin<T>;

interface MakeImmutable {
  <T>(value: T): seamless.Immutable<T>;
  from<T>(value: T): seamless.Immutable<T>;
  isImmutable(value: unknown): boolean;
  asMutable<T>(value: seamless.Immutable<T> | T, options?: { deep?: boolean }): T;
  /** The object without these properties. */
  without<T extends object>(value: T, ...keys: string[]): T;
}

/** A value that cannot be changed: objects get `set`, `setIn`, `merge`, `without`, `asMutable` … */
export const Immutable = immutable as MakeImmutable;
