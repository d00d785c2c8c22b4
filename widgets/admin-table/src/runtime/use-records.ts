import { hooks, React } from 'jimu-core';
import { onRecordsChanged, useRequest } from 'widgets/shared-code/site-base';
import type { MarkerType, RequestState } from 'widgets/shared-code/site-base';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import { RECORD_CLIENTS } from 'widgets/shared-code/site-api';
import type { AnyRecord, ListQuery, RecordPage } from 'widgets/shared-code/site-api';
import { useAddressState } from 'widgets/shared-code/site-tools';

import { createViewCodec, FIRST_PAGE, toListQuery, fromAddressView, toAddressView } from './view';
import type { RecordsView } from './view';

/** Search debounce, ms; short enough for a fluent response. */
const SEARCH_DEBOUNCE_MS = 50;

export interface ViewControl {
  readonly view: RecordsView;
  /** Text in the search field. */
  readonly typed: string;
  /** Whether the address could not be read. */
  readonly isAddressLost: boolean;
  change(change: Partial<RecordsView>): void;
  /** Sets the text of the search field; the search follows after the debounce. */
  type(text: string): void;
}

/** Returns the view of the records, which is stored in the page's address. */
export function useView(widgetId: string, columns: readonly RecordColumn[]): ViewControl {
  const [view, setView] = React.useState(FIRST_PAGE);
  const [typed, setTyped] = React.useState('');
  const codec = React.useMemo(() => createViewCodec(columns), [columns]);
  const problem = useAddressState(`records.${widgetId}`, {
    state: toAddressView(view),
    codec,
    onRead: (state) => {
      setView(fromAddressView(state));
      setTyped(fromAddressView(state).search);
    }
  });
  // A new order or filter starts at the first page.
  const changeView = (next: Partial<RecordsView>) => setView((before) => ({ ...before, page: 0, ...next }));
  const search = hooks.useDebounceCallback(
    (text: string) => changeView({ search: text.trim() }),
    SEARCH_DEBOUNCE_MS
  );
  const typeSearch = (text: string) => {
    setTyped(text);
    search(text);
  };
  return { view, typed, isAddressLost: problem !== null, change: changeView, type: typeSearch };
}

export type RecordsAnswer = RequestState<RecordPage<AnyRecord>>;

/** Fetches the page of a view, again when records of the kind change in this or another tab. */
export function useRecords(
  markerType: MarkerType,
  view: RecordsView,
  { pageSize, serverUrl }: { readonly pageSize: number; readonly serverUrl: string }
): RecordsAnswer {
  const answer = useRequest(
    [markerType, JSON.stringify(toListQuery(view, pageSize)), serverUrl],
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
