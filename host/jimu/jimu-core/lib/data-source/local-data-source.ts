import { Immutable } from '../immutable';
import type { IMDataSourceJson } from '../types/app-config';
import { BaseQueriableDataSource } from './queriable-data-source';
import { getSourceInfo } from './source-info';
import { DataSourceStatus } from './types';
import type {
  DataRecord,
  FeatureLayerDataSource,
  IMDataSourceInfo,
  QueryOptions,
  QueryParams
} from './types';

type Info = IMDataSourceInfo | undefined;

/** Returns a local source's own state with the parts that it shares with its main source. */
export function mergeSharedInfo(own: Info, main: Info): Info {
  if (!own || !main) return own;
  const isReady = main.status !== String(DataSourceStatus.NotReady);
  const { selectedIds, sourceVersion } = main;
  return own.merge({ selectedIds, sourceVersion, ...(!isReady && { status: main.status }) });
}

/**
 * A widget's own copy of a source, with the same fields, conditions and selection but its own records, so
 * that other widgets do not see what this widget loads.
 */
export class LocalDataSource extends BaseQueriableDataSource {
  readonly isLocal = true;

  constructor(
    readonly belongToDataSource: BaseQueriableDataSource,
    readonly localId: string
  ) {
    const json = { ...belongToDataSource.getDataSourceJson(), id: `${belongToDataSource.id}-${localId}` };
    super(Immutable(json) as unknown as IMDataSourceJson);
  }

  get layer() {
    return (this.belongToDataSource as FeatureLayerDataSource).layer;
  }

  override getDataSourceJson = () => this.belongToDataSource.getDataSourceJson();
  override getMainDataSource = () => this.belongToDataSource.getMainDataSource();
  override getInfo = () => mergeSharedInfo(getSourceInfo(this.id), this.belongToDataSource.getInfo());
  override getSchema = () => this.belongToDataSource.getSchema();
  override fetchSchema = () => this.belongToDataSource.fetchSchema();
  override getIdField = () => this.belongToDataSource.getIdField();
  override getGeometryType = () => this.belongToDataSource.getGeometryType();
  override queryById = (id: string) => this.belongToDataSource.queryById(id);
  override createJSAPILayerByDataSource = () => this.belongToDataSource.createJSAPILayerByDataSource();
  override getSelectedRecords = () => this.belongToDataSource.getSelectedRecords();

  override selectRecordsByIds(ids: readonly string[], records: readonly DataRecord[] = []): void {
    this.belongToDataSource.selectRecordsByIds(ids, [...records, ...this.getRecords()]);
  }

  protected override async requestRecords(
    params: QueryParams,
    options?: QueryOptions
  ): Promise<DataRecord[]> {
    return (await this.belongToDataSource.query(params, options)).records;
  }

  protected override async requestRecordCount(params: QueryParams, options?: QueryOptions): Promise<number> {
    return (await this.belongToDataSource.queryCount(params, options)).count;
  }
}
