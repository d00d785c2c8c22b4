/* jimu-core: public names of the framework's core module, as far as this host has them. */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as polished from 'polished';
import * as extensionSpec from './lib/extension/extension-spec';
import * as allHooks from './lib/hooks';
import { createRefusingProxy } from './lib/refusing-proxy';
import { appActions as allActions } from './lib/store/actions';

export { React, ReactDOM, ReactRedux, extensionSpec, polished };
export const hooks = /* @__PURE__ */ createRefusingProxy('hooks', { ...allHooks });
export const appActions = /* @__PURE__ */ createRefusingProxy('appActions', allActions);
export { default as classNames } from 'clsx';
export { css, jsx } from '@emotion/react';
export type { SerializedStyles } from '@emotion/react';
export { createIntl, FormattedMessage, IntlProvider, RawIntlProvider } from 'react-intl';
export type { IntlShape } from 'react-intl';
export { BaseWidget } from './lib/base-widget';
export { AbstractDataAction, DataLevel } from './lib/data-action/abstract-data-action';
export type { DataActionProperties, DataRecordSet } from './lib/data-action/abstract-data-action';
export { DataActionManager } from './lib/data-action/data-action-manager';
export { Immutable } from './lib/immutable';
export type { ImmutableArray, ImmutableObject, ImmutableObjectMixin } from './lib/immutable';
export { DataSourceComponent } from './lib/data-source/data-source-component';
export type { DataSourceComponentProps } from './lib/data-source/data-source-component';
export { MultipleDataSourceComponent } from './lib/data-source/multiple-data-source-component';
export type { MultipleDataSourceComponentProps } from './lib/data-source/multiple-data-source-component';
export { DataSourceManager } from './lib/data-source/data-source-manager';
export { ExtensionPoints } from './lib/extension/extension-spec';
export { EsriFieldType, JimuFieldType } from './lib/data-source/field-types';
export type { DataSourceSchema, FieldSchema } from './lib/data-source/schema';
export {
  DataSourceTypes as AllDataSourceTypes,
  DataSourceStatus,
  DataSourceTypes,
  QueryScope
} from './lib/data-source/types';
export type {
  DataRecord,
  DataSource,
  FeatureDataRecord,
  FeatureLayerDataSource,
  FeatureLayerQueryParams,
  IMDataSourceInfo,
  IMDataSourceSchema,
  IMFieldSchema,
  QueriableDataSource,
  QueryOptions,
  QueryParams,
  QueryResult,
  SqlQueryParams,
  WebMapDataSource
} from './lib/data-source/types';
export {
  ClauseLogic,
  ClauseOperator,
  ClauseSourceType,
  ClauseType,
  SqlExpressionMode
} from './lib/expression/sql-expression';
export type {
  ClauseValuePair,
  IMSqlExpression,
  SqlClause,
  SqlClauseSet,
  SqlExpression
} from './lib/expression/sql-expression';
export { appConfigUtils, dataSourceUtils, expressionUtils, jimuHistory, utils } from './lib/framework-utils';
export { defaultMessages } from './lib/i18n/messages';
export { loadArcGISJSAPIModule, loadArcGISJSAPIModules, loadArcGISMapComponents } from './lib/load-arcgis';
export { UrlManager, UtilityManager, WidgetManager } from './lib/managers';
export { AbstractMessageAction } from './lib/message/abstract-message-action';
export type {
  ActionSettingProps,
  MessageActionProperties,
  MessageDescription
} from './lib/message/abstract-message-action';
export { MessageManager } from './lib/message/message-manager';
export {
  ButtonClickMessage,
  DataRecordSetChangeMessage,
  DataRecordsSelectionChangeMessage,
  DataSourceFilterChangeMessage,
  DataSourcesChangeMessage,
  DataSourcesChangeType,
  ExtentChangeMessage,
  LocationChangeMessage,
  Message,
  MessageType,
  RecordSetChangeType,
  StringSelectionChangeMessage,
  ViewChangeMessage
} from './lib/message/messages';
export { ServiceManager } from './lib/service-manager';
export { SessionManager } from './lib/session-manager';
export type { ServiceInfo } from './lib/service-manager';
export { moduleLoader } from './lib/module-loader';
export { MutableStoreManager } from './lib/mutable-store-manager';
export { getAppStore } from './lib/store/store';
export type {
  AppConfig,
  DataSourceJson,
  IMAppConfig,
  IconProps,
  IconResult,
  IMDataSourceJson,
  IMIconResult,
  IMLayoutJson,
  IMUseDataSource,
  IMWidgetJson,
  LayoutItemJson,
  LayoutJson,
  MessageJson,
  PageJson,
  SizeModeMap,
  UseDataSource,
  UtilityJson,
  WidgetJson
} from './lib/types/app-config';
export {
  AppMode,
  BrowserSizeMode,
  LayoutItemType,
  LayoutType,
  PageMode,
  WidgetState,
  WidgetType
} from './lib/types/common';
export type { IMWidgetManifest, WidgetManifest } from './lib/types/manifest';
export type { DataSourceInfo } from './lib/types/state';
export type { AllWidgetProps, WidgetComponent, WidgetContext, WidgetJsonProps } from './lib/types/props';
export type { IMState, State } from './lib/types/state';
export type { IMThemeVariables } from 'jimu-theme';
export { BaseVersionManager, WidgetVersionManager } from './lib/version/version-manager';
export type { Version, WidgetUpgradeInfo, WidgetVersion } from './lib/version/version-manager';
