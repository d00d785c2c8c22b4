import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect, useState } from 'react';

/** Event detail of the SDK for suggestions and results; null when they were cancelled. */
interface SearchOutcome {
  readonly searchTerm: string;
  readonly numResults: number;
  readonly errors: readonly unknown[];
}

/** Fewest letters for which the SDK suggests. */
const LEAST_LETTERS = 2;

/** A search without results. */
export interface EmptySearch {
  readonly term: string;
  /** true when a source did not answer. */
  readonly isPart: boolean;
}

/** Returns the search without results; null when there are results or `term` has fewer than `least` letters. */
function findEmptySearch(outcome: SearchOutcome | null, least: number): EmptySearch | null {
  const term = outcome?.searchTerm.trim() ?? '';
  if (!outcome || outcome.numResults > 0 || term.length < least) return null;
  return { term, isPart: outcome.errors.length > 0 };
}

/**
 * Returns the search without results, null otherwise. While the visitor types, the SDK searches 0.35 s after
 * the last key and shows no message for an empty result; its open, empty list is closed.
 */
export function useNothingFound(search: ArcgisSearch | null): EmptySearch | null {
  const [nothing, setNothing] = useState<EmptySearch | null>(null);
  useEffect(() => {
    if (!search) return undefined;
    const createCompleteHandler =
      (least: number) =>
      ({ detail }: CustomEvent<SearchOutcome | null>) => {
        const empty = findEmptySearch(detail, least);
        setNothing(empty);
        // The component opens the list after this event.
        if (empty) setTimeout(() => (search.activeMenu = 'none'));
      };
    const clearNothing = () => setNothing(null);
    const listeners = [
      ['arcgisSuggestComplete', createCompleteHandler(LEAST_LETTERS)],
      ['arcgisSearchComplete', createCompleteHandler(1)],
      ['arcgisSuggestStart', clearNothing],
      ['arcgisSearchClear', clearNothing]
    ] as const;
    for (const [name, listener] of listeners) search.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) search.removeEventListener(name, listener as EventListener);
    };
  }, [search]);
  return nothing;
}
