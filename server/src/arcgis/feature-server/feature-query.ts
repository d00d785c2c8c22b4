import { ArcgisError } from '../../common/response-errors';
import { requireField } from '../dialect/access';
import { OBJECT_ID } from '../../layers/dataset';
import type { LayerDataset, DatasetField } from '../../layers/dataset';
import { readQuantization } from '../dialect/geometry/quantize';
import type { QuantizationTransform } from '../dialect/geometry/quantize';
import { readSpatialFilter } from '../dialect/geometry/spatial-filter';
import type { SpatialFilter } from '../dialect/geometry/spatial-filter';
import { readSpatialReference, WEB_MERCATOR, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { readAmount, readCount, readFlag, splitList } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readFullText } from './full-text';
import type { WordsFilter } from './full-text';
import { readStatistics } from './statistics';
import type { Statistic } from './statistics';
import { readTime } from './time';
import type { TimeFilter } from './time';
import { parseWhere } from './where/parse';
import { WhereError } from './where/condition-tree';
import type { Condition } from './where/condition-tree';

export type QueryFormat = 'json' | 'geojson' | 'pbf';
export type QueryAnswerKind = 'features' | 'count' | 'ids' | 'extent' | 'distinct' | 'statistics';

export interface SortOrder {
  readonly name: string;
  readonly descending: boolean;
}

/** A query of a layer, read and checked against the fields that the caller may read. */
export interface FeatureQuery {
  readonly format: QueryFormat;
  readonly answer: QueryAnswerKind;
  readonly alsoCount: boolean;
  readonly where: Condition | null;
  /** Word filters; all of them apply in addition to `where`. */
  readonly fullText: readonly WordsFilter[];
  readonly objectIds: readonly number[] | null;
  readonly spatial: SpatialFilter | null;
  readonly time: TimeFilter | null;
  readonly outFields: readonly DatasetField[];
  readonly returnGeometry: boolean;
  readonly returnCentroid: boolean;
  readonly outSR: SpatialReference;
  readonly orderBy: readonly SortOrder[];
  readonly offset: number;
  /** Most features of one answer. */
  readonly limit: number;
  /**
   * Returns no features, only `exceededTransferLimit`, when there are more (the client then requests smaller
   * tiles).
   */
  readonly emptyWhenExceeded: boolean;
  readonly quantization: QuantizationTransform | null;
  readonly maxAllowableOffset: number;
  readonly geometryPrecision: number | null;
  readonly statistics: readonly Statistic[];
  readonly groupBy: readonly DatasetField[];
  readonly having: Condition | null;
}

/** Most features of one map tile, and of one answer to resultType=standard. */
export const TILE_MAX_RECORD_COUNT = 8000;
export const STANDARD_MAX_RECORD_COUNT = 32_000;
/** Most pages in one answer, with maxRecordCountFactor. */
const MAX_FACTOR = 5;

/**
 * Parses a condition into a tree; null for one that all features meet.
 * @throws ArcgisError 400 for an invalid condition.
 */
export function readCondition(text: string | undefined, parameter: string): Condition | null {
  const trimmed = text?.trim();
  if (!trimmed || trimmed === '1=1') return null;
  try {
    return parseWhere(trimmed);
  } catch (error) {
    if (!(error instanceof WhereError)) throw error;
    throw new ArcgisError(400, `Invalid ${parameter}: ${error.message}`, [
      `${parameter}=${trimmed.slice(0, 200)}`
    ]);
  }
}

function readFormat(params: CallParameters): QueryFormat {
  const format = (params.f ?? 'json').toLowerCase();
  if (format === 'json' || format === 'pjson' || format === 'html') return 'json';
  if (format === 'geojson' || format === 'pbf') return format;
  throw new ArcgisError(400, `Invalid format: ${params.f}`, ['Known formats: json, pjson, geojson, pbf.']);
}

function readAnswer(params: CallParameters): QueryAnswerKind {
  if (params.outStatistics?.trim()) return 'statistics';
  // SDK 4.34 sends both flags to request a count.
  if (readFlag(params, 'returnIdsOnly') && !readFlag(params, 'returnCountOnly')) return 'ids';
  if (readFlag(params, 'returnExtentOnly')) return 'extent';
  // Both flags together count the distinct values.
  if (readFlag(params, 'returnDistinctValues')) return 'distinct';
  return readFlag(params, 'returnCountOnly') ? 'count' : 'features';
}

function readObjectIds(params: CallParameters): number[] | null {
  if (params.objectIds === undefined || params.objectIds.trim() === '') return null;
  return splitList(params.objectIds).map((id) => {
    if (/^-?\d{1,15}$/.test(id)) return Number(id);
    throw new ArcgisError(400, `Invalid objectIds: ${id}`, ['Write whole numbers with commas between them.']);
  });
}

function readOutFields(
  params: CallParameters,
  fields: readonly DatasetField[],
  answer: QueryAnswerKind
): DatasetField[] {
  const names = splitList(params.outFields);
  if (names.includes('*')) return [...fields];
  const asked = names.map((name) => requireField(fields, name, 'outFields'));
  if (answer === 'distinct') return [...new Set(asked)];
  return [...new Set([requireField(fields, OBJECT_ID, 'outFields'), ...asked])];
}

