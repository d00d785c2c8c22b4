import { act, renderHook } from '@testing-library/react';
import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useNothingFound } from './use-nothing-found';

const outcome = (searchTerm: string, numResults: number, errors: unknown[] = []) => ({
  searchTerm,
  numResults,
  errors
});

describe('useNothingFound', () => {
  let search: ArcgisSearch;
  const tell = (name: string, detail: object | null = null) =>
    act(() => void search.dispatchEvent(new CustomEvent(name, { detail })));
  const shown = () => {
    search = document.createElement('div') as unknown as ArcgisSearch;
    search.activeMenu = 'suggestion';
    return renderHook(() => useNothingFound(search)).result;
  };

  it('[MP-02] returns the term without Enter when there are no suggestions, and closes the empty list', () => {
    jest.useFakeTimers();
    const said = shown();
    tell('arcgisSuggestComplete', outcome('xyz', 0));
    expect(said.current).toEqual({ term: 'xyz', isPart: false });
    jest.runAllTimers();
    expect(search.activeMenu).toBe('none');
    jest.useRealTimers();
  });

  it('returns null after further typing, after clearing the field and with results', () => {
    const said = shown();
    for (const [name, detail] of [
      ['arcgisSuggestStart', { searchTerm: 'xy' }],
      ['arcgisSearchClear', null],
      ['arcgisSuggestComplete', outcome('kraken', 2)],
      // Cancelled by a newer one.
      ['arcgisSuggestComplete', null]
    ] as const) {
      tell('arcgisSearchComplete', outcome('xyz', 0));
      expect(said.current?.term).toBe('xyz');
      tell(name, detail);
      expect(said.current).toBeNull();
    }
  });

  it('returns null for a single letter until Enter', () => {
    const said = shown();
    tell('arcgisSuggestComplete', outcome(' x', 0));
    expect(said.current).toBeNull();
    tell('arcgisSearchComplete', outcome('x', 0));
    expect(said.current?.term).toBe('x');
  });

  it('reports that a source did not answer', () => {
    const said = shown();
    tell('arcgisSuggestComplete', outcome('xyz', 0, [new Error('away')]));
    expect(said.current).toEqual({ term: 'xyz', isPart: true });
  });
});
