/* What the language's library had not yet in 2020, to which the compiler of Experience Builder 1.19 checks (decision 78). */

/**
 * Whether an object has a property of its own by that name; what every object inherits is none.
 * @example hasOwn({ area: 1 }, 'area') → true
 * @example hasOwn({ area: 1 }, 'toString') → false
 */
export const hasOwn = (object: object, name: string): boolean =>
  Object.prototype.hasOwnProperty.call(object, name);

/**
 * The last of a list, undefined of an empty one.
 * @example lastOf([1, 2]) → 2
 */
export const lastOf = <Item>(list: readonly Item[]): Item | undefined => list[list.length - 1];
