import { z } from 'zod';
import { pickDeclaredParts } from './declared-parts';

const record = z.object({ id: z.string(), status: z.enum(['Active']), tags: z.array(z.string()).optional() });
const odd = { id: '1', status: 'Dormant', tags: [3], secret: 'phone' };
const told = { id: '1', status: 'Dormant', tags: [3] };

describe('answers that differ from their schema', () => {
  it.each([
    [record, odd, told],
    [z.object({ data: z.array(record) }), { data: [odd, odd], more: 1 }, { data: [told, told] }],
    [record.nullable().readonly(), odd, told],
    [z.union([z.object({ message: z.string() }), record]), odd, told],
    [
      z.union([z.object({ id: z.string(), secret: z.string() }), z.string()]),
      odd,
      { id: '1', secret: 'phone' }
    ],
    [z.looseObject({ id: z.string() }), odd, odd],
    [z.object({ nested: record }), { nested: odd }, { nested: told }],
    [z.array(record), 'no list', 'no list'],
    [record, null, null],
    [z.string(), 7, 7]
  ])('case %#: keeps the declared fields unchanged', (schema, value, expected) => {
    expect(pickDeclaredParts(schema, value)).toEqual(expected);
  });

  it('omits fields that are named like members of every object', () => {
    const value = JSON.parse('{"id":"1","constructor":"x","__proto__":{"a":1}}') as object;
    expect(Object.keys(pickDeclaredParts(record, value) as object)).toEqual(['id']);
  });
});
