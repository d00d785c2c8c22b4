import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect, useState } from 'react';

/** Event detail of the SDK for suggestions and results; null when they were cancelled. */
interface Outcome {
  readonly searchTerm: string;
  readonly numResults: number;
  readonly errors: readonly unknown[];
}

/** Fewest letters for which the SDK suggests. */
const LEAST_LETTERS = 2;

/** A search without results. */
export interface Nothing {
  readonly term: string;
  /** true when a source did not answer. */
  readonly isPart: boolean;
}

/** Returns the search without results; null when there are results or `term` has fewer than `least` letters. */
function nothingIn(outcome: Outcome | null, least: number): Nothing | null {
  const term = outcome?.searchTerm.trim() ?? '';
  if (!outcome || outcome.numResults > 0 || term.length < least) return null;
  return { term, isPart: outcome.errors.length > 0 };
}

/**
 * Returns the search without results, null otherwise. While the visitor types, the SDK searches 0.35 s after
 * the last key and shows no message for an empty result; its open, empty list is closed.
 */
export function useNothingFound(search: ArcgisSearch | null): Nothing | null {
  const [nothing, setNothing] = useState<Nothing | null>(null);
  useEffect(() => {
    if (!search) return undefined;
    const look =
      (least: number) =>
      ({ detail }: CustomEvent<Outcome | null>) => {
        const empty = nothingIn(detail, least);
        setNothing(empty);
        // The component opens the list after this event.
        if (empty) setTimeout(() => (search.activeMenu = 'none'));
      };
    const forget = () => setNothing(null);
    const listeners = [
      ['arcgisSuggestComplete', look(LEAST_LETTERS)],
      ['arcgisSearchComplete', look(1)],
      ['arcgisSuggestStart', forget],
      ['arcgisSearchClear', forget]
    ] as const;
    for (const [name, listener] of listeners) search.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of listeners) search.removeEventListener(name, listener as EventListener);
    };
  }, [search]);
  return nothing;
}
