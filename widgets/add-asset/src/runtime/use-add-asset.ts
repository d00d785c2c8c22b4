import { React } from 'jimu-core';
import {
  changeWidgetState,
  keepPageData,
  readPageData,
  readWidgetState,
  sessionUser,
  useWidgetState
} from 'widgets/shared-code/site-core';
import type { ChangeState } from 'widgets/shared-code/site-core';
import type { AddAsset } from './state';
import { ADD_ASSET, BLANK } from './state';

const keyOf = (widgetId: string): string => `add-asset:${widgetId}:${sessionUser()?.id ?? ''}`;

/**
 * Returns the steps of a widget. They persist when the tab reloads, belong to the account and are removed
 * with its session.
 */
export function useAddAsset(widgetId: string): readonly [AddAsset, ChangeState<AddAsset>] {
  const [state, change] = useWidgetState(widgetId, ADD_ASSET);
  const [key] = React.useState(() => keyOf(widgetId));
  React.useEffect(() => {
    const kept = readPageData(key) as Partial<AddAsset> | null;
    if (kept && readWidgetState(widgetId, ADD_ASSET) === BLANK)
      changeWidgetState(widgetId, ADD_ASSET, () => ({ ...BLANK, ...kept }));
  }, [key, widgetId]);
  React.useEffect(() => {
    if (state !== BLANK) keepPageData(key, state);
  }, [key, state]);
  return [state, change];
}
