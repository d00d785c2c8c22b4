import fc from 'fast-check';
import { formatCsvCell, formatCsvComment, guardCsvText, isCsvComment, readCsvText } from './csv-text';
import { groupPhone, ungroupPhone } from './phone';

describe('text of a CSV cell', () => {
  it.each(['=1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1', "'=1", '# Source', '+234-803'])(
    'guards %j against being read as a formula or comment',
    (text) => expect(guardCsvText(text)).toBe(`'${text}`)
  );

  it.each(['-4.5', '+7', '-.5', '+1e5', '+234 803 123 4567', "Ada's", "'Ada", '#5', 'a=b', ''])(
    'does not guard %j',
    (text) => expect(guardCsvText(text)).toBe(text)
  );

  it('is read back unchanged', () => {
    const starts = fc.constantFrom('', "'", "''", '=', "'=", '# ', "'# ", '+', '-', '@');
    fc.assert(
      fc.property(starts, fc.string({ unit: 'grapheme' }), (start, rest) => {
        expect(readCsvText(guardCsvText(start + rest))).toBe(start + rest);
      })
    );
  });

  it.each([
    [null, ''],
    [0, '0'],
    [-4.5, '-4.5'],
    [24602.59999999985, '24602.6'],
    ['a\nb', '"a\nb"'],
    [' a', '" a"'],
    ['"a"', '"""a"""']
  ])('formatCsvCell writes %j as %s', (value, written) => expect(formatCsvCell(value)).toBe(written));
});

it('isCsvComment recognizes comments, and never a record', () => {
  expect(formatCsvComment('Filter, kept')).toBe('"# Filter, kept"');
  expect(isCsvComment(['# Source', 'x', '', ''])).toBe(true);
  expect(isCsvComment(['# Source'])).toBe(true);
  expect(isCsvComment(['# Source', 'x', 'y'])).toBe(false);
  expect(isCsvComment([guardCsvText('# Source'), 'x'])).toBe(false);
  expect(isCsvComment([])).toBe(false);
});

describe('groups of a telephone number', () => {
  it.each([
    ['08031234567', '0803 123 4567'],
    ['+2348031234567', '+234 803 123 4567'],
    ['2348031234567', '234 803 123 4567'],
    ['8031234567', '803 123 4567'],
    ['1234567', '123 4567'],
    ['012345678', '01 234 5678'],
    ['+442071234567', '+44 207 123 4567'],
    ['123456789012345', '12 345 678 901 2345']
  ])('groups %s as %s', (phone, grouped) => {
    expect(groupPhone(phone)).toBe(grouped);
    expect(ungroupPhone(grouped)).toBe(phone);
  });

  it.each(['0803', '0803-123-4567', 'ask Ada', '', '1234567890123456', '2.34803E+12', '08031234567, 0805'])(
    'leave %j unchanged',
    (text) => {
      expect(groupPhone(text)).toBe(text);
      expect(ungroupPhone(text)).toBe(text);
    }
  );

  it('are not a number for a spreadsheet and can be read back, for any digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?\d{7,15}$/), (phone) => {
        expect(groupPhone(phone)).toMatch(/^\+?\d{1,4}( \d{3})* \d{4}$/);
        expect(ungroupPhone(groupPhone(phone))).toBe(phone);
      })
    );
  });
});
