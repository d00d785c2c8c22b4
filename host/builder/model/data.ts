import type {
  AppConfig,
  DataSourceJson,
  MessageActionJson,
  UseDataSource,
  WidgetJson
} from '../../jimu/jimu-core/lib/types/app-config';
import { nextNumber } from './next-number';
import { SERVER_MARK } from './page';
import { withoutLinks } from './remove';

const BEFORE = 'dataSource_';

/** The sources that are the app's own; those that come out of its widgets are the widgets' to declare. */
export const ownSources = (config: AppConfig): DataSourceJson[] =>
  Object.values(config.dataSources ?? {}).filter(({ isOutputFromWidget }) => isOutputFromWidget !== true);

/** What a source is called in lists. */
export const sourceName = ({ label, sourceLabel, id }: DataSourceJson): string => label ?? sourceLabel ?? id;

/** Whether a use is of a source, or of a layer of the map that it is. */
export const isUseOf = (
  { dataSourceId, mainDataSourceId, rootDataSourceId }: UseDataSource,
  sourceId: string
): boolean =>
  [dataSourceId, mainDataSourceId, rootDataSourceId].includes(sourceId) ||
  dataSourceId.startsWith(`${sourceId}-`);

/** The widgets that a source feeds, or a layer of the map that it is. */
export const usersOf = (config: AppConfig, sourceId: string): WidgetJson[] =>
  Object.values(config.widgets).filter(({ useDataSources = [] }) =>
    useDataSources.some((use) => isUseOf(use, sourceId))
  );

/** The source that shows the same map or layer, where the app has it already. */
export function sameSource(config: AppConfig, { itemId, url }: Partial<DataSourceJson>) {
  return ownSources(config).find((one) =>
    itemId === undefined ? url !== undefined && one.url === url : one.itemId === itemId
  );
}

/** Adds a source under an id of its own. */
export function addSource(config: AppConfig, source: Omit<DataSourceJson, 'id'>): AppConfig {
  const before = config.dataSources ?? {};
  const id = `${BEFORE}${Math.max(1, nextNumber(Object.keys(before), BEFORE))}`;
  return { ...config, dataSources: { ...before, [id]: { id, ...source } } };
}

/** Calls a source otherwise; the same config where it is called so. */
export function renameSource(config: AppConfig, id: string, label: string): AppConfig {
  const source = config.dataSources?.[id];
  if (!source || sourceName(source) === label) return config;
  return { ...config, dataSources: { ...config.dataSources, [id]: { ...source, label } } };
}

/** Takes a source out of the app, and out of the widgets and the actions of messages that use it. */
export function removeSource(config: AppConfig, id: string): AppConfig {
  if (!config.dataSources?.[id]) return config;
  const { [id]: _gone, ...dataSources } = config.dataSources;
  const widgets = Object.fromEntries(
    Object.entries(config.widgets).map(([widgetId, widget]) => [
      widgetId,
      withoutLinks(widget, { isSourceGone: (use) => isUseOf(use, id) })
    ])
  );
  const messageConfigs = Object.fromEntries(
    Object.entries(config.messageConfigs ?? {}).map(([messageId, message]) => [
      messageId,
      { ...message, actions: message.actions.map((action) => withoutUses(action, id)) }
    ])
  );
  return { ...config, dataSources, widgets, ...(config.messageConfigs && { messageConfigs }) };
}

function withoutUses(action: MessageActionJson, sourceId: string): MessageActionJson {
  const { useDataSources } = action;
  if (!useDataSources) return action;
  return { ...action, useDataSources: useDataSources.filter((use) => !isUseOf(use, sourceId)) };
}

/** An address as it is saved: with the mark in the place of this server's origin, so that it holds wherever SITE stands. */
export const savedAddress = (url: string, origin: string): string =>
  url === origin || url.startsWith(`${origin}/`) ? `${SERVER_MARK}${url.slice(origin.length)}` : url;
