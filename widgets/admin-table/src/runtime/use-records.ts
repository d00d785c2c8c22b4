import { hooks, React } from 'jimu-core';
import type { AnyRecord, Answer, RecordColumn, RecordPage } from 'widgets/shared-code/site-core';
import { onRecordsChanged, RECORD_CLIENTS, useAddressState, useAnswer } from 'widgets/shared-code/site-core';
import type { ListQuery, MarkerType } from 'widgets/shared-code/site-core';

import { addressOf, FIRST_PAGE, queryOf, viewBy, written } from './view';
import type { View } from './view';

/** Search debounce, ms; short enough for a fluent response. */
const REST_MS = 50;

export interface ViewControl {
  readonly view: View;
  /** Text in the search field. */
  readonly typed: string;
  /** Whether the address could not be read. */
  readonly isAddressLost: boolean;
  change(change: Partial<View>): void;
  /** Sets the text of the search field; the search follows after the debounce. */
  type(text: string): void;
}

/** Returns the view of the records, which is stored in the page's address. */
export function useView(widgetId: string, columns: readonly RecordColumn[]): ViewControl {
  const [view, setView] = React.useState(FIRST_PAGE);
  const [typed, setTyped] = React.useState('');
  const codec = React.useMemo(() => addressOf(columns), [columns]);
  const problem = useAddressState(`records.${widgetId}`, {
    state: written(view),
    codec,
    onRead: (state) => {
      setView(viewBy(state));
      setTyped(viewBy(state).search);
    }
  });
  // A new order or filter starts at the first page.
  const change = (next: Partial<View>) => setView((before) => ({ ...before, page: 0, ...next }));
  const search = hooks.useDebounceCallback((text: string) => change({ search: text.trim() }), REST_MS);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return { view, typed, isAddressLost: problem !== null, change, type };
}

export type Records = Answer<RecordPage<AnyRecord>>;

/** Fetches the page of a view, again when records of the kind change in this or another tab. */
export function useRecords(
  markerType: MarkerType,
  view: View,
  { pageSize, serverUrl }: { readonly pageSize: number; readonly serverUrl: string }
): Records {
  const answer = useAnswer(
    [markerType, JSON.stringify(queryOf(view, pageSize)), serverUrl],
    ([kind, query, server], { signal }) =>
      RECORD_CLIENTS[kind].list(JSON.parse(query) as ListQuery, { serverUrl: server, signal })
  );
  const { retry } = answer;
  React.useEffect(
    () => onRecordsChanged((changed) => changed === markerType && retry()),
    [markerType, retry]
  );
  return answer;
}
