import { Immutable } from '../immutable';
import { ClauseLogic, ClauseOperator, ClauseSourceType, ClauseType } from './sql-expression';
import type { IMSqlExpression, SqlClause, SqlExpression } from './sql-expression';
import {
  createSQLClause,
  createSQLExpression,
  getArcGISSQL,
  getJimuFieldNamesBySqlExpression,
  makeExpression,
  writeExpressionSql
} from './sql-text';

const createClause = (operator: ClauseOperator, ...values: (string | number)[]): SqlClause => ({
  type: ClauseType.Single,
  jimuFieldName: operator.startsWith('STRING') ? 'name' : operator.startsWith('DATE') ? 'day' : 'tons',
  operator,
  valueOptions: { sourceType: ClauseSourceType.UserInput, value: values.map((value) => ({ value })) }
});
const createExpression = (parts: SqlExpression['parts'], logicalOperator = ClauseLogic.And) =>
  Immutable({ sql: '', parts, logicalOperator }) as unknown as IMSqlExpression;
const writeClauseSql = (operator: ClauseOperator, ...values: (string | number)[]) =>
  writeExpressionSql(createExpression([createClause(operator, ...values)]));

describe('a condition as SQL', () => {
  it.each<[ClauseOperator, (string | number)[], string]>([
    [ClauseOperator.StringOperatorIs, ["O'Neil"], "name = 'O''Neil'"],
    [ClauseOperator.StringOperatorIsNot, ['a'], "name <> 'a'"],
    [ClauseOperator.StringOperatorStartsWith, ['Uyo'], "name LIKE 'Uyo%'"],
    [ClauseOperator.StringOperatorEndsWith, ['100%'], "name LIKE '%100\\%' ESCAPE '\\'"],
    [ClauseOperator.StringOperatorContains, ['y'], "name LIKE '%y%'"],
    [ClauseOperator.StringOperatorDoesNotContain, ['y'], "name NOT LIKE '%y%'"],
    [ClauseOperator.StringOperatorIsAnyOf, ['a', 'b'], "name IN ('a', 'b')"],
    [ClauseOperator.StringOperatorIsBlank, [], "(name IS NULL OR name = '')"],
    [ClauseOperator.NumberOperatorIsAtLeast, [5], 'tons >= 5'],
    [ClauseOperator.NumberOperatorIsBetween, [1, 2.5], 'tons BETWEEN 1 AND 2.5'],
    [ClauseOperator.NumberOperatorIsNotBetween, ['1', '2'], 'tons NOT BETWEEN 1 AND 2'],
    [ClauseOperator.NumberOperatorIsNoneOf, [1, 2], 'tons NOT IN (1, 2)'],
    [ClauseOperator.NumberOperatorIsNotBlank, [], 'tons IS NOT NULL'],
    [ClauseOperator.DateOperatorIsAfter, ['2026-01-02'], "day > TIMESTAMP '2026-01-02 00:00:00'"],
    [ClauseOperator.DateOperatorIsBefore, [0], "day < TIMESTAMP '1970-01-01 00:00:00'"]
  ])('%s %j becomes %s', (operator, values, sql) => expect(writeClauseSql(operator, ...values)).toBe(sql));

  it('omits a clause without a value, and is empty without clauses', () => {
    expect(writeClauseSql(ClauseOperator.NumberOperatorIsBetween, 1)).toBe('');
    expect(writeClauseSql(ClauseOperator.StringOperatorIs)).toBe('');
    expect(getArcGISSQL(undefined)).toEqual({ sql: '', displaySQL: '' });
  });

  it('joins clauses and sets of clauses', () => {
    const tons = createClause(ClauseOperator.NumberOperatorIsAtMost, 9);
    const name = createClause(ClauseOperator.StringOperatorIs, 'a');
    const set = { type: ClauseType.Set as const, logicalOperator: ClauseLogic.Or, parts: [tons, name] };
    const whole = createExpression([tons, set]);
    expect(writeExpressionSql(whole)).toBe("(tons <= 9) AND ((tons <= 9) OR (name = 'a'))");
    expect(getJimuFieldNamesBySqlExpression(whole)).toEqual(['tons', 'name']);
    expect(makeExpression([tons, name], ClauseLogic.Or).sql).toBe("(tons <= 9) OR (name = 'a')");
  });

  it('is created from a field, a comparison and values', () => {
    const value = [{ value: 'a', label: 'A' }, { value: "b'" }];
    const parts = [
      createSQLClause('name', ClauseOperator.StringOperatorIsNoneOf, value),
      createSQLClause('tons', ClauseOperator.NumberOperatorIsNotBlank)
    ];
    expect(createSQLExpression(ClauseLogic.And, parts)).toEqual({
      sql: "(name NOT IN ('a', 'b''')) AND (tons IS NOT NULL)",
      displaySQL: "(name NOT IN ('a', 'b''')) AND (tons IS NOT NULL)",
      logicalOperator: ClauseLogic.And,
      parts
    });
  });

  it('compares case-insensitively when requested', () => {
    const folded = { ...createClause(ClauseOperator.StringOperatorContains, 'uyo'), caseSensitive: false };
    expect(writeExpressionSql(createExpression([folded]))).toBe("UPPER(name) LIKE '%UYO%'");
  });

  it('throws for a value that is not a number, and for an unsupported source of values', () => {
    expect(() => writeClauseSql(ClauseOperator.NumberOperatorIs, '1 OR 1=1')).toThrow(
      '1 OR 1=1 is not a number.'
    );
    const far = createClause(ClauseOperator.StringOperatorIs, 'a');
    const other = { ...far, valueOptions: { ...far.valueOptions, sourceType: 'UNIQUE_ELSEWHERE' } };
    expect(() => writeExpressionSql(createExpression([other]))).toThrow('UNIQUE_ELSEWHERE');
  });
});
