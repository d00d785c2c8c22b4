import { Immutable } from '../immutable';
import type { DataSource } from '../data-source/types';
import { ClauseOperator, ClauseSourceType, ClauseType } from './sql-expression';
import type {
  ClauseValuePair,
  IMSqlExpression,
  SqlClause,
  SqlClauseSet,
  SqlExpression
} from './sql-expression';

const quoteText = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Returns a LIKE pattern for part of a text. `%` and `_` are literal, which standard SQL writes with an
 * escape.
 */
function writeLikeSql(before: string, value: string, after: string): string {
  const escaped = value.replace(/[\\%_]/g, '\\$&');
  return `${quoteText(before + escaped + after)}${escaped === value ? '' : " ESCAPE '\\'"}`;
}

const writeTimestampSql = (value: string | number) =>
  `TIMESTAMP '${new Date(value).toISOString().slice(0, 19).replace('T', ' ')}'`;

type LiteralWriter = (value: string | number) => string;

function getLiteralWriter(operator: string, sourceType: string | undefined): LiteralWriter {
  if (sourceType !== undefined && sourceType !== String(ClauseSourceType.UserInput)) {
    if (sourceType === String(ClauseSourceType.Field)) return String;
    throw new Error(`This host does not support condition values from ${sourceType}.`);
  }
  if (operator.startsWith('NUMBER'))
    return (value) => {
      const number = Number(value);
      if (!Number.isFinite(number)) throw new Error(`${value} is not a number.`);
      return String(number);
    };
  return operator.startsWith('DATE') ? writeTimestampSql : (value) => quoteText(String(value));
}

/**
 * Returns one clause as SQL; null while it has no value to compare with. @throws Error for a clause that this
 * host does not support.
 */
function writeClauseSql(clause: SqlClause): string | null {
  const { jimuFieldName: field, operator, valueOptions } = clause;
  const kind = operator.replace(/^(STRING|NUMBER|DATE)_OPERATOR_/, '');
  const isText = operator.startsWith('STRING');
  if (kind === 'IS_BLANK') return isText ? `(${field} IS NULL OR ${field} = '')` : `${field} IS NULL`;
  if (kind === 'IS_NOT_BLANK')
    return isText ? `(${field} IS NOT NULL AND ${field} <> '')` : `${field} IS NOT NULL`;
  const given: readonly ClauseValuePair[] = Array.from(valueOptions?.value ?? []);
  const values = given.flatMap(({ value }) => (value === null || value === '' ? [] : [value]));
  const [first, second] = values;
  if (first === undefined) return null;
  const literal = getLiteralWriter(operator, valueOptions?.sourceType);
  const folded = isText && clause.caseSensitive === false;
  const [left, right] = folded
    ? [`UPPER(${field})`, (value: string | number) => literal(String(value).toUpperCase())]
    : [field, literal];
  const text = folded ? String(first).toUpperCase() : String(first);
  switch (kind) {
    case 'IS':
      return `${left} = ${right(first)}`;
    case 'IS_NOT':
      return `${left} <> ${right(first)}`;
    case 'STARTS_WITH':
      return `${left} LIKE ${writeLikeSql('', text, '%')}`;
    case 'ENDS_WITH':
      return `${left} LIKE ${writeLikeSql('%', text, '')}`;
    case 'CONTAINS':
      return `${left} LIKE ${writeLikeSql('%', text, '%')}`;
    case 'DOES_NOT_CONTAIN':
      return `${left} NOT LIKE ${writeLikeSql('%', text, '%')}`;
    case 'IS_ANY_OF':
      return `${left} IN (${values.map(right).join(', ')})`;
    case 'IS_NONE_OF':
      return `${left} NOT IN (${values.map(right).join(', ')})`;
    case 'IS_AT_LEAST':
      return `${left} >= ${right(first)}`;
    case 'IS_LESS_THAN':
    case 'IS_BEFORE':
      return `${left} < ${right(first)}`;
    case 'IS_AT_MOST':
      return `${left} <= ${right(first)}`;
    case 'IS_GREATER_THAN':
    case 'IS_AFTER':
      return `${left} > ${right(first)}`;
    case 'IS_BETWEEN':
    case 'IS_NOT_BETWEEN':
      return second === undefined
        ? null
        : `${left} ${kind === 'IS_BETWEEN' ? '' : 'NOT '}BETWEEN ${right(first)} AND ${right(second)}`;
    default:
      throw new Error(`This host does not support the operator ${operator}.`);
  }
}

