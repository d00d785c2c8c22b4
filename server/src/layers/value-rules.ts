import { ACCOUNT_ACTIONS, ACCOUNT_ROLES, AUDIT_ACTIONS } from '@site/domain';
import { PAGES } from '@site/layers';
import type { FeaturePage, FieldPage } from '@site/layers';
import { EXPERIENCE_ACTIONS } from '../experiences/experience-audit';
import { readChoices, readPropertyVariants } from '../records/property-schemas';
import type { JsonSchema } from '../records/property-schemas';
import type { RecordType } from '../records/record-type';
import { RECORD_TYPES } from '../records/types';
import type { ValueRule } from '../store/value-checks';

/* Rules for the values of columns, derived from the schemas of the domain and the pages of the layers. */

/** A property is written to one column when its SQL is the column's name. */
const COLUMN = /^[a-z_0-9]+$/;
/** Columns that only the server itself writes. */
const SERVER_COLUMNS = ['id', 'created_by', 'version'];

type ValueBounds = Pick<ValueRule, 'min' | 'max'>;

/** Returns the bounds of a number; null when the domain sets neither a minimum nor a maximum. */
function findBounds(variants: readonly JsonSchema[]): ValueBounds | null {
  const numbers = variants.filter(({ type }) => type === 'number' || type === 'integer');
  const min = Math.min(...numbers.map(({ minimum }) => minimum ?? -Infinity));
  const max = Math.max(...numbers.map(({ maximum }) => maximum ?? Infinity));
  const bounds = {
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {})
  };
  return numbers.length === 0 || Object.keys(bounds).length === 0 ? null : bounds;
}

/** Returns the rules of a record type from its schema in the domain. */
function listRecordRules(type: RecordType): ValueRule[] {
  const { table, properties } = type;
  const variants = readPropertyVariants(type);
  return Object.entries(properties).flatMap(([name, { kind, sql: column }]): ValueRule[] => {
    if (!COLUMN.test(column) || SERVER_COLUMNS.includes(column) || name === '_id') return [];
    if (kind === 'number') {
      const bounds = findBounds(variants[name]!);
      return bounds === null ? [] : [{ table, column, ...bounds }];
    }
    const choices = kind === 'text' || kind === 'texts' ? readChoices(variants[name]!) : null;
    if (choices === null) return [];
    return [{ table, column, choices, ...(kind === 'texts' ? { isList: true } : {}) }];
  });
}

/** Returns the rule of a field of a page; null when imported files may contain any value. */
function buildFieldRule(table: string, { kind, column, imported }: FieldPage): ValueRule | null {
  if (column === undefined || imported === undefined) return null;
  const { choices, above, min, max } = imported;
  if (choices) return { table, column, choices, ...(kind === 'texts' ? { isList: true } : {}) };
  if (above === undefined && min === undefined && max === undefined) return null;
  return { table, column, above, min, max };
}

const isRecord = (table: string): boolean => RECORD_TYPES.some((type) => type.table === table);

/** Returns the rules of the pages. Pages that share a table declare the same rule for a column. */
function listPageRules(pages: readonly FeaturePage[]): ValueRule[] {
  const rules = new Map<string, ValueRule>();
  for (const { table, fields } of pages)
    for (const field of Object.values(fields)) {
      const rule = isRecord(table) ? null : buildFieldRule(table, field);
      if (rule) rules.set(`${table}.${rule.column}`, rule);
    }
  return [...rules.values()];
}

/** Rules for the values of this version's tables. */
export const VALUE_RULES: readonly ValueRule[] = [
  { table: 'account', column: 'role', choices: ACCOUNT_ROLES },
  { table: 'account_audit', column: 'action', choices: ACCOUNT_ACTIONS },
  { table: 'experience_audit', column: 'action', choices: EXPERIENCE_ACTIONS },
  { table: 'record_audit', column: 'action', choices: AUDIT_ACTIONS },
  ...RECORD_TYPES.flatMap(listRecordRules),
  ...listPageRules(PAGES)
];
