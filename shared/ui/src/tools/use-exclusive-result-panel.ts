import { hooks, React } from 'jimu-core';
import type { StatePiece } from '../base/widget-state';
import { useWidgetState } from '../base/widget-state';

/** Shared state with the widget whose result was expanded last, so that widgets need not know each other. */
const RESULTS_STATE_ID = 'site-results';
const OPENED_LAST: StatePiece<string> = { key: 'openedLast', initial: '' };

/**
 * Results share the edge of the window: each collapses to its header when another is expanded.
 * @param onOther called when another widget's result is expanded.
 * @returns a function to call when a result of this widget is expanded.
 */
export function useExclusiveResultPanel(widgetId: string, onOther: () => void): () => void {
  const [openedLast, change] = useWidgetState(RESULTS_STATE_ID, OPENED_LAST);
  const fold = hooks.useEventCallback(onOther);
  React.useEffect(() => {
    if (openedLast && openedLast !== widgetId) fold();
  }, [openedLast, widgetId, fold]);
  return React.useCallback(() => change(() => widgetId), [change, widgetId]);
}
