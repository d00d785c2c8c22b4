import { ArcgisError } from '../../ground/errors';
import { requireField } from '../dialect/access';
import { OBJECT_ID } from '../../layers/dataset';
import type { Dataset, Field } from '../../layers/dataset';
import { readQuantization } from '../dialect/geometry/quantize';
import type { Transform } from '../dialect/geometry/quantize';
import { readSpatialFilter } from '../dialect/geometry/spatial-filter';
import type { SpatialFilter } from '../dialect/geometry/spatial-filter';
import { readSpatialReference, WEB_MERCATOR, WGS84 } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';
import { amount, count, flag, list } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { readFullText } from './full-text';
import type { WordsFilter } from './full-text';
import { readStatistics } from './statistics';
import type { Statistic } from './statistics';
import { readTime } from './time';
import type { TimeFilter } from './time';
import { parseWhere } from './where/parse';
import { WhereError } from './where/tree';
import type { Condition } from './where/tree';

export type Format = 'json' | 'geojson' | 'pbf';
export type Answer = 'features' | 'count' | 'ids' | 'extent' | 'distinct' | 'statistics';

export interface Order {
  readonly name: string;
  readonly descending: boolean;
}

/** A query of a layer, read and checked against the fields that the caller may read. */
export interface FeatureQuery {
  readonly format: Format;
  readonly answer: Answer;
  readonly alsoCount: boolean;
  readonly where: Condition | null;
  /** Word filters; all of them apply in addition to `where`. */
  readonly fullText: readonly WordsFilter[];
  readonly objectIds: readonly number[] | null;
  readonly spatial: SpatialFilter | null;
  readonly time: TimeFilter | null;
  readonly outFields: readonly Field[];
  readonly returnGeometry: boolean;
  readonly returnCentroid: boolean;
  readonly outSR: SpatialReference;
  readonly orderBy: readonly Order[];
  readonly offset: number;
  /** Most features of one answer. */
  readonly limit: number;
  /**
   * Returns no features, only `exceededTransferLimit`, when there are more (the client then requests smaller
   * tiles).
   */
  readonly emptyWhenExceeded: boolean;
  readonly quantization: Transform | null;
  readonly maxAllowableOffset: number;
  readonly geometryPrecision: number | null;
  readonly statistics: readonly Statistic[];
  readonly groupBy: readonly Field[];
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

function readFormat(params: CallParameters): Format {
  const format = (params.f ?? 'json').toLowerCase();
  if (format === 'json' || format === 'pjson' || format === 'html') return 'json';
  if (format === 'geojson' || format === 'pbf') return format;
  throw new ArcgisError(400, `Invalid format: ${params.f}`, ['Known formats: json, pjson, geojson, pbf.']);
}

function readAnswer(params: CallParameters): Answer {
  if (params.outStatistics?.trim()) return 'statistics';
  // SDK 4.34 sends both flags to request a count.
  if (flag(params, 'returnIdsOnly') && !flag(params, 'returnCountOnly')) return 'ids';
  if (flag(params, 'returnExtentOnly')) return 'extent';
  // Both flags together count the distinct values.
  if (flag(params, 'returnDistinctValues')) return 'distinct';
  return flag(params, 'returnCountOnly') ? 'count' : 'features';
}

function readObjectIds(params: CallParameters): number[] | null {
  if (params.objectIds === undefined || params.objectIds.trim() === '') return null;
  return list(params.objectIds).map((id) => {
    if (/^-?\d{1,15}$/.test(id)) return Number(id);
    throw new ArcgisError(400, `Invalid objectIds: ${id}`, ['Write whole numbers with commas between them.']);
  });
}

function readOutFields(params: CallParameters, fields: readonly Field[], answer: Answer): Field[] {
  const names = list(params.outFields);
  if (names.includes('*')) return [...fields];
  const asked = names.map((name) => requireField(fields, name, 'outFields'));
  if (answer === 'distinct') return [...new Set(asked)];
  return [...new Set([requireField(fields, OBJECT_ID, 'outFields'), ...asked])];
}

const readOrder = (params: CallParameters): Order[] =>
  list(params.orderByFields).map((item) => {
    const match = /^"?(\w+)"?(?:\s+(asc|desc))?$/i.exec(item);
    if (!match)
      throw new ArcgisError(400, `Invalid orderByFields: ${item}`, ["Write 'FIELD ASC' or 'FIELD DESC'."]);
    return { name: match[1]!, descending: match[2]?.toLowerCase() === 'desc' };
  });

/**
 * A tile may contain more features than are in it, never fewer, so the index gives the answer without a test of
 * corners.
 */
function readPlace(params: CallParameters, answer: Answer): SpatialFilter | null {
  const spatial = readSpatialFilter(params);
  const isTile = answer === 'features' && params.resultType?.toLowerCase() === 'tile';
  return spatial && isTile && spatial.relation === 'intersects'
    ? { ...spatial, relation: 'envelope' }
    : spatial;
}

function readLimit(params: CallParameters, dataset: Dataset): number {
  const type = params.resultType?.toLowerCase() || 'none';
  if (!['none', 'tile', 'standard'].includes(type))
    throw new ArcgisError(400, `Invalid resultType: ${params.resultType}`, ['Known: none, tile, standard.']);
  const factor = Math.min(MAX_FACTOR, Math.max(1, count(params, 'maxRecordCountFactor') ?? 1));
  const most =
    type === 'tile'
      ? TILE_MAX_RECORD_COUNT
      : type === 'standard'
        ? STANDARD_MAX_RECORD_COUNT
        : dataset.maxRecordCount;
  return Math.min(count(params, 'resultRecordCount') ?? Infinity, most * factor);
}

/**
 * Parameters that would change the answer but are not supported; refusing is better than answering another
 * query.
 */
const NOT_OFFERED = [
  'uniqueIds',
  'returnUniqueIdsOnly',
  'relationParam',
  'historicMoment',
  'rangeValues',
  'parameterValues',
  'layerDefs',
  'lod'
] as const;

function refuseNotOffered(params: CallParameters): void {
  const asked = NOT_OFFERED.find((name) => !['', 'false', '[]', '{}'].includes(params[name]?.trim() ?? ''));
  if (asked) throw new ArcgisError(400, `Unsupported parameter: ${asked}`, ['This layer does not offer it.']);
}

/** Reads the fields to group by; they and `having` are valid only with statistics. */
function readGroupBy(params: CallParameters, fields: readonly Field[], statistics: readonly Statistic[]) {
  for (const name of ['groupByFieldsForStatistics', 'having'])
    if (statistics.length === 0 && params[name]?.trim())
      throw new ArcgisError(400, `Invalid ${name}`, ['It goes with outStatistics.']);
  const groupBy = list(params.groupByFieldsForStatistics).map((name) =>
    requireField(fields, name, 'groupByFieldsForStatistics')
  );
  const clash = groupBy.find(({ name }) =>
    statistics.some((statistic) => statistic.name.toLowerCase() === name.toLowerCase())
  );
  if (clash)
    throw new ArcgisError(400, 'Invalid outStatistics', [
      `A statistic cannot be named '${clash.name}', as a field of groupByFieldsForStatistics is.`
    ]);
  return [...new Set(groupBy)];
}

/**
 * Reads the parameters of a layer's `query`.
 * @param fields the fields that the caller may read; every name in the call is looked up among them.
 * @throws ArcgisError 400 that names the invalid parameter or field.
 */
export function readQuery(params: CallParameters, dataset: Dataset, fields: readonly Field[]): FeatureQuery {
  refuseNotOffered(params);
  const format = readFormat(params);
  const answer = readAnswer(params);
  const plain = answer === 'features';
  const outSR = format === 'geojson' ? WGS84 : readSpatialReference(params.outSR, WGS84);
  const statistics = answer === 'statistics' ? readStatistics(params.outStatistics!, fields) : [];
  return {
    format,
    answer,
    alsoCount: flag(params, 'returnCountOnly'),
    where: readCondition(params.where, 'where'),
    fullText: readFullText(params.fullText, fields),
    objectIds: readObjectIds(params),
    spatial: readPlace(params, answer),
    time: readTime(params.time, dataset, fields),
    outFields: readOutFields(params, fields, answer),
    returnGeometry: plain && flag(params, 'returnGeometry', true),
    returnCentroid: plain && flag(params, 'returnCentroid'),
    outSR,
    orderBy: readOrder(params),
    offset: count(params, 'resultOffset') ?? 0,
    limit: readLimit(params, dataset),
    emptyWhenExceeded: plain && !flag(params, 'returnExceededLimitFeatures', true),
    quantization:
      format === 'geojson' ? null : readQuantization(params.quantizationParameters, outSR === WEB_MERCATOR),
    maxAllowableOffset: amount(params, 'maxAllowableOffset') ?? 0,
    geometryPrecision: count(params, 'geometryPrecision'),
    statistics,
    groupBy: readGroupBy(params, fields, statistics),
    having: readCondition(params.having, 'having')
  };
}
