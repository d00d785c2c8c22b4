import { LGAS, toSlug } from '@site/domain';
import { writeLgaAtSql } from '../figures/lga-at';
import { AMBIGUOUS_CELLS } from './column-clues';
import { LGA_CODE, STATE_NAMED } from './read-row';
import { listInputs } from './table-spec';
import { NO_TEXT } from './texts/import-text';
import { placeTexts } from './texts/place-texts';
import { rowTexts } from './texts/row-texts';
import type { Query } from '../store/store';
import type { Report } from './report';
import type { ReferenceColumn, TableSpec } from './table-spec';
import type { ImportText } from './texts/import-text';

/* SQL steps of the engine on the rows of a file in the temporary table `import_row`. */

/** Returns the columns that a dataset writes, with their types. */
export function listStoredColumns(spec: TableSpec): Record<string, string> {
  const { lga = {}, columns, references = [], fixed = {}, computed = {} } = spec;
  const places = [lga.code, lga.name, lga.state, lga.nameSlug, lga.stateSlug].filter(
    (name) => name !== undefined
  );
  return {
    ...Object.fromEntries(Object.entries(columns).map(([column, { sqlType }]) => [column, sqlType])),
    ...Object.fromEntries(places.map((column) => [column, 'text'])),
    ...Object.fromEntries(references.map(({ column }) => [column, 'text'])),
    ...Object.fromEntries(Object.keys(fixed).map((column) => [column, 'text'])),
    ...Object.fromEntries(Object.entries(computed).map(([column, { type }]) => [column, type])),
    ...(spec.geometry === 'plot' ? { shape: 'jsonb' } : {}),
    ...(['point', 'line', 'polygon'].includes(spec.geometry) ? { geom: 'geometry' } : {})
  };
}

/** Returns the columns of the temporary table: the stored ones, the inputs, the code of the LGA. */
export const listStagedColumns = (spec: TableSpec): Record<string, string> => ({
  row_number: 'integer',
  [AMBIGUOUS_CELLS]: 'jsonb',
  ...listStoredColumns(spec),
  ...Object.fromEntries(Object.entries(listInputs(spec)).map(([column, { sqlType }]) => [column, sqlType])),
  ...(spec.lga ? { [LGA_CODE]: 'text', [STATE_NAMED]: 'text' } : {})
});

const writeColumnTypes = (columns: Record<string, string>): string =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');

export const createStage = (spec: TableSpec): string =>
  `CREATE TEMPORARY TABLE import_row (${writeColumnTypes(listStagedColumns(spec))}) ON COMMIT DROP`;

export function fillStage(spec: TableSpec): string {
  const columns = listStagedColumns(spec);
  const names = Object.keys(columns).join(', ');
  return `INSERT INTO import_row (${names}) SELECT ${names} FROM json_to_recordset($1::text::json) AS r (${writeColumnTypes(columns)})`;
}

/**
 * Returns the SQL of a shape as WKB, outlines counter-clockwise: a shapefile has other directions than GeoJSON.
 * PostGIS turns lines round, too, whose direction is data.
 */
export const writeDirectedSql = (shape: string): string =>
  `ST_AsBinary(CASE WHEN ST_Dimension(${shape}) = 2 THEN ST_ForcePolygonCCW(${shape}) ELSE ${shape} END)`;

interface RefusedRow {
  readonly row_number: number;
  readonly shown?: string;
}

/** Deletes rows from the stage and refuses them in the report. */
async function refuseRows(
  query: Query,
  report: Report,
  condition: string,
  why: (row: RefusedRow) => [message: ImportText, field: string]
): Promise<void> {
  const rows = await query<RefusedRow>(
    `DELETE FROM import_row AS r WHERE ${condition} RETURNING r.row_number`
  );
  for (const row of rows) report.refuse(row.row_number, ...why(row));
}

/** Makes crossing outlines valid and reports it; a row whose outline becomes empty is refused. */
export async function mendPolygons(query: Query, spec: TableSpec, report: Report): Promise<void> {
  const label = spec.label ?? `''`;
  await refuseRows(
    query,
    report,
    `NOT ST_IsValid(geom) AND ST_IsValidReason(geom) LIKE 'Hole lies outside%'`,
    () => [placeTexts.holeOutside, 'geometry']
  );
  const faults = await query<{ row_number: number; label: string; fault: string }>(
    `SELECT row_number, ${label} AS label, ST_IsValidReason(geom) AS fault
     FROM import_row AS r WHERE NOT ST_IsValid(geom) ORDER BY row_number`
  );
  if (faults.length === 0) return;
  // Shells are united and holes cut out of them; the other method would fill a hole that leaves its shell.
  await query(
    `UPDATE import_row SET geom = ST_Multi(ST_CollectionExtract(ST_MakeValid(geom, 'method=structure keepcollapsed=false'), 3))
     WHERE NOT ST_IsValid(geom)`
  );
  const gone = await query<RefusedRow>('DELETE FROM import_row WHERE ST_IsEmpty(geom) RETURNING row_number');
  const empty = new Set(gone.map(({ row_number: row }) => row));
  for (const { row_number: row, label: name, fault } of faults) {
    const whose = name ? placeTexts.whose({ name }) : NO_TEXT;
    if (empty.has(row)) report.refuse(row, placeTexts.nothingLeft({ whose, fault }), 'geometry');
    else if (fault.startsWith('Nested shells')) report.repair(row, placeTexts.nested({ whose, fault }));
    else report.repair(row, placeTexts.crossed({ whose, fault }));
  }
}

