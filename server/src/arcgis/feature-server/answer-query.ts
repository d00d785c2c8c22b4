import { ArcgisError } from '../../http/errors';
import { QueryError } from '../../store/store';
import type { Store } from '../../store/store';
import { refuseTooCostly } from './cost';
import type { Dataset, Field } from './dataset';
import { readQuery } from './feature-query';
import type { FeatureQuery } from './feature-query';
import { LayerReader } from './feature-set';
import type { FeatureSet } from './feature-set';
import type { Answer } from './kept-answers';
import { featureSetJson, tableJson } from './output/esri-json';
import { featureCollection } from './output/geojson';
import { isPlainJson } from './output/json-sql';
import { countPbf, featureSetPbf, idsPbf, tablePbf } from './output/pbf';
import type { FactsOfLayers } from './layer-facts';
import type { CallParameters } from './parameters';

const JSON_TYPE = 'application/json; charset=utf-8';
const PBF_TYPE = 'application/x-protobuf';

const json = (value: object): Answer => ({
  type: JSON_TYPE,
  body: JSON.stringify(value)
});
const pbf = (body: Buffer): Answer => ({ type: PBF_TYPE, body });
const geojson = (value: object): Answer => ({
  type: 'application/geo+json; charset=utf-8',
  body: JSON.stringify(value)
});

async function countAnswer(reader: LayerReader, { format }: FeatureQuery): Promise<Answer> {
  const count = await reader.count();
  return format === 'pbf' ? pbf(countPbf(count)) : json({ count });
}

async function extentAnswer(reader: LayerReader, { alsoCount }: FeatureQuery): Promise<Answer> {
  const { count, extent, spatialReference } = await reader.extent();
  const none = { xmin: 'NaN', ymin: 'NaN', xmax: 'NaN', ymax: 'NaN' };
  return json({
    ...(alsoCount ? { count } : {}),
    extent: { ...(extent ?? none), spatialReference }
  });
}

async function featuresAnswer(reader: LayerReader, dataset: Dataset, query: FeatureQuery): Promise<Answer> {
  if (isPlainJson(query, dataset.geometryType === 'esriGeometryPoint')) {
    const { text, exceeded } = await reader.featuresText();
    const empty = { fields: query.outFields, features: [], exceeded };
    const frame = JSON.stringify(featureSetJson(empty, dataset, query));
    return { type: JSON_TYPE, body: `${frame.slice(0, -']}'.length)}${text}]}` };
  }
  const set = await reader.features();
  if (query.format === 'pbf') return pbf(featureSetPbf(set, dataset, query));
  if (query.format === 'json') return json(featureSetJson(set, dataset, query));
  return geojson(featureCollection(set, dataset.geometryType));
}

/** Rows without geometry: statistics, distinct values. */
function tableAnswer(set: FeatureSet, dataset: Dataset, { format }: FeatureQuery): Answer {
  if (format === 'pbf') return pbf(tablePbf(set));
  return format === 'json' ? json(tableJson(set)) : geojson(featureCollection(set, dataset.geometryType));
}

/** What a query is answered from. */
export interface QuerySources {
  readonly store: Store;
  readonly facts: FactsOfLayers;
}

async function run(
  { store, facts }: QuerySources,
  dataset: Dataset,
  fields: readonly Field[],
  params: CallParameters
): Promise<Answer> {
  const query = readQuery(params, dataset, fields);
  refuseTooCostly(query, dataset, (await facts.of(dataset)).rows);
  const reader = new LayerReader(store, dataset, fields, query);
  switch (query.answer) {
    case 'count':
      return countAnswer(reader, query);
    case 'ids': {
      const objectIds = await reader.ids();
      return query.format === 'pbf'
        ? pbf(idsPbf(objectIds))
        : json({ objectIdFieldName: 'OBJECTID', objectIds });
    }
    case 'extent':
      return extentAnswer(reader, query);
    case 'distinct':
      return query.alsoCount
        ? countAnswer(reader, query)
        : tableAnswer(await reader.distinct(), dataset, query);
    case 'statistics':
      return tableAnswer(await reader.statistics(), dataset, query);
    case 'features':
      return featuresAnswer(reader, dataset, query);
  }
}

/**
 * What the database cannot work with is the caller's to mend: a value (class 22: a pattern that ends in its escape, …)
 * or a geometry that its library gives up on.
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
 * Answers a layer's `query`, in the format it asks for.
 * @param fields those the caller may read.
 * @throws ArcgisError 400 naming the parameter, field or value at fault.
 */
export const answerQuery = (
  sources: QuerySources,
  dataset: Dataset,
  fields: readonly Field[],
  params: CallParameters
): Promise<Answer> => run(sources, dataset, fields, params).catch(asCallersError);

/**
 * One feature at an address of its own, `…/FeatureServer/0/<object id>`.
 * @throws ArcgisError 404 for an object id that the layer has not, for the caller.
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
