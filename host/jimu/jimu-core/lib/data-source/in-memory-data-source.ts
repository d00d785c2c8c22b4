import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import { loadArcGISJSAPIModule } from '../load-arcgis';
import { EsriFieldType, JimuFieldType } from './field-types';
import { BaseQueriableDataSource } from './queriable-data-source';
import { makeSdkLayer } from './sdk-layer';
import type { DataRecord, Feature, QueryParams } from './types';

interface GraphicClass {
  fromJSON(json: object): object;
}

const layerTypes: Readonly<Record<JimuFieldType, string>> = {
  [JimuFieldType.Number]: EsriFieldType.Double,
  [JimuFieldType.String]: EsriFieldType.String,
  [JimuFieldType.Date]: EsriFieldType.Date,
  [JimuFieldType.DateOnly]: EsriFieldType.DateOnly,
  [JimuFieldType.TimeOnly]: EsriFieldType.TimeOnly,
  [JimuFieldType.TimestampOffset]: EsriFieldType.TimestampOffset,
  [JimuFieldType.Unknown]: EsriFieldType.String
};

const geometryTypes: Readonly<Record<string, string>> = {
  esriGeometryPoint: 'point',
  esriGeometryMultipoint: 'multipoint',
  esriGeometryPolyline: 'polyline',
  esriGeometryPolygon: 'polygon'
};

/** Field of the layer that stores which record a feature was made from. */
const PLACE = '__place';

/** Checks whether a query returns every record unchanged. */
const isUnfiltered = ({ where, objectIds, orderByFields, geometry, outStatistics, ...rest }: QueryParams) =>
  (where === undefined || /^[\s()]*1\s*=\s*1[\s()]*$/.test(where)) &&
  !(objectIds ?? orderByFields ?? geometry ?? outStatistics ?? rest.returnDistinctValues);

const slicePage = <T>(items: readonly T[], { page = 1, pageSize }: QueryParams) =>
  pageSize === undefined ? [...items] : items.slice((page - 1) * pageSize, page * pageSize);

/**
 * Records that a widget provided. They are stored in the page, and a query that does not return all of them
 * goes through the maps SDK.
 */
export class InMemoryDataSource extends BaseQueriableDataSource {
  private kept: { readonly of: readonly DataRecord[]; readonly made: Promise<FeatureLayer> } | null = null;

  override createJSAPILayerByDataSource(): Promise<FeatureLayer> {
    return this.makeLayer(this.readRecords());
  }

  protected readRecords(): readonly DataRecord[] {
    return this.given;
  }

  protected override async requestRecords(params: QueryParams): Promise<DataRecord[]> {
    const records = this.readRecords();
    if (isUnfiltered(params)) return slicePage(records, params);
    if (params.objectIds && params.where === undefined)
      return records.filter((record) => params.objectIds?.some((id) => String(id) === record.getId()));
    const { page: _page, pageSize: _size, ...asked } = params;
    const { features } = await (await this.getSdkLayer()).queryFeatures(this.toSdkQuery(asked));
    const found = features.map((feature) => feature.toJSON() as Feature);
    if (params.outStatistics || params.returnDistinctValues)
      return found.map((feature) => this.buildRecord(feature));
    return slicePage(
      found.flatMap(({ attributes }) => records[(attributes[PLACE] as number) - 1] ?? []),
      params
    );
  }

  protected override async requestRecordCount(params: QueryParams): Promise<number> {
    if (isUnfiltered(params)) return this.readRecords().length;
    const { page: _page, pageSize: _size, ...asked } = params;
    return (await this.getSdkLayer()).queryFeatureCount(this.toSdkQuery(asked));
  }

  private toSdkQuery({ where, outStatistics, outFields, ...rest }: QueryParams): object {
    const fields = rest.returnDistinctValues ? outFields : ['*'];
    return { ...rest, where: where ?? '1=1', outStatistics, outFields: fields, returnGeometry: false };
  }

  private getSdkLayer(): Promise<FeatureLayer> {
    const records = this.readRecords();
    if (this.kept?.of !== records) this.kept = { of: records, made: this.makeLayer(records) };
    return this.kept.made;
  }

  private async makeLayer(records: readonly DataRecord[]): Promise<FeatureLayer> {
    const Graphic = await loadArcGISJSAPIModule<GraphicClass>('esri/Graphic');
    const fields = Object.values(this.schema.fields ?? {});
    const geometryType = geometryTypes[this.getGeometryType() ?? ''];
    return makeSdkLayer({
      source: records.map((record, index) =>
        Graphic.fromJSON({
          attributes: { ...record.getData(), [PLACE]: index + 1 },
          ...(geometryType && { geometry: record.getGeometry() })
        })
      ),
      objectIdField: PLACE,
      ...(geometryType && { geometryType }),
      fields: [
        { name: PLACE, type: 'oid' },
        ...fields.map(({ name, type, esriType }) => ({ name, type: toSdkType(esriType ?? layerTypes[type]) }))
      ]
    });
  }
}

/**
 * Returns the maps SDK's name of a service's field type. The layer numbers its own records, so the object ids
 * of the source are an ordinary number field.
 */
const toSdkType = (type: string) =>
  type === String(EsriFieldType.OID)
    ? 'double'
    : type
        .replace('esriFieldType', '')
        .replace(/(?<=[a-z])[A-Z]/g, '-$&')
        .toLowerCase();

/** The selected records of another source, as a source of their own. */
export class SelectionDataSource extends InMemoryDataSource {
  constructor(
    json: ConstructorParameters<typeof InMemoryDataSource>[0],
    private readonly main: BaseQueriableDataSource
  ) {
    super(json);
  }

  override getMainDataSource = () => this.main;
  override getSchema = () => this.main.getSchema();
  override getIdField = () => this.main.getIdField();
  override fetchSchema = () => this.main.fetchSchema();
  override getRecords = () => this.main.getSelectedRecords();
  protected override readRecords = () => this.main.getSelectedRecords();
}
