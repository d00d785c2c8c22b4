import { getAppStore } from '../store/store';
import type { DataSourceInfo } from '../types/state';
import { DataSourceStatus } from './types';

/** Returns a source's entry in the app's state. */
export const getSourceInfo = (id: string) => getAppStore().getState().dataSourcesInfo[id];

/** Changes a source's entry in the app's state, which every widget sees; undefined removes the entry. */
export function updateSourceInfo(id: string, change: Partial<DataSourceInfo> | undefined): void {
  const before: DataSourceInfo = { instanceStatus: 'CREATED', status: DataSourceStatus.Unloaded };
  const info = change && { ...before, ...(getSourceInfo(id)?.asMutable({ deep: true }) ?? {}), ...change };
  getAppStore().dispatch({ type: 'DATA_SOURCE_INFO', id, info });
}
