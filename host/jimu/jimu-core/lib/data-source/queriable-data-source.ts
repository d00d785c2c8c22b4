import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { BaseDataSource } from './base-data-source';
import { updateSourceInfo } from './source-info';
import { DataSourceStatus, QueryScope } from './types';
import type { DataRecord, FeatureLayerDataSource, QueryOptions, QueryParams, QueryResult } from './types';

/** Most records of a query without a page: what feature services return at once. */
const PAGE_SIZE = 1000;

/** Joins several conditions with AND; undefined for no condition. */
function joinConditions(...wheres: readonly (string | undefined)[]): string | undefined {
  const [first, ...others] = wheres.filter((where) => where !== undefined && where !== '');
  return others.length === 0 ? first : [first, ...others].map((where) => `(${where})`).join(' AND ');
}

/** A source that can be queried; its subclasses implement the query. */
export abstract class BaseQueriableDataSource extends BaseDataSource implements FeatureLayerDataSource {
  readonly url: string = this.json.url ?? '';

  /** Queries with exactly these parameters. */
  protected abstract requestRecords(params: QueryParams, options?: QueryOptions): Promise<DataRecord[]>;
  protected abstract requestRecordCount(params: QueryParams, options?: QueryOptions): Promise<number>;

  abstract createJSAPILayerByDataSource(): Promise<FeatureLayer>;

  updateQueryParams(params: QueryParams | null, widgetId: string): void {
    const others = Object.entries(this.getInfo()?.widgetQueries ?? {}).filter(([id]) => id !== widgetId);
    const { where, geometry, geometryType, spatialRel } = params ?? {};
    const query = { ...(where && { where }), ...(geometry && { geometry, geometryType, spatialRel }) };
    const own = where || geometry ? [[widgetId, query] as const] : [];
    updateSourceInfo(this.id, { widgetQueries: Object.fromEntries([...others, ...own]) });
  }

  getCurrentQueryParams(): QueryParams {
    const queries = Object.values(this.getInfo()?.widgetQueries ?? {});
    const wheres = queries.flatMap(({ where }) => (where ? [`(${where})`] : []));
    // A query has one geometry: the one that was set last.
    const { geometry, geometryType, spatialRel } =
      queries.filter((query) => query.geometry !== undefined).pop() ?? {};
    return {
      ...(wheres.length > 0 && { where: wheres.join(' AND ') }),
      ...(geometry && { geometry, geometryType, spatialRel })
    };
  }

  mergeQueryParams(base: QueryParams, extra: QueryParams): QueryParams {
    const where = joinConditions(base.where, extra.where);
    return { ...base, ...extra, ...(where !== undefined && { where }) };
  }

  getRealQueryParams(params: QueryParams): QueryParams {
    return this.mergeQueryParams(this.getCurrentQueryParams(), params);
  }

  private resolveParams(params: QueryParams, { scope = QueryScope.InRuntimeView }: QueryOptions = {}) {
    return scope === QueryScope.InRuntimeView ? this.getRealQueryParams(params) : params;
  }

  async query(params: QueryParams, options?: QueryOptions): Promise<QueryResult> {
    await this.fetchSchema();
    const queryParams = this.resolveParams(params, options);
    return {
      records: await this.requestRecords(queryParams, options),
      queryParams,
      fields: queryParams.outFields
    };
  }

  async queryAll(params: QueryParams, options?: QueryOptions): Promise<QueryResult> {
    const records: DataRecord[] = [];
    for (let page = 1; ; page++) {
      const answer = await this.query({ ...params, page, pageSize: PAGE_SIZE }, options);
      records.push(...answer.records);
      if (answer.records.length < PAGE_SIZE) return { ...answer, records };
    }
  }

  async queryById(id: string): Promise<DataRecord | null> {
    await this.fetchSchema();
    const [record] = await this.requestRecords({ objectIds: [id], outFields: ['*'] });
    return record ?? null;
  }

  async queryCount(params: QueryParams, options?: QueryOptions) {
    const queryParams = this.resolveParams(params, options);
    return { count: await this.requestRecordCount(queryParams, options), queryParams };
  }

  async queryIds(params: QueryParams, options?: QueryOptions) {
    await this.fetchSchema();
    const asked = { ...params, outFields: [this.getIdField()], returnGeometry: false };
    const { records, queryParams } = await this.queryAll(asked, options);
    return { ids: records.map((record) => record.getId()), queryParams };
  }

  load(params: QueryParams, options?: QueryOptions): Promise<DataRecord[]> {
    return this.loadRecords(async () => (await this.query(params, options)).records);
  }

  loadAll(params: QueryParams, options?: QueryOptions): Promise<DataRecord[]> {
    return this.loadRecords(async () => (await this.queryAll(params, options)).records);
  }

  async loadById(id: string): Promise<DataRecord | null> {
    const known = this.getRecordById(id);
    if (known) return known;
    const record = await this.queryById(id);
    if (record) this.loaded = [...this.loaded, record];
    return record;
  }

  async loadCount(params: QueryParams, options?: QueryOptions): Promise<number> {
    this.setCountStatus(DataSourceStatus.Loading);
    try {
      const { count } = await this.queryCount(params, options);
      this.count = count;
      this.setCountStatus(DataSourceStatus.Loaded);
      return count;
    } catch (error) {
      this.setCountStatus(DataSourceStatus.LoadError);
      throw error;
    }
  }

  private async loadRecords(asking: () => Promise<DataRecord[]>): Promise<DataRecord[]> {
    this.setStatus(DataSourceStatus.Loading);
    try {
      this.loaded = await asking();
      updateSourceInfo(this.id, {
        status: DataSourceStatus.Loaded,
        version: (this.getInfo()?.version ?? 0) + 1
      });
      return this.loaded;
    } catch (error) {
      this.setStatus(DataSourceStatus.LoadError);
      throw error;
    }
  }
}
