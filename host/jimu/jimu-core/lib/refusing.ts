/**
 * An object of the framework whose members this host has in part: asking for another one says so, instead of
 * `undefined is not a function` somewhere in a widget.
 */
export function refusing<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key, receiver) {
      // What looks at an object without knowing it (React, test runners) asks by symbol, or for these.
      if (typeof key === 'symbol' || key in target || ['then', 'toJSON', '$$typeof'].includes(key))
        return Reflect.get(target, key, receiver) as unknown;
      throw new Error(`This widget asks for ${name}.${key}, which this host does not provide.`);
    }
  });
}
