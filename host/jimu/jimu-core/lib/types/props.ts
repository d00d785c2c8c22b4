import type { ComponentType, Dispatch as ReactDispatch } from 'react';
import type { IntlShape } from 'react-intl';
import type { IMThemeVariables } from 'jimu-theme';
import type { ImmutableArray, ImmutableObject } from '../immutable';
import type { AppAction } from '../store/actions';
import type { IMUseDataSource, SizeModeMap } from './app-config';
import type { WidgetState } from './common';
import type { IMWidgetManifest } from './manifest';
import type { IMState, PortalUser } from './state';
import type { BaseVersionManager } from '../version/version-manager';

export interface WidgetContext {
  /** Address of the widget's folder, with a trailing slash. */
  readonly folderUrl: string;
  readonly isRemote: boolean;
}

/** What every widget gets. `T` is the widget's configuration, immutable or plain as the widget declares it. */
export interface AllWidgetProps<T> {
  readonly id: string;
  readonly widgetId: string;
  readonly uri: string;
  readonly label: string;
  readonly icon: string;
  readonly context: WidgetContext;
  readonly manifest: IMWidgetManifest;
  readonly config: T;
  readonly savedConfig: T;
  readonly useDataSources?: ImmutableArray<IMUseDataSource>;
  readonly useDataSourcesEnabled?: boolean;
  readonly useMapWidgetIds?: ImmutableArray<string>;
  readonly outputDataSources?: ImmutableArray<string>;
  readonly layouts?: ImmutableObject<{ [layoutName: string]: SizeModeMap<string> }>;
  readonly enableDataAction?: boolean;
  readonly dispatch: ReactDispatch<AppAction>;
  readonly portalUrl: string;
  readonly portalSelf: IMState['portalSelf'];
  readonly locale: string;
  readonly intl: IntlShape;
  readonly theme: IMThemeVariables;
  /** The theme of the app being edited; outside the builder the same. */
  readonly theme2: IMThemeVariables;
  readonly i18nMessages: Readonly<Record<string, string>>;
  readonly stateProps?: Readonly<Record<string, unknown>>;
  readonly mutableStateProps?: Readonly<Record<string, unknown>>;
  readonly mutableStatePropsVersion?: Readonly<Record<string, number>>;
  readonly queryObject: IMState['queryObject'];
  readonly user: PortalUser | null;
  /** undefined outside controllers: normally shown. */
  readonly state?: WidgetState;
  readonly isClassLoaded: boolean;
  readonly isInlineEditing: boolean;
  readonly controllerWidgetId?: string;
  readonly layoutId?: string;
  readonly layoutItemId?: string;
  readonly autoWidth?: boolean;
  readonly autoHeight?: boolean;
}

/** A widget's component with the statics the framework reads. */
export type WidgetComponent<P = AllWidgetProps<unknown>> = ComponentType<P> & {
  mapExtraStateProps?: (state: IMState, ownProps: AllWidgetProps<unknown>) => object;
  versionManager?: BaseVersionManager;
  getFullConfig?: (savedConfig: unknown) => unknown;
};
