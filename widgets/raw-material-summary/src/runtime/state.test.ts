import { FILTERS_CODEC, EMPTY_INPUT, fromAddressFilters, toAddressFilters } from './state';

const filter = { start: '2026-05-01', end: '2026-05-31', supplier: "O'Neil 😀", community: '' };

it('a filter and a kept filter are written to the address and read back', () => {
  const shown = { applied: filter, kept: EMPTY_INPUT };
  expect(
    fromAddressFilters(FILTERS_CODEC.read(JSON.parse(JSON.stringify(toAddressFilters(shown))))!)
  ).toEqual(shown);
  expect(toAddressFilters({ applied: null, kept: null })).toBeNull();
});

it.each([
  null,
  [],
  { f: 'x', k: null },
  { f: ['', '', ''], k: null },
  { f: ['2026-02-30', '2026-03-01', '', ''], k: null },
  { f: ['2026-05-02', '2026-05-01', '', ''], k: null },
  { f: ['', '', 'a'.repeat(201), ''], k: null },
  { f: ['', '', 'a\0', ''], k: null },
  { f: null, k: 7 }
])('returns null for an address with %j', (value) => {
  expect(FILTERS_CODEC.read(value)).toBeNull();
});
