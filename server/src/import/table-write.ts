import { writeOwnRowsSql, removeDemonstration } from './demonstration';
import { listStoredColumns } from './table-sql';
import type { Query } from '../store/store';
import type { Report } from './report';
import type { TableSpec } from './table-spec';

/*
 * Compares the rows of a file with the rows of the table and writes the differences. `t` is the table, `r` the
 * file's row.
 */

const writeComparableSql = (column: string, type: string, of: string): string =>
  type === 'geometry' ? `ST_AsBinary(${of}.${column})` : `${of}.${column}`;

/** Returns the SQL of a hash of the key. */
function writeKeySql(spec: TableSpec, types: Record<string, string>, of: string): string {
  const parts = spec.key.map((column) =>
    types[column] === 'geometry'
      ? `coalesce(encode(ST_AsBinary(${of}.${column}), 'hex'), '')`
      : `coalesce(${of}.${column}::text, '')`
  );
  return `md5(concat_ws(E'\\x1f', ${parts.join(', ')}))`;
}

/** Columns of a reference are staged as text; the table has their own type. */
const writeStoredSql = (spec: TableSpec, column: string): string =>
  spec.references?.some((reference) => reference.column === column && reference.integer)
    ? `r.${column}::integer`
    : `r.${column}`;

async function refuseTwins(query: Query, spec: TableSpec, key: string, report: Report): Promise<void> {
  const twins = await query<{ row_number: number; first: number }>(
    `SELECT row_number, first FROM (
       SELECT row_number, min(row_number) OVER (PARTITION BY ${key}) AS first FROM import_row AS r
     ) AS counted WHERE row_number <> first ORDER BY row_number`
  );
  const same = spec.key.map((column) => spec.columns[column]?.name ?? (column === 'geom' ? 'place' : column));
  for (const { row_number: row, first } of twins)
    report.refuse(row, `${report.unit} ${first} has the same ${same.join(', ')}; keep one of them`);
  if (twins.length > 0)
    await query('DELETE FROM import_row WHERE row_number = ANY($1::integer[])', [
      twins.map(({ row_number: row }) => row)
    ]);
}

const writeNthSql = (key: string, order: string): string =>
  `row_number() OVER (PARTITION BY ${key} ORDER BY ${order})`;

/** Matches rows of the file with rows of the table (`place`), and marks the ones that are the same. */
async function matchRows(query: Query, spec: TableSpec, report: Report): Promise<void> {
  const types = listStoredColumns(spec);
  const [ours, theirs] = [writeKeySql(spec, types, 'r'), writeKeySql(spec, types, 't')];
  await query('ANALYZE import_row');
  if (!spec.repeats) await refuseTwins(query, spec, ours, report);
  const columns = Object.entries(types);
  const left = columns.map(([column, type]) =>
    type === 'geometry' ? writeComparableSql(column, type, 'r') : writeStoredSql(spec, column)
  );
  const right = columns.map(([column, type]) => writeComparableSql(column, type, 't'));
  await query(`
    CREATE TEMPORARY TABLE import_match ON COMMIT DROP AS
    WITH ours AS (SELECT row_number, ${ours} AS key, ${writeNthSql(ours, 'row_number')} AS nth FROM import_row AS r),
      theirs AS (SELECT t.ctid AS place, ${theirs} AS key, ${writeNthSql(theirs, 't.ctid')} AS nth
                 FROM ${spec.table} AS t WHERE ${writeOwnRowsSql(spec)})
    SELECT ours.row_number, theirs.place,
      theirs.place IS NOT NULL AND (${left.join(', ')}) IS NOT DISTINCT FROM (${right.join(', ')}) AS same
    FROM ours JOIN import_row AS r ON r.row_number = ours.row_number
      LEFT JOIN theirs ON theirs.key = ours.key AND theirs.nth = ours.nth
      LEFT JOIN ${spec.table} AS t ON t.ctid = theirs.place`);
  const [counts] = await query<{ created: number; updated: number; unchanged: number }>(
    `SELECT count(*) FILTER (WHERE place IS NULL) AS created, count(*) FILTER (WHERE place IS NOT NULL AND NOT same) AS updated,
       count(*) FILTER (WHERE same) AS unchanged FROM import_match`
  );
  Object.assign(report, counts);
}

/** Writes the staged rows: inserts new rows, updates changed ones, and leaves the same ones untouched. */
export async function writeRows(query: Query, spec: TableSpec, report: Report): Promise<void> {
  await matchRows(query, spec, report);
  if (spec.before) await spec.before(query, report);
  await removeDemonstration(query, spec, report);
  const columns = Object.keys(listStoredColumns(spec));
  const values = columns.map((column) => writeStoredSql(spec, column));
  const touched = [
    ...columns.map((column, index) => `${column} = ${values[index]}`),
    ...(spec.isRecord ? ['updated_at = now()', 'version = t.version + 1'] : []),
    ...(spec.onUpdate ? [spec.onUpdate] : [])
  ];
  if (report.updated > 0)
    await query(
      `UPDATE ${spec.table} AS t SET ${touched.join(', ')}
       FROM import_row AS r JOIN import_match AS m ON m.row_number = r.row_number
       WHERE t.ctid = m.place AND NOT m.same`
    );
  if (report.created > 0)
    await query(
      `INSERT INTO ${spec.table} (${columns.join(', ')})
       SELECT ${values.join(', ')} FROM import_row AS r JOIN import_match AS m ON m.row_number = r.row_number
       WHERE m.place IS NULL ORDER BY r.row_number`
    );
  if (report.changed && spec.following) await spec.following(query, report);
}
