import { appActions, getAppStore, hooks, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';

/** Where widgets that show results say which was opened last: no widget has to know another. */
const PLACE = 'site-results';
const KEY = 'openedLast';

/**
 * Results share the edge of the window: each collapses to its header when another is opened.
 * @param onOther is called when another widget's result is opened.
 * @returns says that a result of this widget is opened.
 */
export function useResultTurn(widgetId: string, onOther: () => void): () => void {
  const openedLast = ReactRedux.useSelector(
    ({ widgetsState }: IMState) => widgetsState?.[PLACE]?.[KEY] as string | undefined
  );
  const fold = hooks.useEventCallback(onOther);
  React.useEffect(() => {
    if (openedLast && openedLast !== widgetId) fold();
  }, [openedLast, widgetId, fold]);
  return React.useCallback(() => {
    getAppStore().dispatch(appActions.widgetStatePropChange(PLACE, KEY, widgetId));
  }, [widgetId]);
}
