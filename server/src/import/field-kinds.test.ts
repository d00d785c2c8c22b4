import { customerFactory } from '@site/domain';
import { isEmpty, readCell } from './fields';
import {
  choiceField,
  dayField,
  formField,
  listField,
  numberField,
  optionalField,
  phoneField,
  stateField,
  textField,
  wholeField,
  yesNoField
} from './field-kinds';
import { toText } from './texts/import-text';
import type { FieldSpec } from './fields';

const LOOKS_LIKE = /it looks like/;
const readProblem = (field: FieldSpec, value: unknown): string | null => {
  const reading = readCell(field, value);
  return reading.ok ? null : reading.problem.en;
};
const listWarnings = (field: FieldSpec, value: unknown): readonly string[] => {
  const reading = readCell(field, value);
  return reading.ok ? (reading.warnings ?? []).map(({ en }) => en) : [`refused: ${reading.problem.en}`];
};
const readValue = (field: FieldSpec, value: unknown): unknown => {
  const reading = readCell(field, value);
  return reading.ok ? reading.value : reading;
};

describe('a list of picture addresses', () => {
  const { read } = listField('image_urls', { between: /[\s,;]+/, webAddresses: true });

  it('is accepted when all begin with http or https, or are paths of this server', () => {
    expect(read('https://a.test/1.jpg http://b.test/2.jpg /pictures/3.svg')).toEqual({
      ok: true,
      value: ['https://a.test/1.jpg', 'http://b.test/2.jpg', '/pictures/3.svg']
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//elsewhere.test/1.jpg', 'file:///etc/passwd'])(
    'is refused with %s in it',
    (address) => {
      expect(read(`https://a.test/1.jpg ${address}`)).toEqual({
        ok: false,
        problem: expect.objectContaining({
          en: expect.stringContaining(`must begin with http:// or https://`)
        })
      });
    }
  );
});

describe('a day', () => {
  const field = dayField('surveyedOn');

  it.each([
    ['2025-04-03', '2025-04-03'],
    ['2025/04/03', '2025-04-03'],
    ['2025/04/03 23:30:00.000', '2025-04-03'],
    ['03-04-2025', '2025-04-03'],
    ['03/04/2025 14:05', '2025-04-03'],
    ['3.4.2025', '2025-04-03'],
    ['2025-03-31T23:30:00', '2025-03-31'],
    ['2025-03-31 23:30', '2025-03-31'],
    ['2025-03-31T23:30:00.000+01:00', '2025-03-31'],
    ['2025-03-31T23:30:00+0000', '2025-04-01'],
    ['2025-03-31T23:30:00Z', '2025-04-01'],
    ['2025-03-31 08:00 PM -05', '2025-04-01'],
    ['2025-04-01T00:30:00+02:00', '2025-03-31'],
    [1743638400000, '2025-04-03'],
    ['1743638400000', '2025-04-03'],
    [631152000000, '1990-01-01'],
    [4133894400000, '2100-12-31']
  ])('reads %s as %s: a time without a zone is in the zone of Lagos', (value, read) => {
    expect(readCell(field, value)).toMatchObject({ ok: true, value: read });
  });

  it.each([
    [20250403, 'a day written as a number (2025-04-03)'],
    ['20250403', 'a day written as a number (2025-04-03)'],
    [20250403120000, 'a day written as a number (2025-04-03)'],
    [45750, "a spreadsheet's count of days (2025-04-03)"],
    ['45750.75', "a spreadsheet's count of days (2025-04-03)"],
    [1743638400, 'seconds since 1970 (2025-04-03)'],
    ['1743638400', 'seconds since 1970 (2025-04-03)'],
    [1743638400000000, 'microseconds since 1970 (2025-04-03)'],
    [1743638400000000000, 'nanoseconds since 1970 (2025-04-03)']
  ])('refuses the number %s and names the notation that it resembles', (value, what) => {
    expect(readProblem(field, value)).toBe(
      `'${value}' is a number, not a day; it looks like ${what}. Write it as 2025-04-03`
    );
  });

  it.each([
    ...[
      0,
      1,
      -1,
      2025,
      99,
      631151999999 - 86_400_000 * 400,
      4133980800000,
      3042025,
      Number.NaN,
      true,
      ['2025-04-03']
    ],
    ...['2025-02-30', '2025-17-04', '03/04/25', '3-Apr-2025', '2025-04-03T25:00', '2025-04-03T10:61:00'],
    ...['2025-04-03T10:00+99:00', '03/04/2025 10:00+15:00', '03/04-2025', '32/01/2025', '31/04/2025']
  ])('refuses %s', (value) => {
    expect(readProblem(field, value)).not.toBeNull();
    expect(readProblem(field, value)).not.toMatch(LOOKS_LIKE);
  });

  it('is refused as month-first when it is only valid that way', () => {
    expect(readCell(field, '3/25/2025')).toEqual({
      ok: false,
      clue: 'monthFirst',
      problem: expect.objectContaining({
        en: "'3/25/2025' is not a day with the day first; it looks like 2025-03-25 with the month first. Write days as 2024-12-31"
      })
    });
    expect(readCell(field, '3/4/2025')).toEqual({ ok: true, value: '2025-04-03', clue: 'eitherOrder' });
    expect(readCell(field, '25/3/2025')).toEqual({ ok: true, value: '2025-03-25', clue: 'dayFirst' });
    expect(readCell(field, '04/04/2025')).toEqual({ ok: true, value: '2025-04-04' });
  });

  it('of 1900 or 1970, the result of an empty number, gives a warning', () => {
    expect(listWarnings(field, '1970-01-01T00:00:00Z')).toEqual([
      "'1970-01-01T00:00:00Z' is before 1990; check the year"
    ]);
    expect(listWarnings(field, '1990-01-01')).toEqual([]);
  });
});

describe('an error of a spreadsheet', () => {
  const KINDS = [
    ...[
      textField('a'),
      phoneField('a'),
      numberField('a'),
      wholeField('a'),
      dayField('a'),
      yesNoField('a'),
      stateField('a'),
      listField('a')
    ],
    ...[choiceField('a', ['N/A', 'REF']), optionalField(textField('a'))]
  ];
  const ERRORS = [
    ...[
      '#VALUE!',
      '#REF!',
      '#N/A',
      '#DIV/0!',
      '#NAME?',
      '#NUM!',
      '#NULL!',
      '#SPILL!',
      '#DIV/0',
      ' #n/a ',
      '########'
    ],
    ...[
      '#VALEUR!',
      '#NOM?',
      '#NOMBRE!',
      '#¡VALOR!',
      '#¿NOMBRE?',
      '#WERT!',
      '#BEZUG!',
      '#NV',
      '#N/D',
      'Err:502'
    ]
  ];

  it.each(ERRORS)('%s is refused in a field of any kind', (error) => {
    for (const field of KINDS)
      expect(readProblem(field, error)).toBe(
        `contains the spreadsheet error '${error.trim()}'; enter the value, or leave out the formula that failed`
      );
    expect(readProblem(listField('a'), `P1, ${error}`)).toMatch(/spreadsheet error/);
    expect(readProblem(listField('a'), ['P1', error])).toMatch(/spreadsheet error/);
  });

  it.each(['#1', '# 5', '#12 Uyo road', 'N/A farm', 'No. #5!', '##'])('%s is accepted as text', (value) => {
    expect(readValue(textField('a'), value)).toBe(value);
  });
});

describe('a telephone number', () => {
  const field = optionalField(phoneField('phoneNumber'), '');

  it.each(['2.34803E+12', '8.03E+09', '2,34803E+12', '2.34803e12', '8E9', '8.03E+9'])(
    '%s is refused because a spreadsheet shortened it',
    (value) => expect(readProblem(field, value)).toMatch(/last digits are lost; format the column as text/)
  );

  it.each([
    ['+234 803 123 4567', '+2348031234567'],
    ['0803 123 4567', '08031234567'],
    ['0803-123-4567', '0803-123-4567'],
    ['(0803) 1234567', '(0803) 1234567'],
    ['08031234567, 08051112222', '08031234567, 08051112222'],
    [2348031234567, '2348031234567'],
    ['0803', '0803'],
    ["'08031234567", '08031234567'],
    ['ask Ada', 'ask Ada'],
    ['', '']
  ])('%s is accepted as %s', (value, read) => {
    expect(readCell(field, value)).toEqual({ ok: true, value: read });
  });

  it.each([
    ['8031234567', '8031234567', /its leading 0 looks lost; write 08031234567/],
    [8031234567, '8031234567', /its leading 0 looks lost/],
    ['803 123 4567', '8031234567', /its leading 0 looks lost/],
    ['803-123-4567', '803-123-4567', /its leading 0 looks lost/],
    ['2348031234567.0', '2348031234567', /it was read as 2348031234567/],
    [2348030000000, '2348030000000', /many zeros: a spreadsheet may have rounded it/],
    ['8031234567 / 8051234567', '8031234567 / 8051234567', /write 08031234567/],
    ['N/A', 'N/A', /missing value/]
  ])('%s is accepted as %s with a warning', (value, read, warning) => {
    expect(readValue(field, value)).toBe(read);
    expect(listWarnings(field, value)).toEqual([expect.stringMatching(warning)]);
  });
});

describe('a text', () => {
  it.each(['NULL', 'N/A', 'nan', '-', 'None', '–', 'n.a.', '?', '...', '<Null>', '\u200bNA'])(
    '%s gives a warning as a placeholder for a missing value',
    (value) =>
      expect(listWarnings(textField('name'), value)).toEqual([expect.stringMatching(/missing value/)])
  );

  it.each(['Nana', 'None Such', 'Ikot-Ekpene', 'Ọ̀yọ́', '7', 'Ñ'])('%s is accepted as a name', (value) => {
    expect(readCell(textField('name'), value)).toEqual({ ok: true, value });
  });

  it.each(['3-Apr', '03-Apr-25', 'Apr-03', 'TRUE', 'faux'])(
    '%s gives a warning because a spreadsheet makes it from a code',
    (value) =>
      expect(listWarnings(textField('plot'), value)).toEqual([expect.stringMatching(/makes of a code/)])
  );

  it('is refused with half of a surrogate pair', () => {
    expect(readCell(textField('name'), 'Uyo \ud83c')).toMatchObject({
      problem: expect.objectContaining({ en: expect.stringMatching(/half of a character/) })
    });
    expect(readCell(textField('name'), 'Uyo \ud83c\udf34')).toEqual({ ok: true, value: 'Uyo 🌴' });
  });

  it('gives a warning when it is a formula', () => {
    expect(listWarnings(textField('name'), '=1+1')).toEqual([expect.stringMatching(/looks like a formula/)]);
  });

  it.each([
    '\u200b',
    '\u00a0',
    '\ufeff',
    '\u00ad',
    '\u200d\u2060',
    '\u3164',
    '\u2800',
    '\u200e\t',
    '\u180e',
    '\u{e0020}'
  ])('is empty when it has only invisible characters (%j)', (value) => {
    expect(isEmpty(value)).toBe(true);
    expect(readProblem(textField('name'), value)).toBe('is empty; give text');
    expect(readValue(optionalField(textField('name')), value)).toBeNull();
  });

  it('is stored without invisible characters at its ends', () => {
    expect(readValue(textField('name'), '\ufeff\u200bUyo\u00a0 ')).toBe('Uyo');
    expect(readValue(textField('name'), 'Ikot\u00a0Ekpene')).toBe('Ikot\u00a0Ekpene');
    expect(readValue(textField('name'), '😀\u200b\u{e0020}')).toBe('😀');
  });

  it.each([
    ['1.23457E+11', /a spreadsheet shortened/],
    [1.5e21, /last digits are lost; write it as text/],
    [12345678901234567890, /last digits are lost/],
    [true, /is yes or no, not text/],
    [['Uyo'], /contains several values/],
    [{ name: 'Uyo' }, /contains several values/]
  ])('%j is refused', (value, problem) => {
    expect(readProblem(textField('plot'), value)).toMatch(problem);
  });

  it.each(['2E10', '1e5', '007', '12345678901234567890', '3-4'])(
    '%s keeps its letters and zeros',
    (value) => {
      expect(readCell(textField('plot'), value)).toEqual({ ok: true, value });
    }
  );
});

describe('a list of texts', () => {
  it('has each of its entries checked as a text', () => {
    expect(readProblem(listField('batchIds'), 'B1, 1.23457E+11')).toMatch(/a spreadsheet shortened/);
    expect(listWarnings(listField('batchIds'), 'B1; N/A')).toEqual([expect.stringMatching(/missing value/)]);
    expect(readValue(listField('batchIds'), ['B1', '\u200b', 7, ' B1 '])).toEqual(['B1', '7']);
  });
});

it('gives no warning for a word that the rule of a form accepts', () => {
  const cost = formField('costPMS', customerFactory.shape.costPMS);
  expect(readCell(cost, 'Nil')).toEqual({ ok: true, value: 'Nil' });
});

describe('a number', () => {
  const field = numberField('tonnes', { unit: toText('tonnes') });

  it.each([
    ['12 ha', /without a unit or sign$/],
    ['5%', /without a unit or sign$/],
    ['₦36,000', /without thousands separators$/],
    ['N36000', /without a unit or sign$/],
    ['１２', /with the digits 0–9 only/],
    ['1,234', /without thousands separators$/],
    ['1 234', /without thousands separators$/],
    ['1.234.567', /with a point before decimals and nothing between thousands$/],
    ['1 234,5', /with a point before decimals/],
    ['12,5', /with a point before decimals/],
    ["5°02'N", /in decimal degrees$/],
    ['TRUE', /is not a number; give a number, tonnes$/],
    [true, /is not a number/],
    [[5], /is not a number/]
  ])('%j is refused with a correction', (value, problem) => {
    expect(readProblem(field, value)).toMatch(problem);
  });

  it('is evidence of its column’s decimal separator', () => {
    for (const given of ['12,5', '1.234,5', '1.234.567', "1'234,50"])
      expect(readCell(field, given)).toMatchObject({ ok: false, clue: 'decimalComma' });
    expect(readCell(field, '1.234')).toEqual({ ok: true, value: 1.234, clue: 'pointOrThousands' });
    for (const given of ['1.23', '0.123', '1234.567'])
      expect(readCell(field, given)).toEqual({ ok: true, value: Number(given), clue: 'decimalPoint' });
    for (const given of ['123', 1.234, '0'])
      expect(readCell(field, given)).toEqual({ ok: true, value: Number(given) });
  });

  it('advises an empty cell when the field is optional', () => {
    expect(readProblem(optionalField(field), 'N/A')).toMatch(/leave the cell empty where it is unknown$/);
    expect(readProblem(field, 'N/A')).not.toMatch(/leave/);
  });

  it('gives a warning when it is a count that a spreadsheet shortened', () => {
    expect(listWarnings(wholeField('population'), '1.5E+05')).toEqual([
      "'1.5E+05' was shortened by a spreadsheet; it was read as 150000"
    ]);
  });

  it('gives a warning when it is a count with a possible thousands separator', () => {
    expect(listWarnings(wholeField('population'), '150.000')).toEqual([
      "'150.000' was read as 150; write 150000 if the point parts thousands"
    ]);
    expect(listWarnings(wholeField('population'), '150.0')).toEqual([]);
  });
});

describe('yes or no', () => {
  it.each([
    ...['yes', 'TRUE', 'oui', 'Vrai', '1', 1, true].map((value) => [value, true] as const),
    ...['no', 'FALSE', 'non', 'faux', '0', 0, false].map((value) => [value, false] as const)
  ])('%s is %s', (value, read) => expect(readValue(yesNoField('tagged'), value)).toBe(read));

  it.each(['2', 'maybe', 'x', ['yes']])('%j is refused', (value) => {
    expect(readProblem(yesNoField('tagged'), value)).not.toBeNull();
  });
});

it('refuses a list or an object for a single value', () => {
  for (const field of [stateField(), choiceField('a', ['A']), yesNoField('a'), dayField('a')])
    for (const value of [['A'], { a: 'A' }])
      expect(readProblem(field, value)).toMatch(/contains several values/);
  expect(readProblem(listField('a'), [{ name: 'P1' }])).toMatch(/is not text/);
  expect(readProblem(listField('a'), { name: 'P1' })).toMatch(/is not text/);
});

it('reads a choice by its own name and by its label in each language', () => {
  const status = choiceField('status', ['Active', 'Inactive']);
  for (const given of ['Active', 'active', 'Actif']) expect(readValue(status, given)).toBe('Active');
  expect(readProblem(status, 'Aktiv')).toMatch(/is not known; give one of Active, Inactive/);
});
