/**
 * Conversion of a where-tree to ArcGIS SQL-92 (standardised queries). Source: section 5 (quotes in text filters
 * are escaped).
 */
import { addDays, isIsoDay, startOfDay } from '../time/lagos';
import { COMPARISON_OPERATORS } from './where-tree';
import type { Where, WhereValue } from './where-tree';

const IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Keywords of the conditions; as a field name they would change the meaning of a query. */
const RESERVED: readonly string[] = ['AND', 'OR', 'NOT', 'IN', 'LIKE', 'BETWEEN', 'IS', 'NULL', 'ESCAPE'];

const ALWAYS = '1=1';
const NEVER = '1=0';
const ESCAPE = '!';

type Sql = string | null;

/** Joins parts; null when one of them cannot be written. */
function sql(parts: TemplateStringsArray, ...values: readonly Sql[]): Sql {
  return values.includes(null) ? null : String.raw({ raw: parts }, ...values);
}

const identifier = (name: string): Sql =>
  IDENTIFIER.test(name) && !RESERVED.includes(name.toUpperCase()) ? name : null;

/** Quotes a text; null for a text with a NUL character, which no database stores. */
const textLiteral = (text: string): Sql => (text.includes('\0') ? null : `'${text.replace(/'/g, "''")}'`);

function literal(value: WhereValue): Sql {
  if (typeof value === 'string') return textLiteral(value);
  return Number.isFinite(value) ? String(value) : null;
}

// Both sides are in upper case, since services compare texts case-sensitively.
const reads = (field: string, text: string): Sql =>
  sql`UPPER(${identifier(field)}) = ${textLiteral(text.toUpperCase())}`;

function contains(field: string, text: string): Sql {
  const wanted = text.toUpperCase();
  const pattern = wanted.replace(/[!%_]/g, `${ESCAPE}$&`);
  const escape = pattern === wanted ? '' : ` ESCAPE '${ESCAPE}'`;
  return sql`UPPER(${identifier(field)}) LIKE ${textLiteral(`%${pattern}%`)}${escape}`;
}

/** Returns the instant at which a day begins in Lagos, in UTC as services read it. */
function timestamp(day: string): Sql {
  const instant = startOfDay(day);
  return instant === null
    ? null
    : `TIMESTAMP '${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')}'`;
}

const dayLiteral = (day: string): Sql => (isIsoDay(day) ? textLiteral(day) : null);

function days({ field, fieldType, first, last }: Extract<Where, { kind: 'days' }>): Sql {
  const dayAfter = addDays(last, 1);
  const write = fieldType === 'date' ? timestamp : dayLiteral;
  const name = identifier(field);
  return sql`${name} >= ${write(first)} AND ${name} < ${dayAfter && write(dayAfter)}`;
}

function joined(terms: readonly Where[], word: 'AND' | 'OR'): Sql {
  if (terms.length === 0) return word === 'AND' ? ALWAYS : NEVER;
  const written = terms.map((term) => sql`(${whereSql(term)})`);
  return written.includes(null) ? null : written.join(` ${word} `);
}

function inList(field: string, values: readonly WhereValue[]): Sql {
  if (values.length === 0) return identifier(field) && NEVER;
  const written = values.map(literal);
  return written.includes(null) ? null : sql`${identifier(field)} IN (${written.join(', ')})`;
}

function comparison({ field, operator, value }: Extract<Where, { kind: 'compare' }>): Sql {
  const known = COMPARISON_OPERATORS.includes(operator) ? operator : null;
  return sql`${identifier(field)} ${known} ${literal(value)}`;
}

/**
 * Returns the tree as the text of a `where`. Texts are quoted with their quotes doubled, wildcards in a
 * searched text are escaped with '!', field names are plain identifiers. Null for a tree that cannot be
 * written: an invalid field name or operator, a number that is not finite, a day that does not exist, a text
 * with a NUL character. Source: section 5 "Raw material query".
 * @example whereSql({ kind: 'compare', field: 'lga', operator: '=', value: "O'Brien" }) → "lga = 'O''Brien'"
 * @example whereSql({ kind: 'contains', field: 'supplierName', text: '50%' }) → "UPPER(supplierName) LIKE '%50!%%' ESCAPE '!'"
 * @example whereSql({ kind: 'days', field: 'date', fieldType: 'date', first: '2024-05-01', last: '2024-05-01' }) → "date >= TIMESTAMP '2024-04-30 23:00:00' AND date < TIMESTAMP '2024-05-01 23:00:00'"
 */
export function whereSql(tree: Where): string | null {
  switch (tree.kind) {
    case 'everything':
      return ALWAYS;
    case 'nothing':
      return NEVER;
    case 'and':
      return joined(tree.terms, 'AND');
    case 'or':
      return joined(tree.terms, 'OR');
    case 'compare':
      return comparison(tree);
    case 'in':
      return inList(tree.field, tree.values);
    case 'contains':
      return contains(tree.field, tree.text);
    case 'reads':
      return reads(tree.field, tree.text);
    case 'isNull':
      return sql`${identifier(tree.field)} IS NULL`;
    case 'days':
      return days(tree);
  }
}
