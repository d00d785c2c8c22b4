/**
 * Wraps an object of the framework of which this host has only some members. Reading another member throws an
 * error with its name, instead of `undefined is not a function` somewhere in a widget.
 */
export function createRefusingProxy<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      // Code that inspects an unknown object (React, test runners) reads symbols or these keys.
      if (typeof key === 'symbol' || key in target || ['then', 'toJSON', '$$typeof'].includes(key))
        return Reflect.get(target, key, receiver) as unknown;
      throw new Error(`This widget uses ${name}.${key}, which this host does not provide.`);
    }
  });
}
