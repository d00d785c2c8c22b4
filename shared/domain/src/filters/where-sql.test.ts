import fc from 'fast-check';
import { COMPARISON_OPERATORS, EVERYTHING, NOTHING } from './where-tree';
import type { Where } from './where-tree';
import { writeWhereSql } from './where-sql';

const createComparison = (
  operator: (typeof COMPARISON_OPERATORS)[number],
  value: string | number,
  field = 'a'
): Where => ({
  kind: 'compare',
  field,
  operator,
  value
});
const createJoin = (kind: 'and' | 'or', ...terms: Where[]): Where => ({ kind, terms });
const createDays = (fieldType: 'date' | 'string', first: string, last: string): Where => ({
  kind: 'days',
  field: 'date',
  fieldType,
  first,
  last
});

/** Splits SQL into quoted texts and the rest, as a database parses it. */
function splitLiterals(sql: string): { texts: string[]; rest: string } {
  const texts: string[] = [];
  const rest = sql.replace(/'((?:[^']|'')*)'/g, (_all, text: string) => {
    texts.push(text.replaceAll("''", "'"));
    return '?';
  });
  return { texts, rest };
}

const hostile = fc.oneof(
  fc.constantFrom(
    "'",
    "''",
    "' OR 1=1 --",
    "'; DROP TABLE mills; --",
    "%' OR '%'='",
    "\\' OR 1=1",
    '!',
    '%_!',
    "x'!"
  ),
  fc.string({ unit: fc.constantFrom("'", '%', '_', '!', '\\', 'a', ' ', '-', ';') }),
  fc.string().filter((text) => !text.includes('\0'))
);

describe('writeWhereSql', () => {
  it.each<[Where, string]>([
    [EVERYTHING, '1=1'],
    [NOTHING, '1=0'],
    [createJoin('and'), '1=1'],
    [createJoin('or'), '1=0'],
    [createJoin('and', createComparison('=', 1), createComparison('<>', 2.5)), '(a = 1) AND (a <> 2.5)'],
    [createJoin('or', createComparison('<', -1), NOTHING), '(a < -1) OR (1=0)'],
    [createComparison('>=', 'x'), "a >= 'x'"],
    [{ kind: 'in', field: 'a', values: [1, "b'c"] }, "a IN (1, 'b''c')"],
    [{ kind: 'in', field: 'a', values: [] }, '1=0'],
    [{ kind: 'isNull', field: '_a1' }, '_a1 IS NULL'],
    [{ kind: 'contains', field: 'a', text: 'Eket' }, "UPPER(a) LIKE '%EKET%'"],
    [{ kind: 'reads', field: 'a', text: "Eket's" }, "UPPER(a) = 'EKET''S'"],
    [{ kind: 'contains', field: 'a', text: "a_b%c!d'" }, "UPPER(a) LIKE '%A!_B!%C!!D''%' ESCAPE '!'"],
    [createDays('string', '2024-02-28', '2024-02-29'), "date >= '2024-02-28' AND date < '2024-03-01'"],
    [
      createDays('date', '2024-01-01', '2024-01-31'),
      "date >= TIMESTAMP '2023-12-31 23:00:00' AND date < TIMESTAMP '2024-01-31 23:00:00'"
    ]
  ])('writes %j', (tree, text) => {
    expect(writeWhereSql(tree)).toBe(text);
  });

  it('writes every operator', () => {
    for (const operator of COMPARISON_OPERATORS)
      expect(writeWhereSql(createComparison(operator, 1))).toBe(`a ${operator} 1`);
  });

  it('keeps any user text inside its quotes', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(splitLiterals(writeWhereSql(createComparison('=', text)) ?? '')).toEqual({
          texts: [text],
          rest: 'a = ?'
        });
        expect(splitLiterals(writeWhereSql({ kind: 'in', field: 'a', values: [text, text] }) ?? '')).toEqual({
          texts: [text, text],
          rest: 'a IN (?, ?)'
        });
      })
    );
  });

  it('escapes wildcards in a searched text', () => {
    /** Decodes a pattern: the text between the outer wildcards, unescaped. */
    const soughtIn = (pattern: string, escaped: boolean) => {
      const inner = pattern.slice(1, -1);
      return escaped ? inner.replace(/!([!%_])/g, '$1') : inner;
    };
    fc.assert(
      fc.property(hostile, (text) => {
        const { texts, rest } = splitLiterals(writeWhereSql({ kind: 'contains', field: 'a', text }) ?? '');
        const escaped = /[!%_]/.test(text.toUpperCase());
        expect(rest).toBe(escaped ? 'UPPER(a) LIKE ? ESCAPE ?' : 'UPPER(a) LIKE ?');
        expect(texts.slice(1)).toEqual(escaped ? ['!'] : []);
        expect(texts[0]).toMatch(/^%[^]*%$/);
        expect(soughtIn(texts[0]!, escaped)).toBe(text.toUpperCase());
        if (escaped) expect(texts[0]!.slice(1, -1).replace(/![!%_]/g, '')).not.toMatch(/[%_!]/);
      })
    );
  });

  const bad = [
    '',
    '1a',
    'a b',
    "a'",
    'a;',
    'a.b',
    'a--',
    'é',
    'a\n',
    'or',
    'NULL',
    'In',
    'and',
    'not',
    'like',
    'between',
    'is',
    'escape'
  ];
  it.each(bad)('refuses the field name %j', (field) => {
    for (const tree of [
      createComparison('=', 1, field),
      { kind: 'in', field, values: [1] },
      { kind: 'in', field, values: [] },
      { kind: 'contains', field, text: 'x' },
      { kind: 'isNull', field },
      { ...createDays('date', '2024-01-01', '2024-01-01'), field },
      { ...createDays('string', '2024-01-01', '2024-01-01'), field }
    ] as Where[]) {
      expect(writeWhereSql(tree)).toBeNull();
      expect(writeWhereSql(createJoin('or', EVERYTHING, tree))).toBeNull();
      expect(writeWhereSql(createJoin('and', tree, NOTHING))).toBeNull();
    }
  });

  it('refuses invalid values, operators and days', () => {
    for (const value of [NaN, Infinity, -Infinity, 'a\0b']) {
      expect(writeWhereSql(createComparison('=', value))).toBeNull();
      expect(writeWhereSql({ kind: 'in', field: 'a', values: [1, value] })).toBeNull();
    }
    expect(writeWhereSql({ kind: 'contains', field: 'a', text: '\0' })).toBeNull();
    expect(writeWhereSql(createComparison('; DROP' as '=', 1))).toBeNull();
    for (const type of ['date', 'string'] as const) {
      expect(writeWhereSql(createDays(type, '2024-02-30', '2024-03-01'))).toBeNull();
      expect(writeWhereSql(createDays(type, '2024-02-01', '2024-02-30'))).toBeNull();
      expect(writeWhereSql(createDays(type, '2024-02-01', '9999-12-31'))).toBeNull();
    }
  });
});
