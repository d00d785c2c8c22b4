import { React } from 'jimu-core';
import { ROWS_PER_PAGE } from 'widgets/shared-code/site-core';
import type { Fault } from '../data/ask';
import { faultOf } from '../data/ask';
import type { Attributes, CountedLayer, Selection } from '../data/layer';
import { queryOf } from '../data/layer';

/** Records to show: those of a selection that meet further conditions. */
export interface RowsQuery {
  readonly layer: CountedLayer;
  readonly selection: Selection;
  readonly more: readonly (string | undefined)[];
}

export interface RowsPage {
  readonly total: number;
  /** From 0. */
  readonly page: number;
  readonly rows: readonly Attributes[];
}

export interface Rows {
  /** The page before stays while the next is on its way. */
  readonly shown: RowsPage | null;
  readonly busy: boolean;
  readonly fault: Fault | null;
  retry(): void;
}

/** One page of records from the service. */
async function fetchPage(query: RowsQuery, page: number, signal: AbortSignal): Promise<RowsPage> {
  const { layer, selection, more } = query;
  const base = queryOf(layer, selection, ...more);
  const [total, { features }] = await Promise.all([
    layer.queryFeatureCount(base, { signal }),
    layer.queryFeatures(
      {
        ...base,
        outFields: ['*'],
        returnGeometry: false,
        orderByFields: [layer.objectIdField],
        start: page * ROWS_PER_PAGE,
        num: ROWS_PER_PAGE
      },
      { signal }
    )
  ]);
  return { total, page, rows: features.map(({ attributes }) => attributes) };
}

/** Page `page` of the records; an answer that comes too late is dropped. */
export function useRows(query: RowsQuery, page: number): Rows {
  const [shown, setShown] = React.useState<RowsPage | null>(null);
  const [busy, setBusy] = React.useState(true);
  const [fault, setFault] = React.useState<Fault | null>(null);
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    const leaving = new AbortController();
    setBusy(true);
    setFault(null);
    const unlessLeft = (then: () => void) => {
      if (leaving.signal.aborted) return;
      then();
      setBusy(false);
    };
    fetchPage(query, page, leaving.signal).then(
      (next) => unlessLeft(() => setShown(next)),
      (error: unknown) => unlessLeft(() => setFault(faultOf(error)))
    );
    return () => leaving.abort();
  }, [query, page, attempt]);
  return { shown, busy, fault, retry: () => setAttempt((count) => count + 1) };
}
