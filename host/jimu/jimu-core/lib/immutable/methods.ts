import { getIn, isImmutable, makeImmutable, makeObject, setKey, setIn, setMethods, toMutable } from './make';
import type { PlainObject } from './make';

type ValueUpdater = (value: unknown, ...more: unknown[]) => unknown;

function mergeObject(target: PlainObject, source: PlainObject, deep: boolean): PlainObject {
  let result: object = target;
  for (const key of Object.keys(source)) {
    const [below, above] = [target[key], source[key]];
    const bothObjects = [below, above].every(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    );
    result = setKey(
      result,
      key,
      deep && bothObjects
        ? mergeObject(makeImmutable(below) as PlainObject, above as PlainObject, true)
        : above
    );
  }
  return result as PlainObject;
}

function without(target: PlainObject, ...given: unknown[]): PlainObject {
  const [first] = given;
  const names = given.flat().map(String);
  const goes =
    typeof first === 'function'
      ? (key: string) => Boolean(first(target[key], key))
      : (key: string) => names.includes(key);
  const keys = Object.keys(target);
  if (!keys.some(goes)) return target;
  return makeObject(Object.fromEntries(keys.filter((key) => !goes(key)).map((key) => [key, target[key]])));
}

const common = {
  set(this: object, key: string, value: unknown) {
    return setKey(this, key, value);
  },
  setIn(this: object, path: readonly string[], value: unknown) {
    return setIn(this, path, value);
  },
  getIn(this: object, path: readonly string[], otherwise?: unknown) {
    return getIn(this, path, otherwise);
  },
  update(this: PlainObject, key: string, change: ValueUpdater, ...more: unknown[]) {
    return setKey(this, key, change(this[key], ...more));
  },
  updateIn(this: object, path: readonly string[], change: ValueUpdater, ...more: unknown[]) {
    return setIn(this, path, change(getIn(this, path), ...more));
  },
  asMutable(this: object, options?: { deep?: boolean }) {
    return toMutable(this, options?.deep ?? false);
  }
};

const ofObjects = {
  ...common,
  merge(this: PlainObject, other: PlainObject | readonly PlainObject[], options?: { deep?: boolean }) {
    const sources = Array.isArray(other) ? (other as readonly PlainObject[]) : [other as PlainObject];
    return sources.reduce<PlainObject>(
      (merged, source) => mergeObject(merged, source, options?.deep ?? false),
      this
    );
  },
  without(this: PlainObject, ...given: unknown[]) {
    return without(this, ...given);
  },
  replace(this: PlainObject, value: unknown) {
    return makeImmutable(value);
  }
};

const createRefusal = (name: string) =>
  function refused(): never {
    throw new Error(
      `${name} would change an immutable array. Use asMutable(), or a method that makes a new one.`
    );
  };

/** Array methods whose result is an array, which is immutable too. */
const passing = Object.fromEntries(
  (['map', 'filter', 'slice', 'concat', 'reduce', 'reduceRight', 'flatMap', 'flat'] as const).map((name) => [
    name,
    function passed(this: unknown[], ...args: unknown[]) {
      const method = Array.prototype[name] as (...given: unknown[]) => unknown;
      return makeImmutable(method.apply(Array.from(this), args));
    }
  ])
);

const refusing = Object.fromEntries(
  ['push', 'pop', 'sort', 'splice', 'shift', 'unshift', 'reverse', 'copyWithin', 'fill'].map((name) => [
    name,
    createRefusal(name)
  ])
);

const ofArrays = {
  ...common,
  ...passing,
  ...refusing,
  asObject(this: readonly unknown[], toEntry: (item: unknown, index: number) => readonly [string, unknown]) {
    return makeObject(Object.fromEntries(this.map(toEntry)));
  }
};

/** Defines methods as non-enumerable properties. */
function addHiddenMethods(prototype: object, methods: object): object {
  const descriptors = Object.entries(methods).map(([name, value]) => [
    name,
    { value: value as unknown, enumerable: false, writable: true, configurable: true }
  ]);
  return Object.create(prototype, Object.fromEntries(descriptors) as PropertyDescriptorMap) as object;
}

setMethods({
  array: addHiddenMethods(Array.prototype, ofArrays),
  object: addHiddenMethods(Object.prototype, ofObjects)
});

/** Makes data immutable. */
export function toImmutable(value: unknown): unknown {
  return makeImmutable(value);
}
toImmutable.isImmutable = isImmutable;
toImmutable.asMutable = (value: unknown, options?: { deep?: boolean }) =>
  toMutable(value, options?.deep ?? false);
toImmutable.from = makeImmutable;
toImmutable.without = (value: object, ...keys: string[]) =>
  without(makeImmutable(value) as PlainObject, ...keys);
