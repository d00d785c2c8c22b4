import { ArcgisError } from '../../ground/errors';
import { QueryError } from '../../store/store';
import type { Store } from '../../store/store';
import { estimatedCost, LOOP_LIMIT, refuseTooCostly } from './cost';
import { columnResult } from './columns/column-result';
import type { ColumnsOfLayers } from './columns/columns-of-layers';
import { OBJECT_ID } from '../../layers/dataset';
import type { Dataset, Field } from '../../layers/dataset';
import { readQuery } from './feature-query';
import type { FeatureQuery } from './feature-query';
import { StoreReader } from './feature-set';
import type { ExtentAnswer, FeatureSet, QueryResult } from './feature-set';
import { featureSetJson, tableJson } from './output/esri-json';
import { featureCollection } from './output/geojson';
import { countPbf, featureSetPbf, idsPbf, tablePbf } from './output/pbf';
import type { FactsOfLayers } from './layer-facts';
import type { CallParameters } from '../dialect/parameters';

const JSON_TYPE = 'application/json; charset=utf-8';
const PBF_TYPE = 'application/x-protobuf';

/** An answer ready to be sent. */
export interface Answer {
  readonly type: string;
  readonly body: Buffer | string;
}

const json = (value: object): Answer => ({
  type: JSON_TYPE,
  body: JSON.stringify(value)
});
const pbf = (body: Buffer): Answer => ({ type: PBF_TYPE, body });
const geojson = (value: object): Answer => ({
  type: 'application/geo+json; charset=utf-8',
  body: JSON.stringify(value)
});

function extentJson({ count, extent, spatialReference }: ExtentAnswer, alsoCount: boolean): object {
  const none = { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' };
  return { ...(alsoCount ? { count } : {}), extent: { ...(extent ?? none), spatialReference } };
}

function featuresAnswer(set: FeatureSet, dataset: Dataset, query: FeatureQuery): Answer {
  if (query.format === 'pbf') return pbf(featureSetPbf(set, dataset, query));
  if (query.format === 'json') return json(featureSetJson(set, dataset, query));
  return geojson(featureCollection(set, dataset.geometryType));
}

function textAnswer(text: string | Buffer, exceeded: boolean, dataset: Dataset, query: FeatureQuery): Answer {
  const empty = { fields: query.outFields, features: [], exceeded };
  const frame = JSON.stringify(featureSetJson(empty, dataset, query));
  const features = typeof text === 'string' ? Buffer.from(text) : text;
  const body = Buffer.concat([Buffer.from(frame.slice(0, -']}'.length)), features, Buffer.from(']}')]);
  return { type: JSON_TYPE, body };
}

function tableAnswer(set: FeatureSet, dataset: Dataset, { format }: FeatureQuery): Answer {
  if (format === 'pbf') return pbf(tablePbf(set));
  return format === 'json' ? json(tableJson(set)) : geojson(featureCollection(set, dataset.geometryType));
}

function written(result: QueryResult, dataset: Dataset, query: FeatureQuery): Answer {
  const isPbf = query.format === 'pbf';
  switch (result.kind) {
    case 'count':
      return isPbf ? pbf(countPbf(result.count)) : json({ count: result.count });
    case 'ids':
      return isPbf ? pbf(idsPbf(result.ids)) : json({ objectIdFieldName: OBJECT_ID, objectIds: result.ids });
    case 'extent':
      return json(extentJson(result.extent, query.alsoCount));
    case 'features':
      return featuresAnswer(result.set, dataset, query);
    case 'featureText':
      return textAnswer(result.text, result.exceeded, dataset, query);
    case 'table':
      return tableAnswer(result.set, dataset, query);
  }
}

/** The sources of an answer to a query. */
export interface QuerySources {
  readonly store: Store;
  readonly facts: FactsOfLayers;
  readonly columns: ColumnsOfLayers;
}

async function run(
  { store, facts, columns }: QuerySources,
  dataset: Dataset,
  fields: readonly Field[],
  params: CallParameters
): Promise<Answer> {
  const query = readQuery(params, dataset, fields);
  const known = await facts.of(dataset);
  refuseTooCostly(query, dataset, known.rows);
  const held = estimatedCost(query, known.rows) <= LOOP_LIMIT ? columns.of(dataset, known) : null;
  const result =
    (held && columnResult(held, dataset, fields, query)) ??
    (await new StoreReader(store, dataset, fields, query).result());
  return written(result, dataset, query);
}

/**
 * Turns a database error about the caller's input into a 400: a value (class 22: a pattern that ends in its
 * escape, …) or a geometry that its library cannot process.
 */
function asCallersError(error: unknown): never {
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
  dataset: Dataset,
  fields: readonly Field[],
  params: CallParameters
): Promise<Answer> => run(sources, dataset, fields, params).catch(asCallersError);

/**
 * Returns one feature by its address, `…/FeatureServer/0/<object id>`.
 * @throws ArcgisError 404 for an object id that the layer does not have for the caller.
 */
export async function featureResource(
  sources: QuerySources,
  dataset: Dataset,
  fields: readonly Field[],
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
