/** Kind of a value; an interval can only be added to and subtracted from dates. */
export type ValueKind = 'number' | 'string' | 'date';

/**
 * Parameter of a function: a value of one kind, of any kind (as text), or all of the same kind as the first.
 */
type ArgumentKind = ValueKind | 'text' | 'alike';

export interface SqlFunction {
  readonly takes: readonly ArgumentKind[];
  /** Number of arguments at the end that may be omitted. */
  readonly optional?: number;
  /** Whether the last argument may be repeated. */
  readonly repeats?: boolean;
  /** 'alike' returns the kind of its first argument. */
  readonly gives: ValueKind | 'alike';
  /** Returns the call in SQL. Numbers are double precision, texts are text. */
  readonly sql: (...of: readonly string[]) => string;
}

const defineNumberFunction = (sql: (x: string) => string): SqlFunction => ({
  takes: ['number'],
  gives: 'number',
  sql: (x) => sql(x!)
});
/** ROUND and TRUNCATE compute in decimals, which a double cannot represent exactly. */
const defineRounding = (name: 'round' | 'trunc'): SqlFunction => ({
  takes: ['number', 'number'],
  optional: 1,
  gives: 'number',
  sql: (x, digits) => `${name}(${x}::numeric${digits ? `, ${digits}::int` : ''})::double precision`
});
const defineTextFunction = (name: string): SqlFunction => ({
  takes: ['string'],
  gives: 'string',
  sql: (text) => `${name}(${text})`
});
const defineTrim = (name: 'btrim' | 'ltrim' | 'rtrim'): SqlFunction => ({
  takes: ['string', 'string'],
  optional: 1,
  gives: 'string',
  sql: (...of) => `${name}(${of.join(', ')})`
});
const length: SqlFunction = { takes: ['string'], gives: 'number', sql: (text) => `char_length(${text})` };

/**
 * The functions of a condition besides EXTRACT, CAST and the aggregates of `having`, as in ArcGIS's
 * standardized queries. No function makes a text longer than its arguments together, reads a table or has an
 * effect. Source: "Standardized SQL functions" in the help of ArcGIS Online.
 */
export const FUNCTIONS: Readonly<Record<string, SqlFunction>> = {
  ABS: defineNumberFunction((x) => `abs(${x})`),
  CEILING: defineNumberFunction((x) => `ceil(${x})`),
  FLOOR: defineNumberFunction((x) => `floor(${x})`),
  SIGN: defineNumberFunction((x) => `sign(${x})`),
  SQRT: defineNumberFunction((x) => `sqrt(${x})`),
  EXP: defineNumberFunction((x) => `exp(${x})`),
  LOG: defineNumberFunction((x) => `ln(${x})`),
  LOG10: defineNumberFunction((x) => `log(${x})`),
  SIN: defineNumberFunction((x) => `sin(${x})`),
  COS: defineNumberFunction((x) => `cos(${x})`),
  TAN: defineNumberFunction((x) => `tan(${x})`),
  ROUND: defineRounding('round'),
  TRUNCATE: defineRounding('trunc'),
  MOD: {
    takes: ['number', 'number'],
    gives: 'number',
    sql: (x, by) => `mod(${x}::numeric, ${by}::numeric)::double precision`
  },
  POWER: { takes: ['number', 'number'], gives: 'number', sql: (x, by) => `power(${x}, ${by})` },
  UPPER: defineTextFunction('UPPER'),
  LOWER: defineTextFunction('LOWER'),
  CHAR_LENGTH: length,
  CHARACTER_LENGTH: length,
  CONCAT: {
    takes: ['text', 'text'],
    repeats: true,
    gives: 'string',
    sql: (...of) => `concat(${of.join(', ')})`
  },
  POSITION: { takes: ['string', 'string'], gives: 'number', sql: (part, text) => `strpos(${text}, ${part})` },
  SUBSTRING: {
    takes: ['string', 'number', 'number'],
    optional: 1,
    gives: 'string',
    sql: (text, ...of) => `substr(${text}, ${of.map((x) => `${x}::int`).join(', ')})`
  },
  TRIM: defineTrim('btrim'),
  'TRIM LEADING': defineTrim('ltrim'),
  'TRIM TRAILING': defineTrim('rtrim'),
  COALESCE: {
    takes: ['alike', 'alike'],
    repeats: true,
    gives: 'alike',
    sql: (...of) => `coalesce(${of.join(', ')})`
  },
  NULLIF: { takes: ['alike', 'alike'], gives: 'alike', sql: (a, b) => `nullif(${a}, ${b})` }
};

/** Other names of the same functions. */
export const SYNONYMS: Readonly<Record<string, string>> = { CEIL: 'CEILING', TRUNC: 'TRUNCATE', LN: 'LOG' };
