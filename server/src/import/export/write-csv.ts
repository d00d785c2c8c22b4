import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatCsvCell, groupPhone } from '@site/domain';
import { GEOMETRY_FIELDS, toGeometryCells } from './export-geometry';
import { toCell } from './export-cells';
import type { ExportCell } from './export-cells';
import type { ExportTable } from './export-table';

/** Without the byte order mark Excel decodes UTF-8 with the country's code page. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Returns the text of a cell. Numbers have all their digits: the table must be read back unchanged. */
function formatCell(cell: ExportCell, isPhone: boolean): string {
  if (typeof cell === 'string') return isPhone ? groupPhone(cell) : cell;
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell === null ? '' : String(cell);
}

const formatLine = (cells: readonly string[]): string => `${cells.map(formatCsvCell).join(',')}\r\n`;

async function* formatLines({ columns, geometry, rows }: ExportTable): AsyncGenerator<string> {
  yield (
    BYTE_ORDER_MARK + formatLine([...columns.map(({ field }) => field.name), ...GEOMETRY_FIELDS[geometry]])
  );
  for await (const row of rows)
    yield formatLine([
      ...columns.map((column, index) =>
        formatCell(toCell(column, row.number, row.values[index]!), column.field.isPhone === true)
      ),
      ...toGeometryCells(geometry, row).map((cell) => formatCell(cell, false))
    ]);
}

/** Writes a table as CSV in UTF-8, which the importer and every program of tables read. */
export const writeCsv = (path: string, table: ExportTable): Promise<void> =>
  pipeline(Readable.from(formatLines(table)), createWriteStream(path));
