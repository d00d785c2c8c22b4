import { hooks, React } from 'jimu-core';
import type { AnyRecord, Answer, RecordColumn, RecordPage } from 'widgets/shared-code/site-core';
import { onRecordsChanged, RECORD_CLIENTS, useAddressState, useAnswer } from 'widgets/shared-code/site-core';
import type { ListQuery, MarkerType } from 'widgets/shared-code/site-core';

import { addressOf, FIRST_PAGE, queryOf, viewBy, written } from './view';
import type { View } from './view';

/** Rest of the keys after which the search is asked, in milliseconds: short enough to answer within a blink. */
const REST_MS = 80;

export interface ViewControl {
  readonly view: View;
  /** What stands in the search field. */
  readonly typed: string;
  /** The address could not be read. */
  readonly isAddressLost: boolean;
  change(change: Partial<View>): void;
  /** Takes what is typed; the search follows when the keys rest. */
  type(text: string): void;
}

/** What of the records is looked at, kept in the page's address. */
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
  // Another order or fewer records: what is looked at begins again.
  const change = (next: Partial<View>) => setView((before) => ({ ...before, page: 0, ...next }));
  const search = hooks.useDebounceCallback((text: string) => change({ search: text.trim() }), REST_MS);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return { view, typed, isAddressLost: problem !== null, change, type };
}

export type Records = Answer<RecordPage<AnyRecord>>;

/** Asks for the page of a view, and again when records of the kind were changed, here or in another tab. */
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
