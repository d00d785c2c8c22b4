import fc from 'fast-check';
import { dateValue, parseWhere } from './parse';
import { Bindings, conditionSql } from './to-sql';
import type { Columns } from './to-sql';
import type { Comparison, Condition, Operand } from './tree';
import { WhereError } from './tree';

const columns: Columns = {
  column(name) {
    const kind = { name: 'string', tonnes: 'number', seen: 'date' }[name.toLowerCase()];
    if (!kind) throw new WhereError(`Unknown field ${name}`);
    return { sql: `"${name.toLowerCase()}"`, kind: kind as 'string' | 'number' | 'date' };
  }
};

const sql = (text: string) => {
  const bindings = new Bindings();
  return { sql: conditionSql(parseWhere(text), columns, bindings), values: bindings.values };
};

/* Writes a tree back as text: the inverse of parseWhere, for the round trip. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
function operandText(operand: Operand): string {
  switch (operand.kind) {
    case 'number':
      return String(operand.value);
    case 'string':
      return quote(operand.value);
    case 'date':
      return `TIMESTAMP '${new Date(operand.value).toISOString().slice(0, 19).replace('T', ' ')}'`;
    case 'field':
      return operand.name;
    case 'text':
      return `${operand.name}(${operandText(operand.of)})`;
    case 'aggregate':
      return `${operand.name}(${operand.field ?? '*'})`;
    case 'now':
      return operand.name;
  }
}
function text(condition: Condition): string {
  const not = 'negated' in condition && condition.negated ? 'NOT ' : '';
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.map((term) => `(${text(term)})`).join(` ${condition.kind} `);
    case 'not':
      return `NOT (${text(condition.term)})`;
    case 'compare':
      return `${operandText(condition.left)} ${condition.operator} ${operandText(condition.right)}`;
    case 'like': {
      const escape = condition.escape === null ? '' : ` ESCAPE ${quote(condition.escape)}`;
      return `${operandText(condition.operand)} ${not}LIKE ${quote(condition.pattern)}${escape}`;
    }
    case 'in':
      return `${operandText(condition.operand)} ${not}IN (${condition.values.map(operandText).join(',')})`;
    case 'between':
      return `${operandText(condition.operand)} ${not}BETWEEN ${operandText(condition.low)} AND ${operandText(condition.high)}`;
    case 'null':
      return `${operandText(condition.operand)} IS ${not}NULL`;
  }
}

const words = fc.string().filter((value) => !value.includes('\0'));
const field = fc.constantFrom('name', 'tonnes', 'seen').map((name): Operand => ({ kind: 'field', name }));
const literal: fc.Arbitrary<Operand> = fc.oneof(
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .map((value): Operand => ({ kind: 'number', value: value === 0 ? 0 : value })),
  words.map((value): Operand => ({ kind: 'string', value })),
  fc.integer({ min: 0, max: 4e9 }).map((seconds): Operand => ({ kind: 'date', value: seconds * 1000 }))
);
const operand = fc.oneof(
  field,
  literal,
  field.map((of): Operand => ({ kind: 'text', name: 'UPPER', of }))
);
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    left: operand,
    operator: fc.constantFrom<Comparison>('=', '<>', '<', '<=', '>', '>='),
    right: operand
  }),
  fc.record({
    kind: fc.constant('like' as const),
    operand,
    pattern: words,
    escape: fc.constantFrom(null, '!'),
    negated: fc.boolean()
  }),
  fc.record({
    kind: fc.constant('in' as const),
    operand,
    values: fc.array(literal, { minLength: 1, maxLength: 4 }),
    negated: fc.boolean()
  }),
  fc.record({
    kind: fc.constant('between' as const),
    operand,
    low: literal,
    high: literal,
    negated: fc.boolean()
  }),
  fc.record({ kind: fc.constant('null' as const), operand, negated: fc.boolean() })
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    leaf,
    tie('condition').map((term): Condition => ({ kind: 'not', term })),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('condition'), { minLength: 2, maxLength: 3 })
    })
  )
}));

describe('reading a condition', () => {
  it('gives back every tree that is written out', () => {
    fc.assert(fc.property(condition, (tree) => expect(parseWhere(text(tree))).toEqual(tree)));
  });

  it('binds AND closer than OR, and NOT closer than AND', () => {
    expect(sql('tonnes = 1 OR tonnes = 2 AND NOT tonnes = 3').sql).toBe(
      '(("tonnes" = $1::bigint) OR (("tonnes" = $2::bigint) AND (NOT ("tonnes" = $3::bigint))))'
    );
  });

  it.each([
    ['', 'Unexpected end of the condition at position 1, expected a field or a value.'],
    ['tonnes >', 'Unexpected end of the condition at position 9, expected a field or a value.'],
    ['tonnes', 'Unexpected end of the condition at position 7'],
    ["name = 'a' garbage", "Unexpected 'garbage' at position 12."],
    ["name = 'a", 'Unterminated text at position 8.'],
    ['tonnes = 1; DROP TABLE mill', "Unexpected character ';' at position 11."],
    ["seen > DATE '2026-02-30'", "'2026-02-30' is no date"],
    ['SUM(tonnes) > 1', 'SUM belongs in having, not in where.'],
    ['pg_sleep(1) = 1', "Unknown function 'pg_sleep'"],
    ["tonnes = 'many'", "'many' cannot be compared with a number."],
    ['seen = tonnes', 'cannot be compared'],
    ['name LIKE tonnes', "Unexpected 'tonnes'"],
    ["name = 'a\0'", 'a character that no text may hold']
  ])('says what is wrong with %j', (where, message) => {
    expect(() => sql(where)).toThrow(WhereError);
    expect(() => sql(where)).toThrow(message);
  });

  it('reads numbers and days in quotes as what they are compared with', () => {
    expect(sql("tonnes = '5' AND seen >= '2026-01-31'").values).toEqual([
      5,
      new Date('2026-01-31T00:00:00Z')
    ]);
    expect(dateValue('2026-01-31 08:30:00')).toBe(Date.UTC(2026, 0, 31, 8, 30));
  });
});

describe('injection', () => {
  it('never lets a literal into the SQL', () => {
    fc.assert(
      fc.property(words, words, (value, pattern) => {
        const result = sql(`name = ${quote(value)} OR name LIKE ${quote(pattern)}`);
        expect(result.sql).toBe('(("name" = $1::text) OR ("name" LIKE $3::text ESCAPE $2::text))');
        expect(result.values).toEqual([value, '', pattern]);
      })
    );
  });

  it('either refuses what anybody types or writes SQL of known words only', () => {
    const piece = fc.constantFrom(
      'name',
      'tonnes',
      '"name"',
      "'",
      "''",
      '"',
      ';',
      '--',
      '/*',
      '*/',
      '(',
      ')',
      'OR',
      'AND',
      'NOT',
      '1=1',
      '=',
      'UNION SELECT password_hash FROM account',
      '$1',
      '\\',
      'IN',
      'LIKE',
      "'x'",
      '1',
      'pg_sleep(9)'
    );
    const known =
      /^(?:"name"|"tonnes"|"seen"|\$\d+::(?:text|bigint|double precision|timestamptz)|AND|OR|NOT|IN|LIKE|ESCAPE|BETWEEN|IS|NULL|UPPER|LOWER|[=<>(), ])*$/;
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, words), { maxLength: 12 }), (pieces) => {
        let result = '';
        try {
          result = sql(pieces.join(' ')).sql;
        } catch (error) {
          expect(error).toBeInstanceOf(WhereError);
        }
        expect(result).toMatch(known);
      }),
      { numRuns: 2000 }
    );
  });
});
