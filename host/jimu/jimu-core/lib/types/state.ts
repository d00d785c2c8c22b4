import type { ImmutableObject } from '../immutable';
import type { AppConfig } from './app-config';
import type { AppMode, BrowserSizeMode, WidgetState } from './common';

export interface AppContext {
  isInBuilder: boolean;
  isRTL: boolean;
  locale: string;
  isRunInMobile: boolean;
}

export interface AppRuntimeInfo {
  appMode: AppMode;
  currentPageId: string | null;
  currentDialogId: string | null;
  selectedWidgetId: string | null;
}

export interface WidgetRuntimeInfo {
  state?: WidgetState;
  isClassLoaded?: boolean;
}

export interface MapWidgetInfo {
  /** The widget that currently controls the map's clicks. */
  autoControlWidgetId?: string | null;
}

export interface JimuMapViewInfo {
  id: string;
  mapWidgetId: string;
  dataSourceId: string;
  isActive: boolean;
  status: 'LOADING' | 'LOADED' | 'FAILED';
}

/** A widget's condition on a source: SQL, a geometry that records must touch, or both. */
export interface WidgetQuery {
  where?: string;
  geometry?: { readonly [name: string]: unknown };
  geometryType?: string;
  spatialRel?: string;
}

export interface DataSourceInfo {
  instanceStatus: 'NOT_CREATED' | 'CREATED' | 'CREATE_ERROR';
  status: string;
  countStatus?: string;
  selectedIds?: string[];
  /** Incremented each time records were loaded. */
  version?: number;
  /** Incremented each time a widget provided records. */
  sourceVersion?: number;
  /** Each widget's condition on the source, by widget. */
  widgetQueries?: { [widgetId: string]: WidgetQuery };
}

export interface PortalUser {
  username: string;
  fullName?: string;
  email?: string;
}

interface ById<T> {
  [id: string]: T | undefined;
}

/** The state of the running app. */
export interface State {
  appConfig: AppConfig;
  appContext: AppContext;
  appRuntimeInfo: AppRuntimeInfo;
  widgetsRuntimeInfo: ById<WidgetRuntimeInfo>;
  /** Values that widgets stored with `widgetStatePropChange`, by widget and key. */
  widgetsState: ById<{ [propKey: string]: unknown }>;
  widgetsMutableStateVersion: ById<{ [propKey: string]: number }>;
  dataSourcesInfo: ById<DataSourceInfo>;
  jimuMapViewsInfo: ById<JimuMapViewInfo>;
  mapWidgetsInfo: ById<MapWidgetInfo>;
  queryObject: { [name: string]: string };
  portalUrl: string;
  portalSelf: { name?: string } | null;
  user: PortalUser | null;
  browserSizeMode: BrowserSizeMode;
  /** The state of the app being edited; only inside the builder. */
  appStateInBuilder?: State;
}

/** Parts of the state, plain or immutable. */
export type StateParts = { [Part in keyof State]?: State[Part] | IMState[Part] };

/** The state as widgets see it through `useSelector` and `getAppStore().getState()`: deeply immutable. */
export type IMState = ImmutableObject<State>;
