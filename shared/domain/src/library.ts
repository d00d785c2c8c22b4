/*
 * Functions of the standard library that are newer than 2020, against which the compiler of Experience Builder
 * 1.19 checks (decision 78).
 */

/**
 * Returns whether an object has an own property of this name; inherited properties do not count.
 * @example hasOwn({ area: 1 }, 'area') → true
 * @example hasOwn({ area: 1 }, 'toString') → false
 */
export const hasOwn = (object: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(object, name);

/**
 * Returns the last item of a list; undefined for an empty list.
 * @example getLast([1, 2]) → 2
 */
export const getLast = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];
