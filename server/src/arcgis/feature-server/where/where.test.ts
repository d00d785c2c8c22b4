import fc from 'fast-check';
import { parseDate } from './dates';
import { FUNCTIONS } from './functions';
import { Bindings } from './operand-sql';
import type { SqlColumns } from './operand-sql';
import { parseWhere } from './parse';
import { writeConditionSql } from './condition-sql';
import { DATE_PARTS } from './condition-tree';
import type { CastType, Comparison, Condition, Operand } from './condition-tree';
import { WhereError } from './condition-tree';

const columns: SqlColumns = {
  findColumn(name) {
    const kind = { name: 'string', tonnes: 'number', seen: 'date' }[name.toLowerCase()];
    if (!kind) throw new WhereError(`Unknown field ${name}`);
    return { sql: `"${name.toLowerCase()}"`, kind: kind as 'string' | 'number' | 'date' };
  }
};

const writeSql = (text: string) => {
  const bindings = new Bindings();
  return { sql: writeConditionSql(parseWhere(text), columns, bindings), values: bindings.values };
};

/* Quotes text for writing a tree back as a condition: the inverse of parseWhere, for the round trip. */
const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
const writeCast = (as: CastType): string => {
  if (as.to === 'text') return as.length === null ? 'VARCHAR' : `VARCHAR(${as.length})`;
  if (as.to === 'numeric') return `NUMERIC(${as.precision}, ${as.scale})`;
  return { date: 'DATE', timestamp: 'TIMESTAMP', integer: 'INTEGER', double: 'DOUBLE PRECISION' }[as.to];
};
function writeOperand(operand: Operand): string {
  switch (operand.kind) {
    case 'number':
      return String(operand.value);
    case 'string':
      return quoteText(operand.value);
    case 'date':
      return `TIMESTAMP '${new Date(operand.value).toISOString().slice(0, 19).replace('T', ' ')}'`;
    case 'field':
      return operand.name;
    case 'aggregate':
      return `${operand.name}(${operand.field ?? '*'})`;
    case 'now':
      return operand.name;
    case 'interval':
      return operand.months === 0
        ? `INTERVAL '${operand.milliseconds / 1000}' SECOND`
        : `INTERVAL '${operand.months}' MONTH`;
    case 'negative':
      return `(- (${writeOperand(operand.of)}))`;
    case 'arithmetic':
      return `(${writeOperand(operand.left)} ${operand.operator} ${writeOperand(operand.right)})`;
    case 'call': {
      const [trim, side] = operand.name.split(' ');
      const args = operand.of.map(writeOperand);
      if (trim === 'TRIM') return `TRIM(${side ?? 'BOTH'} ${args[1] ?? ''} FROM ${args[0]})`;
      return `${operand.name}(${args.join(operand.name === 'POSITION' ? ' IN ' : ', ')})`;
    }
    case 'extract':
      return `EXTRACT(${operand.part} FROM ${writeOperand(operand.of)})`;
    case 'cast':
      return `CAST(${writeOperand(operand.of)} AS ${writeCast(operand.as)})`;
  }
}
function writeCondition(condition: Condition): string {
  const not = 'negated' in condition && condition.negated ? 'NOT ' : '';
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.terms.map((term) => `(${writeCondition(term)})`).join(` ${condition.kind} `);
    case 'not':
      return `NOT (${writeCondition(condition.term)})`;
    case 'compare':
      return `${writeOperand(condition.left)} ${condition.operator} ${writeOperand(condition.right)}`;
    case 'like': {
      const escape = condition.escape === null ? '' : ` ESCAPE ${quoteText(condition.escape)}`;
      return `${writeOperand(condition.operand)} ${not}LIKE ${writeOperand(condition.pattern)}${escape}`;
    }
    case 'in':
      return `${writeOperand(condition.operand)} ${not}IN (${condition.values.map(writeOperand).join(',')})`;
    case 'between':
      return `${writeOperand(condition.operand)} ${not}BETWEEN ${writeOperand(condition.low)} AND ${writeOperand(condition.high)}`;
    case 'null':
      return `${writeOperand(condition.operand)} IS ${not}NULL`;
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
const castTypes = fc.constantFrom<CastType>(
  { to: 'date' },
  { to: 'timestamp' },
  { to: 'integer' },
  { to: 'double' },
  { to: 'numeric', precision: 10, scale: 2 },
  { to: 'text', length: null },
  { to: 'text', length: 5 }
);
const interval = fc.oneof(
  fc.integer({ min: 1, max: 1000 }).map((months): Operand => ({ kind: 'interval', months, milliseconds: 0 })),
  fc
    .integer({ min: 0, max: 1e9 })
    .map((seconds): Operand => ({ kind: 'interval', months: 0, milliseconds: seconds * 1000 }))
);
/** Generates any value of the grammar, whether its kinds match or not. */
const { operand } = fc.letrec<{ operand: Operand }>((tie) => ({
  operand: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    field,
    literal,
    interval,
    fc.constantFrom<Operand>(
      { kind: 'now', name: 'CURRENT_DATE' },
      { kind: 'now', name: 'CURRENT_TIMESTAMP' }
    ),
    fc.record({
      kind: fc.constant('arithmetic' as const),
      operator: fc.constantFrom('+' as const, '-' as const, '*' as const, '/' as const, '||' as const),
      left: tie('operand'),
      right: tie('operand')
    }),
    tie('operand').map((of): Operand => ({ kind: 'negative', of })),
    fc.record({
      kind: fc.constant('extract' as const),
      part: fc.constantFrom(...DATE_PARTS),
      of: tie('operand')
    }),
    fc.record({ kind: fc.constant('cast' as const), as: castTypes, of: tie('operand') }),
    fc.constantFrom(...Object.keys(FUNCTIONS)).chain((name) =>
      fc
        .array(tie('operand'), {
          minLength: FUNCTIONS[name]!.takes.length,
          maxLength: FUNCTIONS[name]!.takes.length
        })
        .map((of): Operand => ({ kind: 'call', name, of }))
    )
  )
}));
const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    left: operand,
    operator: fc.constantFrom<Comparison>('=', '<>', '<', '<=', '>', '>='),
    right: operand
  }),
  fc
    .record({
      kind: fc.constant('like' as const),
      operand,
      pattern: operand,
      escape: fc.constantFrom(null, '!'),
      negated: fc.boolean()
    })
    .filter(({ pattern }) => pattern.kind !== 'string' || !pattern.value.endsWith('!')),
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
  it('returns every tree that was written out', () => {
    fc.assert(fc.property(condition, (tree) => expect(parseWhere(writeCondition(tree))).toEqual(tree)));
  });

  it('binds AND tighter than OR, and NOT tighter than AND', () => {
    expect(writeSql('tonnes = 1 OR tonnes = 2 AND NOT tonnes = 3').sql).toBe(
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
    ["seen > DATE '2026-02-30'", "'2026-02-30' is not a date"],
    ['SUM(tonnes) > 1', 'SUM belongs in having, not in where.'],
    ['pg_sleep(1) = 1', "Unknown function 'pg_sleep'"],
    ["tonnes = 'many'", "'many' cannot be compared with a number."],
    ['seen = tonnes', 'cannot be compared'],
    ['name LIKE tonnes', 'A number cannot be compared with a string.'],
    ["name LIKE 'M!!!' ESCAPE '!'", 'A pattern cannot end with its ESCAPE character: write !!.'],
    ["name = 'a\0'", 'the character NUL']
  ])('reports what is wrong with %j', (where, message) => {
    expect(() => writeSql(where)).toThrow(WhereError);
    expect(() => writeSql(where)).toThrow(message);
  });

  it('reads numbers and days in quotes as the kind they are compared with', () => {
    expect(writeSql("tonnes = '5' AND seen >= '2026-01-31'").values).toEqual([
      5,
      new Date('2026-01-31T00:00:00Z')
    ]);
    expect(parseDate('2026-01-31 08:30:00')).toBe(Date.UTC(2026, 0, 31, 8, 30));
  });
});

