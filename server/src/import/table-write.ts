import { writeOwnRowsSql, removeDemonstration } from './demonstration';
import { readKeyColumns } from './key-columns';
import { listStoredColumns, writeDirectedSql } from './table-sql';
import { rowTexts } from './texts/row-texts';
import type { Query } from '../store/store';
import type { Report } from './report';
import type { TableSpec } from './table-spec';

/*
 * Compares the rows of a file with the rows of the table and writes the differences. `t` is the table, `r` the
 * file's row.
 */

/**
 * Returns the SQL of a value in the form in which it is compared. The direction of rings and the blanks in a telephone
 * number are no part of the data.
 */
function writeComparableSql(spec: TableSpec, column: string, value: string): string {
  if (spec.columns[column]?.isPhone) return `replace(${value}, ' ', '')`;
  switch (column) {
    case 'geom':
      return writeDirectedSql(value);
    case 'shape':
      return writeDirectedSql(`ST_GeomFromGeoJSON(${value})`);
    default:
      return value;
  }
}

/** Columns with shapes: a geometry, and the GeoJSON of a plot. */
const SHAPES = ['geom', 'shape'];

/** Returns the SQL of a hash of the key. */
function writeKeySql(spec: TableSpec, of: string): string {
  const parts = spec.key.map((column) => {
    const value = writeComparableSql(spec, column, `${of}.${column}`);
    return SHAPES.includes(column) ? `coalesce(encode(${value}, 'hex'), '')` : `coalesce(${value}::text, '')`;
  });
  return `md5(concat_ws(E'\\x1f', ${parts.join(', ')}))`;
}

/** Columns of a reference are staged as text; the table has their own type. */
const writeStoredSql = (spec: TableSpec, column: string): string =>
  spec.references?.some((reference) => reference.column === column && reference.integer)
    ? `r.${column}::integer`
    : `r.${column}`;

/** SQL of the keys of the file's rows and of the table's. */
interface RowKeys {
  readonly ours: string;
  readonly theirs: string;
}

/** Refuses rows with the key of an earlier row of the file, unless the table has as many rows of this key. */
async function refuseTwins(query: Query, spec: TableSpec, keys: RowKeys, report: Report): Promise<void> {
  const twins = await query<{ row_number: number; first: number }>(
    `WITH counted AS (
       SELECT row_number, key, min(row_number) OVER (PARTITION BY key) AS first,
         row_number() OVER (PARTITION BY key ORDER BY row_number) AS nth
       FROM (SELECT row_number, ${keys.ours} AS key FROM import_row AS r) AS keyed
     ), stored AS (
       SELECT ${keys.theirs} AS key, count(*) AS rows FROM ${spec.table} AS t WHERE ${writeOwnRowsSql(spec)} GROUP BY 1
     )
     SELECT row_number, first FROM counted LEFT JOIN stored USING (key)
     WHERE row_number <> first AND nth > coalesce(stored.rows, 0) ORDER BY row_number`
  );
  const same = spec.key.map((column) => spec.columns[column]?.name ?? (column === 'geom' ? 'place' : column));
  for (const { row_number: row, first } of twins)
    report.refuse(row, rowTexts.twin({ unit: report.unit, first, same: same.join(', ') }));
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
  const [ours, theirs] = [writeKeySql(spec, 'r'), writeKeySql(spec, 't')];
  const primary = (await readKeyColumns(query, spec.table)).map(({ name }) => `t.${name}`).join(', ');
  await query('ANALYZE import_row');
  if (!spec.repeats) await refuseTwins(query, spec, { ours, theirs }, report);
  const columns = Object.keys(types).filter((column) => !spec.computed?.[column]?.isDerived);
  const left = columns.map((column) => writeComparableSql(spec, column, writeStoredSql(spec, column)));
  const right = columns.map((column) => writeComparableSql(spec, column, `t.${column}`));
  await query(`
    CREATE TEMPORARY TABLE import_match ON COMMIT DROP AS
    WITH ours AS (SELECT row_number, ${ours} AS key, ${writeNthSql(ours, 'row_number')} AS nth FROM import_row AS r),
      theirs AS (SELECT t.ctid AS place, ${theirs} AS key, ${writeNthSql(theirs, primary)} AS nth
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
