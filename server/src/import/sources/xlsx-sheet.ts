import { ImportError } from '../import-error';
import { cellTexts } from '../texts/cell-texts';
import { tableTexts } from '../texts/file-texts';
import { UnreadableCell } from './source-row';
import type { ImportText } from '../texts/import-text';
import { toDayText, toPercentText } from './xlsx-formats';
import { createXmlParser } from './xml-parser';
import type { NumberMeaning, WorkbookCalendar } from './xlsx-formats';
import type { SaxesParser } from 'saxes';

/* Reads the rows of a worksheet (ECMA-376, part 1, 18.3) as a stream. */

/** Shared parts of a workbook that cells refer to. */
export interface WorkbookContext {
  readonly texts: readonly string[];
  /** Meanings of numbers by the style of a cell. */
  readonly meanings: readonly NumberMeaning[];
  readonly calendar: WorkbookCalendar;
}

/** Value of a cell: text, number, logical; null for an empty one. */
export type CellValue = string | number | boolean | UnreadableCell | null;

export interface SheetRow {
  readonly row: number;
  readonly isHidden: boolean;
  /** Values by column, from 0. */
  readonly cells: ReadonlyMap<number, CellValue>;
}

/** Largest row and column of a worksheet. */
const [MAX_ROW, MAX_COLUMN] = [1_048_576, 16_384];

/** Returns the column of letters such as AB, from 0. */
export const toColumnIndex = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Characters that XML cannot contain, as a workbook escapes them. */
export const unescapeText = (text: string): string =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';

interface OpenCell {
  readonly column: number;
  readonly type: string;
  readonly style: number;
  hasFormula: boolean;
  value: string | null;
  /** Text of an inline string. */
  inline: string | null;
}

/** Collects the rows of a sheet as they end. */
export class SheetReader {
  readonly parser: SaxesParser;
  /** Letters of hidden columns. */
  readonly hiddenColumns: string[] = [];
  private ready: SheetRow[] = [];
  private row = 0;
  private isRowHidden = false;
  private cells = new Map<number, CellValue>();
  private column = -1;
  private cell: OpenCell | null = null;
  /** Element whose text is collected. */
  private collecting: 'v' | 't' | null = null;
  private inPhonetic = false;

  constructor(
    private readonly file: string,
    private readonly context: WorkbookContext
  ) {
    this.parser = createXmlParser(file, 'a workbook', {
      open: (name, attributes) => this.openElement(name, attributes),
      close: (name) => this.closeElement(name),
      text: (text) => this.addText(text)
    });
  }

  /** Returns the rows that have ended since the last call. */
  take(): readonly SheetRow[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  private createError(why: ImportText): ImportError {
    return new ImportError(tableTexts.brokenSheet({ file: this.file, why }));
  }

  private openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'row') this.openRow(attributes);
    else if (name === 'c') this.openCell(attributes);
    else if (name === 'col' && isTrue(attributes.hidden))
      this.hiddenColumns.push(`${attributes.min}–${attributes.max}`);
    else if (this.cell && name === 'f') this.cell.hasFormula = true;
    else if (this.cell && name === 'v') this.collecting = 'v';
    else if (this.cell && name === 'rPh') this.inPhonetic = true;
    else if (this.cell && name === 't' && !this.inPhonetic) this.collecting = 't';
  }

  private openRow({ r, hidden }: Readonly<Record<string, string>>): void {
    const row = r === undefined ? this.row + 1 : Number(r);
    if (!Number.isInteger(row) || row <= this.row || row > MAX_ROW)
      throw this.createError(tableTexts.rowOrder({ row: String(r), before: this.row }));
    this.row = row;
    this.isRowHidden = isTrue(hidden);
    this.cells = new Map();
    this.column = -1;
  }

  private openCell({ r, t = 'n', s = '0' }: Readonly<Record<string, string>>): void {
    const [, letters = '', row = ''] = /^([A-Z]{1,3})(\d+)$/.exec(r ?? '') ?? [];
    const column = r === undefined ? this.column + 1 : toColumnIndex(letters);
    if (column <= this.column || column >= MAX_COLUMN || (r !== undefined && Number(row) !== this.row))
      throw this.createError(tableTexts.cellOrder({ row: this.row, cell: String(r) }));
    this.column = column;
    this.cell = { column, type: t, style: Number(s), hasFormula: false, value: null, inline: null };
  }

  private addText(text: string): void {
    if (!this.cell) return;
    if (this.collecting === 'v') this.cell.value = (this.cell.value ?? '') + text;
    if (this.collecting === 't') this.cell.inline = (this.cell.inline ?? '') + text;
  }

  private closeElement(name: string): void {
    if (name === 'v' || name === 't') this.collecting = null;
    else if (name === 'rPh') this.inPhonetic = false;
    else if (name === 'c' && this.cell) {
      const value = this.readCell(this.cell);
      if (value !== null && value !== '') this.cells.set(this.cell.column, value);
      this.cell = null;
    } else if (name === 'row' && this.cells.size > 0)
      this.ready.push({ row: this.row, isHidden: this.isRowHidden, cells: this.cells });
  }

  private readCell({ type, style, hasFormula, value, inline }: OpenCell): CellValue {
    if (type === 'inlineStr') return inline === null ? null : unescapeText(inline);
    if (hasFormula && (value ?? '') === '' && type !== 'str')
      return new UnreadableCell('=…', cellTexts.formulaWithoutResult);
    if (value === null) return null;
    switch (type) {
      case 's':
        return this.findText(value);
      case 'str':
        return unescapeText(value);
      case 'b':
        return isTrue(value);
      case 'd':
        return value.replace(/T00:00:00(?:\.0+)?$/, '');
      case 'n':
        return this.readNumber(value, this.context.meanings[style] ?? { kind: 'number' });
      default:
        // An error of a formula (#N/A), which no field accepts.
        return value;
    }
  }

  private findText(index: string): string {
    const text = /^\d+$/.test(index) ? this.context.texts[Number(index)] : undefined;
    if (text === undefined) throw this.createError(tableTexts.missingText({ row: this.row }));
    return text;
  }

  private readNumber(text: string, meaning: NumberMeaning): CellValue {
    const number = Number(text);
    if (text.trim() === '' || !Number.isFinite(number))
      return new UnreadableCell(text, cellTexts.notNumberAgain({ shown: text }));
    switch (meaning.kind) {
      case 'day':
        return (
          toDayText(number, this.context.calendar) ??
          new UnreadableCell(text, cellTexts.notDayAgain({ shown: text }))
        );
      case 'percent':
        return toPercentText(number);
      case 'code':
        return Number.isInteger(number) && number >= 0
          ? String(number).padStart(meaning.digits, '0')
          : number;
      default:
        return number;
    }
  }
}
