import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { requestJson } from '../request-json';
import { Immutable } from '../immutable';
import { toJimuFieldType } from './field-types';
import { BaseQueriableDataSource } from './queriable-data-source';
import type { DataSourceSchema } from './schema';
import { createServiceLayer, makeSdkLayer } from './sdk-layer';
import type { DataRecord, Feature, IMDataSourceSchema, QueryParams } from './types';

interface LayerDefinition {
  readonly name?: string;
  readonly objectIdField?: string;
  readonly geometryType?: string;
  readonly fields?: readonly { readonly name: string; readonly alias?: string; readonly type: string }[];
}

function toSchema({ name, objectIdField, fields = [] }: LayerDefinition): DataSourceSchema {
  const idField = objectIdField ?? fields.find(({ type }) => type === 'esriFieldTypeOID')?.name;
  const entries = fields.map(
    ({ name: field, alias, type }) =>
      [
        field,
        { jimuName: field, name: field, alias: alias ?? field, type: toJimuFieldType(type), esriType: type }
      ] as const
  );
  return { label: name, idField, fields: Object.fromEntries(entries) };
}

/**
 * Returns a query as the request of a feature service. Source: "Query (Feature Service/Layer)" of the ArcGIS
 * REST API.
 */
export function toQueryRequest(params: QueryParams): Record<string, string> {
  const { page, pageSize, outFields = ['*'], geometry, orderByFields, outStatistics, objectIds } = params;
  return {
    f: 'json',
    where: params.where ?? '1=1',
    // Statistics have fields of their own, which a widget may have listed here beside the layer's fields.
    ...(!outStatistics && { outFields: outFields.join(',') }),
    returnGeometry: String(params.returnGeometry ?? outStatistics === undefined),
    outSR: String(params.outSR?.wkid ?? 4326),
    ...(objectIds && { objectIds: objectIds.join(',') }),
    ...(orderByFields && { orderByFields: orderByFields.join(',') }),
    ...(params.returnDistinctValues && { returnDistinctValues: 'true' }),
    ...(outStatistics && { outStatistics: JSON.stringify(outStatistics) }),
    ...(params.groupByFieldsForStatistics && {
      groupByFieldsForStatistics: params.groupByFieldsForStatistics.join(',')
    }),
    ...(geometry && {
      geometry: JSON.stringify(geometry),
      geometryType: params.geometryType ?? 'esriGeometryEnvelope',
      spatialRel: params.spatialRel ?? 'esriSpatialRelIntersects'
    }),
    ...(pageSize !== undefined && {
      resultRecordCount: String(pageSize),
      resultOffset: String(((page ?? 1) - 1) * pageSize)
    })
  };
}

/** A layer of a feature service. Every query goes to the service. */
export class ServiceLayerDataSource extends BaseQueriableDataSource {
  private definition: Promise<LayerDefinition> | null = null;
  private geometryType = this.json.geometryType;
  private sdkLayer?: FeatureLayer;

  override getGeometryType = () => this.geometryType;

  get layer(): FeatureLayer | undefined {
    this.sdkLayer ??= createServiceLayer(this.url);
    return this.sdkLayer;
  }

  override createJSAPILayerByDataSource(): Promise<FeatureLayer> {
    return makeSdkLayer({ url: this.url });
  }

  override async fetchSchema(): Promise<IMDataSourceSchema> {
    if (this.schema.fields) return this.schema;
    this.definition ??= requestJson<LayerDefinition>(this.url, { f: 'json' });
    const waiting = this.definition;
    try {
      const definition = await waiting;
      this.geometryType ??= definition.geometryType;
      this.schema = Immutable(toSchema(definition)) as unknown as IMDataSourceSchema;
      return this.schema;
    } catch (error) {
      // The next query fetches the definition again.
      this.definition = null;
      throw error;
    }
  }

  protected override async requestRecords(params: QueryParams): Promise<DataRecord[]> {
    const { features } = await requestJson<{ features: Feature[] }>(
      `${this.url}/query`,
      toQueryRequest(params)
    );
    return features.map((feature) => this.buildRecord(feature));
  }

  protected override async requestRecordCount(params: QueryParams): Promise<number> {
    const { page: _page, pageSize: _size, ...rest } = params;
    const { count } = await requestJson<{ count: number }>(`${this.url}/query`, {
      ...toQueryRequest({ ...rest, outFields: [this.getIdField()], returnGeometry: false }),
      returnCountOnly: 'true'
    });
    return count;
  }
}
