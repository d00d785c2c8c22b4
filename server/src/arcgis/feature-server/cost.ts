import { ArcgisError } from '../../common/response-errors';
import type { LayerDataset } from '../../layers/dataset';
import type { FeatureQuery } from './feature-query';
import type { SpatialFilter } from '../dialect/geometry/spatial-filter';
import { listChildren } from './where/condition-tree';
import type { Condition, Operand } from './where/condition-tree';

/*
 * Estimates the cost of a query for the database before it runs, from the rows of the layer and the work for
 * each. Values are nanoseconds of the order measured on one core; indexes that make it cheaper are ignored.
 */
const PER_ROW = 200;
const COMPARE = 60;
const LIKE_PART = 300;
/** Searching one word in one text, which is first converted to small letters without accents. */
const WORD = 6_000;
const LISTED_VALUE = 15;
/** An arithmetic operator or a function; one that computes in decimals or formats a date is slow. */
const CALL = 150;
const SLOW_CALL = 2_000;
const SLOW_CALLS: readonly string[] = ['ROUND', 'TRUNCATE', 'MOD', 'POWER', 'CONCAT'];
/** Wildcards assumed in a pattern that is read from a field. */
const PATTERN_WILDCARDS = 5;
const SORT_KEY = 400;
const STATISTIC = 60;
const BOX_TEST = 150;
const SHAPE_TEST = 3_000;
/** Cost per vertex of the filter, for the index that is built over it once. */
const VERTEX = 1_500;
/** Cost per vertex of the filter and row, when a distance on the ellipsoid is measured. */
const DISTANCE_VERTEX = 250;

/** Highest estimate of a query (ns). */
export const COST_LIMIT = 10_000_000_000;

/**
 * Highest estimate (ns) of a query that is answered in the HTTP loop from columns in memory. They take a
 * twentieth of the estimate; slower queries run outside the loop.
 */
export const LOOP_LIMIT = 1_500_000_000;

/** Limits that do not depend on the layer's size. */
export const MAX_VERTICES = 30_000;
export const MAX_OBJECT_IDS = 20_000;
export const MAX_STATISTICS = 60;
export const MAX_SORT_KEYS = 12;
/** Kilometres; no two points of the country are farther apart. */
export const MAX_DISTANCE_KM = 2_000;
export const MAX_OFFSET = 10_000_000;

/** Counts the vertices of the filter geometry. */
export function countVertices({ geometry }: SpatialFilter): number {
  if ('envelope' in geometry) return 4;
  const countPositions = (value: unknown): number => {
    if (!Array.isArray(value)) return 0;
    return typeof value[0] === 'number'
      ? 1
      : value.reduce<number>((sum, one) => sum + countPositions(one), 0);
  };
  return 'coordinates' in geometry.geojson ? countPositions(geometry.geojson.coordinates) : 0;
}

/** Yields an operand and all its parts. */
function* walkOperands(operand: Operand): Generator<Operand> {
  yield operand;
  for (const child of listChildren(operand)) yield* walkOperands(child);
}

function estimateOperand(operand: Operand): number {
  let cost = 0;
  for (const part of walkOperands(operand)) {
    if (part.kind === 'cast' || (part.kind === 'call' && SLOW_CALLS.includes(part.name))) cost += SLOW_CALL;
    else if (listChildren(part).length > 0) cost += CALL;
  }
  return cost;
}

/**
 * Estimates a LIKE: the pattern is tried at every position of a text, which is as long as all its parts
 * together.
 */
function estimateLike(operand: Operand, pattern: Operand): number {
  let [texts, wildcards] = [0, 0];
  for (const { kind } of walkOperands(operand)) if (kind === 'field' || kind === 'string') texts++;
  for (const part of walkOperands(pattern))
    if (part.kind === 'string') wildcards += part.value.match(/[%_]/g)?.length ?? 0;
    else if (part.kind === 'field') wildcards += PATTERN_WILDCARDS;
  return (
    COMPARE +
    LIKE_PART * (1 + wildcards) * Math.max(1, texts) +
    estimateOperand(operand) +
    estimateOperand(pattern)
  );
}

