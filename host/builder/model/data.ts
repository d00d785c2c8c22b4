import type {
  AppConfig,
  DataSourceJson,
  MessageActionJson,
  UseDataSource,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';
import { computeNextNumber } from './next-number';
import { SERVER_ORIGIN_MARK } from './edited-page';
import { removeLinks } from './remove';

const BEFORE = 'dataSource_';

/** Lists the app's own sources. The outputs of widgets are declared by the widgets. */
export const listOwnSources = (config: AppConfig): DataSourceJson[] =>
  Object.values(config.dataSources ?? {}).filter(({ isOutputFromWidget }) => isOutputFromWidget !== true);

/** Returns a source's name in lists. */
export const getSourceName = ({ label, sourceLabel, id }: DataSourceJson): string =>
  label ?? sourceLabel ?? id;

/** Checks whether a use is of a source, or of a layer of the map that the source is. */
export const usesSource = (
  { dataSourceId, mainDataSourceId, rootDataSourceId }: UseDataSource,
  sourceId: string
): boolean =>
  [dataSourceId, mainDataSourceId, rootDataSourceId].includes(sourceId) ||
  dataSourceId.startsWith(`${sourceId}-`);

/** Lists the widgets that use a source, or a layer of the map that the source is. */
export const listSourceWidgets = (config: AppConfig, sourceId: string): WidgetJson[] =>
  Object.values(config.widgets).filter(({ useDataSources = [] }) =>
    useDataSources.some((use) => usesSource(use, sourceId))
  );

/** Returns where each of the app's sources reads its data, by the source's id. */
export const listSourceAddresses = (config: AppConfig): Record<string, string> =>
  Object.fromEntries(
    listOwnSources(config).map(({ id, type, itemId, portalUrl, url, layerId }) => [
      id,
      JSON.stringify([type, itemId, portalUrl, url, layerId])
    ])
  );

/** Returns the app's source of the same map or layer; undefined when it has none. */
export function findSameSource(config: AppConfig, { itemId, url }: Partial<DataSourceJson>) {
  return listOwnSources(config).find((one) =>
    itemId === undefined ? url !== undefined && one.url === url : one.itemId === itemId
  );
}

/** Adds a source under a new id. */
export function addSource(config: AppConfig, source: Omit<DataSourceJson, 'id'>): AppConfig {
  const before = config.dataSources ?? {};
  const id = `${BEFORE}${Math.max(1, computeNextNumber(Object.keys(before), BEFORE))}`;
  return { ...config, dataSources: { ...before, [id]: { id, ...source } } };
}

/** Renames a source; returns the same config when the name is unchanged. */
export function renameSource(config: AppConfig, id: string, label: string): AppConfig {
  const source = config.dataSources?.[id];
  if (!source || getSourceName(source) === label) return config;
  return { ...config, dataSources: { ...config.dataSources, [id]: { ...source, label } } };
}

/** Removes a source from the app, and from the widgets and the message actions that use it. */
export function removeSource(config: AppConfig, id: string): AppConfig {
  if (!config.dataSources?.[id]) return config;
  const { [id]: _gone, ...dataSources } = config.dataSources;
  const widgets = Object.fromEntries(
    Object.entries(config.widgets).map(([widgetId, widget]) => [
      widgetId,
      removeLinks(widget, { isSourceGone: (use) => usesSource(use, id) })
    ])
  );
  const messageConfigs = Object.fromEntries(
    Object.entries(config.messageConfigs ?? {}).map(([messageId, message]) => [
      messageId,
      { ...message, actions: message.actions.map((action) => removeUses(action, id)) }
    ])
  );
  return { ...config, dataSources, widgets, ...(config.messageConfigs && { messageConfigs }) };
}

function removeUses(action: MessageActionJson, sourceId: string): MessageActionJson {
  const { useDataSources } = action;
  if (!useDataSources) return action;
  return { ...action, useDataSources: useDataSources.filter((use) => !usesSource(use, sourceId)) };
}

/**
 * Returns an address as it is saved: {@link SERVER_ORIGIN_MARK} replaces this server's origin, so that the config
 * works on any server.
 */
export const toSavedUrl = (url: string, origin: string): string =>
  url === origin || url.startsWith(`${origin}/`) ? `${SERVER_ORIGIN_MARK}${url.slice(origin.length)}` : url;

/** Returns plain data with each address in it as it is saved. */
export const toSavedData = <T>(value: T, origin: string): T =>
  JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
    typeof part === 'string' ? toSavedUrl(part, origin) : part
  ) as T;
