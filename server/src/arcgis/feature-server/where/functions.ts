/** Kind of a value; an interval can only be added to and subtracted from dates. */
export type ValueKind = 'number' | 'string' | 'date';

/**
 * Parameter of a function: a value of one kind, of any kind (as text), or all of the same kind as the first.
 */
type Argument = ValueKind | 'text' | 'alike';

export interface SqlFunction {
  readonly takes: readonly Argument[];
  /** Number of arguments at the end that may be omitted. */
  readonly optional?: number;
  /** Whether the last argument may be repeated. */
  readonly repeats?: boolean;
  /** 'alike' returns the kind of its first argument. */
  readonly gives: ValueKind | 'alike';
  /** Returns the call in SQL. Numbers are double precision, texts are text. */
  readonly sql: (...of: readonly string[]) => string;
}

const ofNumber = (sql: (x: string) => string): SqlFunction => ({
  takes: ['number'],
  gives: 'number',
  sql: (x) => sql(x!)
});
/** ROUND and TRUNCATE compute in decimals, which a double cannot represent exactly. */
const toDigits = (name: 'round' | 'trunc'): SqlFunction => ({
  takes: ['number', 'number'],
  optional: 1,
  gives: 'number',
  sql: (x, digits) => `${name}(${x}::numeric${digits ? `, ${digits}::int` : ''})::double precision`
});
const ofText = (name: string): SqlFunction => ({
  takes: ['string'],
  gives: 'string',
  sql: (text) => `${name}(${text})`
});
const trimmed = (name: 'btrim' | 'ltrim' | 'rtrim'): SqlFunction => ({
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
  ABS: ofNumber((x) => `abs(${x})`),
  CEILING: ofNumber((x) => `ceil(${x})`),
  FLOOR: ofNumber((x) => `floor(${x})`),
  SIGN: ofNumber((x) => `sign(${x})`),
  SQRT: ofNumber((x) => `sqrt(${x})`),
  EXP: ofNumber((x) => `exp(${x})`),
  LOG: ofNumber((x) => `ln(${x})`),
  LOG10: ofNumber((x) => `log(${x})`),
  SIN: ofNumber((x) => `sin(${x})`),
  COS: ofNumber((x) => `cos(${x})`),
  TAN: ofNumber((x) => `tan(${x})`),
  ROUND: toDigits('round'),
  TRUNCATE: toDigits('trunc'),
  MOD: {
    takes: ['number', 'number'],
    gives: 'number',
    sql: (x, by) => `mod(${x}::numeric, ${by}::numeric)::double precision`
  },
  POWER: { takes: ['number', 'number'], gives: 'number', sql: (x, by) => `power(${x}, ${by})` },
  UPPER: ofText('UPPER'),
  LOWER: ofText('LOWER'),
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
  TRIM: trimmed('btrim'),
  'TRIM LEADING': trimmed('ltrim'),
  'TRIM TRAILING': trimmed('rtrim'),
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
