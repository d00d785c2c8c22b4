import { namedDays } from 'widgets/shared-code/site-core';
import { ADDRESS, ALL, shownBy, written } from './state';

const custom = {
  mode: 'Custom' as const,
  filter: { days: { first: '2026-05-01', last: '2026-05-31' }, lga: 'Uyo' }
};
const roundTrip = (shown: Parameters<typeof written>[0]) =>
  shownBy(ADDRESS.read(JSON.parse(JSON.stringify(written(shown))))!);

it('restores the applied and the pinned filter from the address', () => {
  expect(roundTrip({ applied: custom, kept: ALL })).toEqual({ applied: custom, kept: ALL });
  expect(written({ applied: null, kept: null })).toBeNull();
});

it('computes a named range when the link is opened', () => {
  const { applied } = shownBy({ f: ['This Year', '', '', ''], k: null });
  expect(applied).toEqual({
    mode: 'This Year',
    filter: { days: namedDays('This Year', Date.now()), lga: null }
  });
});

it.each([
  null,
  [],
  { f: 'x', k: null },
  { f: ['', '', ''], k: null },
  { f: ['Someday', '', '', ''], k: null },
  { f: ['Custom', '', '2026-02-30', '2026-03-01'], k: null },
  { f: ['Custom', '', '2026-05-02', '2026-05-01'], k: null },
  { f: ['', 'a'.repeat(201), '', ''], k: null },
  { f: ['', 'a\0', '', ''], k: null },
  { f: null, k: 7 }
])('refuses an address that contains %j', (value) => {
  expect(ADDRESS.read(value)).toBeNull();
});
