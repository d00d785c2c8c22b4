import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ImmutableArray } from '../immutable';
import type { UseDataSource } from '../types/app-config';
import { DataSourceComponent } from './data-source-component';
import type { DataSource, IMDataSourceInfo, QueryParams } from './types';

type ById<T> = Readonly<Record<string, T>>;

export interface MultipleDataSourceComponentProps {
  readonly useDataSources?: ImmutableArray<UseDataSource>;
  readonly widgetId?: string;
  /** Query of each source, by its id. */
  readonly queries?: ById<QueryParams>;
  readonly children?: ReactNode | ((sources: ById<DataSource>, infos: ById<IMDataSourceInfo>) => ReactNode);
  onDataSourceCreated?(source: DataSource): void;
}

/** Creates several sources; renders its children when all of them exist. */
export function MultipleDataSourceComponent(props: MultipleDataSourceComponentProps) {
  const { useDataSources, widgetId, queries, children, onDataSourceCreated } = props;
  const [sources, setSources] = useState<ById<DataSource>>({});
  const [infos, setInfos] = useState<ById<IMDataSourceInfo>>({});
  const uses = useDataSources?.asMutable() ?? [];
  const isWhole = uses.every(({ dataSourceId }) => sources[dataSourceId]);
  return (
    <>
      {uses.map((use) => (
        <DataSourceComponent
          key={use.dataSourceId}
          useDataSource={use}
          widgetId={widgetId}
          query={queries?.[use.dataSourceId]}
          onDataSourceCreated={(source) => {
            setSources((known) => ({ ...known, [source.id]: source }));
            onDataSourceCreated?.(source);
          }}
          onDataSourceInfoChange={(info) => setInfos((known) => ({ ...known, [use.dataSourceId]: info }))}
        />
      ))}
      {isWhole && (typeof children === 'function' ? children(sources, infos) : children)}
    </>
  );
}
