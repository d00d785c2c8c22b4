import { ACCOUNT_ACTIONS, ACCOUNT_ROLES, AUDIT_ACTIONS } from '@site/domain';
import { PAGES } from '@site/layers';
import type { FeaturePage, FieldPage } from '@site/layers';
import { EXPERIENCE_ACTIONS } from '../experiences/experience-trail';
import { readChoices, readPropertyVariants } from '../records/property-schemas';
import type { JsonSchema } from '../records/property-schemas';
import type { RecordType } from '../records/record-type';
import { RECORD_TYPES } from '../records/types';
import type { ValueRule } from '../store/value-checks';

/* What columns may hold, read from where it is said: the schemas of the domain and the pages of the layers. */

/** A property is written into one column where its SQL is the column's name. */
const COLUMN = /^[a-z_0-9]+$/;
/** Kept by the server itself, which is the only one to write them. */
const OWN = ['id', 'created_by', 'version'];

type Bounds = Pick<ValueRule, 'min' | 'max'>;

/** Both ends of a number, or null where one is open in the domain. */
function boundsOf(variants: readonly JsonSchema[]): Bounds | null {
  const numbers = variants.filter(({ type }) => type === 'number' || type === 'integer');
  const min = Math.min(...numbers.map(({ minimum }) => minimum ?? -Infinity));
  const max = Math.max(...numbers.map(({ maximum }) => maximum ?? Infinity));
  const bounds = {
    ...(Number.isFinite(min) ? { min } : {}),
    ...(Number.isFinite(max) ? { max } : {})
  };
  return numbers.length === 0 || Object.keys(bounds).length === 0 ? null : bounds;
}

/** The rules of a kind of record: what its schema in the domain says of its columns. */
function rulesOfRecord(type: RecordType): ValueRule[] {
  const { table, properties } = type;
  const variants = readPropertyVariants(type);
  return Object.entries(properties).flatMap(([name, { kind, sql: column }]): ValueRule[] => {
    if (!COLUMN.test(column) || OWN.includes(column) || name === '_id') return [];
    if (kind === 'number') {
      const bounds = boundsOf(variants[name]!);
      return bounds === null ? [] : [{ table, column, ...bounds }];
    }
    const choices = kind === 'text' || kind === 'texts' ? readChoices(variants[name]!) : null;
    if (choices === null) return [];
    return [{ table, column, choices, ...(kind === 'texts' ? { isList: true } : {}) }];
  });
}

/** The rule of a field of a page, or null where a file may bring anything. */
function ruleOfField(table: string, { kind, column, imported }: FieldPage): ValueRule | null {
  if (column === undefined || imported === undefined) return null;
  const { choices, above, min, max } = imported;
  if (choices) return { table, column, choices, ...(kind === 'texts' ? { isList: true } : {}) };
  if (above === undefined && min === undefined && max === undefined) return null;
  return { table, column, above, min, max };
}

const isRecord = (table: string): boolean => RECORD_TYPES.some((type) => type.table === table);

/** Pages that share a table say the same of a column. */
function rulesOfPages(pages: readonly FeaturePage[]): ValueRule[] {
  const rules = new Map<string, ValueRule>();
  for (const { table, fields } of pages)
    for (const field of Object.values(fields)) {
      const rule = isRecord(table) ? null : ruleOfField(table, field);
      if (rule) rules.set(`${table}.${rule.column}`, rule);
    }
  return [...rules.values()];
}

/** What the columns of this version's tables may hold. */
export const VALUE_RULES: readonly ValueRule[] = [
  { table: 'account', column: 'role', choices: ACCOUNT_ROLES },
  { table: 'account_audit', column: 'action', choices: ACCOUNT_ACTIONS },
  { table: 'experience_audit', column: 'action', choices: EXPERIENCE_ACTIONS },
  { table: 'record_audit', column: 'action', choices: AUDIT_ACTIONS },
  ...RECORD_TYPES.flatMap(rulesOfRecord),
  ...rulesOfPages(PAGES)
];
