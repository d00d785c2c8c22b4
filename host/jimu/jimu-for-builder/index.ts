/* jimu-for-builder: what setting pages import. */
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

/** The change of a setting page, in plain data but for `config`: fields that the framework manages are beside `config`. */
export type SettingChange = Partial<WidgetJson>;

export type SettingChangeFunction = (widgetJson: SettingChange, outputDataSources?: DataSourceJson[]) => void;

/** What a setting page gets: the widget's JSON, immutable. `T` is the widget's immutable configuration. */
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

/** What setting pages that are classes may extend. */
export class BaseWidgetSetting<P extends AllWidgetSettingProps<unknown>, S = unknown> extends PureComponent<
  P,
  S
> {}
