import { CURRENT_VERSION } from '../dialect/version';
import { findDatasetField, OBJECT_ID } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import { isSearchable } from './full-text';
import { STANDARD_MAX_RECORD_COUNT, TILE_MAX_RECORD_COUNT } from './feature-query';
import { createProjection, WEB_MERCATOR, WGS84 } from '../dialect/geometry/spatial-reference';
import { toFieldJson } from './output/field-json';

const FORMATS = 'JSON, geoJSON, PBF';

/** Facts of a layer for clients that are not in its definition. */
export interface LayerFacts {
  /** In degrees. */
  readonly extent: { xmin: number; ymin: number; xmax: number; ymax: number };
  /** First and last moment, in milliseconds since 1970 UTC; null without a time or without rows. */
  readonly timeExtent: readonly [number, number] | null;
  readonly attribution: string;
  /** Milliseconds since 1970 UTC. */
  readonly importedAt: number | null;
}

function toMercatorExtent({ extent }: LayerFacts): object {
  const project = createProjection(WEB_MERCATOR);
  const [xmin, ymin] = project(extent.xmin, extent.ymin);
  const [xmax, ymax] = project(extent.xmax, extent.ymax);
  return { xmin, ymin, xmax, ymax, spatialReference: WEB_MERCATOR };
}

const toLayerSummary = ({ title, geometryType }: LayerDataset): object => ({
  id: 0,
  name: title,
  parentLayerId: -1,
  defaultVisibility: true,
  subLayerIds: null,
  minScale: 0,
  maxScale: 0,
  type: 'Feature Layer',
  geometryType
});

/** Returns the description of the FeatureServer itself. */
export const toServiceMetadata = (dataset: LayerDataset, facts: LayerFacts): object => ({
  currentVersion: CURRENT_VERSION,
  serviceDescription: dataset.description,
  description: dataset.description,
  copyrightText: facts.attribution,
  hasVersionedData: false,
  supportsDisconnectedEditing: false,
  syncEnabled: false,
  capabilities: 'Query',
  supportedQueryFormats: FORMATS,
  maxRecordCount: dataset.maxRecordCount,
  spatialReference: WGS84,
  initialExtent: toMercatorExtent(facts),
  fullExtent: toMercatorExtent(facts),
  allowGeometryUpdates: false,
  units: 'esriDecimalDegrees',
  layers: [toLayerSummary(dataset)],
  tables: []
});

/* With all of these true a client loads points in a few pages and polygons in quantized tiles. */
const QUERY_CAPABILITIES = {
  supportsPagination: true,
  supportsStatistics: true,
  supportsHavingClause: true,
  supportsCountDistinct: true,
  supportsOrderBy: true,
  supportsDistinct: true,
  supportsQueryWithResultType: true,
  supportsMaxRecordCountFactor: true,
  supportsReturningQueryExtent: true,
  supportsReturningGeometryCentroid: true,
  supportsQueryWithDistance: true,
  supportsSqlExpression: false,
  supportsAdvancedQueryRelated: false,
  supportsQueryWithDatumTransformation: false,
  supportsPercentileStatistics: false,
  supportsQueryAttachments: false,
  supportsFullTextSearch: true,
  useStandardizedQueries: true
};

/** Returns the field that names a feature: the object id when the declared one is closed to the caller. */
const findDisplayField = (
  { displayField: declared }: LayerDataset,
  fields: readonly DatasetField[]
): string => (fields.some(({ name }) => name === declared) ? declared : OBJECT_ID);

/**
 * Returns the drawing, unless it uses a field closed to the caller: its classes would reveal the field's
 * values.
 */
function filterDrawing(dataset: LayerDataset, fields: readonly DatasetField[]): object {
  const text = JSON.stringify(dataset.drawingInfo);
  const closed = dataset.fields.filter((field) => !fields.includes(field));
  const names = closed.map(({ name }) => new RegExp(`\\b${name}\\b`, 'i'));
  return names.some((name) => name.test(text)) ? {} : dataset.drawingInfo;
}

/** Omitted when the caller may not read the fields. */
function toTimeInfo(
  { time }: LayerDataset,
  fields: readonly DatasetField[],
  { timeExtent }: LayerFacts
): object {
  const isReadable = (name: string | undefined) => name === undefined || findDatasetField(fields, name);
  if (!time || !isReadable(time.start) || !isReadable(time.end)) return {};
  return {
    timeInfo: {
      startTimeField: time.start,
      endTimeField: time.end ?? null,
      trackIdField: null,
      timeExtent,
      timeReference: { timeZone: 'UTC', respectsDaylightSaving: false },
      timeInterval: 0,
      timeIntervalUnits: 'esriTimeUnitsUnknown'
    }
  };
}

/** Every text is searchable by words; a client searches them only when an index is listed. */
function listWordIndexes(fields: readonly DatasetField[]): object[] {
  const names = fields.filter(isSearchable).map(({ name }) => name);
  if (names.length === 0) return [];
  return [
    {
      name: 'words',
      fields: names.join(','),
      isAscending: true,
      isUnique: false,
      description: 'Words of names',
      indexType: 'FullText'
    }
  ];
}

/**
 * Returns a layer's description: the caller's fields, and everything that a client needs to choose its fast
 * ways of loading.
 */
export const toLayerMetadata = (
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  facts: LayerFacts
): object => ({
  currentVersion: CURRENT_VERSION,
  id: 0,
  name: dataset.title,
  type: 'Feature Layer',
  description: dataset.description,
  copyrightText: facts.attribution,
  displayField: findDisplayField(dataset, fields),
  geometryType: dataset.geometryType,
  objectIdField: OBJECT_ID,
  uniqueIdField: { name: OBJECT_ID, isSystemMaintained: true },
  globalIdField: '',
  fields: fields.map(toFieldJson),
  indexes: listWordIndexes(fields),
  types: [],
  templates: [],
  typeIdField: '',
  subtypeField: '',
  relationships: [],
  extent: toMercatorExtent(facts),
  sourceSpatialReference: WGS84,
  spatialReference: WGS84,
  ...toTimeInfo(dataset, fields, facts),
  drawingInfo: filterDrawing(dataset, fields),
  defaultVisibility: true,
  minScale: 0,
  maxScale: 0,
  hasAttachments: false,
  hasZ: false,
  hasM: false,
  htmlPopupType: 'esriServerHTMLPopupTypeAsHTMLText',
  hasStaticData: !dataset.isEdited && !dataset.fields.some(({ isLive }) => isLive),
  dateFieldsTimeReference: { timeZone: 'UTC', respectsDaylightSaving: false },
  capabilities: 'Query',
  maxRecordCount: dataset.maxRecordCount,
  standardMaxRecordCount: STANDARD_MAX_RECORD_COUNT,
  tileMaxRecordCount: TILE_MAX_RECORD_COUNT,
  maxRecordCountFactor: 1,
  supportedQueryFormats: FORMATS,
  supportsStatistics: true,
  supportsAdvancedQueries: true,
  supportsCoordinatesQuantization: true,
  useStandardizedQueries: true,
  advancedQueryCapabilities: QUERY_CAPABILITIES,
  // No `lastEditDate`: the Maps SDK would treat a layer whose records change without an import as unchanged.
  ...(facts.importedAt ? { editingInfo: { dataLastEditDate: facts.importedAt } } : {})
});
