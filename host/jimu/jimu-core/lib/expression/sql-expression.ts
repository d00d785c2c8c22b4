import type { ImmutableObject } from '../immutable';

export enum ClauseType {
  Single = 'SINGLE',
  Set = 'SET'
}

export enum ClauseLogic {
  And = 'AND',
  Or = 'OR'
}

/** Source of a clause's value. */
export enum ClauseSourceType {
  UserInput = 'USER_INPUT',
  Field = 'FIELD'
}

/** Editors of values that an expression builder offers. */
export enum SqlExpressionMode {
  All = 'ALL',
  Simple = 'SIMPLE'
}

/** Comparison of a field. */
export enum ClauseOperator {
  StringOperatorIs = 'STRING_OPERATOR_IS',
  StringOperatorIsNot = 'STRING_OPERATOR_IS_NOT',
  StringOperatorStartsWith = 'STRING_OPERATOR_STARTS_WITH',
  StringOperatorEndsWith = 'STRING_OPERATOR_ENDS_WITH',
  StringOperatorContains = 'STRING_OPERATOR_CONTAINS',
  StringOperatorDoesNotContain = 'STRING_OPERATOR_DOES_NOT_CONTAIN',
  StringOperatorIsAnyOf = 'STRING_OPERATOR_IS_ANY_OF',
  StringOperatorIsNoneOf = 'STRING_OPERATOR_IS_NONE_OF',
  StringOperatorIsBlank = 'STRING_OPERATOR_IS_BLANK',
  StringOperatorIsNotBlank = 'STRING_OPERATOR_IS_NOT_BLANK',
  NumberOperatorIs = 'NUMBER_OPERATOR_IS',
  NumberOperatorIsNot = 'NUMBER_OPERATOR_IS_NOT',
  NumberOperatorIsAtLeast = 'NUMBER_OPERATOR_IS_AT_LEAST',
  NumberOperatorIsLessThan = 'NUMBER_OPERATOR_IS_LESS_THAN',
  NumberOperatorIsAtMost = 'NUMBER_OPERATOR_IS_AT_MOST',
  NumberOperatorIsGreaterThan = 'NUMBER_OPERATOR_IS_GREATER_THAN',
  NumberOperatorIsBetween = 'NUMBER_OPERATOR_IS_BETWEEN',
  NumberOperatorIsNotBetween = 'NUMBER_OPERATOR_IS_NOT_BETWEEN',
  NumberOperatorIsAnyOf = 'NUMBER_OPERATOR_IS_ANY_OF',
  NumberOperatorIsNoneOf = 'NUMBER_OPERATOR_IS_NONE_OF',
  NumberOperatorIsBlank = 'NUMBER_OPERATOR_IS_BLANK',
  NumberOperatorIsNotBlank = 'NUMBER_OPERATOR_IS_NOT_BLANK',
  DateOperatorIsBefore = 'DATE_OPERATOR_IS_BEFORE',
  DateOperatorIsAfter = 'DATE_OPERATOR_IS_AFTER',
  DateOperatorIsBetween = 'DATE_OPERATOR_IS_BETWEEN',
  DateOperatorIsNotBetween = 'DATE_OPERATOR_IS_NOT_BETWEEN',
  DateOperatorIsBlank = 'DATE_OPERATOR_IS_BLANK',
  DateOperatorIsNotBlank = 'DATE_OPERATOR_IS_NOT_BLANK'
}

export interface ClauseValuePair {
  value: string | number | null;
  label?: string;
}

export interface SqlClause {
  type: ClauseType.Single;
  jimuFieldName: string;
  operator: ClauseOperator;
  valueOptions?: { sourceType?: string; value?: ClauseValuePair[] };
  caseSensitive?: boolean;
}

export interface SqlClauseSet {
  type: ClauseType.Set;
  logicalOperator: ClauseLogic;
  parts: SqlClause[];
}

/** A condition as its editor stores it; `sql` is the condition for a service. */
export interface SqlExpression {
  sql: string;
  displaySQL?: string;
  logicalOperator: ClauseLogic;
  parts: (SqlClause | SqlClauseSet)[];
}

export type IMSqlExpression = ImmutableObject<SqlExpression>;
