import { writeOwnRowsSql } from '../demonstration';
import { CODE, LGA_CODE, LGA_NAME, STATE_NAME } from '../read-row';
import { writeDirectedSql } from '../table-sql';
import type { Query } from '../../store/store';
import type { FieldSpec } from '../fields';
import type { TableSpec } from '../table-spec';

/* SQL of the rows of a dataset, in the fields by which the importer reads them. `t` is the table. */

/** A value as the store returns it: days as texts. */
export type ExportValue = string | number | boolean | readonly string[] | null;

/** Column of a file: a field of the importer, with the SQL of its value. */
export interface ExportColumn {
  readonly field: FieldSpec;
  readonly sql: string;
}

/** Position, lines or outline as GeoJSON, its outer rings counter-clockwise. */
export type ExportGeometry =
  | { readonly type: 'Point'; readonly coordinates: readonly number[] }
  | { readonly type: 'LineString'; readonly coordinates: readonly (readonly number[])[] }
  | { readonly type: 'MultiLineString'; readonly coordinates: readonly (readonly (readonly number[])[])[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly (readonly number[])[])[] }
  | {
      readonly type: 'MultiPolygon';
      readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
    };

const toColumns = (fields: TableSpec['columns'], writeSql: (column: string) => string): ExportColumn[] =>
  Object.entries(fields).map(([column, field]) => ({ field, sql: writeSql(column) }));

/** Columns of the row of another table that a reference leads to: by a join of their own each. */
const writeReferenceAlias = (column: string): string => `to_${column}`;

function listReferenceColumns({ references = [] }: TableSpec): ExportColumn[] {
  return references.flatMap(({ column, inputs }) =>
    toColumns(inputs, (input) => `${writeReferenceAlias(column)}.${input}`)
  );
}

/** SQL of the code of a row's LGA; null when only its name is stored, or nothing. */
function writeLgaCodeSql({ lga, references = [] }: TableSpec): string | null {
  if (lga?.code !== undefined) return `t.${lga.code}`;
  const reference = references.find(({ exported }) => LGA_CODE in exported);
  return reference ? `${writeReferenceAlias(reference.column)}.${LGA_CODE}` : null;
}

/** Alias of the row of an LGA by the code of a row. */
const NAMED_LGA = 'named_lga';

/** SQL of the code of the only LGA of a name; null of several. */
const writeOnlyCodeSql = (name: string): string =>
  `(SELECT CASE WHEN count(*) = 1 THEN min(same.code) END FROM lga AS same WHERE same.name = ${name})`;

/** Columns that name the LGA of a row: by names, which people read, and by its code where it is certain. */
function listLgaColumns(spec: TableSpec): ExportColumn[] {
  const { lga } = spec;
  if (!lga) return [];
  const code = writeLgaCodeSql(spec);
  const state = lga.state ? `t.${lga.state}` : code && `${NAMED_LGA}.state`;
  const name = lga.name ? `t.${lga.name}` : code && `${NAMED_LGA}.name`;
  const certain = code ?? (name !== null && state === null ? writeOnlyCodeSql(name) : null);
  return [
    ...(state === null ? [] : [{ field: STATE_NAME, sql: state }]),
    ...(name === null ? [] : [{ field: LGA_NAME, sql: name }]),
    ...(certain === null || lga.named ? [] : [{ field: CODE, sql: certain }])
  ];
}

/** Returns the columns of a dataset in a file, without its geometry. */
export function listExportColumns(spec: TableSpec): ExportColumn[] {
  const { exported = {}, inputs = {} } = spec;
  return [
    ...toColumns(spec.columns, (column) => `t.${column}`),
    ...listReferenceColumns(spec),
    ...toColumns(inputs, (input) => exported[input]!),
    ...listLgaColumns(spec)
  ];
}

function writeJoinSql(spec: TableSpec): string {
  const code = spec.lga ? writeLgaCodeSql(spec) : null;
  const joined = (spec.references ?? []).map(({ column, table, value, exported }) => {
    const values = Object.entries(exported).map(([input, sql]) => `${sql} AS ${input}`);
    return `LEFT JOIN LATERAL (SELECT ${values.join(', ')} FROM ${table} AS target WHERE ${value} = t.${column})
      AS ${writeReferenceAlias(column)} ON true`;
  });
  return [
    ...joined,
    ...(code === null ? [] : [`LEFT JOIN lga AS ${NAMED_LGA} ON ${NAMED_LGA}.code = ${code}`])
  ].join(' ');
}

/** SQL of a row's geometry, as GeoJSON of a plot and as hexadecimal WKB of others; null without geometry. */
function writeGeometrySql({ geometry }: TableSpec): string | null {
  if (geometry === 'none') return null;
  return geometry === 'plot' ? 't.shape' : `encode(${writeDirectedSql('t.geom')}, 'hex')`;
}

/** Returns the SQL of all rows of a dataset, up to a condition on `t`. */
export const writeRowsSql = (spec: TableSpec, columns: readonly ExportColumn[], key: string): string => {
  const geometry = writeGeometrySql(spec);
  const values = columns.map(({ sql }, index) => `${sql} AS c${index}`);
  return `SELECT ${[`${key} AS key_`, ...values, ...(geometry === null ? [] : [`${geometry} AS geom_`])].join(', ')}
    FROM ${spec.table} AS t ${writeJoinSql(spec)} WHERE ${writeOwnRowsSql(spec)}`;
};

/** Returns the SQL of the longest text of each column, in bytes of UTF-8. */
export const writeWidthsSql = (spec: TableSpec, columns: readonly ExportColumn[]): string => {
  const widths = columns.map(({ field, sql }, index) => {
    const text = field.sqlType === 'text[]' ? `array_to_string(${sql}, ', ')` : `${sql}::text`;
    return `coalesce(max(octet_length(${text})), 0) AS c${index}`;
  });
  return `SELECT ${widths.join(', ') || '0'} FROM ${spec.table} AS t ${writeJoinSql(spec)} WHERE ${writeOwnRowsSql(spec)}`;
};

/** Returns the number of rows of each dataset, by one statement: many at once would take all connections. */
export async function countExportRows(query: Query, specs: readonly TableSpec[]): Promise<number[]> {
  if (specs.length === 0) return [];
  const counts = specs.map(
    (spec) => `(SELECT count(*) FROM ${spec.table} AS t WHERE ${writeOwnRowsSql(spec)})`
  );
  const [counted] = await query<{ counts: number[] }>(`SELECT ARRAY[${counts.join(', ')}] AS counts`);
  return counted!.counts;
}
