import { getIn, isImmutable, make, makeObject, set, setIn, setMethods, toMutable } from './make';
import type { Plain } from './make';

type Update = (value: unknown, ...more: unknown[]) => unknown;

function mergeOne(target: Plain, source: Plain, deep: boolean): Plain {
  let result: object = target;
  for (const key of Object.keys(source)) {
    const [below, above] = [target[key], source[key]];
    const bothObjects = [below, above].every(
      (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
    );
    result = set(
      result,
      key,
      deep && bothObjects ? mergeOne(make(below) as Plain, above as Plain, true) : above
    );
  }
  return result as Plain;
}

function without(target: Plain, ...given: unknown[]): Plain {
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
    return set(this, key, value);
  },
  setIn(this: object, path: readonly string[], value: unknown) {
    return setIn(this, path, value);
  },
  getIn(this: object, path: readonly string[], otherwise?: unknown) {
    return getIn(this, path, otherwise);
  },
  update(this: Plain, key: string, change: Update, ...more: unknown[]) {
    return set(this, key, change(this[key], ...more));
  },
  updateIn(this: object, path: readonly string[], change: Update, ...more: unknown[]) {
    return setIn(this, path, change(getIn(this, path), ...more));
  },
  asMutable(this: object, options?: { deep?: boolean }) {
    return toMutable(this, options?.deep ?? false);
  }
};

const ofObjects = {
  ...common,
  merge(this: Plain, other: Plain | readonly Plain[], options?: { deep?: boolean }) {
    const sources = Array.isArray(other) ? (other as readonly Plain[]) : [other as Plain];
    return sources.reduce<Plain>((merged, source) => mergeOne(merged, source, options?.deep ?? false), this);
  },
  without(this: Plain, ...given: unknown[]) {
    return without(this, ...given);
  },
  replace(this: Plain, value: unknown) {
    return make(value);
  }
};

const refuse = (name: string) =>
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
      return make(method.apply(Array.from(this), args));
    }
  ])
);

const refusing = Object.fromEntries(
  ['push', 'pop', 'sort', 'splice', 'shift', 'unshift', 'reverse', 'copyWithin', 'fill'].map((name) => [
    name,
    refuse(name)
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
function hidden(prototype: object, methods: object): object {
  const descriptors = Object.entries(methods).map(([name, value]) => [
    name,
    { value: value as unknown, enumerable: false, writable: true, configurable: true }
  ]);
  return Object.create(prototype, Object.fromEntries(descriptors) as PropertyDescriptorMap) as object;
}

setMethods({ array: hidden(Array.prototype, ofArrays), object: hidden(Object.prototype, ofObjects) });

/** Makes data immutable. */
export function immutable(value: unknown): unknown {
  return make(value);
}
immutable.isImmutable = isImmutable;
immutable.asMutable = (value: unknown, options?: { deep?: boolean }) =>
  toMutable(value, options?.deep ?? false);
immutable.from = make;
immutable.without = (value: object, ...keys: string[]) => without(make(value) as Plain, ...keys);