/** Sets each row's LGA, from its name or its position. */
export async function fillLgas(query: Query, spec: TableSpec, report: Report): Promise<void> {
  const { lga } = spec;
  if (!lga) return;
  if (!lga.named) {
    if (spec.geometry === 'point' || spec.geometry === 'polygon')
      await query(
        `UPDATE import_row AS r SET ${LGA_CODE} = (SELECT code FROM (${writeLgaAtSql('ST_PointOnSurface(r.geom)')}) AS place)
         WHERE ${LGA_CODE} IS NULL AND geom IS NOT NULL`
      );
    await refuseRows(query, report, `${LGA_CODE} IS NULL`, () => [rowTexts.inNoLga, 'lga']);
    if (lga.code)
      await refuseRows(query, report, `NOT EXISTS (SELECT 1 FROM lga WHERE lga.code = ${LGA_CODE})`, () => [
        rowTexts.lgaWithoutBoundary,
        'lga'
      ]);
  }
  const taken = Object.entries({
    code: lga.code,
    name: lga.name,
    state: lga.state,
    name_slug: lga.nameSlug,
    state_slug: lga.stateSlug
  }).filter(([, column]) => column !== undefined);
  if (taken.length === 0) return;
  const facts = LGAS.map(({ code, name, state }) => ({
    code,
    name,
    state,
    name_slug: toSlug(name),
    state_slug: toSlug(state)
  }));
  await query(
    `UPDATE import_row AS r SET ${taken.map(([fact, column]) => `${column} = fact.${fact}`).join(', ')}
     FROM json_to_recordset($1::text::json)
       AS fact (code text, name text, state text, name_slug text, state_slug text)
     WHERE fact.code = r.${LGA_CODE}`,
    [JSON.stringify(facts)]
  );
}

/** Finds the rows of other tables that the file refers to. */
export async function fillReferences(query: Query, spec: TableSpec, report: Report): Promise<void> {
  for (const reference of spec.references ?? []) await fillReference(query, reference, report);
}

async function fillReference(query: Query, reference: ReferenceColumn, report: Report): Promise<void> {
  const { column, table, value, match, shown, field, none, several, optional = 'false' } = reference;
  const found = match
    .map(
      ({ when, on }) =>
        `SELECT r.row_number, ${shown} AS shown, count(target.*) AS n, min(${value})::text AS value
         FROM import_row AS r LEFT JOIN ${table} AS target ON ${on}
         WHERE ${when} AND NOT (${optional}) GROUP BY r.row_number, shown`
    )
    .join(' UNION ALL ');
  await query(`CREATE TEMPORARY TABLE import_found ON COMMIT DROP AS ${found}`);
  await query(
    `UPDATE import_row AS r SET ${column} = f.value FROM import_found f WHERE f.row_number = r.row_number AND f.n = 1`
  );
  const wrong = await query<{ row_number: number; shown: string | null; n: number }>(
    'SELECT row_number, shown, n FROM import_found WHERE n <> 1 ORDER BY row_number'
  );
  for (const { row_number: row, shown: said, n } of wrong) {
    const problem = n === 0 ? none : rowTexts.severalReferences({ count: n, advice: several });
    report.refuse(row, rowTexts.reference({ shown: said ?? '', problem }), field);
  }
  await query(
    'DELETE FROM import_row WHERE row_number IN (SELECT row_number FROM import_found WHERE n <> 1)'
  );
  await query('DROP TABLE import_found');
}

/** Fills the fixed and the computed columns. */
export async function fillComputed(query: Query, { computed = {}, fixed = {} }: TableSpec): Promise<void> {
  const fixedValues = Object.values(fixed);
  const made = [
    ...Object.keys(fixed).map((column, index) => `${column} = $${index + 1}`),
    ...Object.entries(computed).map(([column, { sql }]) => `${column} = ${sql}`)
  ];
  if (made.length > 0) await query(`UPDATE import_row AS r SET ${made.join(', ')}`, fixedValues);
}
