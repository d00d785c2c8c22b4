import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLatest } from '../hooks';
import type { IMUseDataSource } from '../types/app-config';
import type { IMState } from '../types/state';
import { DataSourceManager, isSame, findConfigured } from './data-source-manager';
import { mergeSharedInfo } from './local-data-source';
import { BaseQueriableDataSource } from './queriable-data-source';
import { DataSourceStatus } from './types';
import type { DataSource, IMDataSourceInfo, IMDataSourceSchema, QueryParams, QueryScope } from './types';
import { PortalMapDataSource } from './web-map-data-source';

type SourceInfo = IMDataSourceInfo;

export interface DataSourceComponentProps {
  readonly useDataSource?: IMUseDataSource;
  readonly widgetId?: string;
  /** Name of a widget's own copy of the source, which is loaded instead of the source. */
  readonly localId?: string;
  /** Records to load into the source; loaded again whenever a widget's condition or the query changes. */
  readonly query?: QueryParams | null;
  readonly queryCount?: boolean;
  /** Loads all pages instead of the first. */
  readonly queryAll?: boolean;
  readonly queryScope?: QueryScope;
  readonly children?:
    | ReactNode
    | ((dataSource: DataSource, info: SourceInfo, query?: QueryParams) => ReactNode);
  onDataSourceCreated?(dataSource: DataSource): void;
  onCreateDataSourceFailed?(error: unknown): void;
  onDataSourceInfoChange?(info: SourceInfo, previous?: SourceInfo): void;
  onDataSourceStatusChange?(status: DataSourceStatus, previous?: DataSourceStatus): void;
  onDataSourceSchemaChange?(schema: IMDataSourceSchema): void;
  onSelectionChange?(selectedIds: readonly string[], previous?: readonly string[]): void;
}

type LatestProps = { readonly current: DataSourceComponentProps };

/** Creates the source; a web map's with the map. */
async function createSource(use: IMUseDataSource, localId: string | undefined): Promise<DataSource> {
  const source = await DataSourceManager.getInstance().createDataSourceByUseDataSource(use, localId);
  if (source instanceof PortalMapDataSource) await source.makeMap();
  return source;
}

interface CreatedSource {
  readonly id: string;
  readonly localId: string | undefined;
  readonly source: DataSource;
}

/**
 * Returns the source once it has been created. It is re-created when its definition in the app's
 * configuration changes.
 */
function useCreatedSource(
  id: string | undefined,
  localId: string | undefined,
  latest: LatestProps
): DataSource | null {
  const [created, setCreated] = useState<CreatedSource | null>(null);
  const named = useSelector(
    (state: IMState) => (id === undefined ? undefined : findConfigured(state, id)),
    isSame
  );
  useEffect(() => {
    const use = latest.current.useDataSource;
    if (id === undefined || !use) return;
    let wanted = true;
    createSource(use, localId)
      .then((source) => {
        if (!wanted) return;
        setCreated({ id, localId, source });
        latest.current.onDataSourceCreated?.(source);
      })
      .catch((error: unknown) => wanted && latest.current.onCreateDataSourceFailed?.(error));
    return () => {
      wanted = false;
    };
  }, [id, localId, named, latest]);
  return created && created.id === id && created.localId === localId ? created.source : null;
}

const useInfo = (id: string | undefined) =>
  useSelector((state: IMState) =>
    id === undefined ? undefined : (state.dataSourcesInfo[id] as SourceInfo | undefined)
  );

/** Notifies the widget of changes of its source. */
function useSourceChanges(info: SourceInfo | undefined, source: DataSource | null, latest: LatestProps) {
  const told = useRef<SourceInfo | undefined>(undefined);
  useEffect(() => {
    const previous = told.current;
    told.current = info;
    if (!info) return;
    const now = latest.current;
    now.onDataSourceInfoChange?.(info, previous);
    if (info.status !== previous?.status)
      now.onDataSourceStatusChange?.(info.status as DataSourceStatus, previous?.status as DataSourceStatus);
    if (info.selectedIds !== previous?.selectedIds && (info.selectedIds ?? previous?.selectedIds))
      now.onSelectionChange?.(info.selectedIds?.asMutable() ?? [], previous?.selectedIds?.asMutable());
  }, [info, latest]);
  useEffect(() => {
    if (source) latest.current.onDataSourceSchemaChange?.(source.getSchema());
  }, [source, latest]);
}

/** Loads the widget's query, and again when the query, a condition on the source or its records change. */
function useLoading(
  source: DataSource | null,
  info: SourceInfo | undefined,
  main: SourceInfo | undefined,
  latest: LatestProps
) {
  const { query, queryCount = false, queryAll = false, queryScope, useDataSource } = latest.current;
  const isReady = info !== undefined && info.status !== String(DataSourceStatus.NotReady);
  const asked =
    query && isReady
      ? JSON.stringify([
          query,
          queryCount,
          queryAll,
          queryScope,
          useDataSource?.fields,
          info.widgetQueries,
          main?.widgetQueries,
          info.sourceVersion
        ])
      : null;
  useEffect(() => {
    if (asked === null || !(source instanceof BaseQueriableDataSource)) return;
    const { widgetId, query: wanted } = latest.current;
    const fields = Array.from(latest.current.useDataSource?.fields ?? []);
    const outFields = wanted?.outFields ?? (fields.length > 0 ? fields : ['*']);
    const params: QueryParams = { ...wanted, outFields };
    const options = { widgetId, scope: queryScope };
    const logFailure = (error: unknown) => console.error(`${source.id} could not be read.`, error);
    (queryAll ? source.loadAll(params, options) : source.load(params, options)).catch(logFailure);
    if (queryCount) source.loadCount(params, options).catch(logFailure);
  }, [asked, source, latest, queryAll, queryCount, queryScope]);
}

/**
 * Creates the source that a widget uses and loads the widget's query. Children that are a function are
 * rendered once the source exists; others always, because a widget may draw the content of the source into
 * them.
 */
export function DataSourceComponent(props: DataSourceComponentProps) {
  const { useDataSource, localId, children, query } = props;
  const id = useDataSource?.dataSourceId;
  const latest = useLatest(props);
  const source = useCreatedSource(id, localId, latest);
  const main = useInfo(id);
  const own = useInfo(localId === undefined ? id : source?.id);
  const info = useMemo(() => (own === main ? own : mergeSharedInfo(own, main)), [own, main]);
  useSourceChanges(info, source, latest);
  useLoading(source, info, main, latest);
  if (typeof children !== 'function') return children;
  return source && info ? children(source, info, query ?? undefined) : null;
}
