import { guardCsvText, isCsvComment, readCsvText } from '@site/domain';
import { GEOMETRY_FIELDS, toGeometryCells } from './export-geometry';
import { toCell } from './export-cells';
import { ExportRefusal } from './export-refusal';
import { writeZip } from './write-zip';
import type { ExportCell } from './export-cells';
import type { ExportTable } from './export-table';

/* Writes a workbook with one sheet (ECMA-376), row by row: the texts are in the cells, so that nothing is collected. */

const MAX_ROWS = 1_048_576;
/** Longest name of a sheet, characters. */
const MAX_SHEET_NAME = 31;
/** Longest text of a cell, characters; an outline of exactly this length counts as cut off. */
const MAX_TEXT = 32_767;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  // Styles: 0 plain, 1 a day, 2 a heading.
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`
};

const writeWorkbook = (sheet: string): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** Characters that XML cannot contain or would change, and texts that look like their escapes. */
const UNSAFE = /_(?=x[\dA-Fa-f]{4}_)|[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Escapes a text for a cell, as a workbook does it. */
const escapeText = (text: string): string =>
  text
    .replace(UNSAFE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
/** First day that all programs count alike. */
const FIRST_DAY = '1900-03-01';

/** An apostrophe is only needed where the importer would take one away, or the row as a comment. */
const guardText = (text: string): string =>
  readCsvText(text) === text && !isCsvComment([text]) ? text : guardCsvText(text);

/** Returns the letters of a column, from 0. */
const toColumnLetters = (index: number): string =>
  (index < 26 ? '' : toColumnLetters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** Returns the attributes and the content of a cell; null for an empty one. */
function formatCell(cell: ExportCell, isDay: boolean, row: number): string | null {
  if (cell === null) return null;
  if (typeof cell === 'boolean') return ` t="b"><v>${Number(cell)}</v>`;
  if (typeof cell === 'number') return `><v>${cell}</v>`;
  if (isDay && DAY.test(cell) && cell >= FIRST_DAY)
    return ` s="1"><v>${(Date.parse(cell) - EPOCH) / DAY_MS}</v>`;
  if (cell.length > MAX_TEXT)
    throw new ExportRefusal(
      'long_text',
      `Row ${row}: a text has ${cell.length.toLocaleString('en')} characters, and a cell of a workbook takes ${MAX_TEXT.toLocaleString('en')}. Choose CSV or GeoJSON.`
    );
  return ` t="inlineStr"><is><t xml:space="preserve">${escapeText(guardText(cell))}</t></is>`;
}

const formatHeading = (text: string): string => ` s="2" t="inlineStr"><is><t>${escapeText(text)}</t></is>`;

/** Returns a row of the sheet. GDAL needs the places of its cells. */
const formatRow = (number: number, cells: readonly (string | null)[]): string =>
  `<row r="${number}">${cells
    .map((cell, index) => (cell === null ? '' : `<c r="${toColumnLetters(index)}${number}"${cell}</c>`))
    .join('')}</row>`;

async function* formatSheet({ columns, geometry, rows }: ExportTable): AsyncGenerator<string> {
  const headings = [...columns.map(({ field }) => field.name), ...GEOMETRY_FIELDS[geometry]];
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="${headings.length}" width="18" customWidth="1"/></cols><sheetData>`;
  yield formatRow(1, headings.map(formatHeading));
  for await (const row of rows) {
    const { number, values } = row;
    if (number >= MAX_ROWS)
      throw new ExportRefusal(
        'many_rows',
        `A sheet takes ${MAX_ROWS.toLocaleString('en')} rows with its headings, and there are more. Choose CSV or GeoPackage.`
      );
    const cells = columns.map((column, index) =>
      formatCell(toCell(column, number, values[index]!), column.field.sqlType === 'date', number)
    );
    const shape = toGeometryCells(geometry, row, MAX_TEXT - 1).map((cell) => formatCell(cell, false, number));
    yield formatRow(number + 1, [...cells, ...shape]);
  }
  yield '</sheetData></worksheet>';
}

/** Writes a table as a workbook. @throws ExportRefusal when a cell or the sheet is too small for it. */
export const writeXlsx = (path: string, table: ExportTable): Promise<void> =>
  writeZip(path, [
    ...Object.entries(PARTS).map(([name, text]) => ({ name, text: XML + text })),
    { name: 'xl/workbook.xml', text: XML + writeWorkbook(table.name.slice(0, MAX_SHEET_NAME)) },
    { name: 'xl/worksheets/sheet1.xml', pieces: formatSheet(table) }
  ]);
