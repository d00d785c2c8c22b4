import fc from 'fast-check';
import { readCsvText } from '@site/domain';
import { formatCsvPhone, formatCsv } from './csv';

const formatTable = (...row: (string | number | null)[]) =>
  formatCsv({ columns: ['a'], rows: [row], notes: [] });
const formatBody = (...row: (string | number | null)[]) =>
  formatTable(...row).slice('\uFEFFa\r\n'.length, -2);

/** Parses RFC 4180 CSV: the counterpart of the writer. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        cell += text[at];
      }
      at++;
    } else while (at < text.length && text[at] !== ',' && text[at] !== '\r') cell += text[at++];
    rows[rows.length - 1]!.push(cell);
    if (text[at] === '\r') {
      at += 2;
      if (at < text.length) rows.push([]);
    } else at++;
  }
  return rows;
}

describe('a table as CSV', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['+1+1', "'+1+1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', `'\tx`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['# Source', "'# Source"]
  ])('does not let a spreadsheet run %j as a formula', (text, written) => {
    expect(formatBody(text)).toBe(written);
  });

  it('keeps numbers as numbers, negative ones too, and null as an empty cell', () => {
    expect(formatBody(-4.5, '-4.5', '+7', 0, null)).toBe('-4.5,-4.5,+7,0,');
    expect(formatBody(0.1 + 0.2, 24602.59999999985)).toBe('0.3,24602.6');
  });

  it('begins with a byte order mark for Excel and ends with inputs and source', () => {
    const text = formatCsv({
      columns: ['Area', 'Mills'],
      rows: [['Uyo, "south"', 12]],
      notes: [{ key: 'minutes', label: 'Driving time, minutes', value: 60 }]
    });
    expect(text).toBe('\uFEFFArea,Mills\r\n"Uyo, ""south""",12\r\n\r\n"# Driving time, minutes",60\r\n');
  });

  it('has the same number of cells in every line', () => {
    const notes = [{ key: 'source', label: 'Source', value: 'x' }];
    expect(formatCsv({ columns: ['a', 'b', 'c'], rows: [[1, null, 2]], notes })).toMatch(
      /\r\n# Source,x,\r\n$/
    );
    expect(formatCsv({ columns: ['a'], rows: [[1]], notes })).toBe('\uFEFFa,\r\n1,\r\n\r\n# Source,x\r\n');
  });

  it('writes telephone numbers in groups, which a spreadsheet keeps as text', () => {
    const phones = ['08031234567', '+2348031234567', '0803-123-4567', null];
    expect(formatBody(...phones.map(formatCsvPhone))).toBe('0803 123 4567,+234 803 123 4567,0803-123-4567,');
  });

  it('reads back every cell unchanged, and no cell is a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (cells) => {
        const [, found] = parseCsv(formatCsv({ columns: ['a'], rows: [cells], notes: [] }).slice(1));
        expect(found!.map(readCsvText)).toEqual(cells);
        for (const cell of found!)
          expect(/^[=+\-@\t\r]/.test(cell) && !Number.isFinite(Number(cell.replaceAll(' ', '')))).toBe(false);
      })
    );
  });
});
