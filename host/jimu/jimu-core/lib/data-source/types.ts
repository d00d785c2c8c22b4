import type FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import type WebMap from '@arcgis/core/WebMap';
import type WebScene from '@arcgis/core/WebScene';
import type { IntlShape } from 'react-intl';
import type { ImmutableObject } from '../immutable';
import type { IMDataSourceJson } from '../types/app-config';
import type { DataSourceInfo } from '../types/state';
import type { DataSourceSchema, FieldSchema } from './schema';

export type IMDataSourceInfo = ImmutableObject<DataSourceInfo>;
export type IMFieldSchema = ImmutableObject<FieldSchema>;
export type IMDataSourceSchema = ImmutableObject<DataSourceSchema>;

export enum DataSourceTypes {
  SimpleLocal = 'SIMPLE_LOCAL',
  CSV = 'CSV',
  FeatureLayer = 'FEATURE_LAYER',
  SceneLayer = 'SCENE_LAYER',
  SubtypeGroupLayer = 'SUBTYPE_GROUP_LAYER',
  SubtypeSublayer = 'SUBTYPE_SUBLAYER',
  GroupLayer = 'GROUP_LAYER',
  FeatureService = 'FEATURE_SERVICE',
  MapService = 'MAP_SERVICE',
  SceneService = 'SCENE_SERVICE',
  VectorTileService = 'VECTOR_TILE_SERVICE',
  GeoJSON = 'GEO_JSON',
  KML = 'KML',
  WFS = 'WFS',
  WMS = 'WMS',
  WMTS = 'WMTS',
  BuildingSceneLayer = 'BUILDING_SCENE_LAYER',
  BuildingGroupSubLayer = 'BUILDING_GROUP_SUBLAYER',
  BuildingComponentSubLayer = 'BUILDING_COMPONENT_SUBLAYER',
  OrientedImageryLayer = 'ORIENTED_IMAGERY_LAYER',
  ImageryLayer = 'IMAGERY_LAYER',
  ImageryTileLayer = 'IMAGERY_TILE_LAYER',
  ElevationLayer = 'ELEVATION_LAYER',
  Map = 'MAP',
  WebMap = 'WEB_MAP',
  WebScene = 'WEB_SCENE'
}

export enum DataSourceStatus {
  NotReady = 'NOT_READY',
  Unloaded = 'UNLOADED',
  Loading = 'LOADING',
  Loaded = 'LOADED',
  LoadError = 'LOAD_ERROR'
}

/** A geometry in the JSON of the ArcGIS REST services. */
export type JsonGeometry = Readonly<Record<string, unknown>>;

/** A feature as the REST services return it. */
export interface Feature {
  attributes: Record<string, unknown>;
  geometry?: JsonGeometry;
}

/** One record of a source. Values have the names that widgets use for fields (`jimuName`). */
export interface DataRecord {
  readonly dataSource: DataSource;
  getData(): Record<string, unknown>;
  getFieldValue(jimuFieldName: string): unknown;
  /** Returns the value as text in the app's language; '' for no value. */
  getFormattedFieldValue(jimuFieldName: string, intl: IntlShape): string;
  getFormattedData(intl: IntlShape): Record<string, string>;
  getGeometry(): JsonGeometry | undefined;
  getId(): string;
  setId(id: string): void;
  clone(deep?: boolean): DataRecord;
  toJson(): object;
}

/** A record of a layer. */
export interface FeatureDataRecord extends DataRecord {
  feature: Feature;
  readonly hasFullGeometry: boolean;
}

/** A data source of the app, created from its JSON. */
export interface DataSource {
  readonly id: string;
  readonly type: string;
  /** Number of records of the last count; undefined before one. */
  readonly count?: number;
  getLabel(): string;
  getDataSourceJson(): IMDataSourceJson;
  getMainDataSource(): DataSource;
  getInfo(): IMDataSourceInfo | undefined;
  getStatus(): DataSourceStatus;
  getCountStatus(): DataSourceStatus;
  setStatus(status: DataSourceStatus): void;
  setCountStatus(status: DataSourceStatus): void;
  getSchema(): IMDataSourceSchema;
  /** Returns the schema once it is known; a layer's service is queried first. */
  fetchSchema(): Promise<IMDataSourceSchema>;
  getIdField(): string;
  getGeometryType(): string | undefined;
  isDataSourceSet(): boolean;
  getRecords(): DataRecord[];
  getRecord(index: number): DataRecord | null;
  getRecordById(id: string): DataRecord | null;
  /** Sets the records that a widget provides; queries then read these. */
  setSourceRecords(records: readonly DataRecord[]): void;
  setSourceFeatures(features: readonly Feature[]): void;
  getSourceRecords(): DataRecord[];
  buildRecord(feature: Feature): DataRecord;
  getSelectedRecords(): DataRecord[];
  getSelectedRecordIds(): string[];
  getSelectedRecordIndex(): number;
  selectRecordById(id: string, record?: DataRecord): void;
  selectRecordsByIds(ids: readonly string[], records?: readonly DataRecord[]): void;
  clearSelection(): void;
  addVersion(): void;
  addSourceVersion(): void;
}

