import type { Query, Store } from './store';

/*
 * The domain and the pages of the layers define the allowed values of columns, not a migration: at startup the
 * check constraints of the database are updated to match. See
 * docs/decisions/0031-derive-check-constraints-from-the-domain.md.
 */

/** Allowed values of a column. Null is always allowed here; the table decides whether a column may be empty. */
export interface ValueRule {
  readonly table: string;
  readonly column: string;
  /** Allowed values; for a list of texts, allowed entries. */
  readonly choices?: readonly string[];
  /** The column contains a list of texts. */
  readonly isList?: true;
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
}

/** A value that violates its rule: it is older than the rule, or was written past the checks. */
export interface RuleViolation {
  readonly table: string;
  /** Its primary key. */
  readonly id: string;
  readonly column: string;
  /** The value, truncated when it is long. */
  readonly value: string;
}

/** Prefix of the names of these constraints; constraints of migrations have other names. */
const PREFIX = 'value_';
/** Advisory lock that serializes processes that start together; an arbitrary number that no other lock uses. */
const ADVISORY_LOCK = 7_463_002;
/** Maximum number of invalid values listed per column. */
const MAX_LISTED_VIOLATIONS = 20;
const MAX_VALUE_LENGTH = 60;

const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const quoteLiteral = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const toConstraintName = ({ column }: ValueRule): string => `${PREFIX}${column}`;

/** SQL that is true or null for an allowed value. NaN and infinity are never allowed. */
export function writeCheckSql({ column, choices, isList, above, min, max }: ValueRule): string {
  const name = quoteIdentifier(column);
  if (choices) {
    const list = `ARRAY[${choices.map(quoteLiteral).join(', ')}]::text[]`;
    return isList ? `${name} <@ ${list}` : `${name} = ANY (${list})`;
  }
  return [
    ...(above === undefined ? [] : [`${name} > ${above}`]),
    ...(min === undefined ? [] : [`${name} >= ${min}`]),
    `${name} ${max === undefined ? "< 'Infinity'::float8" : `<= ${max}`}`
  ].join(' AND ');
}

/** Returns the rules whose columns exist: a page may read a view, and a test database may lack a table. */
async function findApplicableRules(query: Query, rules: readonly ValueRule[]): Promise<ValueRule[]> {
  const columns = await query<{ name: string }>(
    `SELECT own.relname || '.' || attname AS name FROM pg_attribute JOIN pg_class AS own ON own.oid = attrelid
      WHERE own.relkind = 'r' AND own.relnamespace = current_schema()::regnamespace AND attnum > 0 AND NOT attisdropped`
  );
  const known = new Set(columns.map(({ name }) => name));
  return rules.filter(({ table, column }) => known.has(`${table}.${column}`));
}

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly validated: boolean;
  /** SQL that the constraint was created from; the database stores a rewritten form. */
  readonly check: string | null;
}

const CONSTRAINTS = `
  SELECT own.relname::text AS table, con.conname::text AS name, con.convalidated AS validated,
         obj_description(con.oid, 'pg_constraint') AS check
    FROM pg_constraint AS con JOIN pg_class AS own ON own.oid = con.conrelid
   WHERE con.contype = 'c' AND own.relnamespace = current_schema()::regnamespace AND con.conname LIKE '${PREFIX.replace('_', '\\_')}%'
   ORDER BY 1, 2`;

async function updateConstraints(query: Query, rules: readonly ValueRule[]): Promise<void> {
  const there = await query<Constraint>(CONSTRAINTS);
  const isRight = (rule: ValueRule, { table, name, check }: Constraint) =>
    rule.table === table && toConstraintName(rule) === name && writeCheckSql(rule) === check;
  for (const constraint of there)
    if (!rules.some((rule) => isRight(rule, constraint)))
      await query(
        `ALTER TABLE ${quoteIdentifier(constraint.table)} DROP CONSTRAINT ${quoteIdentifier(constraint.name)}`
      );
  for (const rule of rules) {
    if (there.some((constraint) => isRight(rule, constraint))) continue;
    const [table, name, check] = [
      quoteIdentifier(rule.table),
      quoteIdentifier(toConstraintName(rule)),
      writeCheckSql(rule)
    ];
    await query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${check}) NOT VALID`);
    await query(`COMMENT ON CONSTRAINT ${name} ON ${table} IS ${quoteLiteral(check)}`);
  }
}

const writeKeySql = async (query: Query, table: string): Promise<string> => {
  const columns = await query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
      WHERE indrelid = to_regclass($1) AND indisprimary ORDER BY attnum`,
    [quoteIdentifier(table)]
  );
  return columns.length === 0
    ? 'ctid::text'
    : `concat_ws(', ', ${columns.map(({ name }) => name).join(', ')})`;
};

async function findViolations(query: Query, rule: ValueRule): Promise<RuleViolation[]> {
  const { table, column } = rule;
  const rows = await query<{ id: string; value: string }>(
    `SELECT ${await writeKeySql(query, table)} AS id, left(${quoteIdentifier(column)}::text, ${MAX_VALUE_LENGTH}) AS value
       FROM ${quoteIdentifier(table)} WHERE (${writeCheckSql(rule)}) IS FALSE ORDER BY 1 LIMIT ${MAX_LISTED_VIOLATIONS}`
  );
  return rows.map(({ id, value }) => ({ table, id, column, value }));
}

/**
 * Updates the check constraints of the database to the rules. Existing rows stay, whatever they contain (NOT
 * VALID); the first invalid values of each column are returned. Without invalid values the constraint is
 * validated, and the rows are not read again at the next start.
 */
export async function applyValueRules(
  store: Pick<Store, 'transaction'>,
  rules: readonly ValueRule[]
): Promise<RuleViolation[]> {
  return store.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    const wanted = await findApplicableRules(query, rules);
    await updateConstraints(query, wanted);
    const open = (await query<Constraint>(CONSTRAINTS)).filter(({ validated }) => !validated);
    const odd: RuleViolation[] = [];
    for (const { table, name } of open) {
      const rule = wanted.find((one) => one.table === table && toConstraintName(one) === name) as ValueRule;
      const found = await findViolations(query, rule);
      if (found.length === 0)
        await query(`ALTER TABLE ${quoteIdentifier(table)} VALIDATE CONSTRAINT ${quoteIdentifier(name)}`);
      odd.push(...found);
    }
    return odd;
  });
}

/**
 * Returns for each table with invalid values the SQL condition of the valid rows. Other rows cannot be updated
 * in passing, because the database checks the whole row.
 */
export function findValidRowsSql(
  rules: readonly ValueRule[],
  odd: readonly RuleViolation[]
): ReadonlyMap<string, string> {
  const sound = new Map<string, string>();
  for (const rule of rules) {
    if (!odd.some(({ table, column }) => table === rule.table && column === rule.column)) continue;
    const before = sound.get(rule.table);
    const check = `(${writeCheckSql(rule)}) IS NOT FALSE`;
    sound.set(rule.table, before === undefined ? check : `${before} AND ${check}`);
  }
  return sound;
}

/** Formats an invalid value as a line for the database's operator. */
export const formatViolation = ({ table, id, column, value }: RuleViolation): string =>
  `Table ${table}, row ${id}: ${column} contains '${value}', which is not allowed.`;
