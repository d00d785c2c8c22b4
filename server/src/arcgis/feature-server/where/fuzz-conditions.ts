import fc from 'fast-check';

/**
 * One condition in two forms: as a client writes it, and as SQL over the `mill` table that was written
 * independently.
 */
export interface FuzzCondition {
  readonly where: string;
  readonly sql: string;
}

/** Precedence of a piece: 1 OR, 2 AND, 3 NOT, 4 a comparison. */
interface FuzzPiece extends FuzzCondition {
  readonly binding: number;
}

interface FuzzColumn {
  readonly name: string;
  readonly sql: string;
}

const numbers: readonly FuzzColumn[] = [
  { name: 'OBJECTID', sql: 'id' },
  { name: 'number_of_pots', sql: 'number_of_pots' },
  { name: 'tonsAmount', sql: '(SELECT coalesce(sum(tonnes), 0) FROM purchase WHERE mill_id = mill.id)' },
  { name: 'noOfTransactions', sql: '(SELECT count(*) FROM purchase WHERE mill_id = mill.id)' },
  { name: 'oilPalmClusterHectares', sql: 'oil_palm_cluster_hectares' }
];
const texts: readonly FuzzColumn[] = [
  { name: 'name', sql: 'name' },
  { name: 'RTM', sql: 'rtm' },
  { name: 'size', sql: 'size' },
  { name: 'cracker', sql: "CASE cracker WHEN true THEN 'Yes' ELSE 'No' END" }
];
const dates: readonly FuzzColumn[] = [
  { name: 'lastDiscoveryDate', sql: "(last_discovery_date::timestamp AT TIME ZONE 'UTC')" }
];

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`;
const varyCase = (word: string) => fc.constantFrom(word, word.toLowerCase(), word.toUpperCase());
const generateColumn = (columns: readonly FuzzColumn[]): fc.Arbitrary<FuzzCondition> =>
  fc
    .constantFrom(...columns)
    .chain(({ name, sql }) =>
      fc.oneof(varyCase(name), fc.constant(`"${name}"`)).map((where) => ({ where, sql: `(${sql})` }))
    );

const number: fc.Arbitrary<FuzzCondition> = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: -3, max: 45 }) },
    fc.constantFrom(0.5, 39.99, 1e3, 1e-7, 9007199254740991, 2e300),
    fc.double({ noNaN: true, noDefaultInfinity: true })
  )
  .chain((value) => {
    const plain = String(value);
    const sql = `'${plain}'::double precision`;
    return fc.constantFrom(plain, quoteText(plain), `'${plain} '`).map((where) => ({ where, sql }));
  });

const words = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'Mill 7',
      'Mill 12',
      "O'Brien",
      '100%',
      'under_score',
      'back\\slash',
      'Ölmühle',
      'Large',
      'R4',
      'Yes'
    )
  },
  fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !text.includes('\0'))
);
const text: fc.Arbitrary<FuzzCondition> = words.map((value) => ({
  where: quoteText(value),
  sql: quoteText(value)
}));

const TODAY = "(clock_timestamp() AT TIME ZONE 'UTC')::date";
const formatDaysAgo = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const date: fc.Arbitrary<FuzzCondition> = fc.oneof(
  fc.integer({ min: -2, max: 45 }).chain((ago) => {
    const [iso, sql] = [formatDaysAgo(ago), (text: string) => `'${text}'::timestamptz`];
    const [short, long] = [iso.slice(0, 10), iso.slice(0, 19)];
    return fc.constantFrom(
      { where: `DATE '${short}'`, sql: sql(`${short}T00:00:00Z`) },
      { where: `'${short}'`, sql: sql(`${short}T00:00:00Z`) },
      { where: `timestamp '${long.replace('T', ' ')}'`, sql: sql(`${long}Z`) }
    );
  }),
  fc.constantFrom(
    { where: 'CURRENT_TIMESTAMP', sql: 'clock_timestamp()' },
    { where: 'current_timestamp ( )', sql: 'clock_timestamp()' },
    { where: 'current_date', sql: `(${TODAY}::timestamp AT TIME ZONE 'UTC')` },
    { where: 'CAST(CURRENT_TIMESTAMP AS DATE)', sql: `(${TODAY}::timestamp AT TIME ZONE 'UTC')` }
  ),
  fc.integer({ min: 0, max: 45 }).chain((days) =>
    fc.constantFrom(
      { where: `CURRENT_DATE - ${days}`, sql: `((${TODAY} - ${days})::timestamp AT TIME ZONE 'UTC')` },
      {
        where: `CURRENT_TIMESTAMP - INTERVAL '${days}' DAY`,
        sql: `(clock_timestamp() - interval '${days * 24} hours')`
      },
      {
        where: `current_date - interval '${days} 06:00' day to minute + INTERVAL '6' HOUR`,
        sql: `((${TODAY} - ${days})::timestamp AT TIME ZONE 'UTC')`
      }
    )
  )
);

/** A column of a kind, and values of that kind. */
interface FuzzKind {
  readonly operand: fc.Arbitrary<FuzzCondition>;
  readonly value: fc.Arbitrary<FuzzCondition>;
}
/** Generates a function of one column; both texts are built from the texts of the column. */
const generateCall = (
  columns: readonly FuzzColumn[],
  ...makers: readonly (readonly [where: (column: string) => string, sql: (column: string) => string])[]
): fc.Arbitrary<FuzzCondition> =>
  fc
    .tuple(generateColumn(columns), fc.constantFrom(...makers))
    .map(([one, [where, sql]]) => ({ where: where(one.where), sql: `(${sql(one.sql)})` }));

const numberOperand = fc.oneof(
  { weight: 8, arbitrary: generateColumn(numbers) },
  {
    weight: 2,
    arbitrary: generateCall(
      numbers,
      [(x) => `MOD(${x}, 7)`, (x) => `mod(${x}::numeric, 7)`],
      [(x) => `${x} * 2 - 1`, (x) => `2 * ${x}::float8 - 1`],
      [(x) => `(${x} + 1) / 4`, (x) => `(1 + ${x}::float8) * 0.25`],
      [
        (x) => `ABS(20 - ${x})`,
        (x) => `CASE WHEN ${x} > 20 THEN ${x}::float8 - 20 ELSE 20 - ${x}::float8 END`
      ],
      [(x) => `-${x}`, (x) => `0 - ${x}::float8`],
      [(x) => `ROUND(${x} / 3, 1)`, (x) => `round((${x}::float8 / 3)::numeric, 1)`],
      [(x) => `FLOOR(${x} / 10.0)`, (x) => `floor(${x}::float8 / 10)`],
      [(x) => `TRUNCATE(${x} / 10, 0)`, (x) => `trunc((${x}::float8 / 10)::numeric)`],
      [(x) => `CAST(${x} / 2 AS INT)`, (x) => `(${x}::float8 / 2)::integer`],
      [
        (x) => `COALESCE(NULLIF(${x}, 3), 0)`,
        (x) => `CASE WHEN ${x} IS NULL OR ${x} = 3 THEN 0 ELSE ${x} END`
      ],
      [(x) => `POWER(${x}, 2)`, (x) => `${x}::float8 * ${x}::float8`]
    )
  },
  generateCall(
    texts,
    [(text) => `CHAR_LENGTH(${text})`, (text) => `length(${text})`],
    [(text) => `POSITION('1' IN ${text})`, (text) => `position('1' in ${text})`]
  ),
  generateCall(
    dates,
    [(at) => `EXTRACT(MONTH FROM ${at})`, (at) => `to_char(${at} AT TIME ZONE 'UTC', 'MM')::int`],
    [(at) => `extract(year from ${at})`, (at) => `to_char(${at} AT TIME ZONE 'UTC', 'YYYY')::int`],
    [
      (at) => `EXTRACT(DAY FROM ${at} + 1)`,
      (at) => `to_char((${at} AT TIME ZONE 'UTC')::date + 1, 'DD')::int`
    ],
    [(at) => `CURRENT_DATE - ${at}`, (at) => `(${TODAY} - (${at} AT TIME ZONE 'UTC')::date)`]
  )
);
const dateOperand = fc.oneof(
  { weight: 5, arbitrary: generateColumn(dates) },
  generateCall(
    dates,
    [(at) => `CAST(${at} AS DATE)`, (at) => at],
    [(at) => `${at} + 3`, (at) => `${at} + interval '72 hours'`],
    [
      (at) => `${at} - INTERVAL '1' MONTH`,
      (at) => `(((${at} AT TIME ZONE 'UTC')::date - interval '1 month') AT TIME ZONE 'UTC')`
    ],
    [(at) => `CAST(${at} + INTERVAL '5' HOUR AS DATE)`, (at) => at]
  )
);
const textOperand = fc.oneof(
  { weight: 3, arbitrary: generateColumn(texts) },
  generateCall(
    texts,
    [(text) => `TRIM(${text})`, (text) => `trim(both ' ' from ${text})`],
    [(text) => `TRIM(LEADING 'M' FROM ${text})`, (text) => `trim(leading 'M' from ${text})`],
    [(text) => `SUBSTRING(${text}, 1, 3)`, (text) => `left(${text}, 3)`],
    [(text) => `SUBSTRING(${text} FROM 2)`, (text) => `right(${text}, greatest(length(${text}) - 1, 0))`],
    [(text) => `CONCAT(${text}, RTM)`, (text) => `coalesce(${text}, '') || coalesce(rtm, '')`],
    [(text) => `${text} || '!'`, (text) => `${text} || '!'`],
    [(text) => `CAST(${text} AS VARCHAR(4))`, (text) => `left(${text}, 4)`],
    [
      (text) => `COALESCE(${text}, 'none')`,
      (text) => `CASE WHEN ${text} IS NULL THEN 'none' ELSE ${text} END`
    ]
  ),
  fc
    .tuple(fc.constantFrom('UPPER', 'lower'), generateColumn(texts))
    .map(([name, { where, sql }]) => ({ where: `${name}( ${where} )`, sql: `${name}(${sql})` }))
);
const kind: fc.Arbitrary<FuzzKind> = fc.constantFrom<FuzzKind[]>(
  { operand: numberOperand, value: number },
  { operand: textOperand, value: text },
  { operand: dateOperand, value: date }
);

const not = fc.constantFrom(
  { where: '', sql: '' },
  { where: 'NOT ', sql: 'NOT ' },
  { where: 'not ', sql: 'NOT ' }
);
const createLeaf = (where: string, sql: string): FuzzPiece => ({ where, sql: `(${sql})`, binding: 4 });

const comparison = kind.chain(({ operand, value }) =>
  fc
    .tuple(
      operand,
      fc.constantFrom('=', '<>', '!=', '<', '<=', '>', '>='),
      fc.oneof(value, operand),
      fc.constantFrom('', ' ')
    )
    .map(([a, operator, b, gap]) =>
      createLeaf(`${a.where}${gap}${operator}${gap}${b.where}`, `${a.sql} ${operator} ${b.sql}`)
    )
);
const list = kind.chain(({ operand, value }) =>
  fc.tuple(operand, not, fc.array(value, { minLength: 1, maxLength: 5 })).map(([a, no, values]) => {
    const among = values.map(({ sql }) => `${a.sql} = ${sql}`).join(' OR ');
    return createLeaf(
      `${a.where} ${no.where}IN (${values.map(({ where }) => where).join(', ')})`,
      `${no.sql}(${among})`
    );
  })
);
const range = kind.chain(({ operand, value }) =>
  fc
    .tuple(operand, not, value, value)
    .map(([a, no, low, high]) =>
      createLeaf(
        `${a.where} ${no.where}between ${low.where} AND ${high.where}`,
        `${no.sql}(${a.sql} >= ${low.sql} AND ${a.sql} <= ${high.sql})`
      )
    )
);
const missing = kind.chain(({ operand }) =>
  fc
    .tuple(operand, not)
    .map(([a, no]) => createLeaf(`${a.where} IS ${no.where}NULL`, `${a.sql} IS ${no.sql}NULL`))
);
/** Generates patterns from parts; an escape and its character are one part. */
const generatePattern = (parts: readonly string[]) =>
  fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((chosen) => chosen.join(''));
const like = fc.oneof(
  fc
    .tuple(textOperand, not, generatePattern(['%', '_', 'Mill', ' ', '1', "'", '\\', 'O', 'e', '100%']))
    .map(([a, no, like]) =>
      createLeaf(
        `${a.where} ${no.where}LIKE ${quoteText(like)}`,
        `${a.sql} ${no.sql}LIKE ${quoteText(like.replaceAll('\\', '\\\\'))}`
      )
    ),
  fc
    .tuple(textOperand, not, generatePattern(['%', '_', 'Mill', ' ', '1', '!%', '!_', '!!', '100']))
    .map(([a, no, like]) =>
      createLeaf(
        `${a.where} ${no.where}like ${quoteText(like)} ESCAPE '!'`,
        `${a.sql} ${no.sql}LIKE ${quoteText(like.replaceAll(/!(.)/g, '\\$1'))}`
      )
    ),
  fc
    .tuple(generateColumn(texts), not, generatePattern(['%', '_', 'Mill', ' ', '1', 'O', 'large']))
    .map(([a, no, like]) =>
      createLeaf(
        `UPPER(${a.where}) ${no.where}LIKE UPPER(${quoteText(like)})`,
        `${a.sql} ${no.sql}ILIKE ${quoteText(like)}`
      )
    )
);

const addBrackets = (piece: FuzzPiece, atLeast: number) =>
  piece.binding < atLeast ? `(${piece.where})` : piece.where;
const joinTerms = (
  word: 'AND' | 'OR',
  binding: number,
  terms: readonly FuzzPiece[],
  keyword: string
): FuzzPiece => ({
  where: terms.map((term) => addBrackets(term, binding + 1)).join(` ${keyword} `),
  sql: `(${terms.map(({ sql }) => sql).join(` ${word} `)})`,
  binding
});

const { piece } = fc.letrec<{ piece: FuzzPiece }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    comparison,
    list,
    range,
    missing,
    like,
    fc.tuple(tie('piece'), varyCase('Not')).map(([term, word]) => ({
      where: `${word} ${addBrackets(term, 3)}`,
      sql: `(NOT ${term.sql})`,
      binding: 3
    })),
    fc
      .tuple(fc.array(tie('piece'), { minLength: 2, maxLength: 3 }), varyCase('And'))
      .map(([terms, word]) => joinTerms('AND', 2, terms, word)),
    fc
      .tuple(fc.array(tie('piece'), { minLength: 2, maxLength: 3 }), varyCase('Or'))
      .map(([terms, word]) => joinTerms('OR', 1, terms, word))
  )
}));

/** Generates conditions that follow the grammar. AND and OR have no brackets wherever precedence allows it. */
export const validCondition: fc.Arbitrary<FuzzCondition> = piece;

const snippets = fc.constantFrom(
  "'",
  "''",
  '"',
  ';',
  '--',
  '/*',
  '*/',
  '(',
  ')',
  ',',
  '\\',
  '%',
  '$1',
  '::text',
  '||',
  '@',
  '\n',
  '\t',
  '; DROP TABLE mill --',
  "'; DELETE FROM mill; --",
  "' OR '1'='1",
  ' UNION SELECT password_hash FROM account',
  '(SELECT count(*) FROM account)',
  'pg_sleep(1)',
  'set_config(1,2,3)',
  ' AND ',
  ' OR NOT ',
  ' IN ',
  ' IN ()',
  ' LIKE ',
  " ESCAPE ''",
  " LIKE '!' ESCAPE '!'",
  ' BETWEEN 1',
  ' IS NOT',
  ' = NULL',
  'nothere',
  'password_hash',
  'mill.name',
  '"name',
  '1e999',
  '-1e308',
  '0x10',
  '1..2',
  "DATE '2026-02-30'",
  "DATE '0000-01-01'",
  'COUNT(*)',
  'SUM(number_of_pots)',
  'CURRENT_USER',
  'CAST(name AS regclass)',
  'CAST(1 AS INT)',
  'EXTRACT(EPOCH FROM lastDiscoveryDate)',
  'EXTRACT(MONTH FROM lastDiscoveryDate)',
  "INTERVAL '7' DAY",
  "INTERVAL '7 days'",
  'CURRENT_DATE - 1e300',
  ' || ',
  ' / 0',
  'SQRT(-1)',
  'POWER(1e308, 1e308)',
  'SUBSTRING(name, 1e12, -1)',
  'version()',
  'REPEAT(name, 1000000)',
  'TRIM(BOTH FROM name)',
  'N',
  'true',
  '٣',
  '名前',
  '\u0000',
  '\u202e',
  '＇'
);

/** Generates conditions that are broken in one to four positions. */
const mutated = fc
  .tuple(
    validCondition,
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat({ max: 6 }),
        fc.oneof(snippets, fc.string({ unit: 'grapheme', maxLength: 3 }))
      ),
      {
        minLength: 1,
        maxLength: 4
      }
    )
  )
  .map(([{ where }, edits]) =>
    edits.reduce((text, [at, removed, added]) => {
      const start = at % (text.length + 1);
      return text.slice(0, start) + added + text.slice(start + removed);
    }, where)
  );

/** Generates anything that a user may type or send by mistake; most of it is not a condition. */
export const anyText: fc.Arbitrary<string> = fc
  .oneof(
    { weight: 5, arbitrary: mutated },
    { weight: 2, arbitrary: fc.array(snippets, { maxLength: 10 }).map((parts) => parts.join(' ')) },
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer({ min: 1, max: 3000 }).map((depth) => '('.repeat(depth)),
    fc.integer({ min: 1, max: 3000 }).map((times) => Array(times).fill('size=1').join(' OR '))
  )
  // A lone half of a surrogate pair cannot be sent as UTF-8.
  .map((value) => value.toWellFormed());
