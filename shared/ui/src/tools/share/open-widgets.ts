import type { SharedMapState } from '@site/services';
import { appActions, getAppStore, hooks, React, ReactRedux, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';

const isOpen = (state: WidgetState | undefined): boolean =>
  state === WidgetState.Opened || state === WidgetState.Active;

/** Returns the ids of the open widgets as one string, which is equal as long as they are. */
const serializeOpenWidgets = ({ widgetsRuntimeInfo }: IMState): string =>
  Object.entries(widgetsRuntimeInfo ?? {})
    .filter(([, info]) => isOpen(info?.state))
    .map(([id]) => id)
    .sort()
    .join(' ');

const excludeIds = (ids: string, others: string): readonly string[] =>
  ids.split(' ').filter((id) => id !== '' && !others.split(' ').includes(id));

export type OpenWidgets = Pick<SharedMapState, 'open' | 'shut'>;

/**
 * Opens and closes the widgets that a link names once the page is set up, and from then on returns the
 * differences from the initial state.
 * @param stands whether the page has set itself up.
 * @param asked widgets that the link opens and closes.
 */
export function useOpenWidgets(stands: boolean, asked: OpenWidgets | null): OpenWidgets {
  const now = ReactRedux.useSelector(serializeOpenWidgets);
  const [start, setStart] = React.useState<string | null>(null);
  const carryOut = hooks.useEventCallback(() => {
    const { dispatch, getState } = getAppStore();
    setStart(serializeOpenWidgets(getState()));
    dispatch(appActions.closeWidgets([...(asked?.shut ?? [])]));
    dispatch(appActions.openWidgets([...(asked?.open ?? [])]));
  });
  React.useEffect(() => {
    if (stands) carryOut();
  }, [stands, carryOut]);
  return React.useMemo(() => {
    const open = start === null ? [] : excludeIds(now, start);
    const shut = start === null ? [] : excludeIds(start, now);
    return { ...(open.length > 0 && { open }), ...(shut.length > 0 && { shut }) };
  }, [start, now]);
}
