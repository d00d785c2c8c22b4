import type seamless from 'seamless-immutable';
import { toImmutable } from './methods';

export type ImmutableObject<T> = seamless.ImmutableObject<T>;
export type ImmutableArray<T> = seamless.ImmutableArray<T>;
/** Methods of every immutable object. */
export type ImmutableObjectMixin<T> = seamless.ImmutableObjectMixin<T>;

interface MakeImmutable {
  <T>(value: T): seamless.Immutable<T>;
  from<T>(value: T): seamless.Immutable<T>;
  isImmutable(value: unknown): boolean;
  asMutable<T>(value: seamless.Immutable<T> | T, options?: { deep?: boolean }): T;
  /** Returns the object without these properties. */
  without<T extends object>(value: T, ...keys: string[]): T;
}

/** Makes a value immutable; objects get `set`, `setIn`, `merge`, `without`, `asMutable` … */
export const Immutable = toImmutable as MakeImmutable;
