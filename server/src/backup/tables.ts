import type { Query } from '../store/store';

/*
 * The parts of a database that belong to this server: everything in its schema except the parts of extensions.
 */

/** The list of applied migrations: a backup has them in its head, and a restore applies them. */
const NOT_DATA = 'migration';

const writeOwnSql = (catalog: string): string =>
  `NOT EXISTS (SELECT 1 FROM pg_depend AS e WHERE e.classid = '${catalog}'::regclass AND e.objid = own.oid AND e.deptype = 'e')`;

interface TableRelation {
  readonly name: string;
  /** Tables that it refers to. */
  readonly parents: readonly string[];
}

const RELATIONS_SQL = `
  SELECT own.relname::text AS name, coalesce(array_agg(DISTINCT parent.relname::text)
      FILTER (WHERE parent.oid IS NOT NULL AND parent.oid <> own.oid), '{}') AS parents
  FROM pg_class AS own
    LEFT JOIN pg_constraint AS key ON key.conrelid = own.oid AND key.contype = 'f'
    LEFT JOIN pg_class AS parent ON parent.oid = key.confrelid
  WHERE own.relkind = 'r' AND own.relpersistence = 'p' AND own.relnamespace = current_schema()::regnamespace
    AND own.relname <> '${NOT_DATA}' AND ${writeOwnSql('pg_class')}
    AND coalesce(obj_description(own.oid, 'pg_class'), '') NOT LIKE 'derived%'
  GROUP BY own.oid, own.relname ORDER BY own.relname`;

/**
 * Returns the names of the tables with data, each after the tables that its rows refer to. Tables whose comment
 * begins with 'derived' are omitted: triggers fill them from the others.
 */
export async function listDataTables(query: Query): Promise<string[]> {
  const left = [...(await query<TableRelation>(RELATIONS_SQL))];
  const sorted: string[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ parents }) => parents.every((parent) => sorted.includes(parent)));
    if (next < 0)
      throw new Error(`Tables refer to each other in a cycle: ${left.map(({ name }) => name).join(', ')}.`);
    sorted.push(...left.splice(next, 1).map(({ name }) => name));
  }
  return sorted;
}

/** Counts the rows of each table. */
export async function countRows(query: Query, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables)
    counts[table] = (await query<{ n: number }>(`SELECT count(*) AS n FROM "${table}"`))[0]!.n;
  return counts;
}

/** A sequence: its last number, and whether that number was used. */
export interface Counter {
  readonly name: string;
  readonly last: number;
  readonly called: boolean;
}

export async function readCounters(query: Query): Promise<Counter[]> {
  const names = await query<{ name: string }>(
    `SELECT own.relname::text AS name FROM pg_class AS own
     WHERE own.relkind = 'S' AND own.relnamespace = current_schema()::regnamespace AND ${writeOwnSql('pg_class')} ORDER BY 1`
  );
  const counters: Counter[] = [];
  for (const { name } of names) {
    const { last, called } = (
      await query<Counter>(`SELECT last_value AS last, is_called AS called FROM "${name}"`)
    )[0]!;
    counters.push({ name, last, called });
  }
  return counters;
}

const DROPS_SQL = `
  SELECT format('DROP TABLE IF EXISTS %I CASCADE', own.relname) AS drop FROM pg_class AS own
  WHERE own.relkind = 'r' AND own.relpersistence = 'p' AND own.relnamespace = current_schema()::regnamespace
    AND ${writeOwnSql('pg_class')}
  UNION ALL
  SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', own.oid::regprocedure) FROM pg_proc AS own
  WHERE own.pronamespace = current_schema()::regnamespace AND own.prokind = 'f' AND ${writeOwnSql('pg_proc')}
  UNION ALL
  SELECT format('DROP TYPE IF EXISTS %I CASCADE', own.typname) FROM pg_type AS own
  WHERE own.typnamespace = current_schema()::regnamespace AND own.typtype = 'e' AND ${writeOwnSql('pg_type')}`;

/**
 * Removes everything that belongs to this server, so that the migrations can create it again. Extensions
 * remain.
 */
export async function dropEverything(query: Query): Promise<void> {
  for (const { drop } of await query<{ drop: string }>(DROPS_SQL)) await query(drop);
}
