import type { IMAppConfig } from '../types/app-config';
import type { BrowserSizeMode, AppMode } from '../types/common';
import type { DataSourceInfo, JimuMapViewInfo, StateParts } from '../types/state';

export type AppAction =
  | { type: 'OPEN_WIDGETS'; widgetIds: readonly string[] }
  | { type: 'CLOSE_WIDGETS'; widgetIds: readonly string[] }
  | { type: 'RESET_WIDGETS_STATE'; widgetIds: readonly string[] }
  | { type: 'ACTIVATE_WIDGET'; widgetId: string }
  | { type: 'WIDGET_CLASS_LOADED'; widgetId: string }
  | { type: 'WIDGET_STATE_PROP'; widgetId: string; propKey: string; value: unknown }
  | { type: 'WIDGET_MUTABLE_STATE_PROP'; widgetId: string; propKey: string }
  | { type: 'AUTO_CONTROL_MAP'; mapWidgetId: string; widgetId: string }
  | { type: 'RELEASE_CONTROL_MAP'; mapWidgetId: string; widgetId?: string }
  | { type: 'CURRENT_PAGE'; pageId: string }
  | { type: 'APP_MODE'; mode: AppMode }
  | { type: 'BROWSER_SIZE'; mode: BrowserSizeMode }
  | { type: 'APP_CONFIG'; appConfig: IMAppConfig }
  | { type: 'APP_STARTED'; state: StateParts }
  | { type: 'JIMU_MAP_VIEW'; id: string; info: JimuMapViewInfo | undefined }
  | { type: 'DATA_SOURCE_INFO'; id: string; info: DataSourceInfo | undefined };

/** Actions that widgets may dispatch. */
export const appActions = {
  openWidget: (widgetId: string): AppAction => ({ type: 'OPEN_WIDGETS', widgetIds: [widgetId] }),
  openWidgets: (widgetIds: readonly string[]): AppAction => ({ type: 'OPEN_WIDGETS', widgetIds }),
  closeWidget: (widgetId: string): AppAction => ({ type: 'CLOSE_WIDGETS', widgetIds: [widgetId] }),
  closeWidgets: (widgetIds: readonly string[]): AppAction => ({ type: 'CLOSE_WIDGETS', widgetIds }),
  resetWidgetsState: (widgetIds: readonly string[]): AppAction => ({
    type: 'RESET_WIDGETS_STATE',
    widgetIds
  }),
  /** Raises an opened widget above the other opened ones. */
  activateWidget: (widgetId: string): AppAction => ({ type: 'ACTIVATE_WIDGET', widgetId }),
  /** Stores a serialisable value, which the widget reads as `props.stateProps[propKey]`. */
  widgetStatePropChange: (widgetId: string, propKey: string, value: unknown): AppAction => ({
    type: 'WIDGET_STATE_PROP',
    widgetId,
    propKey,
    value
  }),
  /** Notifies a widget that a value of the MutableStoreManager has changed. */
  widgetMutableStatePropChange: (widgetId: string, propKey: string): AppAction => ({
    type: 'WIDGET_MUTABLE_STATE_PROP',
    widgetId,
    propKey
  }),
  /** Takes control of the map's clicks. The previous widget sees it in `state.mapWidgetsInfo` and stops. */
  requestAutoControlMapWidget: (mapWidgetId: string, widgetId: string): AppAction => ({
    type: 'AUTO_CONTROL_MAP',
    mapWidgetId,
    widgetId
  }),
  releaseAutoControlMapWidget: (mapWidgetId: string, widgetId?: string): AppAction => ({
    type: 'RELEASE_CONTROL_MAP',
    mapWidgetId,
    widgetId
  }),
  /** Replaces the app's configuration until the page is reloaded. */
  appConfigChanged: (appConfig: IMAppConfig): AppAction => ({ type: 'APP_CONFIG', appConfig }),
  currentPageChanged: (pageId: string): AppAction => ({ type: 'CURRENT_PAGE', pageId }),
  appModeChanged: (mode: AppMode): AppAction => ({ type: 'APP_MODE', mode })
};
