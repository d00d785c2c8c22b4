import { Geometry } from 'wkx';
import type { Query } from '../../store/store';
import { readKeyColumns } from '../key-columns';
import type { TableSpec } from '../table-spec';
import { writeRowsSql } from './export-columns';
import type { ExportColumn, ExportGeometry, ExportValue } from './export-columns';
import type { ExportRow } from './export-table';

/** Rows read at a time; only these are in memory. */
const PAGE = 1_000;

interface StoredRow {
  readonly key_: readonly string[];
  /** GeoJSON of a plot, hexadecimal WKB of other geometries. */
  readonly geom_?: ExportGeometry | string | null;
  readonly [column: `c${number}`]: ExportValue;
}

const toGeometry = (stored: StoredRow['geom_']): ExportGeometry | null =>
  typeof stored === 'string'
    ? (Geometry.parse(Buffer.from(stored, 'hex')).toGeoJSON() as ExportGeometry)
    : (stored ?? null);

/**
 * Yields the rows of a dataset by their primary key, page by page: no transaction is open meanwhile, so that nobody
 * waits for an export.
 */
export async function* readExportRows(
  query: Query,
  spec: TableSpec,
  columns: readonly ExportColumn[]
): AsyncGenerator<ExportRow> {
  const key = await readKeyColumns(query, spec.table);
  const names = key.map(({ name }) => `t.${name}`).join(', ');
  const texts = `ARRAY[${key.map(({ name }) => `t.${name}::text`).join(', ')}]`;
  const after = `(${names}) > (${key.map(({ type }, index) => `$${index + 1}::text::${type}`).join(', ')})`;
  const all = writeRowsSql(spec, columns, texts);
  const order = `ORDER BY ${names} LIMIT ${PAGE}`;
  let last: readonly string[] | null = null;
  for (let number = 0; ;) {
    const page: readonly StoredRow[] = await (last === null
      ? query<StoredRow>(`${all} ${order}`)
      : query<StoredRow>(`${all} AND ${after} ${order}`, last));
    for (const row of page) {
      number += 1;
      yield {
        number,
        values: columns.map((_, index) => row[`c${index}`] ?? null),
        geometry: toGeometry(row.geom_)
      };
    }
    if (page.length < PAGE) return;
    last = page[page.length - 1]!.key_;
  }
}
