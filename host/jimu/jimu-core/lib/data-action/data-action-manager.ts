import { createIntl } from 'react-intl';
import type { ReactElement } from 'react';
import { loadTranslations } from '../i18n/translations';
import { hasModule, loadModule } from '../module-registry';
import { getAppStore } from '../store/store';
import type { WidgetJson } from '../types/app-config';
import type { DataActionManifest } from '../types/manifest';
import { loadManifest } from '../widget-loader';
import type {
  AbstractDataAction,
  DataActionProperties,
  DataLevel,
  DataRecordSet
} from './abstract-data-action';

interface ActionModule {
  readonly default: new (properties: DataActionProperties) => AbstractDataAction;
}

const loadActionIcon = async (path: string) =>
  hasModule(path) ? (await loadModule<{ default: string }>(path)).default : '';

/** Manages the data actions that the app's widgets provide. */
export class DataActionManager {
  private static instance: DataActionManager | null = null;
  private readonly actions = new Map<string, Promise<AbstractDataAction>>();

  static getInstance(): DataActionManager {
    DataActionManager.instance ??= new DataActionManager();
    return DataActionManager.instance;
  }

  /**
   * Lists the actions that support a widget's records. An action that fails is logged and does not stop the
   * others.
   */
  async getSupportedActions(
    widgetId: string,
    dataSets: DataRecordSet[],
    dataLevel: DataLevel
  ): Promise<AbstractDataAction[]> {
    const widgets = Object.values(getAppStore().getState().appConfig.widgets) as unknown as WidgetJson[];
    const provided = await Promise.all(widgets.map((json) => this.loadWidgetActions(json)));
    const offered = await Promise.all(
      provided.flat().map(async (loading) => {
        try {
          const action = await loading;
          return (await action.isSupported(dataSets, dataLevel, widgetId)) ? action : null;
        } catch (error) {
          console.error('A data action failed.', error);
          return null;
        }
      })
    );
    return offered.filter((action) => action !== null);
  }

  /** Runs an action. The caller renders a returned element. */
  executeDataAction(
    action: AbstractDataAction,
    dataSets: DataRecordSet[],
    dataLevel: DataLevel,
    widgetId: string,
    actionConfig?: unknown
  ): Promise<boolean | ReactElement> {
    return action.onExecute(dataSets, dataLevel, widgetId, actionConfig);
  }

  private async loadWidgetActions(json: WidgetJson): Promise<Promise<AbstractDataAction>[]> {
    try {
      const { dataActions = [] } = await loadManifest(json.uri);
      return dataActions.map((declared) => this.getAction(json, declared));
    } catch (error) {
      // If the widget is on the page, the error is shown in its place too.
      console.warn(`The data actions of ${json.id} could not be read.`, error);
      return [];
    }
  }

  private getAction(json: WidgetJson, declared: DataActionManifest): Promise<AbstractDataAction> {
    const id = `${json.id}-${declared.name}`;
    const known = this.actions.get(id);
    if (known) return known;
    const loading = this.createAction(json, declared, id);
    this.actions.set(id, loading);
    loading.catch(() => this.actions.delete(id));
    return loading;
  }

  private async createAction({ id: widgetId, uri }: WidgetJson, declared: DataActionManifest, id: string) {
    const { name, label } = declared;
    const { locale } = getAppStore().getState().appContext;
    const path = [`${uri}src/${declared.uri}.ts`, `${uri}src/${declared.uri}.tsx`].find(hasModule);
    if (path === undefined) throw new Error(`There is no ${uri}src/${declared.uri}.`);
    const [{ default: Action }, messages, icon] = await Promise.all([
      loadModule<ActionModule>(path),
      loadTranslations(`${uri}src/runtime/translations/`, locale),
      loadActionIcon(`${uri}icon.svg`)
    ]);
    return new Action({
      id,
      name,
      widgetId,
      label: messages[`_action_${name}_label`] ?? label ?? name,
      icon,
      intl: createIntl({ locale, messages: { ...messages } })
    });
  }
}
