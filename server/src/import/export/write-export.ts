import { stat } from 'node:fs/promises';
import type { ExportFormat } from '@site/domain';
import type { Query } from '../../store/store';
import type { RowDataset } from './row-dataset';
import { listExportColumns, writeWidthsSql } from './export-columns';
import { ExportRefusal } from './export-refusal';
import type { WriteTable } from './export-table';
import { readExportRows } from './read-export-rows';
import { writeCsv } from './write-csv';
import { writeGeojson } from './write-geojson';
import { writeGpkg } from './write-gpkg';
import { writeShapefile } from './write-shapefile';
import { writeXlsx } from './write-xlsx';

const WRITERS: Readonly<Record<ExportFormat, WriteTable>> = {
  csv: writeCsv,
  xlsx: writeXlsx,
  geojson: writeGeojson,
  gpkg: writeGpkg,
  shapefile: writeShapefile
};

/** Time of the last import of a table, or null. */
const readVersion = async (query: Query, table: string): Promise<number | null> =>
  (
    await query<{ at: Date }>('SELECT imported_at AS at FROM dataset_source WHERE dataset = $1', [table])
  )[0]?.at.getTime() ?? null;

/** A file that was written. */
export interface WrittenExport {
  readonly rows: number;
  readonly bytes: number;
}

/**
 * Writes the rows of a dataset to a file that the importer reads back without a change.
 * @throws ExportRefusal when there are no rows, the format cannot carry them, or they were imported again meanwhile.
 */
export async function writeExport(
  query: Query,
  { name, title, spec }: RowDataset,
  format: ExportFormat,
  path: string
): Promise<WrittenExport> {
  const columns = listExportColumns(spec);
  const before = await readVersion(query, spec.table);
  const [widths] = await query<Record<string, number>>(writeWidthsSql(spec, columns));
  let rows = 0;
  const countRows = async function* () {
    for await (const row of readExportRows(query, spec, columns)) {
      rows = row.number;
      yield row;
    }
  };
  await WRITERS[format](path, {
    ...{ name, title, columns, geometry: spec.geometry, rows: countRows() },
    widths: columns.map((_, index) => widths![`c${index}`]!)
  });
  if (rows === 0) throw new ExportRefusal('no_rows', `${title}: there are no rows to export.`);
  if ((await readVersion(query, spec.table)) !== before)
    throw new ExportRefusal('changed', `${title} was imported again meanwhile. Export it again.`);
  return { rows, bytes: (await stat(path)).size };
}