describe('injection', () => {
  it('never lets a literal into the SQL', () => {
    fc.assert(
      fc.property(words, words, (value, pattern) => {
        const result = writeSql(`name = ${quoteText(value)} OR name LIKE ${quoteText(pattern)}`);
        expect(result.sql).toBe('(("name" = $1::text) OR ("name" LIKE $3::text ESCAPE $2::text))');
        expect(result.values).toEqual([value, '', pattern]);
      })
    );
  });

  it('either refuses arbitrary text or writes SQL of known words only', () => {
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
      'pg_sleep(9)',
      '+',
      '-',
      '*',
      '/',
      '||',
      ',',
      "INTERVAL '7' DAY",
      'CURRENT_DATE',
      'EXTRACT(MONTH FROM seen)',
      'CAST(tonnes AS',
      'CAST(name AS VARCHAR(3))',
      'CAST(tonnes AS NUMERIC(5, 2))',
      'CAST(seen AS DATE)',
      'FROM',
      'CONCAT(',
      'MOD(tonnes, 2)',
      'SUBSTRING(name FROM 1 FOR 2)',
      "TRIM(BOTH 'x' FROM name)",
      'COALESCE(name,'
    );
    const vocabulary = [
      'AND OR NOT IN LIKE ESCAPE BETWEEN IS NULL UPPER LOWER extract FROM AT TIME ZONE now make_interval months hours secs',
      'date_trunc to_char concat coalesce nullif char_length strpos substr left btrim ltrim rtrim mod MONTH epoch'
    ]
      .join(' ')
      .replaceAll(' ', '|');
    const types = 'text|bigint|int|double precision|timestamptz|numeric(?:\\(\\d+, \\d+\\))?';
    const texts = "'(?:UTC|day|second|YYYY-MM-DD HH24:MI:SS)'";
    const known = new RegExp(
      `^(?:"(?:name|tonnes|seen)"|\\$\\d+::(?:${types})|::(?:${types})|\\b(?:${vocabulary})\\b|\\b(?:24|86400|3)\\b|${texts}|\\|\\||=>|[-+*/=<>(), ])*$`
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, words), { maxLength: 12 }), (pieces) => {
        let result = '';
        try {
          result = writeSql(pieces.join(' ')).sql;
        } catch (error) {
          expect(error).toBeInstanceOf(WhereError);
        }
        expect(result).toMatch(known);
      }),
      { numRuns: 2000 }
    );
  });
});
