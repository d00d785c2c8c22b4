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
function joinSql(parts: TemplateStringsArray, ...values: readonly Sql[]): Sql {
  return values.includes(null) ? null : String.raw({ raw: parts }, ...values);
}

const writeIdentifier = (name: string): Sql =>
  IDENTIFIER.test(name) && !RESERVED.includes(name.toUpperCase()) ? name : null;

/** Quotes a text; null for a text with a NUL character, which no database stores. */
const writeTextLiteral = (text: string): Sql =>
  text.includes('\0') ? null : `'${text.replace(/'/g, "''")}'`;

function writeLiteral(value: WhereValue): Sql {
  if (typeof value === 'string') return writeTextLiteral(value);
  return Number.isFinite(value) ? String(value) : null;
}

// Both sides are in upper case, since services compare texts case-sensitively.
const writeEqualsSql = (field: string, text: string): Sql =>
  joinSql`UPPER(${writeIdentifier(field)}) = ${writeTextLiteral(text.toUpperCase())}`;

function writeContainsSql(field: string, text: string): Sql {
  const wanted = text.toUpperCase();
  const pattern = wanted.replace(/[!%_]/g, `${ESCAPE}$&`);
  const escape = pattern === wanted ? '' : ` ESCAPE '${ESCAPE}'`;
  return joinSql`UPPER(${writeIdentifier(field)}) LIKE ${writeTextLiteral(`%${pattern}%`)}${escape}`;
}

/** Returns the instant at which a day begins in Lagos, in UTC as services read it. */
function writeTimestamp(day: string): Sql {
  const instant = startOfDay(day);
  return instant === null
    ? null
    : `TIMESTAMP '${new Date(instant).toISOString().slice(0, 19).replace('T', ' ')}'`;
}

const writeDayLiteral = (day: string): Sql => (isIsoDay(day) ? writeTextLiteral(day) : null);

function writeDaysSql({ field, fieldType, first, last }: Extract<Where, { kind: 'days' }>): Sql {
  const dayAfter = addDays(last, 1);
  const write = fieldType === 'date' ? writeTimestamp : writeDayLiteral;
  const name = writeIdentifier(field);
  return joinSql`${name} >= ${write(first)} AND ${name} < ${dayAfter && write(dayAfter)}`;
}

function writeJoinedSql(terms: readonly Where[], word: 'AND' | 'OR'): Sql {
  if (terms.length === 0) return word === 'AND' ? ALWAYS : NEVER;
  const written = terms.map((term) => joinSql`(${writeWhereSql(term)})`);
  return written.includes(null) ? null : written.join(` ${word} `);
}

function writeInListSql(field: string, values: readonly WhereValue[]): Sql {
  if (values.length === 0) return writeIdentifier(field) && NEVER;
  const written = values.map(writeLiteral);
  return written.includes(null) ? null : joinSql`${writeIdentifier(field)} IN (${written.join(', ')})`;
}

function writeComparisonSql({ field, operator, value }: Extract<Where, { kind: 'compare' }>): Sql {
  const known = COMPARISON_OPERATORS.includes(operator) ? operator : null;
  return joinSql`${writeIdentifier(field)} ${known} ${writeLiteral(value)}`;
}

/**
 * Returns the tree as the text of a `where`. Texts are quoted with their quotes doubled, wildcards in a
 * searched text are escaped with '!', field names are plain identifiers. Null for a tree that cannot be
 * written: an invalid field name or operator, a number that is not finite, a day that does not exist, a text
 * with a NUL character. Source: section 5 "Raw material query".
 * @example writeWhereSql({ kind: 'compare', field: 'lga', operator: '=', value: "O'Brien" }) → "lga = 'O''Brien'"
 * @example writeWhereSql({ kind: 'contains', field: 'supplierName', text: '50%' }) → "UPPER(supplierName) LIKE '%50!%%' ESCAPE '!'"
 * @example writeWhereSql({ kind: 'days', field: 'date', fieldType: 'date', first: '2024-05-01', last: '2024-05-01' }) → "date >= TIMESTAMP '2024-04-30 23:00:00' AND date < TIMESTAMP '2024-05-01 23:00:00'"
 */
export function writeWhereSql(tree: Where): string | null {
  switch (tree.kind) {
    case 'everything':
      return ALWAYS;
    case 'nothing':
      return NEVER;
    case 'and':
      return writeJoinedSql(tree.terms, 'AND');
    case 'or':
      return writeJoinedSql(tree.terms, 'OR');
    case 'compare':
      return writeComparisonSql(tree);
    case 'in':
      return writeInListSql(tree.field, tree.values);
    case 'contains':
      return writeContainsSql(tree.field, tree.text);
    case 'reads':
      return writeEqualsSql(tree.field, tree.text);
    case 'isNull':
      return joinSql`${writeIdentifier(tree.field)} IS NULL`;
    case 'days':
      return writeDaysSql(tree);
  }
}
