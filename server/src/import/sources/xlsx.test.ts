import { buildSheetRow, buildXlsx, buildZip, createTestFolder } from '../test-files';
import { UnreadableCell } from './source-row';
import { openRows } from '.';
import type { InputFile } from '../dataset';
import type { ReadOptions, SourceRow } from './source-row';
import type { TestSheet, TestWorkbookParts } from '../test-files';

const folder = createTestFolder();
afterAll(() => folder.remove());

const write = (sheets: readonly TestSheet[], parts?: TestWorkbookParts) =>
  folder.file('a.xlsx', buildXlsx(sheets, parts));
const HEAD = buildSheetRow(1, ['name', 'size']);
const buildSheet = (rows: string, more: Partial<TestSheet> = {}): TestSheet => ({
  name: 'Mills',
  rows: HEAD + rows,
  ...more
});

async function readFile(file: InputFile, options: ReadOptions = {}) {
  const { rows, notes, unit } = openRows(file, ['xlsx'], options);
  const read: SourceRow[] = [];
  for await (const row of rows) read.push(row);
  return { rows: read, notes: notes.map(({ en }) => en), unit };
}
const readCells = async (cells: string, parts?: TestWorkbookParts) => {
  const { rows } = await readFile(write([buildSheet(`<row r="2">${cells}</row>`)], parts));
  return rows[0]?.properties;
};

it('yields rows by heading with their number in the sheet, without empty rows and columns', async () => {
  const rows = [
    '<row r="1"><c r="A1"/></row>',
    buildSheetRow(3, [' name ', 'size', null, 'note']),
    buildSheetRow(5, ['Uyo', 5, null, 'x']),
    '<row r="6"><c r="A6" t="inlineStr"><is><t/></is></c><c r="C6"/></row>',
    buildSheetRow(9, ['Aba', null, 7])
  ].join('');
  const { rows: read, unit } = await readFile(write([{ name: 'Mills', rows }]));
  expect(unit).toBe('row');
  expect(read).toEqual([
    { row: 5, properties: { name: 'Uyo', size: 5, note: 'x' } },
    { row: 9, properties: { name: 'Aba', size: null, note: null, '(column 3, without a heading)': 7 } }
  ]);
});

it('reads texts that cells share, with their formats, escapes and without their phonetics', async () => {
  const cells = '<c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c>';
  const texts = [
    '<r><t>Ọ̀yọ́ </t></r><r><rPr/><t xml:space="preserve">&amp; co_x000D_</t></r><rPh><t>no</t></rPh>',
    '<t>0803</t>'
  ];
  expect(await readCells(cells, { texts })).toEqual({ name: 'Ọ̀yọ́ & co\r', size: '0803' });
  await expect(readCells('<c r="A2" t="s"><v>7</v></c>', { texts })).rejects.toThrow(
    'a.xlsx is not a workbook that can be read: row 2 refers to a text that is missing'
  );
});

describe('a number', () => {
  const readNumber = async (value: string, format: number | string, date1904 = false) => {
    const isBuiltIn = typeof format === 'number';
    const parts: TestWorkbookParts = {
      styles: [0, isBuiltIn ? format : 164],
      formats: isBuiltIn ? {} : { 164: format },
      date1904
    };
    return (await readCells(`<c r="A2" s="1"><v>${value}</v></c>`, parts))!.name;
  };

  it.each([
    ['45750', 14, '2025-04-03'],
    ['45750.75', 22, '2025-04-03T18:00:00'],
    ['45750.4999999999', 22, '2025-04-03T12:00:00'],
    ['45750', 'd\\-mmm\\-yy;@', '2025-04-03'],
    ['45750', '[$-409]dddd, mmmm dd', '2025-04-03'],
    ['0.5', 20, '12:00:00'],
    ['59', 14, '1900-02-28'],
    ['61', 14, '1900-03-01']
  ])('%s with the format %s is a day without a zone', async (value, format, text) => {
    expect(await readNumber(value, format)).toBe(text);
  });

  it('is a day from 1904 on where the workbook counts so', async () => {
    expect(await readNumber('44288', 14, true)).toBe('2025-04-03');
  });

  it.each([
    ['5.0999999999999996', 0, 5.1],
    ['45750', 'General', 45_750],
    ['45750', '#,##0.00 &quot;days&quot;', 45_750],
    ['1.25', '[h]:mm', 1.25],
    ['-12', '[Red]0', -12],
    ['1.5E+3', 11, 1500],
    ['0.07', 9, '7%'],
    ['0.125', '0.0%', '12.5%'],
    ['8031234567', '00000000000', '08031234567']
  ])('%s with the format %s is %j', async (value, format, expected) => {
    expect(await readNumber(value, format)).toBe(expected);
  });

  it.each(['60', '-3', '99999999999'])('%s in a format of days is unreadable', async (value) => {
    expect(await readNumber(value, 14)).toBeInstanceOf(UnreadableCell);
  });
});

