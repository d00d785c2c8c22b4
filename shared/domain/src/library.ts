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

/**
 * Groups items by a key, in the order of the first item of each.
 * @example [...groupItems([1, 2, 3], (item) => item % 2 === 0)] → [[false, [1, 3]], [true, [2]]]
 */
export function groupItems<Item, Key>(
  items: Iterable<Item>,
  getKey: (item: Item) => Key
): Map<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
