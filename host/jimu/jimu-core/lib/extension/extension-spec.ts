import type { AppConfig } from '../types/app-config';
import type { IMState } from '../types/state';

/** Points at which a widget can extend an app, beside its own rendering. */
export enum ExtensionPoints {
  AppConfigProcessor = 'APP_CONFIG_PROCESSOR',
  ReduxStore = 'REDUX_STORE',
  WidgetClassWrapper = 'WIDGET_CLASS_WRAPPER',
  DependencyDefine = 'DEPENDENCY_DEFINE',
  ContextTool = 'CONTEXT_TOOL',
  AppConfigOperations = 'APP_CONFIG_OPERATIONS',
  BuilderOperations = 'BUILDER_OPERATIONS',
  LayoutTransformer = 'LAYOUT_TRANSFORMER'
}

export interface Extension {
  readonly id: string;
  /** Set by the framework. */
  widgetId?: string;
}

/** Changes the app's configuration before the app starts. */
export interface AppConfigProcessorExtension extends Extension {
  process(appConfig: AppConfig): Promise<AppConfig>;
}

/** A part of the app's state that belongs to a widget. */
export interface ReduxStoreExtension extends Extension {
  getStoreKey(): string;
  getActions(): readonly string[];
  getInitLocalState(): object;
  getReducer(): (localState: never, action: never, appState: IMState) => object | undefined;
}
