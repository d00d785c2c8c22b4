import { hooks, React } from 'jimu-core';
import type { StatePiece } from './widget-state';
import { useWidgetState } from './widget-state';

/** Where widgets that show results say which was opened last: no widget has to know another. */
const PLACE = 'site-results';
const OPENED_LAST: StatePiece<string> = { key: 'openedLast', initial: '' };

/**
 * Results share the edge of the window: each collapses to its header when another is opened.
 * @param onOther is called when another widget's result is opened.
 * @returns says that a result of this widget is opened.
 */
export function useResultTurn(widgetId: string, onOther: () => void): () => void {
  const [openedLast, change] = useWidgetState(PLACE, OPENED_LAST);
  const fold = hooks.useEventCallback(onOther);
  React.useEffect(() => {
    if (openedLast && openedLast !== widgetId) fold();
  }, [openedLast, widgetId, fold]);
  return React.useCallback(() => change(() => widgetId), [change, widgetId]);
}