/** Estimates a condition for one row, in ns. */
export function estimateCondition(condition: Condition): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.reduce((sum, term) => sum + estimateCondition(term), 0);
    case 'not':
      return estimateCondition(condition.term);
    case 'like':
      return estimateLike(condition.operand, condition.pattern);
    case 'in':
      return (
        COMPARE +
        LISTED_VALUE * condition.values.length +
        [condition.operand, ...condition.values].reduce((sum, one) => sum + estimateOperand(one), 0)
      );
    case 'between':
      return (
        2 * COMPARE +
        2 * estimateOperand(condition.operand) +
        estimateOperand(condition.low) +
        estimateOperand(condition.high)
      );
    case 'compare':
      return COMPARE + estimateOperand(condition.left) + estimateOperand(condition.right);
    case 'null':
      return COMPARE + estimateOperand(condition.operand);
  }
}

function estimateSpatialFilter(spatial: SpatialFilter, rows: number): number {
  const vertices = countVertices(spatial);
  if (spatial.distance > 0) return rows * (SHAPE_TEST + DISTANCE_VERTEX * vertices);
  const test = spatial.relation === 'envelope' || 'envelope' in spatial.geometry ? BOX_TEST : SHAPE_TEST;
  return rows * test + VERTEX * vertices;
}

/** Estimates a query on a layer with so many rows, in ns. */
export function estimateCost(query: FeatureQuery, rows: number): number {
  const { where, fullText, having, spatial, orderBy, groupBy, statistics, answer, outFields } = query;
  const columns = answer === 'distinct' ? outFields.length : orderBy.length + groupBy.length;
  const perRow =
    PER_ROW +
    (where ? estimateCondition(where) : 0) +
    fullText.reduce((sum, { fields, words }) => sum + WORD * fields.length * words.length, 0) +
    (having ? estimateCondition(having) : 0) +
    SORT_KEY * columns +
    STATISTIC * statistics.length;
  return rows * perRow + (spatial ? estimateSpatialFilter(spatial, rows) : 0);
}

const refuseCost = (detail: string): never => {
  throw new ArcgisError(400, 'The query is too expensive and was not run.', [detail]);
};

/**
 * Refuses a query that would cost too much, before it reaches the database.
 * @param rows number of rows of the layer, as last counted.
 * @throws ArcgisError 400 that names what to reduce.
 */
export function refuseTooCostly(query: FeatureQuery, dataset: LayerDataset, rows: number): void {
  const { objectIds, spatial, orderBy, groupBy, statistics, offset } = query;
  if (objectIds && objectIds.length > MAX_OBJECT_IDS)
    refuseCost(`objectIds may contain at most ${MAX_OBJECT_IDS} numbers.`);
  if (statistics.length > MAX_STATISTICS)
    refuseCost(`outStatistics may contain at most ${MAX_STATISTICS} statistics.`);
  if (orderBy.length + groupBy.length > MAX_SORT_KEYS)
    refuseCost(`At most ${MAX_SORT_KEYS} fields may be sorted or grouped by.`);
  if (offset > MAX_OFFSET) refuseCost(`resultOffset may be at most ${MAX_OFFSET}.`);
  if (spatial && spatial.distance > MAX_DISTANCE_KM * 1000)
    refuseCost(`distance may be at most ${MAX_DISTANCE_KM} km.`);
  if (spatial && countVertices(spatial) > MAX_VERTICES)
    refuseCost(`geometry may have at most ${MAX_VERTICES} vertices; simplify it.`);
  const seconds = Math.ceil(estimateCost(query, rows) / 1e9);
  if (seconds > COST_LIMIT / 1e9)
    refuseCost(
      `On the ${rows} rows of ${dataset.service} its estimated time is ${seconds} s; use fewer conditions, statistics or vertices.`
    );
}
