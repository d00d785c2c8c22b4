import { getAppStore } from '../store/store';
import { DataSourceStatus } from './types';
import type { FeatureLayerDataSource, QueryParams } from './types';

const infoOf = (id: string) => getAppStore().getState().dataSourcesInfo[id];

/** The part of a layer's source that keeps the conditions widgets put on it, where every widget can see them. */
export function layerQueries(
  id: string
): Pick<FeatureLayerDataSource, 'updateQueryParams' | 'getCurrentQueryParams'> {
  return {
    updateQueryParams(params: QueryParams | null, widgetId: string) {
      const info = infoOf(id);
      const others = Object.entries(info?.widgetQueries ?? {}).filter(([widget]) => widget !== widgetId);
      const own: [string, QueryParams][] = params?.where ? [[widgetId, { where: params.where }]] : [];
      getAppStore().dispatch({
        type: 'DATA_SOURCE_INFO',
        id,
        info: {
          instanceStatus: info?.instanceStatus ?? 'CREATED',
          status: info?.status ?? DataSourceStatus.Unloaded,
          widgetQueries: Object.fromEntries([...others, ...own])
        }
      });
    },
    getCurrentQueryParams() {
      const wheres = Object.values(infoOf(id)?.widgetQueries ?? {}).flatMap(({ where }) => where ?? []);
      return wheres.length > 0 ? { where: wheres.map((where) => `(${where})`).join(' AND ') } : {};
    }
  };
}
