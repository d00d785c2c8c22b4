import { hooks, React } from 'jimu-core';
import type { WidgetState } from 'jimu-core';
import {
  changeWidgetState,
  getSessionUser,
  readPageData,
  readWidgetState,
  useWidgetState,
  writePageData
} from 'widgets/shared-code/site-base';
import type { ChangeState } from 'widgets/shared-code/site-base';
import { isPanelClosed } from 'widgets/shared-code/site-tools';
import type { AddAssetState } from './state';
import { ADD_ASSET, EMPTY_STATE } from './state';

const buildStorageKey = (widgetId: string): string => `add-asset:${widgetId}:${getSessionUser()?.id ?? ''}`;

/**
 * Returns the steps of a widget. They persist when the tab reloads, belong to the account and are removed
 * with its session.
 */
export function useAddAsset(widgetId: string): readonly [AddAssetState, ChangeState<AddAssetState>] {
  const [state, change] = useWidgetState(widgetId, ADD_ASSET);
  const [key] = React.useState(() => buildStorageKey(widgetId));
  React.useEffect(() => {
    const kept = readPageData(key) as Partial<AddAssetState> | null;
    if (kept && readWidgetState(widgetId, ADD_ASSET) === EMPTY_STATE)
      changeWidgetState(widgetId, ADD_ASSET, () => ({ ...EMPTY_STATE, ...kept }));
  }, [key, widgetId]);
  React.useEffect(() => {
    if (state !== EMPTY_STATE) writePageData(key, state);
  }, [key, state]);
  return [state, change];
}

/** Turns the click on the map on when the panel opens again, as it is when the panel opens first. */
export function usePickOnReopening(
  panelState: WidgetState | undefined,
  change: ChangeState<AddAssetState>
): void {
  const isClosed = isPanelClosed(panelState);
  const wasClosed = hooks.usePrevious(isClosed);
  React.useEffect(() => {
    if (wasClosed === true && !isClosed) change((before) => (before.on ? before : { ...before, on: true }));
  }, [wasClosed, isClosed, change]);
}
