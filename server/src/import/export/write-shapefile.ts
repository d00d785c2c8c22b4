import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { formatCsvCell } from '@site/domain';
import { NAMES_ENDING } from '../sources/shapefile';
import { ExportRefusal } from './export-refusal';
import { DbfWriter, listDbfColumns } from './write-dbf';
import type { DbfColumn } from './write-dbf';
import { ShapeWriter } from './write-shp';
import { writeZip } from './write-zip';
import type { ExportTable } from './export-table';

/** WGS84 as ArcGIS writes it. */
const PRJ =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Returns the table of whole names, from which the importer takes them. */
const formatNames = (columns: readonly DbfColumn[]): string =>
  [['column', 'field'], ...columns.map(({ name, column }) => [name, column.field.name])]
    .map((cells) => `${cells.map(formatCsvCell).join(',')}\r\n`)
    .join('');

async function writeParts(stem: string, table: ExportTable, columns: readonly DbfColumn[]): Promise<void> {
  const shapes = await ShapeWriter.create(stem, table.geometry);
  const records = await DbfWriter.create(`${stem}.dbf`, columns);
  try {
    for await (const row of table.rows) {
      await shapes.append(row.number, row.geometry);
      await records.append(row);
    }
    await shapes.finish();
    await records.finish();
  } finally {
    await shapes.close();
    await records.close();
  }
}

/**
 * Writes a table as a shapefile in an archive. Names of columns are cut off after ten letters; the archive has a table
 * of the whole ones.
 * @throws ExportRefusal when a shapefile cannot carry the rows.
 */
export async function writeShapefile(path: string, table: ExportTable): Promise<void> {
  const { name, geometry } = table;
  if (geometry === 'none')
    throw new ExportRefusal(
      'no_positions',
      'The rows have no positions, as a shapefile needs. Choose CSV or a workbook.'
    );
  const columns = listDbfColumns(table);
  const folder = `${path}.parts`;
  await mkdir(folder);
  try {
    await writeParts(join(folder, name), table, columns);
    await writeZip(path, [
      ...['shp', 'shx', 'dbf'].map((end) => ({
        name: `${name}.${end}`,
        path: join(folder, `${name}.${end}`)
      })),
      { name: `${name}.prj`, text: PRJ },
      { name: `${name}.cpg`, text: 'UTF-8' },
      { name: `${name}.${NAMES_ENDING}`, text: formatNames(columns) }
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
}
