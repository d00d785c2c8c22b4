/*
 * Immutable data with the methods of the seamless-immutable library, which the framework passes to widgets.
 * That library treats React 19's elements as data and fails on them (`ids.map((id) => <li key={id} />)`), so
 * this module replaces it.
 */

export type PlainObject = Record<string, unknown>;
type KeyPath = readonly (string | number)[];

const made = new WeakSet<object>();

/** Checks whether a value was made immutable here; primitives and functions always are. */
export function isImmutable(value: unknown): boolean {
  return typeof value !== 'object' || value === null || made.has(value);
}

/**
 * Checks for data: arrays and plain objects, of any window. Elements, dates, nodes, views and errors are not
 * data.
 */
function isData(value: object): boolean {
  if ('$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

function markImmutable<T extends object>(value: T): T {
  made.add(value);
  return Object.freeze(value);
}

/** Makes data deeply immutable. A value that is already immutable, or is not data, is returned unchanged. */
export function makeImmutable(value: unknown): unknown {
  if (isImmutable(value) || !isData(value as object)) return value;
  return Array.isArray(value) ? makeArray(value) : makeObject(value as PlainObject);
}

/** Returns a new immutable array of `items`. */
export function makeArray(items: readonly unknown[]): unknown[] {
  const array = Array.from(items, makeImmutable);
  Object.setPrototypeOf(array, arrayMethods);
  return markImmutable(array);
}

/** Returns a new immutable object of `entries`. */
export function makeObject(entries: PlainObject): PlainObject {
  const object = Object.create(objectMethods) as PlainObject;
  // Uses defineProperty, because an assignment would treat a key '__proto__' as the prototype.
  for (const key of Object.keys(entries))
    Object.defineProperty(object, key, { value: makeImmutable(entries[key]), enumerable: true });
  return markImmutable(object);
}

let arrayMethods: object = Array.prototype;
let objectMethods: object = Object.prototype;

/** Sets the methods of immutable arrays and objects; called once, by the module that defines them. */
export function setMethods(methods: { readonly array: object; readonly object: object }): void {
  arrayMethods = methods.array;
  objectMethods = methods.object;
}

/** Returns a mutable copy; with `deep`, of all levels. */
export function toMutable(value: unknown, deep: boolean): unknown {
  if (typeof value !== 'object' || value === null || !made.has(value)) return value;
  const copyItem = (item: unknown) => (deep ? toMutable(item, true) : item);
  if (Array.isArray(value)) return Array.from(value, copyItem);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyItem(item)]));
}

/** Returns the value at a path, or `otherwise`. */
export function getIn(value: unknown, path: KeyPath, otherwise?: unknown): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !(key in found)) return otherwise;
    found = (found as PlainObject)[key];
  }
  return found;
}

/** Returns the data with another value under `key`; the same object when the value is unchanged. */
export function setKey(target: object, key: string | number, value: unknown): object {
  const next = makeImmutable(value);
  if (Object.hasOwn(target, key) && Object.is((target as PlainObject)[key], next)) return target;
  if (!Array.isArray(target)) return makeObject({ ...(target as PlainObject), [key]: next });
  const items = Array.from(target as unknown[]);
  items[Number(key)] = next;
  return makeArray(items);
}

/** Returns the data with another value at a path; missing levels are created. */
export function setIn(target: object, path: KeyPath, value: unknown): object {
  const [key, rest] = [path[0]!, path.slice(1)];
  if (rest.length === 0) return setKey(target, key, value);
  const below = (target as PlainObject)[key];
  const next =
    typeof below === 'object' && below !== null
      ? below
      : makeImmutable(typeof rest[0] === 'number' ? [] : {});
  return setKey(target, key, setIn(next as object, rest, value));
}
