import { appActions, getAppStore, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { useWidgetState } from '../../../base/widget-state';
import type { StatePiece } from '../../../base/widget-state';

/** Name of a tool, and what its user does next. */
export interface ToolPrompt {
  readonly label: string | undefined;
  readonly prompt: string;
}

export interface OwnerPrompt {
  readonly widgetId: string;
  /** Null for a widget that always handles the clicks, which is not a tool. */
  readonly tool: ToolPrompt | null;
}

/** Stored in the map widget's state by the owner of its clicks; widgets of the framework store nothing. */
export const OWNER_PROMPT: StatePiece<OwnerPrompt | null> = { key: 'siteOwnerPrompt', initial: null };

/** Returns the widget that owns the clicks of a map; null when a click opens popups. */
export const readMapOwner = ({ mapWidgetsInfo }: IMState, mapWidgetId: string | undefined): string | null =>
  (mapWidgetId !== undefined && mapWidgetsInfo?.[mapWidgetId]?.autoControlWidgetId) || null;

/** Stops the active tool of a map, whichever widget it belongs to. */
export function stopActiveTool(mapWidgetId: string): void {
  const { dispatch, getState } = getAppStore();
  if (readMapOwner(getState(), mapWidgetId) !== null)
    dispatch(appActions.releaseAutoControlMapWidget(mapWidgetId));
}

export interface ActiveToolInfo {
  readonly label: string;
  /** Null for a tool of the framework. */
  readonly prompt: string | null;
}

/** Returns the active tool of a map; null when there is none. */
export function useActiveTool(mapWidgetId: string): ActiveToolInfo | null {
  const owner = ReactRedux.useSelector((state: IMState) => readMapOwner(state, mapWidgetId));
  const widgetLabel = ReactRedux.useSelector(
    ({ appConfig }: IMState) => (owner === null ? undefined : appConfig?.widgets?.[owner]?.label) ?? ''
  );
  const [known] = useWidgetState(mapWidgetId, OWNER_PROMPT);
  if (owner === null) return null;
  if (known?.widgetId !== owner) return { label: widgetLabel, prompt: null };
  return known.tool && { label: known.tool.label ?? widgetLabel, prompt: known.tool.prompt };
}
