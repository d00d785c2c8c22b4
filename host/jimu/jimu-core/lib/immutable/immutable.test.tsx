import fc from 'fast-check';
import { Immutable } from 'jimu-core';

const data = fc.jsonValue({ maxDepth: 4 }).filter((value) => typeof value === 'object' && value !== null);

describe('Immutable', () => {
  it("keeps every key, including '__proto__'", () => {
    const odd = JSON.parse('{"__proto__":{"a":1}}') as object;
    expect(JSON.stringify(Immutable(odd))).toBe('{"__proto__":{"a":1}}');
    expect(JSON.stringify(Immutable.asMutable<unknown>(Immutable(odd), { deep: true }))).toBe(
      '{"__proto__":{"a":1}}'
    );
  });

  it('holds the same data, and returns a mutable copy of it', () => {
    fc.assert(
      fc.property(data, (value) => {
        const made = Immutable(value);
        expect(JSON.stringify(made)).toBe(JSON.stringify(value));
        expect(Immutable.isImmutable(made)).toBe(true);
        expect(Immutable(made)).toBe(made);
        expect(JSON.stringify(Immutable.asMutable<unknown>(made, { deep: true }))).toBe(
          JSON.stringify(value)
        );
      })
    );
  });

  it('throws on mutation', () => {
    const made = Immutable({ list: [1, 2], inner: { a: 1 } }) as unknown as {
      list: number[];
      inner: { a: number };
    };
    expect(() => made.list.push(3)).toThrow('asMutable');
    expect(() => {
      made.inner.a = 2;
    }).toThrow();
  });

  it('returns new values and leaves the old one unchanged', () => {
    const made = Immutable({ a: 1, inner: { b: [1] }, c: 3 });
    expect(made.set('a', 1)).toBe(made);
    expect(made.setIn(['inner', 'x', 'y'], 5)).toEqual({ a: 1, inner: { b: [1], x: { y: 5 } }, c: 3 });
    expect(made.merge({ inner: { d: 1 } } as never, { deep: true })).toEqual({
      a: 1,
      inner: { b: [1], d: 1 },
      c: 3
    });
    expect(made.merge({ inner: { d: 1 } } as never)).toEqual({ a: 1, inner: { d: 1 }, c: 3 });
    expect(made.without('a', 'c')).toEqual({ inner: { b: [1] } });
    expect(made.without((value) => value === 3)).toEqual({ a: 1, inner: { b: [1] } });
    expect(made.update('a', (value) => Number(value) + 1).getIn(['a'])).toBe(2);
    expect(made.updateIn(['inner', 'b'], () => []).getIn(['inner', 'b'])).toEqual([]);
    expect(made.getIn(['inner', 'none'], 'otherwise')).toBe('otherwise');
    expect(made).toEqual({ a: 1, inner: { b: [1] }, c: 3 });
  });

  it('maps a list to React elements', () => {
    const items = Immutable(['a', 'b']).map((id) => <li key={id}>{id}</li>);
    expect(items).toHaveLength(2);
    expect(Immutable.isImmutable(items)).toBe(true);
  });

  it('leaves values that are not data unchanged', () => {
    const view = new (class View {
      open = 1;
    })();
    const made = Immutable({ view, when: new Date(0) }) as unknown as { view: object; when: Date };
    expect(made.view).toBe(view);
    expect(made.when.getTime()).toBe(0);
  });
});
