import { hooks, React } from 'jimu-core';
import { useRequest, useWidgetState } from 'widgets/shared-code/site-base';
import type { RequestState, StatePiece } from 'widgets/shared-code/site-base';
import { fetchAccounts } from 'widgets/shared-code/site-api';
import type { AccountPage } from 'widgets/shared-code/site-api';

/** Search debounce, ms; short enough for a fluent response. */
const SEARCH_DEBOUNCE_MS = 80;

export interface AccountList {
  readonly answer: RequestState<AccountPage>;
  readonly page: number;
  /** Text in the search field. */
  readonly typed: string;
  goToPage(page: number): void;
  /** Sets the text of the search field; the search follows after the debounce. */
  type(text: string): void;
}

/** Text in the search field. */
const SEARCH_TEXT: StatePiece<string> = { key: 'search', initial: '' };

/** Returns the accounts that a search finds, one page at a time. */
export function useAccountList(widgetId: string, pageSize: number, serverUrl: string): AccountList {
  const [typed, changeTyped] = useWidgetState(widgetId, SEARCH_TEXT);
  const [view, setView] = React.useState({ page: 0, search: typed.trim() });
  const search = hooks.useDebounceCallback(
    (text: string) => setView({ page: 0, search: text.trim() }),
    SEARCH_DEBOUNCE_MS
  );
  const answer = useRequest(
    [view.page, view.search, pageSize, serverUrl],
    ([page, text, limit, server], { signal }) =>
      fetchAccounts(
        { page: page + 1, limit, search: text === '' ? undefined : text },
        { serverUrl: server, signal }
      )
  );
  return {
    answer,
    page: view.page,
    typed,
    goToPage: (page) => setView((before) => ({ ...before, page })),
    type: (text) => {
      changeTyped(() => text);
      search(text);
    }
  };
}
