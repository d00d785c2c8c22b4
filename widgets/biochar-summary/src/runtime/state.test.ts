import { getNamedDays } from 'widgets/shared-code/site-domain';
import { FILTERS_CODEC, NO_FILTER, fromAddressFilters, toAddressFilters } from './state';

const custom = {
  mode: 'Custom' as const,
  filter: { days: { first: '2026-05-01', last: '2026-05-31' }, lga: 'Uyo' }
};
const roundTrip = (shown: Parameters<typeof toAddressFilters>[0]) =>
  fromAddressFilters(FILTERS_CODEC.read(JSON.parse(JSON.stringify(toAddressFilters(shown))))!);

it('restores the applied and the pinned filter from the address', () => {
  expect(roundTrip({ applied: custom, kept: NO_FILTER })).toEqual({ applied: custom, kept: NO_FILTER });
  expect(toAddressFilters({ applied: null, kept: null })).toBeNull();
});

it('computes a named range when the link is opened', () => {
  const { applied } = fromAddressFilters({ f: ['This Year', '', '', ''], k: null });
  expect(applied).toEqual({
    mode: 'This Year',
    filter: { days: getNamedDays('This Year', Date.now()), lga: null }
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
  expect(FILTERS_CODEC.read(value)).toBeNull();
});
