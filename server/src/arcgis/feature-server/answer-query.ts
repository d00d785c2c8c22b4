import { ArcgisError } from '../../common/response-errors';
import { QueryError } from '../../store/store';
import type { Store } from '../../store/store';
import { estimateCost, LOOP_LIMIT, refuseTooCostly } from './cost';
import { findPage, runColumnQuery } from './columns/column-result';
import type { LayerColumnCache } from './columns/layer-column-cache';
import type { LayerColumns } from './columns/layer-columns';
import { OBJECT_ID } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import { readQuery } from './feature-query';
import type { FeatureQuery } from './feature-query';
import { FeatureReader } from './feature-set';
import type { ExtentAnswer, FeatureSet, QueryResult } from './feature-set';
import { toFeatureSetJson, toTableJson } from './output/esri-json';
import { toFeatureCollection } from './output/geojson';
import { encodeCount, encodeFeatureSet, encodeIds, encodeTable } from './output/pbf';
import type { LayerFactsCache } from './layer-facts-cache';
import type { CallParameters } from '../dialect/parameters';

const JSON_TYPE = 'application/json; charset=utf-8';
const PBF_TYPE = 'application/x-protobuf';

/** An answer ready to be sent. */
export interface QueryResponse {
  readonly type: string;
  readonly body: Buffer | string;
}

const toJsonResponse = (value: object): QueryResponse => ({
  type: JSON_TYPE,
  body: JSON.stringify(value)
});
const toPbfResponse = (body: Buffer): QueryResponse => ({ type: PBF_TYPE, body });
const toGeoJsonResponse = (value: object): QueryResponse => ({
  type: 'application/geo+json; charset=utf-8',
  body: JSON.stringify(value)
});

function toExtentJson({ count, extent, spatialReference }: ExtentAnswer, alsoCount: boolean): object {
  const none = { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' };
  return { ...(alsoCount ? { count } : {}), extent: { ...(extent ?? none), spatialReference } };
}

function writeFeatures(set: FeatureSet, dataset: LayerDataset, query: FeatureQuery): QueryResponse {
  if (query.format === 'pbf') return toPbfResponse(encodeFeatureSet(set, dataset, query));
  if (query.format === 'json') return toJsonResponse(toFeatureSetJson(set, dataset, query));
  return toGeoJsonResponse(toFeatureCollection(set, dataset.geometryType));
}

function writeFeatureText(
  text: string | Buffer,
  exceeded: boolean,
  dataset: LayerDataset,
  query: FeatureQuery
): QueryResponse {
  const empty = { fields: query.outFields, features: [], exceeded };
  const frame = JSON.stringify(toFeatureSetJson(empty, dataset, query));
  const features = typeof text === 'string' ? Buffer.from(text) : text;
  const body = Buffer.concat([Buffer.from(frame.slice(0, -']}'.length)), features, Buffer.from(']}')]);
  return { type: JSON_TYPE, body };
}

function writeTable(set: FeatureSet, dataset: LayerDataset, { format }: FeatureQuery): QueryResponse {
  if (format === 'pbf') return toPbfResponse(encodeTable(set));
  return format === 'json'
    ? toJsonResponse(toTableJson(set))
    : toGeoJsonResponse(toFeatureCollection(set, dataset.geometryType));
}

function writeResult(result: QueryResult, dataset: LayerDataset, query: FeatureQuery): QueryResponse {
  const isPbf = query.format === 'pbf';
  switch (result.kind) {
    case 'count':
      return isPbf ? toPbfResponse(encodeCount(result.count)) : toJsonResponse({ count: result.count });
    case 'ids':
      return isPbf
        ? toPbfResponse(encodeIds(result.ids))
        : toJsonResponse({ objectIdFieldName: OBJECT_ID, objectIds: result.ids });
    case 'extent':
      return toJsonResponse(toExtentJson(result.extent, query.alsoCount));
    case 'features':
      return writeFeatures(result.set, dataset, query);
    case 'featureText':
      return writeFeatureText(result.text, result.exceeded, dataset, query);
    case 'table':
      return writeTable(result.set, dataset, query);
  }
}

/** The sources of an answer to a query. */
export interface QuerySources {
  readonly store: Store;
  readonly facts: LayerFactsCache;
  readonly columns: LayerColumnCache;
}

/** Answers from the columns, and reads from the database what they lack; null when it must do more than that. */
async function answerFromColumns(
  store: Store,
  columns: LayerColumns,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  query: FeatureQuery
): Promise<QueryResult | null> {
  const page = findPage(columns, dataset, fields, query);
  if (!page) return runColumnQuery(columns, dataset, fields, query);
  const result = await new FeatureReader(store, dataset, fields, page.query).readResult();
  const { exceeded } = page;
  return result.kind === 'features'
    ? { ...result, set: { ...result.set, exceeded } }
    : result.kind === 'featureText'
      ? { ...result, exceeded }
      : result;
}

async function runQuery(
  { store, facts, columns }: QuerySources,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  params: CallParameters
): Promise<QueryResponse> {
  const query = readQuery(params, dataset, fields);
  const known = await facts.getFacts(dataset);
  refuseTooCostly(query, dataset, known.rows);
  const held = estimateCost(query, known.rows) <= LOOP_LIMIT ? columns.getColumns(dataset, known) : null;
  const result =
    (held && (await answerFromColumns(store, held, dataset, fields, query))) ??
    (await new FeatureReader(store, dataset, fields, query).readResult());
  return writeResult(result, dataset, query);
}

/**
 * Turns a database error about the caller's input into a 400: a value (class 22: a pattern that ends in its
 * escape, …) or a geometry that its library cannot process.
 */
function toCallerError(error: unknown): never {
  if (!(error instanceof QueryError)) throw error;
  if (error.code.startsWith('22'))
    throw new ArcgisError(400, 'Cannot perform query. Invalid query parameters.', [error.message]);
  if (error.code === 'XX000' && /geos|lwgeom|geometr/i.test(error.message))
    throw new ArcgisError(400, 'Invalid geometry', [error.message]);
  throw error;
}

/**
 * Answers a layer's `query` in the requested format.
 * @param fields the fields that the caller may read.
 * @throws ArcgisError 400 that names the invalid parameter, field or value.
 */
export const answerQuery = (
  sources: QuerySources,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  params: CallParameters
): Promise<QueryResponse> => runQuery(sources, dataset, fields, params).catch(toCallerError);

/**
 * Returns one feature by its address, `…/FeatureServer/0/<object id>`.
 * @throws ArcgisError 404 for an object id that the layer does not have for the caller.
 */
export async function readFeatureResource(
  sources: QuerySources,
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  objectId: string
): Promise<{ feature: unknown }> {
  const { body } = await answerQuery(sources, dataset, fields, {
    f: 'json',
    objectIds: objectId,
    outFields: '*'
  });
  const { features } = JSON.parse(body.toString()) as { features: unknown[] };
  if (features.length === 0)
    throw new ArcgisError(404, `Feature ${objectId} not found`, [
      `The service ${dataset.service} has no object with this id.`
    ]);
  return { feature: features[0] };
}
