import { loadPackage } from './widget-loader';
import { getAppStore } from './store/store';
import { Immutable } from './immutable';
import { appActions } from './store/actions';
import type { UtilityJson } from './types/app-config';
import type { IMState } from './types/state';
import type { WidgetComponent } from './types/props';

/** Loads the classes of widgets before they are opened. */
export class WidgetManager {
  private static instance: WidgetManager | null = null;
  private readonly classes = new Map<string, WidgetComponent>();

  static getInstance(): WidgetManager {
    WidgetManager.instance ??= new WidgetManager();
    return WidgetManager.instance;
  }

  /** Loads the class of one of the app's widgets. Rejects when the app or the folder lacks it. */
  async loadWidgetClass(widgetId: string): Promise<WidgetComponent> {
    const { appConfig, appContext } = getAppStore().getState();
    const uri = appConfig.widgets[widgetId]?.uri;
    if (uri === undefined) throw new Error(`The app has no widget ${widgetId}.`);
    const { Component } = await loadPackage(uri, appContext.locale);
    this.classes.set(widgetId, Component);
    getAppStore().dispatch({ type: 'WIDGET_CLASS_LOADED', widgetId });
    return Component;
  }

  /** Returns the class; null when it has not been loaded. */
  getWidgetClass(widgetId: string): WidgetComponent | null {
    return this.classes.get(widgetId) ?? null;
  }
}

/** Reads and writes the page's URL. */
export class UrlManager {
  private static instance: UrlManager | null = null;

  static getInstance(): UrlManager {
    UrlManager.instance ??= new UrlManager();
    return UrlManager.instance;
  }

  getQueryObject(): Readonly<Record<string, string>> {
    return Object.fromEntries(new URLSearchParams(window.location.search));
  }

  /** Sets parameters without reloading the page; null removes one. */
  changeQueryObject(values: Readonly<Record<string, string | null>>): void {
    const url = new URL(window.location.href);
    for (const [key, value] of Object.entries(values))
      if (value === null) url.searchParams.delete(key);
      else url.searchParams.set(key, value);
    window.history.replaceState(window.history.state, '', url);
    const queryObject = Immutable(this.getQueryObject()) as IMState['queryObject'];
    getAppStore().dispatch({ type: 'APP_STARTED', state: { queryObject } });
  }

  /** Navigates to another page of this app. */
  changePage(pageId: string): void {
    getAppStore().dispatch(appActions.currentPageChanged(pageId));
  }
}

/** Reads the services that the app's configuration defines for its widgets. */
export class UtilityManager {
  private static instance: UtilityManager | null = null;

  static getInstance(): UtilityManager {
    UtilityManager.instance ??= new UtilityManager();
    return UtilityManager.instance;
  }

  /** Returns undefined when the app does not define this service. */
  getUtilityJson(id: string): UtilityJson | undefined {
    return getAppStore().getState().appConfig.utilities?.[id] as UtilityJson | undefined;
  }
}
