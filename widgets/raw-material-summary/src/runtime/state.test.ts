import { ADDRESS, BLANK, shownBy, written } from './state';

const filter = { start: '2026-05-01', end: '2026-05-31', supplier: "O'Neil 😀", community: '' };

it('a filter and a kept filter are written to the address and read back', () => {
  const shown = { applied: filter, kept: BLANK };
  expect(shownBy(ADDRESS.read(JSON.parse(JSON.stringify(written(shown))))!)).toEqual(shown);
  expect(written({ applied: null, kept: null })).toBeNull();
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
  expect(ADDRESS.read(value)).toBeNull();
});
