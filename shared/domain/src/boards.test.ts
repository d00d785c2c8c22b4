import fc from 'fast-check';
import {
  BOARD_FACTORY_TYPES,
  countByList,
  CUSTOMER_FACTORY_STATES,
  OWNED_FACTORY_STATES,
  TAGGED_MILL_STATES
} from './boards';
import { FACTORY_TYPES } from './enumerations';
import { LGAS, toSlug } from './lga/lga';

describe('summary boards', () => {
  it.each([
    ['categories', BOARD_FACTORY_TYPES, 'Crushing Mill, Kraken II, FFB Mill, Refinery'],
    [
      'states of owned factories',
      OWNED_FACTORY_STATES,
      'Akwa Ibom, Cross River, Lagos, Kano, Ogun, Ondo, Edo'
    ],
    [
      'states of customer factories',
      CUSTOMER_FACTORY_STATES,
      'Akwa Ibom, Cross River, Lagos, Kano, Ogun, Ondo, Edo, Abia, Enugu, Imo, Osun, Oyo'
    ],
    [
      'states of tagged mills',
      TAGGED_MILL_STATES,
      'Abia, Akwa Ibom, Cross River, Ebonyi, Edo, Imo, Ondo, Rivers'
    ]
  ])('lists the %s as the specification does', (_name, list, text) => expect(list.join(', ')).toBe(text));

  it('names states and types as the records do', () => {
    const states = new Set(LGAS.map(({ state }) => state));
    expect([...CUSTOMER_FACTORY_STATES, ...TAGGED_MILL_STATES].filter((name) => !states.has(name))).toEqual(
      []
    );
    expect(FACTORY_TYPES).toEqual(expect.arrayContaining([...BOARD_FACTORY_TYPES]));
  });
});

describe('countByList', () => {
  it('matches names and slugs, and adds up both spellings', () => {
    const counts = [
      { value: 'akwa-ibom', count: 2 },
      { value: 'Akwa Ibom', count: 3 },
      { value: 'Kano', count: 4 },
      { value: null, count: 5 }
    ];
    expect(countByList(['Imo', 'Akwa Ibom'], counts)).toEqual({
      total: 14,
      listed: [
        { name: 'Imo', count: 0 },
        { name: 'Akwa Ibom', count: 5 }
      ],
      other: 9
    });
  });

  it('returns parts that add up to the total', () => {
    const value = fc.option(fc.constantFrom(...TAGGED_MILL_STATES, 'Kano', 'cross-river', ''), { nil: null });
    fc.assert(
      fc.property(fc.array(fc.record({ value, count: fc.nat(1_000) })), (counts) => {
        const { total, listed, other } = countByList(TAGGED_MILL_STATES, counts);
        const others = counts.filter(
          (one) => !TAGGED_MILL_STATES.some((state) => toSlug(state) === toSlug(one.value ?? ''))
        );
        expect(listed.map(({ name }) => name)).toEqual(TAGGED_MILL_STATES);
        expect(other).toBe(others.reduce((sum, { count }) => sum + count, 0));
        expect(listed.reduce((sum, { count }) => sum + count, other)).toBe(total);
      })
    );
  });
});