it('reads the stored result of a formula, and refuses a formula without one', async () => {
  expect(await readCells('<c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="str"><f>""</f><v></v></c>')).toEqual({
    name: 2,
    size: null
  });
  const read = await readCells(
    '<c r="A2"><f>SUM(B:B)</f><v/></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'
  );
  expect(read).toEqual({ name: expect.any(UnreadableCell), size: '#DIV/0!' });
  expect((read!.name as UnreadableCell).problem.en).toBe(
    'is a formula without a stored result; open the workbook in a spreadsheet, save it and import it again'
  );
});

it('reads logical values and days in ISO form', async () => {
  expect(
    await readCells('<c r="A2" t="b"><v>1</v></c><c r="B2" t="d"><v>2025-04-03T00:00:00</v></c>')
  ).toEqual({ name: true, size: '2025-04-03' });
});

it('reads 300 columns', async () => {
  const letters = (column: number): string =>
    (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
  const build = (row: number, value: (column: number) => string) =>
    `<row r="${row}">${Array.from({ length: 300 }, (_, column) => `<c r="${letters(column)}${row}" t="str"><v>${value(column)}</v></c>`).join('')}</row>`;
  const rows = build(1, (column) => `c${column}`) + build(2, (column) => `v${column}`);
  const { rows: read } = await readFile(write([{ name: 'Wide', rows }]));
  expect(Object.keys(read[0]!.properties)).toHaveLength(300);
  expect(read[0]!.properties.c299).toBe('v299');
});

describe('the sheet', () => {
  const row = buildSheetRow(2, ['Uyo', 1]);
  const sheets = [
    buildSheet(row),
    buildSheet(row, { name: 'Old', state: 'hidden' }),
    { name: 'Empty', rows: '' }
  ];

  it('is the only visible one with rows; others with rows are noted', async () => {
    const { rows, notes } = await readFile(write(sheets));
    expect([rows.length, notes]).toEqual([1, ["Not read from a.xlsx: the sheets 'Old' (hidden)."]]);
  });

  it('must be named when several have rows, or only hidden ones', async () => {
    const several = [...sheets, buildSheet(row, { name: 'New &amp; better' })];
    await expect(readFile(write(several))).rejects.toThrow(
      `a.xlsx has several sheets with rows: 'Mills', 'New & better'. Name the one to read (--sheet "Mills").`
    );
    expect((await readFile(write(several), { sheet: 'new & better' })).rows).toHaveLength(1);
    await expect(readFile(write(several), { sheet: 'Farms' })).rejects.toThrow(
      "a.xlsx has no sheet 'Farms'. It has: 'Mills', 'Old' (hidden), 'Empty', 'New & better'."
    );
    await expect(readFile(write(sheets.slice(1)))).rejects.toThrow(
      `a.xlsx has rows in hidden sheets only: 'Old' (hidden). Name the one to read (--sheet "Old").`
    );
  });

  it('is refused when it has no rows', async () => {
    await expect(readFile(write(sheets.slice(2)))).rejects.toThrow(
      'a.xlsx has no rows; it needs a row of headings'
    );
    await expect(readFile(write([buildSheet('')]))).rejects.toThrow('a.xlsx has no rows');
    await expect(readFile(write(sheets), { sheet: 'Empty' })).rejects.toThrow('a.xlsx has no rows');
  });

  it('is refused with merged, repeated or unreadable headings', async () => {
    const merge = (range: string) => ({
      after: `<mergeCells count="1"><mergeCell ref="${range}"/></mergeCells>`
    });
    await expect(readFile(write([buildSheet(row, merge('A1:B1'))]))).rejects.toThrow(
      "a.xlsx has merged cells in its first row of sheet 'Mills' (A1:B1). Each column needs a heading of its own, in one row: unmerge them, and remove a title above the table."
    );
    const twins = [{ name: 'Mills', rows: buildSheetRow(1, ['name', 'name']) + row }];
    await expect(readFile(write(twins))).rejects.toThrow("a.xlsx has two columns called 'name'");
    const formula = [{ name: 'Mills', rows: `<row r="1"><c r="A1"><f>A2</f></c></row>${row}` }];
    await expect(readFile(write(formula))).rejects.toThrow(
      'a.xlsx: the heading of column 1 is a formula without a stored result'
    );
    const { notes } = await readFile(write([buildSheet(row, merge('A2:A4'))]));
    expect(notes).toEqual([
      "Sheet 'Mills' of a.xlsx has merged cells (1: A2:A4): only the first cell of each has the value, the others are empty."
    ]);
  });

  it('has hidden rows and columns noted, which are read', async () => {
    const rows = `${HEAD}<row r="2" hidden="1"><c r="A2"><v>1</v></c></row>`;
    const before = '<cols><col min="2" max="3" hidden="1"/></cols>';
    expect(await readFile(write([{ name: 'Mills', rows, before }]))).toMatchObject({
      rows: [{ row: 2 }],
      notes: [
        "Sheet 'Mills' of a.xlsx has hidden rows, which were read too: 1 (row 2).",
        "Sheet 'Mills' of a.xlsx has hidden columns, which were read too: 2–3."
      ]
    });
  });
});

describe('a file named .xlsx', () => {
  /** Builds a compound file whose directory has the name of a stream. */
  function buildCompound(stream: string): Buffer {
    const bytes = Buffer.alloc(2_048);
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
    bytes.writeUInt16LE(9, 30);
    bytes.writeUInt32LE(1, 48);
    bytes.write(stream, 1_024 + 128, 'utf16le');
    return bytes;
  }

  it.each([
    [buildCompound('EncryptedPackage'), 'a.xlsx is protected by a password; save it without a password.'],
    [buildCompound('Workbook'), 'a.xlsx is an old workbook (.xls); save it as .xlsx'],
    [Buffer.from('name,size\nUyo,1\n'), 'a.xlsx is not a workbook (.xlsx), whatever its name says.'],
    [buildCompound('Workbook').subarray(0, 40), 'a.xlsx is not a workbook (.xlsx)'],
    [buildXlsx([]).subarray(0, 100), 'a.xlsx is not a zip file'],
    [Buffer.alloc(0), 'a.xlsx is not a workbook (.xlsx)'],
    [buildZip({ 'a.txt': 'x' }), 'a.xlsx is not a workbook that can be read: its list of parts is missing'],
    [buildXlsx([]), 'a.xlsx is not a workbook that can be read: it has no sheets']
  ])('is refused by what it is', async (bytes, message) => {
    await expect(readFile(folder.file('a.xlsx', bytes))).rejects.toThrow(message);
  });

  it('is refused when a part unpacks to too much, or has a DOCTYPE', async () => {
    const bomb = buildZip({ '_rels/.rels': 'x', 'xl/a.xml': 'x' }, 8, { bytes: 600 * 1024 * 1024 });
    await expect(readFile(folder.file('a.xlsx', bomb))).rejects.toThrow(
      '_rels/.rels in a.xlsx unpacks to 600 MB; at most 512 MB are read'
    );
    const doctype = buildZip({ '_rels/.rels': '<!DOCTYPE a [<!ENTITY b "c">]><a/>' });
    await expect(readFile(folder.file('a.xlsx', doctype))).rejects.toThrow('has a DOCTYPE');
  });

  it('is refused when its rows or cells are out of order', async () => {
    const rows = [
      buildSheetRow(3, ['a']) + buildSheetRow(2, ['b']),
      '<row r="2"><c r="B2"/><c r="A2"/></row>'
    ];
    for (const wrong of rows)
      await expect(readFile(write([buildSheet(wrong)]))).rejects.toThrow(
        /is not a workbook that can be read: row [23]/
      );
  });
});
