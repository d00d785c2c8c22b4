import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLatest } from '../hooks';
import type { IMUseDataSource } from '../types/app-config';
import type { DataSourceInfo, IMState } from '../types/state';
import { DataSourceManager } from './data-source-manager';
import type { DataSource } from './types';

export interface DataSourceComponentProps {
  readonly useDataSource?: IMUseDataSource;
  readonly widgetId?: string;
  readonly children?: ReactNode | ((dataSource: DataSource, info: DataSourceInfo | undefined) => ReactNode);
  onDataSourceCreated?(dataSource: DataSource): void;
  onCreateDataSourceFailed?(error: unknown): void;
  onDataSourceInfoChange?(info: DataSourceInfo | undefined): void;
}

/** Creates the source a widget uses and draws its children once it is there. */
export function DataSourceComponent(props: DataSourceComponentProps) {
  const { useDataSource, children } = props;
  const id = useDataSource?.dataSourceId;
  const latest = useLatest(props);
  const [source, setSource] = useState<DataSource | null>(null);
  const info = useSelector((state: IMState) => (id === undefined ? undefined : state.dataSourcesInfo[id]));
  useEffect(() => {
    if (id === undefined) return;
    let wanted = true;
    DataSourceManager.getInstance()
      .createDataSource(id)
      .then((created) => {
        if (!wanted) return;
        setSource(created);
        latest.current.onDataSourceCreated?.(created);
      })
      .catch((error: unknown) => wanted && latest.current.onCreateDataSourceFailed?.(error));
    return () => {
      wanted = false;
    };
  }, [id, latest]);
  useEffect(() => latest.current.onDataSourceInfoChange?.(info), [info, latest]);
  if (!source || source.id !== id) return null;
  return typeof children === 'function' ? children(source, info) : children;
}