/** A web map: an item of a portal. */
export interface WebMapDataSource extends DataSource {
  readonly itemId: string;
  readonly portalUrl: string;
  /** The map itself, in a source from a `DataSourceComponent`; null elsewhere. */
  readonly map: WebMap | WebScene | null;
}

/** A query of a layer's records: an SQL condition, and a page of the result (from 1). */
export interface SqlQueryParams {
  readonly where?: string;
  readonly outFields?: readonly string[];
  readonly orderByFields?: readonly string[];
  readonly page?: number;
  readonly pageSize?: number;
}

/** A statistic of a field over the records. */
export interface OutStatistic {
  readonly statisticType: string;
  readonly onStatisticField: string;
  readonly outStatisticFieldName: string;
}

/** Further parameters of a query of a feature service's layer. */
export interface FeatureLayerQueryParams extends SqlQueryParams {
  readonly objectIds?: readonly (string | number)[];
  readonly geometry?: JsonGeometry;
  readonly geometryType?: string;
  readonly spatialRel?: string;
  readonly returnGeometry?: boolean;
  readonly returnDistinctValues?: boolean;
  readonly outSR?: { readonly wkid: number };
  readonly outStatistics?: readonly OutStatistic[];
  readonly groupByFieldsForStatistics?: readonly string[];
}

export type QueryParams = SqlQueryParams & FeatureLayerQueryParams;

export interface QueryOptions {
  /** The widget that sends the query. */
  readonly widgetId?: string;
  /** Scope of the query; widgets' conditions apply by default. */
  readonly scope?: QueryScope;
}

export interface QueryResult {
  readonly records: DataRecord[];
  readonly queryParams: QueryParams;
  readonly fields?: readonly string[];
}

/** Records that a query covers: records that meet widgets' conditions (in the runtime view), or all. */
export enum QueryScope {
  InAllData = 'IN_ALL_DATA',
  InRemoteConfigView = 'IN_REMOTE_CONFIG_VIEW',
  InConfigView = 'IN_CONFIG_VIEW',
  InRuntimeView = 'IN_RUNTIME_VIEW'
}

/**
 * A source that can be queried. `load…` stores the records for all widgets, `query…` returns them only to
 * the caller.
 */
export interface QueriableDataSource extends DataSource {
  load(params: QueryParams, options?: QueryOptions): Promise<DataRecord[]>;
  loadAll(params: QueryParams, options?: QueryOptions): Promise<DataRecord[]>;
  loadById(id: string): Promise<DataRecord | null>;
  loadCount(params: QueryParams, options?: QueryOptions): Promise<number>;
  query(params: QueryParams, options?: QueryOptions): Promise<QueryResult>;
  queryAll(params: QueryParams, options?: QueryOptions): Promise<QueryResult>;
  queryById(id: string): Promise<DataRecord | null>;
  queryCount(
    params: QueryParams,
    options?: QueryOptions
  ): Promise<{ count: number; queryParams: QueryParams }>;
  queryIds(params: QueryParams, options?: QueryOptions): Promise<{ ids: string[]; queryParams: QueryParams }>;
  /** Replaces a widget's condition; null, or an empty one, removes it. */
  updateQueryParams(params: QueryParams | null, widgetId: string): void;
  /** Returns the conditions of all widgets, joined. */
  getCurrentQueryParams(): QueryParams;
  /** Returns `extra` with the condition of `base` added. */
  mergeQueryParams(base: QueryParams, extra: QueryParams): QueryParams;
  getRealQueryParams(params: QueryParams, flag?: string, options?: QueryOptions): QueryParams;
}

/** One layer of a feature service, or records that a widget provided. */
export interface FeatureLayerDataSource extends QueriableDataSource {
  readonly url: string;
  /**
   * The maps SDK's layer of a service, shared by all widgets; undefined when no widget of the app reads a
   * source's layer.
   */
  readonly layer?: FeatureLayer;
  /** Creates the widget's own layer of the maps SDK, with all records of the source. */
  createJSAPILayerByDataSource(): Promise<FeatureLayer>;
}
