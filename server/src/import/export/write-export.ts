import { stat } from 'node:fs/promises';
import type { ExportFormat } from '@site/domain';
import type { Query } from '../../store/store';
import type { TableSpec } from '../table-spec';
import type { RowDataset } from './row-dataset';
import { listExportColumns, writeWidthsSql } from './export-columns';
import type { ExportColumn } from './export-columns';
import { GEOMETRY_FIELDS } from './export-geometry';
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

/** Names that a format uses itself, beside the columns of the rows. */
const TAKEN_NAMES: Readonly<Record<ExportFormat, (geometry: TableSpec['geometry']) => readonly string[]>> = {
  csv: (geometry) => GEOMETRY_FIELDS[geometry],
  xlsx: (geometry) => GEOMETRY_FIELDS[geometry],
  geojson: () => [],
  gpkg: () => ['fid', 'geom'],
  shapefile: () => []
};

/**
 * Refuses columns that a format cannot have beside each other. Columns of datasets have names that fit every format;
 * columns of layers of their own have the names of the imported file.
 */
function refuseTakenNames(
  { title, spec }: RowDataset,
  columns: readonly ExportColumn[],
  format: ExportFormat
) {
  // The columns of a GeoPackage differ by more than case.
  const toKey = (name: string): string => (format === 'gpkg' ? name.toLowerCase() : name);
  const taken = new Set(TAKEN_NAMES[format](spec.geometry).map(toKey));
  for (const { field } of columns) {
    if (taken.has(toKey(field.name)))
      throw new ExportRefusal(
        'taken_name',
        `${title}: this format cannot have a second column ${field.name}. Choose GeoJSON.`
      );
    taken.add(toKey(field.name));
  }
}

/** Time of the last import of a source, or null. */
const readVersion = async (query: Query, source: string): Promise<number | null> =>
  (
    await query<{ at: Date }>('SELECT imported_at AS at FROM dataset_source WHERE dataset = $1', [source])
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
  dataset: RowDataset,
  format: ExportFormat,
  path: string
): Promise<WrittenExport> {
  const { name, title, spec } = dataset;
  const source = dataset.tables[0]!;
  const columns = listExportColumns(spec);
  refuseTakenNames(dataset, columns, format);
  const before = await readVersion(query, source);
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
  if ((await readVersion(query, source)) !== before)
    throw new ExportRefusal('changed', `${title} was imported again meanwhile. Export it again.`);
  return { rows, bytes: (await stat(path)).size };
}
