import { appActions } from './store/actions';
import { getAppStore } from './store/store';

/**
 * Stores values that cannot be serialised (views, graphics, files), by widget; widgets receive them as
 * `mutableStateProps`.
 */
export class MutableStoreManager {
  private static instance: MutableStoreManager | null = null;
  private readonly values = new Map<string, Readonly<Record<string, unknown>>>();

  static getInstance(): MutableStoreManager {
    MutableStoreManager.instance ??= new MutableStoreManager();
    return MutableStoreManager.instance;
  }

  /** Stores `value` and re-renders the widget. */
  updateStateValue(widgetId: string, propKey: string, value: unknown): void {
    this.values.set(widgetId, { ...this.values.get(widgetId), [propKey]: value });
    getAppStore().dispatch(appActions.widgetMutableStatePropChange(widgetId, propKey));
  }

  /** Returns the value under `[widgetId, propKey]`, or all of a widget's values under `[widgetId]`. */
  getStateValue(path: readonly string[]): unknown {
    const [widgetId, propKey] = path;
    const values = widgetId === undefined ? undefined : this.values.get(widgetId);
    return propKey === undefined ? values : values?.[propKey];
  }
}
