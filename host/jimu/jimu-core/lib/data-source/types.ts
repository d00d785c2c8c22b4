import type { IMDataSourceJson } from '../types/app-config';

export enum DataSourceTypes {
  WebMap = 'WEB_MAP',
  WebScene = 'WEB_SCENE',
  FeatureLayer = 'FEATURE_LAYER'
}

export enum DataSourceStatus {
  NotReady = 'NOT_READY',
  Unloaded = 'UNLOADED',
  Loading = 'LOADING',
  Loaded = 'LOADED',
  LoadError = 'LOAD_ERROR'
}

/** A source of data of the app: what its JSON says, and what was made of it. */
export interface DataSource {
  readonly id: string;
  readonly type: string;
  getLabel(): string;
  getDataSourceJson(): IMDataSourceJson;
  getMainDataSource(): DataSource;
  getStatus(): DataSourceStatus;
}

/** A web map: an item of a portal. */
export interface WebMapDataSource extends DataSource {
  readonly itemId: string;
  readonly portalUrl: string;
}

/** What a widget asks of a layer's records: an SQL condition. */
export interface QueryParams {
  readonly where?: string;
}

/** One layer of a feature service. */
export interface FeatureLayerDataSource extends DataSource {
  readonly url: string;
  /** Puts a widget's condition in the place of the one it had; null, or none, takes it away. */
  updateQueryParams(params: QueryParams | null, widgetId: string): void;
  /** The conditions of all widgets together. */
  getCurrentQueryParams(): QueryParams;
}
