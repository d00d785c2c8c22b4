import { ArcgisError } from '../../common/response-errors';
import { requireField } from '../dialect/access';
import type { DatasetField, FieldType } from '../../layers/dataset';

const STATISTIC_TYPES = ['count', 'sum', 'min', 'max', 'avg', 'stddev', 'var'] as const;
export type StatisticType = (typeof STATISTIC_TYPES)[number];

/** One figure over the rows of a query, or over each group of them. */
export interface Statistic {
  readonly type: StatisticType;
  /** Null counts all rows. */
  readonly field: DatasetField | null;
  readonly name: string;
}

const SQL_AGGREGATES: Record<StatisticType, string> = {
  count: 'count',
  sum: 'sum',
  min: 'min',
  max: 'max',
  avg: 'avg',
  stddev: 'stddev_samp',
  var: 'var_samp'
};

/** Returns the statistic over a column of the inner SELECT. */
export const writeStatisticSql = (type: StatisticType, column: string | null): string =>
  column === null ? 'count(*)' : `${SQL_AGGREGATES[type]}(${column})`;

/**
 * Returns the type of a figure: a count is an integer, a minimum has the type of its field, the rest are
 * doubles.
 */
export function findStatisticType(type: StatisticType, field: DatasetField | null): FieldType {
  if (type === 'count') return 'integer';
  if (field && (type === 'min' || type === 'max')) return field.type === 'oid' ? 'integer' : field.type;
  return 'double';
}

const refuseStatistics = (detail: string): never => {
  throw new ArcgisError(400, 'Invalid outStatistics', [detail]);
};

function readStatistic(item: unknown, fields: readonly DatasetField[]): Statistic {
  if (typeof item !== 'object' || item === null) return refuseStatistics('Each statistic must be an object.');
  const { statisticType: given, onStatisticField, outStatisticFieldName } = item as Record<string, unknown>;
  const type = STATISTIC_TYPES.find((known) => known === String(given).toLowerCase());
  if (!type)
    return refuseStatistics(
      `Unknown statisticType '${String(given)}'. Known: ${STATISTIC_TYPES.join(', ')}.`
    );
  const on = String(onStatisticField ?? '');
  const field = type === 'count' && on === '*' ? null : requireField(fields, on, 'outStatistics');
  if (field && (field.type === 'string' || field.type === 'date') && !['count', 'min', 'max'].includes(type))
    return refuseStatistics(`${type} needs a numeric field; ${field.name} is not one.`);
  const name = String(outStatisticFieldName || `${type}_${field?.name ?? 'all'}`);
  return /^\w{1,63}$/.test(name)
    ? { type, field, name }
    : refuseStatistics(`'${name}' is not a valid field name: use letters, digits and _.`);
}

/**
 * Reads `outStatistics`.
 * @throws ArcgisError 400 that names the fault.
 */
export function readStatistics(text: string, fields: readonly DatasetField[]): Statistic[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    return refuseStatistics('It is not valid JSON.');
  }
  if (!Array.isArray(items) || items.length === 0) return refuseStatistics('Give a list of statistics.');
  const statistics = items.map((item) => readStatistic(item, fields));
  const names = statistics.map(({ name }) => name.toLowerCase());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? statistics : refuseStatistics(`Two statistics are named '${twice}'.`);
}
