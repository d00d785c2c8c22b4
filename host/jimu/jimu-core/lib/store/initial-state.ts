import { Immutable } from '../immutable';
import type { AppConfig, IMAppConfig } from '../types/app-config';
import { AppMode, BrowserSizeMode } from '../types/common';
import type { IMState, State } from '../types/state';

/** Returns an app without pages, which is in the store until the real one is loaded. */
export const createEmptyAppConfig = () =>
  Immutable<AppConfig>({
    mainSizeMode: BrowserSizeMode.Large,
    pages: {},
    layouts: {},
    widgets: {},
    dataSources: {},
    messageConfigs: {}
  }) as IMAppConfig;

/** Returns the state before an app is loaded. */
export function createInitialState(): IMState {
  const state: State = {
    appConfig: createEmptyAppConfig().asMutable({ deep: true }),
    appContext: { isInBuilder: false, isRTL: false, locale: 'en', isRunInMobile: false },
    appRuntimeInfo: {
      appMode: AppMode.Run,
      currentPageId: null,
      currentDialogId: null,
      selectedWidgetId: null
    },
    widgetsRuntimeInfo: {},
    widgetsState: {},
    widgetsMutableStateVersion: {},
    dataSourcesInfo: {},
    jimuMapViewsInfo: {},
    mapWidgetsInfo: {},
    queryObject: {},
    portalUrl: '',
    portalSelf: null,
    user: null,
    browserSizeMode: BrowserSizeMode.Large
  };
  return Immutable(state) as IMState;
}
