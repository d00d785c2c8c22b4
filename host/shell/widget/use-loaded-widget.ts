import { startTransition, useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { DataSourceManager } from '../../jimu/jimu-core/lib/data-source/data-source-manager';
import { Immutable } from '../../jimu/jimu-core/lib/immutable';
import { getAppStore } from '../../jimu/jimu-core/lib/store/store';
import type { WidgetJson } from '../../jimu/jimu-core/lib/types/app-config';
import type { IMState } from '../../jimu/jimu-core/lib/types/state';
import { mergeDefaultConfig, loadPackage, upgradeWidget } from '../../jimu/jimu-core/lib/widget-loader';
import type { WidgetPackage } from '../../jimu/jimu-core/lib/widget-loader';
import { isUnanswered, retryNow, useRetries } from '../schedule-retries';

export interface LoadedWidget {
  /** In the installed version, with the saved configuration. */
  readonly json: WidgetJson;
  readonly pack: WidgetPackage;
  /** Immutable, as widgets receive it. */
  readonly config: unknown;
}

export type WidgetLoading =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: unknown; retry(): void }
  | { readonly status: 'ready'; readonly widget: LoadedWidget };

/**
 * Creates the sources that a widget uses, so that it can get them from the manager; a source that fails is
 * missing there.
 */
async function createSources({ useDataSources = [], useDataSourcesEnabled }: WidgetJson): Promise<void> {
  if (useDataSourcesEnabled === false) return;
  const manager = DataSourceManager.getInstance();
  await Promise.allSettled(
    Array.from(useDataSources, ({ dataSourceId }) => manager.createDataSource(dataSourceId))
  );
}

async function loadWidget(
  widgetId: string,
  json: WidgetJson | undefined,
  locale: string
): Promise<LoadedWidget> {
  if (!json) throw new Error(`The app has no widget ${widgetId}.`);
  const [pack] = await Promise.all([loadPackage(json.uri, locale), createSources(json)]);
  const current = await upgradeWidget(json, pack);
  return {
    json: { ...current, config: json.config },
    pack,
    config: Immutable(mergeDefaultConfig(current, pack))
  };
}

/**
 * Returns a widget's code, texts and configuration. Loads them at the first render, and again when its
 * configuration changes.
 */
export function useLoadedWidget(widgetId: string): WidgetLoading {
  const json = useSelector((state: IMState) => state.appConfig.widgets[widgetId]) as WidgetJson | undefined;
  const locale = useSelector((state: IMState) => state.appContext.locale);
  const [loaded, setLoaded] = useState<LoadedWidget | null>(null);
  const [failure, setFailure] = useState<{ error: unknown } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadWidget(widgetId, json, locale).then(
      (widget) => {
        if (!wanted) return;
        // The first rendering of a widget can take longer than a frame: the panel around it is painted first,
        // and a click or key meanwhile is answered.
        startTransition(() => {
          setLoaded(widget);
          setFailure(null);
        });
        getAppStore().dispatch({ type: 'WIDGET_CLASS_LOADED', widgetId });
      },
      (error: unknown) => wanted && setFailure({ error })
    );
    return () => {
      wanted = false;
    };
  }, [widgetId, json, locale, attempt]);
  const retry = useCallback(() => {
    void retryNow(failure?.error, () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    });
  }, [failure]);
  // Retries after a lost connection; the error box stays until the widget is loaded.
  useRetries(failure !== null && isUnanswered(failure.error), () => setAttempt((count) => count + 1));
  if (failure) return { status: 'failed', error: failure.error, retry };
  return loaded ? { status: 'ready', widget: loaded } : { status: 'loading' };
}