const readOrder = (params: CallParameters): SortOrder[] =>
  splitList(params.orderByFields).map((item) => {
    const match = /^"?(\w+)"?(?:\s+(asc|desc))?$/i.exec(item);
    if (!match)
      throw new ArcgisError(400, `Invalid orderByFields: ${item}`, ["Write 'FIELD ASC' or 'FIELD DESC'."]);
    return { name: match[1]!, descending: match[2]?.toLowerCase() === 'desc' };
  });

/**
 * A tile may contain more features than are in it, never fewer, so the index gives the answer without a test of
 * corners.
 */
function readSpatial(params: CallParameters, answer: QueryAnswerKind): SpatialFilter | null {
  const spatial = readSpatialFilter(params);
  const isTile = answer === 'features' && params.resultType?.toLowerCase() === 'tile';
  return spatial && isTile && spatial.relation === 'intersects'
    ? { ...spatial, relation: 'envelope' }
    : spatial;
}

function readLimit(params: CallParameters, dataset: LayerDataset): number {
  const type = params.resultType?.toLowerCase() || 'none';
  if (!['none', 'tile', 'standard'].includes(type))
    throw new ArcgisError(400, `Invalid resultType: ${params.resultType}`, ['Known: none, tile, standard.']);
  const factor = Math.min(MAX_FACTOR, Math.max(1, readCount(params, 'maxRecordCountFactor') ?? 1));
  const most =
    type === 'tile'
      ? TILE_MAX_RECORD_COUNT
      : type === 'standard'
        ? STANDARD_MAX_RECORD_COUNT
        : dataset.maxRecordCount;
  return Math.min(readCount(params, 'resultRecordCount') ?? Infinity, most * factor);
}

/**
 * Parameters that would change the answer but are not supported; refusing is better than answering another
 * query.
 */
const UNSUPPORTED_PARAMETERS = [
  'uniqueIds',
  'returnUniqueIdsOnly',
  'relationParam',
  'historicMoment',
  'rangeValues',
  'parameterValues',
  'layerDefs',
  'lod'
] as const;

function refuseUnsupported(params: CallParameters): void {
  const asked = UNSUPPORTED_PARAMETERS.find(
    (name) => !['', 'false', '[]', '{}'].includes(params[name]?.trim() ?? '')
  );
  if (asked)
    throw new ArcgisError(400, `Unsupported parameter: ${asked}`, ['This layer does not support it.']);
}

/** Reads the fields to group by; they and `having` are valid only with statistics. */
function readGroupBy(
  params: CallParameters,
  fields: readonly DatasetField[],
  statistics: readonly Statistic[]
) {
  for (const name of ['groupByFieldsForStatistics', 'having'])
    if (statistics.length === 0 && params[name]?.trim())
      throw new ArcgisError(400, `Invalid ${name}`, ['It requires outStatistics.']);
  const groupBy = splitList(params.groupByFieldsForStatistics).map((name) =>
    requireField(fields, name, 'groupByFieldsForStatistics')
  );
  const clash = groupBy.find(({ name }) =>
    statistics.some((statistic) => statistic.name.toLowerCase() === name.toLowerCase())
  );
  if (clash)
    throw new ArcgisError(400, 'Invalid outStatistics', [
      `A statistic cannot be named '${clash.name}': a field of groupByFieldsForStatistics has that name.`
    ]);
  return [...new Set(groupBy)];
}

/**
 * Reads the parameters of a layer's `query`.
 * @param fields the fields that the caller may read; every name in the call is looked up among them.
 * @throws ArcgisError 400 that names the invalid parameter or field.
 */
export function readQuery(
  params: CallParameters,
  dataset: LayerDataset,
  fields: readonly DatasetField[]
): FeatureQuery {
  refuseUnsupported(params);
  const format = readFormat(params);
  const answer = readAnswer(params);
  const plain = answer === 'features';
  const outSR = format === 'geojson' ? WGS84 : readSpatialReference(params.outSR, WGS84);
  const statistics = answer === 'statistics' ? readStatistics(params.outStatistics!, fields) : [];
  return {
    format,
    answer,
    alsoCount: readFlag(params, 'returnCountOnly'),
    where: readCondition(params.where, 'where'),
    fullText: readFullText(params.fullText, fields),
    objectIds: readObjectIds(params),
    spatial: readSpatial(params, answer),
    time: readTime(params.time, dataset, fields),
    outFields: readOutFields(params, fields, answer),
    returnGeometry: plain && readFlag(params, 'returnGeometry', true),
    returnCentroid: plain && readFlag(params, 'returnCentroid'),
    outSR,
    orderBy: readOrder(params),
    offset: readCount(params, 'resultOffset') ?? 0,
    limit: readLimit(params, dataset),
    emptyWhenExceeded: plain && !readFlag(params, 'returnExceededLimitFeatures', true),
    quantization:
      format === 'geojson' ? null : readQuantization(params.quantizationParameters, outSR === WEB_MERCATOR),
    maxAllowableOffset: readAmount(params, 'maxAllowableOffset') ?? 0,
    geometryPrecision: readCount(params, 'geometryPrecision'),
    statistics,
    groupBy: readGroupBy(params, fields, statistics),
    having: readCondition(params.having, 'having')
  };
}
