/* jimu-for-builder: names that setting pages import. */
import { PureComponent } from 'react';
import type { Dispatch } from 'react';
import type {
  AllWidgetProps,
  DataSourceJson,
  IMState,
  IMThemeVariables,
  WidgetJsonProps,
  WidgetJson
} from 'jimu-core';

/**
 * Change of a setting page, in plain data except `config`. Fields that the framework manages are beside
 * `config`.
 */
export type SettingChange = Partial<WidgetJson>;

export type SettingChangeFunction = (widgetJson: SettingChange, outputDataSources?: DataSourceJson[]) => void;

/** Props of a setting page: the widget's JSON, immutable. `T` is the widget's immutable configuration. */
export type AllWidgetSettingProps<T> = WidgetSettingProps & WidgetJsonProps & WidgetSettingInjectedProps<T>;

export interface WidgetSettingProps {
  readonly widgetId: string;
  readonly onSettingChange: SettingChangeFunction;
}

/** The properties that the builder adds to the saved JSON. */
export interface WidgetSettingInjectedProps<T> extends Pick<
  AllWidgetProps<T>,
  'config' | 'savedConfig' | 'queryObject' | 'intl' | 'locale'
> {
  /** The builder's theme. */
  readonly theme: IMThemeVariables;
  /** The theme of the app being edited. */
  readonly theme2: IMThemeVariables;
  readonly dispatch: Dispatch<object>;
  readonly portalUrl: string;
  readonly portalSelf: IMState['portalSelf'];
  readonly user: IMState['user'];
  readonly token?: string;
}

/** Base class for setting pages that are classes. */
export class BaseWidgetSetting<P extends AllWidgetSettingProps<unknown>, S = unknown> extends PureComponent<
  P,
  S
> {}
