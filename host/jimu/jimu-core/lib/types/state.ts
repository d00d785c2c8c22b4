import type { ImmutableObject } from '../immutable';
import type { IMAppConfig } from './app-config';
import type { AppMode, BrowserSizeMode, WidgetState } from './common';

export interface AppContext {
  readonly isInBuilder: boolean;
  readonly isRTL: boolean;
  readonly locale: string;
  readonly isRunInMobile: boolean;
}

export interface AppRuntimeInfo {
  readonly appMode: AppMode;
  readonly currentPageId: string | null;
  readonly currentDialogId: string | null;
  readonly selectedWidgetId: string | null;
}

export interface WidgetRuntimeInfo {
  readonly state?: WidgetState;
  readonly isClassLoaded?: boolean;
}

export interface MapWidgetInfo {
  /** The widget that has the map's clicks for now. */
  readonly autoControlWidgetId?: string | null;
}

export interface JimuMapViewInfo {
  readonly id: string;
  readonly mapWidgetId: string;
  readonly dataSourceId: string;
  readonly isActive: boolean;
  readonly status: 'LOADING' | 'LOADED' | 'FAILED';
}

export interface DataSourceInfo {
  readonly instanceStatus: 'NOT_CREATED' | 'CREATED' | 'CREATE_ERROR';
  readonly status: string;
  readonly countStatus?: string;
  readonly selectedIds?: readonly string[];
  /** One more each time records were loaded. */
  readonly version?: number;
  /** One more each time a widget gave records. */
  readonly sourceVersion?: number;
  /** What each widget asks of the source, by widget. */
  readonly widgetQueries?: Readonly<Record<string, { readonly where?: string }>>;
}

export interface PortalUser {
  readonly username: string;
  readonly fullName?: string;
  readonly email?: string;
}

type ById<T> = Readonly<Record<string, T | undefined>>;

/** The state of the running app, as widgets see it through `useSelector` and `getAppStore().getState()`. */
export interface IMState {
  readonly appConfig: IMAppConfig;
  readonly appContext: AppContext;
  readonly appRuntimeInfo: AppRuntimeInfo;
  readonly widgetsRuntimeInfo: ById<WidgetRuntimeInfo>;
  /** What widgets have put with `widgetStatePropChange`, by widget and key. */
  readonly widgetsState: ById<Readonly<Record<string, unknown>>>;
  readonly widgetsMutableStateVersion: ById<Readonly<Record<string, number>>>;
  readonly dataSourcesInfo: ById<DataSourceInfo>;
  readonly jimuMapViewsInfo: ById<JimuMapViewInfo>;
  readonly mapWidgetsInfo: ById<MapWidgetInfo>;
  readonly queryObject: ImmutableObject<Record<string, string>>;
  readonly portalUrl: string;
  readonly portalSelf: ImmutableObject<{ name?: string }> | null;
  readonly user: PortalUser | null;
  readonly browserSizeMode: BrowserSizeMode;
  /** The state of the app being edited; only inside the builder. */
  readonly appStateInBuilder?: IMState;
}