const isSet = (part: SqlClause | SqlClauseSet): part is SqlClauseSet => part.type === ClauseType.Set;

const joinConditions = (texts: readonly (string | null)[], logic: string) => {
  const said = texts.filter((text) => text !== null);
  return said.length > 1 ? said.map((text) => `(${text})`).join(` ${logic} `) : (said[0] ?? null);
};

/** Lists every clause of an expression, including those in sets. */
export function listClauses(expression: IMSqlExpression | undefined): SqlClause[] {
  const parts = Array.from((expression as SqlExpression | undefined)?.parts ?? []);
  return parts.flatMap((part) => (isSet(part) ? Array.from(part.parts) : [part]));
}

/** Lists the fields that an expression compares; a widget stores them in its `useDataSources[].fields`. */
export const getJimuFieldNamesBySqlExpression = (expression: IMSqlExpression | undefined): string[] => [
  ...new Set(listClauses(expression).map(({ jimuFieldName }) => jimuFieldName))
];

/**
 * Returns an expression as SQL for a feature service; '' for one without a condition.
 * @throws Error for a comparison or a source of values that this host does not support.
 */
export function writeExpressionSql(expression: IMSqlExpression | undefined): string {
  const { parts = [], logicalOperator = 'AND' } = (expression ?? {}) as Partial<SqlExpression>;
  const texts = Array.from(parts, (part) =>
    isSet(part)
      ? joinConditions(Array.from(part.parts, writeClauseSql), part.logicalOperator)
      : writeClauseSql(part)
  );
  return joinConditions(texts, logicalOperator) ?? '';
}

/** `dataSourceUtils.getArcGISSQL`: returns the SQL of an expression, computed again. */
export function getArcGISSQL(expression: IMSqlExpression | undefined, _dataSource?: DataSource | null) {
  const sql = writeExpressionSql(expression);
  return { sql, displaySQL: sql };
}

/** First operator of a new condition on a field of text, number or date. */
export const FIRST_OPERATOR: Readonly<Record<string, ClauseOperator>> = {
  STRING: ClauseOperator.StringOperatorIs,
  NUMBER: ClauseOperator.NumberOperatorIs,
  DATE: ClauseOperator.DateOperatorIsAfter
};

/**
 * `dataSourceUtils.createSQLClause`: compares a field with values; without values for `IsBlank` and its like.
 */
export const createSQLClause = (
  jimuFieldName: string,
  operator: ClauseOperator,
  value: ClauseValuePair[] = []
): SqlClause => ({
  type: ClauseType.Single,
  jimuFieldName,
  operator,
  valueOptions: { sourceType: ClauseSourceType.UserInput, value }
});

/**
 * `dataSourceUtils.createSQLExpression`: returns an expression of these parts with its SQL; throws as `sqlOf`
 * does.
 */
export function createSQLExpression(
  logicalOperator: SqlExpression['logicalOperator'],
  parts: SqlExpression['parts'],
  _dataSource?: DataSource | null
): SqlExpression {
  const expression: SqlExpression = { sql: '', parts, logicalOperator };
  const sql = writeExpressionSql(Immutable(expression) as unknown as IMSqlExpression);
  return { ...expression, sql, displaySQL: sql };
}

/** Returns the same, immutable, as setting pages store it. */
export const makeExpression = (
  parts: SqlExpression['parts'],
  logicalOperator: SqlExpression['logicalOperator']
): IMSqlExpression => Immutable(createSQLExpression(logicalOperator, parts)) as unknown as IMSqlExpression;
