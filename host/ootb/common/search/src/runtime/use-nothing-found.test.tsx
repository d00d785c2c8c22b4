import { act, renderHook } from '@testing-library/react';
import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useNothingFound } from './use-nothing-found';

const createOutcome = (searchTerm: string, numResults: number, errors: unknown[] = []) => ({
  searchTerm,
  numResults,
  errors
});

describe('useNothingFound', () => {
  let search: ArcgisSearch;
  const fireSearchEvent = (name: string, detail: object | null = null) =>
    act(() => void search.dispatchEvent(new CustomEvent(name, { detail })));
  const renderNothingFound = () => {
    search = document.createElement('div') as unknown as ArcgisSearch;
    search.activeMenu = 'suggestion';
    return renderHook(() => useNothingFound(search)).result;
  };

  it('[MP-02] returns the term without Enter when there are no suggestions, and closes the empty list', () => {
    jest.useFakeTimers();
    const said = renderNothingFound();
    fireSearchEvent('arcgisSuggestComplete', createOutcome('xyz', 0));
    expect(said.current).toEqual({ term: 'xyz', isPart: false });
    jest.runAllTimers();
    expect(search.activeMenu).toBe('none');
    jest.useRealTimers();
  });

  it('returns null after further typing, after clearing the field and with results', () => {
    const said = renderNothingFound();
    for (const [name, detail] of [
      ['arcgisSuggestStart', { searchTerm: 'xy' }],
      ['arcgisSearchClear', null],
      ['arcgisSuggestComplete', createOutcome('kraken', 2)],
      // Cancelled by a newer one.
      ['arcgisSuggestComplete', null]
    ] as const) {
      fireSearchEvent('arcgisSearchComplete', createOutcome('xyz', 0));
      expect(said.current?.term).toBe('xyz');
      fireSearchEvent(name, detail);
      expect(said.current).toBeNull();
    }
  });

  it('returns null for a single letter until Enter', () => {
    const said = renderNothingFound();
    fireSearchEvent('arcgisSuggestComplete', createOutcome(' x', 0));
    expect(said.current).toBeNull();
    fireSearchEvent('arcgisSearchComplete', createOutcome('x', 0));
    expect(said.current?.term).toBe('x');
  });

  it('reports that a source did not answer', () => {
    const said = renderNothingFound();
    fireSearchEvent('arcgisSuggestComplete', createOutcome('xyz', 0, [new Error('away')]));
    expect(said.current).toEqual({ term: 'xyz', isPart: true });
  });
});
