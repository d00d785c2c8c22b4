import { readCell } from '../fields';
import type { FieldSpec } from '../fields';
import { ExportRefusal } from './export-refusal';
import type { ExportColumn, ExportValue } from './export-columns';

/* Values as cells of formats that have no lists and other limits than the database. */

/** A value of a cell: lists are one text. */
export type ExportCell = string | number | boolean | null;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a cell is read like the stored value; a value that no file can be read with counts as such. */
function isReadLike(field: FieldSpec, cell: ExportCell, stored: ExportValue): boolean {
  const [carried, whole] = [readCell(field, cell), readCell(field, stored)];
  return !whole.ok || (carried.ok && isSame(carried.value, whole.value));
}

const SHOWN = 60;
const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** @throws ExportRefusal when a cell is read as another value than the stored one. */
function checkCell(column: ExportColumn, row: number, cell: ExportCell, stored: ExportValue): void {
  if (isReadLike(column.field, cell, stored)) return;
  throw new ExportRefusal(
    'list_separator',
    `Row ${row}: ${column.field.name} contains ${shorten(JSON.stringify(stored))}, which this format cannot carry unchanged. Choose GeoJSON.`
  );
}

/** Separator of the entries of a list. */
const BETWEEN = ', ';

/** Returns a value as one cell. @throws ExportRefusal when an entry of a list contains its separator. */
export function toCell(column: ExportColumn, row: number, value: ExportValue): ExportCell {
  if (!Array.isArray(value)) return value as ExportCell;
  const cell = value.join(BETWEEN);
  checkCell(column, row, cell, value);
  return cell;
}
