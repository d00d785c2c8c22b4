import { getAppStore } from '../store/store';
import type { DataSourceInfo } from '../types/state';
import { DataSourceStatus } from './types';

/** What the app's state says of a source. */
export const infoOf = (id: string) => getAppStore().getState().dataSourcesInfo[id];

/** Says something new of a source, where every widget sees it; undefined forgets it. */
export function tellInfo(id: string, change: Partial<DataSourceInfo> | undefined): void {
  const before: DataSourceInfo = { instanceStatus: 'CREATED', status: DataSourceStatus.Unloaded };
  const info = change && { ...before, ...(infoOf(id)?.asMutable({ deep: true }) ?? {}), ...change };
  getAppStore().dispatch({ type: 'DATA_SOURCE_INFO', id, info });
}
