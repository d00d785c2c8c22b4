import { Immutable } from '../immutable';
import { WidgetState } from '../types/common';
import type { IMState, WidgetRuntimeInfo } from '../types/state';
import type { AppAction } from './actions';
import { initialState } from './initial-state';

type Infos = IMState['widgetsRuntimeInfo'];

function withWidget(infos: Infos, widgetId: string, change: Partial<WidgetRuntimeInfo>): Infos {
  return { ...infos, [widgetId]: { ...infos[widgetId], ...change } };
}

const setAll = (infos: Infos, ids: readonly string[], state: WidgetState | undefined) =>
  ids.reduce((all, id) => withWidget(all, id, { state }), infos);

/** One opened widget becomes ACTIVE, the one that was steps back to OPENED. */
function activate(infos: Infos, widgetId: string): Infos {
  const before = Object.keys(infos).filter((id) => infos[id]?.state === WidgetState.Active);
  return withWidget(setAll(infos, before, WidgetState.Opened), widgetId, { state: WidgetState.Active });
}

function runtimeInfos(infos: Infos, action: AppAction): Infos {
  switch (action.type) {
    case 'OPEN_WIDGETS':
      return setAll(infos, action.widgetIds, WidgetState.Opened);
    case 'CLOSE_WIDGETS':
      return setAll(infos, action.widgetIds, WidgetState.Closed);
    case 'RESET_WIDGETS_STATE':
      return setAll(infos, action.widgetIds, undefined);
    case 'ACTIVATE_WIDGET':
      return activate(infos, action.widgetId);
    case 'WIDGET_CLASS_LOADED':
      return withWidget(infos, action.widgetId, { isClassLoaded: true });
    default:
      return infos;
  }
}

function mapControl(infos: IMState['mapWidgetsInfo'], action: AppAction): IMState['mapWidgetsInfo'] {
  if (action.type === 'AUTO_CONTROL_MAP')
    return { ...infos, [action.mapWidgetId]: { autoControlWidgetId: action.widgetId } };
  if (action.type !== 'RELEASE_CONTROL_MAP') return infos;
  const holder = infos[action.mapWidgetId]?.autoControlWidgetId;
  if (action.widgetId !== undefined && holder !== action.widgetId) return infos;
  return { ...infos, [action.mapWidgetId]: { autoControlWidgetId: null } };
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}

const put = <T>(record: Readonly<Record<string, T>>, key: string, value: T | undefined) =>
  value === undefined ? without(record, key) : { ...record, [key]: value };

function widgetValues(state: IMState, action: AppAction): IMState {
  if (action.type === 'WIDGET_STATE_PROP') {
    const values = { ...state.widgetsState[action.widgetId], [action.propKey]: Immutable(action.value) };
    return { ...state, widgetsState: { ...state.widgetsState, [action.widgetId]: values } };
  }
  if (action.type === 'WIDGET_MUTABLE_STATE_PROP') {
    const versions = state.widgetsMutableStateVersion[action.widgetId];
    const next = { ...versions, [action.propKey]: (versions?.[action.propKey] ?? 0) + 1 };
    return {
      ...state,
      widgetsMutableStateVersion: { ...state.widgetsMutableStateVersion, [action.widgetId]: next }
    };
  }
  return state;
}

function app(state: IMState, action: AppAction): IMState {
  switch (action.type) {
    case 'APP_STARTED':
      return { ...state, ...action.state };
    case 'APP_CONFIG':
      return { ...state, appConfig: action.appConfig };
    case 'BROWSER_SIZE':
      return { ...state, browserSizeMode: action.mode };
    case 'CURRENT_PAGE':
      return { ...state, appRuntimeInfo: { ...state.appRuntimeInfo, currentPageId: action.pageId } };
    case 'APP_MODE':
      return { ...state, appRuntimeInfo: { ...state.appRuntimeInfo, appMode: action.mode } };
    case 'JIMU_MAP_VIEW':
      return { ...state, jimuMapViewsInfo: put(state.jimuMapViewsInfo, action.id, action.info) };
    case 'DATA_SOURCE_INFO':
      return { ...state, dataSourcesInfo: put(state.dataSourcesInfo, action.id, action.info) };
    default:
      return widgetValues(state, action);
  }
}

/** The app's one reducer; parts that an action does not touch keep their identity. */
export function reducer(state: IMState = initialState(), action: AppAction): IMState {
  const next = app(state, action);
  const widgetsRuntimeInfo = runtimeInfos(next.widgetsRuntimeInfo, action);
  const mapWidgetsInfo = mapControl(next.mapWidgetsInfo, action);
  return widgetsRuntimeInfo === next.widgetsRuntimeInfo && mapWidgetsInfo === next.mapWidgetsInfo
    ? next
    : { ...next, widgetsRuntimeInfo, mapWidgetsInfo };
}
