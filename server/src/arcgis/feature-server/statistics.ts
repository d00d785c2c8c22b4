import { ArcgisError } from '../../ground/errors';
import { requireField } from '../dialect/access';
import type { Field, FieldType } from '../../layers/dataset';

const TYPES = ['count', 'sum', 'min', 'max', 'avg', 'stddev', 'var'] as const;
export type StatisticType = (typeof TYPES)[number];

/** One figure over the rows of a query, or over each group of them. */
export interface Statistic {
  readonly type: StatisticType;
  /** Null counts all rows. */
  readonly field: Field | null;
  readonly name: string;
}

const SQL: Record<StatisticType, string> = {
  count: 'count',
  sum: 'sum',
  min: 'min',
  max: 'max',
  avg: 'avg',
  stddev: 'stddev_samp',
  var: 'var_samp'
};

/** Returns the statistic over a column of the inner SELECT. */
export const statisticSql = (type: StatisticType, column: string | null): string =>
  column === null ? 'count(*)' : `${SQL[type]}(${column})`;

/**
 * Returns the type of a figure: a count is an integer, a minimum has the type of its field, the rest are
 * doubles.
 */
export function statisticType(type: StatisticType, field: Field | null): FieldType {
  if (type === 'count') return 'integer';
  if (field && (type === 'min' || type === 'max')) return field.type === 'oid' ? 'integer' : field.type;
  return 'double';
}

const refuse = (detail: string): never => {
  throw new ArcgisError(400, 'Invalid outStatistics', [detail]);
};

function readOne(item: unknown, fields: readonly Field[]): Statistic {
  if (typeof item !== 'object' || item === null) return refuse('Each statistic must be an object.');
  const { statisticType: given, onStatisticField, outStatisticFieldName } = item as Record<string, unknown>;
  const type = TYPES.find((known) => known === String(given).toLowerCase());
  if (!type) return refuse(`Unknown statisticType '${String(given)}'. Known: ${TYPES.join(', ')}.`);
  const on = String(onStatisticField ?? '');
  const field = type === 'count' && on === '*' ? null : requireField(fields, on, 'outStatistics');
  if (field && (field.type === 'string' || field.type === 'date') && !['count', 'min', 'max'].includes(type))
    return refuse(`${type} needs a field of numbers; ${field.name} holds none.`);
  const name = String(outStatisticFieldName || `${type}_${field?.name ?? 'all'}`);
  return /^\w{1,63}$/.test(name)
    ? { type, field, name }
    : refuse(`'${name}' cannot name a field: use letters, digits and _.`);
}

/**
 * Reads `outStatistics`.
 * @throws ArcgisError 400 that names the fault.
 */
export function readStatistics(text: string, fields: readonly Field[]): Statistic[] {
  let items: unknown;
  try {
    items = JSON.parse(text);
  } catch {
    return refuse('It is not valid JSON.');
  }
  if (!Array.isArray(items) || items.length === 0) return refuse('Give a list of statistics.');
  const statistics = items.map((item) => readOne(item, fields));
  const names = statistics.map(({ name }) => name.toLowerCase());
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  return twice === undefined ? statistics : refuse(`Two statistics are named '${twice}'.`);
}
