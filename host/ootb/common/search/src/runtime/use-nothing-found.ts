import type { ArcgisSearch } from '@arcgis/map-components/components/arcgis-search';
import { useEffect, useState } from 'react';

/** What the SDK says of suggestions and of results; null of those that were given up. */
interface Outcome {
  readonly searchTerm: string;
  readonly numResults: number;
  readonly errors: readonly unknown[];
}

/** Fewer letters than these bring no suggestions. */
const LEAST_LETTERS = 2;

/** What was looked for when nothing was found. */
export interface Nothing {
  readonly term: string;
  /** A source did not answer. */
  readonly isPart: boolean;
}

/** @param least letters that are looked for at all. */
function nothingIn(outcome: Outcome | null, least: number): Nothing | null {
  const term = outcome?.searchTerm.trim() ?? '';
  if (!outcome || outcome.numResults > 0 || term.length < least) return null;
  return { term, isPart: outcome.errors.length > 0 };
}

/**
 * What nothing was found for, null otherwise. While one types, the SDK asks 0.35 s after the last key and says
 * nothing of what it did not find; its list, which is open and empty then, is closed.
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
        // The component opens the list once it has told.
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
