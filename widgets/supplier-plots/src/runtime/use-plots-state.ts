import { React } from 'jimu-core';
import {
  changeWidgetState,
  getSessionUser,
  readPageData,
  readWidgetState,
  useWidgetState,
  writePageData
} from 'widgets/shared-code/site-base';
import type { PlotsState, PlotsStateSetter } from './state';
import { SUPPLIER_PLOTS } from './state';

const buildStorageKey = (widgetId: string): string =>
  `supplier-plots:${widgetId}:${getSessionUser()?.id ?? ''}`;

/**
 * Returns the state of the tool. An open plot or form persists when the tab reloads, belongs to the account and is
 * removed with its session.
 */
export function usePlotsState(widgetId: string): readonly [PlotsState, PlotsStateSetter] {
  const [state, change] = useWidgetState(widgetId, SUPPLIER_PLOTS);
  const [key] = React.useState(() => buildStorageKey(widgetId));
  React.useEffect(() => {
    const stored = readPageData(key) as Partial<PlotsState> | null;
    if (stored && readWidgetState(widgetId, SUPPLIER_PLOTS) === SUPPLIER_PLOTS.initial)
      changeWidgetState(widgetId, SUPPLIER_PLOTS, (before) => ({ ...before, ...stored }));
  }, [key, widgetId]);
  const { plotId, form } = state;
  const isInitial = state === SUPPLIER_PLOTS.initial;
  React.useEffect(() => {
    if (!isInitial) writePageData(key, { plotId, form });
  }, [key, isInitial, plotId, form]);
  return [state, change];
}
