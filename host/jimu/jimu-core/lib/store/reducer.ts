import { Immutable } from '../immutable';
import { WidgetState } from '../types/common';
import type { IMState, WidgetRuntimeInfo } from '../types/state';
import type { AppAction } from './actions';
import { createInitialState } from './initial-state';

function withWidget(state: IMState, widgetId: string, change: Partial<WidgetRuntimeInfo>): IMState {
  const info = { ...state.widgetsRuntimeInfo[widgetId], ...change };
  return state.setIn(['widgetsRuntimeInfo', widgetId], info) as IMState;
}

const setAll = (state: IMState, ids: readonly string[], widgetState: WidgetState | undefined) =>
  ids.reduce((all, id) => withWidget(all, id, { state: widgetState }), state);

/** Makes an opened widget ACTIVE and the previous one OPENED again. */
function activateWidget(state: IMState, widgetId: string): IMState {
  const infos = state.widgetsRuntimeInfo;
  const before = Object.keys(infos).filter((id) => infos[id]?.state === WidgetState.Active);
  return withWidget(setAll(state, before, WidgetState.Opened), widgetId, { state: WidgetState.Active });
}

function reduceRuntimeInfos(state: IMState, action: AppAction): IMState {
  switch (action.type) {
    case 'OPEN_WIDGETS':
      return setAll(state, action.widgetIds, WidgetState.Opened);
    case 'CLOSE_WIDGETS':
      return setAll(state, action.widgetIds, WidgetState.Closed);
    case 'RESET_WIDGETS_STATE':
      return setAll(state, action.widgetIds, undefined);
    case 'ACTIVATE_WIDGET':
      return activateWidget(state, action.widgetId);
    case 'WIDGET_CLASS_LOADED':
      return withWidget(state, action.widgetId, { isClassLoaded: true });
    default:
      return state;
  }
}

function reduceMapControl(state: IMState, action: AppAction): IMState {
  if (action.type === 'AUTO_CONTROL_MAP')
    return state.setIn(['mapWidgetsInfo', action.mapWidgetId], {
      autoControlWidgetId: action.widgetId
    }) as IMState;
  if (action.type !== 'RELEASE_CONTROL_MAP') return state;
  const holder = state.mapWidgetsInfo[action.mapWidgetId]?.autoControlWidgetId;
  if (action.widgetId !== undefined && holder !== action.widgetId) return state;
  return state.setIn(['mapWidgetsInfo', action.mapWidgetId], { autoControlWidgetId: null }) as IMState;
}

/** Writes one entry of a record of the state; undefined removes it. */
const setEntry = (
  state: IMState,
  part: 'jimuMapViewsInfo' | 'dataSourcesInfo',
  key: string,
  value: object | undefined
): IMState =>
  (value === undefined
    ? state.set(part, Immutable.without(state[part], key))
    : state.setIn([part, key], value)) as IMState;

function updateWidgetValues(state: IMState, action: AppAction): IMState {
  if (action.type === 'WIDGET_STATE_PROP')
    return state.setIn(['widgetsState', action.widgetId, action.propKey], action.value) as IMState;
  if (action.type === 'WIDGET_MUTABLE_STATE_PROP') {
    const { widgetId, propKey } = action;
    const version = state.widgetsMutableStateVersion[widgetId]?.[propKey] ?? 0;
    return state.setIn(['widgetsMutableStateVersion', widgetId, propKey], version + 1) as IMState;
  }
  return state;
}

function reduceApp(state: IMState, action: AppAction): IMState {
  switch (action.type) {
    case 'APP_STARTED':
      return state.merge(action.state as Parameters<IMState['merge']>[0]) as IMState;
    case 'APP_CONFIG':
      return state.set('appConfig', action.appConfig) as IMState;
    case 'BROWSER_SIZE':
      return state.set('browserSizeMode', action.mode) as IMState;
    case 'CURRENT_PAGE':
      return state.setIn(['appRuntimeInfo', 'currentPageId'], action.pageId) as IMState;
    case 'APP_MODE':
      return state.setIn(['appRuntimeInfo', 'appMode'], action.mode) as IMState;
    case 'JIMU_MAP_VIEW':
      return setEntry(state, 'jimuMapViewsInfo', action.id, action.info);
    case 'DATA_SOURCE_INFO':
      return setEntry(state, 'dataSourcesInfo', action.id, action.info);
    default:
      return updateWidgetValues(state, action);
  }
}

/** The app's reducer. Parts that an action does not change keep their identity. */
export function reducer(state: IMState = createInitialState(), action: AppAction): IMState {
  return reduceMapControl(reduceRuntimeInfos(reduceApp(state, action), action), action);
}
