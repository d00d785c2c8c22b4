/* jimu-core: public names of the framework's core module, the part that is there so far. */
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactRedux from 'react-redux';
import * as hooks from './lib/hooks';

export { React, ReactDOM, ReactRedux, hooks };
export { css, Global, jsx, keyframes } from '@emotion/react';
export type { SerializedStyles } from '@emotion/react';
export { createIntl, FormattedMessage, IntlProvider, RawIntlProvider } from 'react-intl';
export type { IntlShape } from 'react-intl';
export { Immutable } from './lib/immutable';
export type { ImmutableArray, ImmutableObject } from './lib/immutable';
export { DataSourceComponent } from './lib/data-source/data-source-component';
export type { DataSourceComponentProps } from './lib/data-source/data-source-component';
export { DataSourceManager } from './lib/data-source/data-source-manager';
export { DataSourceStatus, DataSourceTypes } from './lib/data-source/types';
export type {
  DataSource,
  FeatureLayerDataSource,
  QueryParams,
  WebMapDataSource
} from './lib/data-source/types';
export { defaultMessages } from './lib/i18n/messages';
export { loadArcGISJSAPIModule, loadArcGISJSAPIModules, loadArcGISMapComponents } from './lib/load-arcgis';
export { SessionManager, UrlManager, UtilityManager, WidgetManager } from './lib/managers';
export { AbstractMessageAction } from './lib/message/abstract-message-action';
export type { MessageActionProperties, MessageDescription } from './lib/message/abstract-message-action';
export { MessageManager } from './lib/message/message-manager';
export {
  ButtonClickMessage,
  DataRecordSetChangeMessage,
  DataRecordsSelectionChangeMessage,
  DataSourceFilterChangeMessage,
  ExtentChangeMessage,
  LocationChangeMessage,
  Message,
  MessageType,
  RecordSetChangeType,
  StringSelectionChangeMessage,
  ViewChangeMessage
} from './lib/message/messages';
export { moduleLoader } from './lib/module-loader';
export { MutableStoreManager } from './lib/mutable-store-manager';
export { appActions } from './lib/store/actions';
export { getAppStore } from './lib/store/store';
export type {
  AppConfig,
  DataSourceJson,
  IMAppConfig,
  IMDataSourceJson,
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
export type { AllWidgetProps, WidgetComponent, WidgetContext } from './lib/types/props';
export type { IMState } from './lib/types/state';
export type { IMThemeVariables } from 'jimu-theme';
export { BaseVersionManager, WidgetVersionManager } from './lib/version/version-manager';
export type { Version } from './lib/version/version-manager';
