import { DEFAULT_FILTERS, isFilterState } from './filter-state';

describe('filter state from a link', () => {
  it('accepts a filter state with sliders, lists and dates', () => {
    expect(isFilterState(DEFAULT_FILTERS)).toBe(true);
    const date = {
      mode: 'This Month',
      filter: { days: { first: '2026-11-01', last: '2026-11-30' }, lga: 'Uyo' }
    };
    const sliders = { tonsAmount: { value: 5, reversed: true } };
    expect(isFilterState({ sliders, lists: { agent: ['Ada'] }, date })).toBe(true);
    expect(
      isFilterState({ sliders: {}, lists: {}, date: { mode: null, filter: { days: null, lga: 'Uyo' } } })
    ).toBe(true);
  });

  it.each([
    null,
    {},
    { ...DEFAULT_FILTERS, sliders: { tonsAmount: 5 } },
    { ...DEFAULT_FILTERS, sliders: [] },
    { ...DEFAULT_FILTERS, lists: { agent: 'Ada' } },
    { ...DEFAULT_FILTERS, date: {} },
    { ...DEFAULT_FILTERS, date: { mode: 'Some day', filter: { days: null, lga: null } } },
    {
      ...DEFAULT_FILTERS,
      date: { mode: null, filter: { days: { first: '2026-13-01', last: '2026-11-30' }, lga: null } }
    }
  ])('refuses an invalid filter state: %j', (value) => {
    expect(isFilterState(value)).toBe(false);
  });
});
