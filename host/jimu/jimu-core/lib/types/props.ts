import type { ComponentType, Dispatch as ReactDispatch } from 'react';
import type { IntlShape } from 'react-intl';
import type { IMThemeVariables } from 'jimu-theme';
import type { ImmutableObjectMixin } from '../immutable';
import type { AppAction } from '../store/actions';
import type { IMIconResult, IMWidgetJson } from './app-config';
import type { WidgetState } from './common';
import type { IMWidgetManifest } from './manifest';
import type { IMState } from './state';
import type { BaseVersionManager } from '../version/version-manager';

export interface WidgetContext {
  /** Address of the widget's folder, with a trailing slash. */
  readonly folderUrl: string;
  readonly isRemote: boolean;
}

/** Position of the widget in the layout. */
export interface WidgetProps {
  readonly widgetId: string;
  readonly className?: string;
  readonly layoutId?: string;
  readonly layoutItemId?: string;
  readonly autoWidth?: boolean;
  readonly autoHeight?: boolean;
}

/** Unsaved state of the widget. */
export interface RuntimeInfo {
  /** undefined outside controllers: normally shown. */
  readonly state?: WidgetState;
  readonly isClassLoaded?: boolean;
  readonly isInlineEditing?: boolean;
  readonly controllerWidgetId?: string;
}

/**
 * The saved JSON of a widget as immutable data, without `config` and without the methods of immutable
 * objects.
 */
export type WidgetJsonProps = Omit<
  IMWidgetJson,
  'config' | 'icon' | 'label' | 'manifest' | keyof ImmutableObjectMixin<unknown>
> & {
  readonly icon: IMIconResult | string;
  readonly label: string;
  readonly manifest: IMWidgetManifest;
};

/** The properties that the framework adds to the saved JSON. */
export interface WidgetInjectedProps<T> {
  readonly context: WidgetContext;
  readonly config: T;
  readonly savedConfig: Partial<T>;
  readonly dispatch: ReactDispatch<AppAction>;
  readonly portalUrl: string;
  readonly portalSelf: IMState['portalSelf'];
  readonly locale: string;
  readonly intl: IntlShape;
  readonly theme: IMThemeVariables;
  /** The theme of the app being edited; outside the builder equal to `theme`. */
  readonly theme2: IMThemeVariables;
  readonly i18nMessages: Readonly<Record<string, string>>;
  readonly stateProps?: Readonly<Record<string, unknown>>;
  readonly mutableStateProps?: Readonly<Record<string, unknown>>;
  readonly mutableStatePropsVersion?: Readonly<Record<string, number>>;
  readonly queryObject: IMState['queryObject'];
  readonly user: IMState['user'];
}

/** Props of every widget. `T` is the widget's configuration, immutable or plain as the widget declares it. */
export type AllWidgetProps<T> = WidgetProps & WidgetJsonProps & RuntimeInfo & WidgetInjectedProps<T>;

/** A widget's component with the statics that the framework reads. */
export type WidgetComponent<P = AllWidgetProps<unknown>> = ComponentType<P> & {
  mapExtraStateProps?: (state: IMState, ownProps: AllWidgetProps<unknown>) => object;
  versionManager?: BaseVersionManager;
  getFullConfig?: (savedConfig: unknown) => unknown;
};
