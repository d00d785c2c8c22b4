import { ArcgisError } from '../../common/response-errors';
import { readCallParameters } from './parameters';

type Request = Parameters<typeof readCallParameters>[0];
const readParameters = (query: object, body: object = {}) =>
  readCallParameters({ query, body } as unknown as Request);
const catchRefusal = (query: object, body: object = {}): string[] => {
  try {
    readParameters(query, body);
  } catch (error) {
    if (error instanceof ArcgisError) return [error.message, ...error.details];
  }
  return [];
};

describe('parameters of a call', () => {
  it('are read from the address and the form; the last value of a name wins', () => {
    expect(readParameters({ f: 'json', where: ['a', 'b'] }, { f: 'pbf' })).toEqual({ f: 'pbf', where: 'b' });
  });

  it('are found by their names in any case, and in their own first', () => {
    const found = readParameters({ WHERE: '1=0', ReturnCountOnly: 'true', token: 'a' }, { TOKEN: 'b' });
    expect([found.where, found.returnCountOnly, found.token, found.constructor]).toEqual([
      ...['1=0', 'true', 'a'],
      undefined
    ]);
    expect(readParameters({}, { Where: 'x'.repeat(60_000) }).where).toHaveLength(60_000);
  });

  it('may be as long as somebody needs, and are named when they are longer', () => {
    expect(readParameters({ text: 'x'.repeat(1_000), where: 'x'.repeat(60_000) }).text).toHaveLength(1_000);
    expect(catchRefusal({}, { SingleLine: 'ab c'.repeat(250_000) })).toEqual([
      'Invalid SingleLine',
      'It has 1000000 characters; at most 1000 are allowed.'
    ]);
    expect(catchRefusal({ text: 'a\0b' })).toEqual(['Invalid text', 'It contains the character NUL.']);
    expect(catchRefusal({ where: 'x'.repeat(60_001) })[0]).toBe('Invalid where');
    expect(catchRefusal({ constructor: 'x'.repeat(1_001) })[0]).toBe('Invalid constructor');
  });

  it('are refused when there are more than a call may have', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`p${n}`, '']));
    expect(catchRefusal({}, many)[0]).toBe('Too many parameters');
  });
});
