import type { IntlShape } from 'react-intl';
import { DataSourceTypes } from './data-source/types';
import { createSQLClause, createSQLExpression, getArcGISSQL } from './expression/sql-text';
import { Immutable } from './immutable';
import { getIn, toMutable } from './immutable/make';
import { createRefusingProxy } from './refusing-proxy';
import { getAppStore } from './store/store';
import type { IMAppConfig, IMDataSourceJson, IMUseDataSource } from './types/app-config';
import { UrlManager } from './managers';

const toStorageKey = (key: string) => `exb-${window.location.pathname}-${key}`;

function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  const [left, right] = [a, b].map((value) => toMutable(value, true));
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const [ones, others] = [left as Record<string, unknown>, right as Record<string, unknown>];
  const keys = Object.keys(ones);
  return (
    keys.length === Object.keys(others).length &&
    keys.every((key) => key in others && isDeepEqual(ones[key], others[key]))
  );
}

type TextRecord = Readonly<Record<string, string>>;

/**
 * Replaces `${key}` by its text in an object, at any depth, and returns the object. Keys without a text stay
 * as they are.
 */
function replaceI18nPlaceholdersInObject<T extends object>(
  object: T,
  intl: Pick<IntlShape, 'messages' | 'formatMessage'>,
  defaultMessages: TextRecord
): T {
  const formatPlaceholder = (whole: string, id: string) =>
    id in intl.messages || id in defaultMessages
      ? intl.formatMessage({ id, defaultMessage: defaultMessages[id] })
      : whole;
  const holder = object as Record<string, unknown>;
  for (const [key, value] of Object.entries(holder))
    if (typeof value === 'string') holder[key] = value.replace(/\$\{(\w+)\}/g, formatPlaceholder);
    else if (typeof value === 'object' && value !== null)
      replaceI18nPlaceholdersInObject(value, intl, defaultMessages);
  return object;
}

/** Helpers of the framework that widgets use. */
export const utils = /* @__PURE__ */ createRefusingProxy('utils', {
  /** Compares two values by content. */
  isDeepEqual,
  replaceI18nPlaceholdersInObject,
  /** Returns the value at a path such as `a.b.0`. */
  getValue: (object: unknown, path: string, otherwise?: unknown) => getIn(object, path.split('.'), otherwise),
  /** Returns a value stored in this browser for this page; null without one. */
  readLocalStorage: (key: string) => window.localStorage.getItem(toStorageKey(key)),
  setLocalStorage: (key: string, value: string) => window.localStorage.setItem(toStorageKey(key), value),
  removeLocalStorage: (key: string) => window.localStorage.removeItem(toStorageKey(key)),
  /** Checks whether the page is on a phone or a tablet. */
  isMobileUaIncludingPad: () =>
    /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent) ||
    (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)
});

/** A layer's definition in its service, as far as a data source's JSON is made from it. */
interface LayerDefinition {
  readonly id?: number | string;
  readonly name?: string;
  readonly type?: string;
  readonly geometryType?: string;
}

const dataSourceJsonCreator = /* @__PURE__ */ createRefusingProxy('dataSourceUtils.dataSourceJsonCreator', {
  /**
   * Returns the JSON of a source with this id for the layer at `url`. @throws Error for a layer without
   * records.
   */
  createDataSourceJsonByLayerDefinition(
    id: string,
    { id: layerId, name, type = 'Feature Layer', geometryType }: LayerDefinition,
    url: string
  ): IMDataSourceJson {
    if (type !== 'Feature Layer' && type !== 'Table')
      throw new Error(`${url} is a ${type}; this host makes data sources only of feature layers and tables.`);
    const json = { id, type: DataSourceTypes.FeatureLayer, url, sourceLabel: name, geometryType };
    return Immutable({
      ...json,
      ...(layerId !== undefined && { layerId: String(layerId) })
    }) as unknown as IMDataSourceJson;
  }
});

/** Helpers for data sources. */
export const dataSourceUtils = /* @__PURE__ */ createRefusingProxy('dataSourceUtils', {
  createSQLClause,
  createSQLExpression,
  dataSourceJsonCreator,
  getArcGISSQL
});

interface ExpressionLike {
  readonly parts?: readonly { readonly type: string }[];
}

/** Helpers for expressions. */
export const expressionUtils = /* @__PURE__ */ createRefusingProxy('expressionUtils', {
  /** Checks whether an expression is one fixed text. */
  isSingleStringExpression: (expression: ExpressionLike | null | undefined) =>
    expression?.parts?.length === 1 && expression.parts[0]?.type === 'STRING'
});

type IdKind = 'pages' | 'layouts' | 'widgets' | 'dataSources' | 'utilities' | 'messageConfigs';

/** Returns the URL of an app's own files: the folder `resources` beside its configuration. */
function getResourceFolder(): string {
  const config = document.querySelector<HTMLMetaElement>('meta[name="exb-app"]')?.content ?? '';
  return new URL('resources', new URL(config, window.location.href)).href;
}

/** Helpers for an app's configuration. */
export const appConfigUtils = /* @__PURE__ */ createRefusingProxy('appConfigUtils', {
  /** Resolves a URL of a configuration, in which `${appResourceUrl}` is the folder of the app's own files. */
  processResourceUrl: <T extends string | null | undefined>(url: T) =>
    url?.replace(/^\$\{appResourceUrl\}/, getResourceFolder()) ?? url,
  /** Returns the id of the widget whose output a source is; undefined for any other source. */
  getWidgetIdByOutputDataSource: ({ mainDataSourceId }: Pick<IMUseDataSource, 'mainDataSourceId'>) =>
    Object.values(getAppStore().getState().appConfig.widgets).find(({ outputDataSources }) =>
      outputDataSources?.includes(mainDataSourceId)
    )?.id,
  /** Returns an unused id of the configuration, such as `widget_7`. */
  getUniqueId(appConfig: IMAppConfig, kind: IdKind): string {
    const name = kind.replace(/ies$/, 'y').replace(/s$/, '');
    const numbers = Object.keys(appConfig[kind] ?? {}).map((id) => Number(id.slice(name.length + 1)) || 0);
    return `${name}_${Math.max(0, ...numbers) + 1}`;
  }
});

/** The page's address and history. */
export const jimuHistory = /* @__PURE__ */ createRefusingProxy('jimuHistory', {
  browserHistory: {
    get location() {
      return window.location;
    },
    push: (url: string) => window.history.pushState(null, '', url),
    replace: (url: string) => window.history.replaceState(null, '', url)
  },
  changePage: (pageId: string) => UrlManager.getInstance().changePage(pageId),
  changeQueryObject: (values: Readonly<Record<string, string | null>>) =>
    UrlManager.getInstance().changeQueryObject(values)
});
