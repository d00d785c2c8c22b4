/* jimu-for-builder: what setting pages import. */
import { PureComponent } from 'react';
import type { Dispatch } from 'react';
import type {
  AllWidgetProps,
  DataSourceJson,
  IMState,
  IMThemeVariables,
  UseDataSource,
  WidgetJson
} from 'jimu-core';

/** What a setting page hands back: always with `id`; fields that the framework keeps stand beside `config`. */
export type SettingChange = Pick<WidgetJson, 'id'> &
  Partial<Omit<WidgetJson, 'config' | 'useDataSources'>> & {
    config?: unknown;
    useDataSources?: UseDataSource[];
  };

export type SettingChangeFunction = (widgetJson: SettingChange, outputDataSources?: DataSourceJson[]) => void;

/** What a setting page gets. `T` is the widget's immutable configuration. */
export interface AllWidgetSettingProps<T> extends Pick<
  AllWidgetProps<T>,
  | 'id'
  | 'config'
  | 'useMapWidgetIds'
  | 'useDataSources'
  | 'useDataSourcesEnabled'
  | 'outputDataSources'
  | 'savedConfig'
  | 'manifest'
  | 'queryObject'
  | 'label'
  | 'intl'
  | 'locale'
> {
  readonly onSettingChange: SettingChangeFunction;
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
