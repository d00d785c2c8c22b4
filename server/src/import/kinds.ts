import {
  LOCALES,
  findState,
  isWebAddress,
  nameKey,
  optionLabel,
  readDecimal,
  ungroupPhone
} from '@site/domain';
import { DAY_FORM, readDayCell } from './day-cells';
import { isEmpty } from './fields';
import {
  findSpreadsheetError,
  isPlaceholder,
  isShortenedNumber,
  looksConverted,
  spreadsheetErrorProblem,
  trimInvisible
} from './spreadsheet-cells';
import type { z } from 'zod';
import type { Clue } from './clue';
import type { FieldSpec, Reading } from './fields';

/* Kinds of fields for the declarations of datasets. */

interface Options {
  /** Further names of the column. */
  readonly aliases?: readonly string[];
  /** Unit or explanation, for people. */
  readonly unit?: string;
  /** Maximum length of a text, characters. */
  readonly length?: number;
}

/** Default maximum length of a text, characters: a name's. */
const NAME_LENGTH = 255;
/** Maximum count of entries in a list. */
const MOST_ENTRIES = 200;

interface Range extends Options {
  /** All values are below 1,000, so a point cannot separate thousands. */
  readonly isBelowThousand?: boolean;
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
}

const good = (value: unknown, warnings: readonly string[] = [], clue?: Clue): Reading => ({
  ok: true,
  value,
  ...(warnings.length > 0 ? { warnings } : {}),
  ...(clue ? { clue } : {})
});
const bad = (problem: string, clue?: Clue): Reading => ({ ok: false, problem, ...(clue ? { clue } : {}) });
/** Maximum length of a cell in a message, characters. */
const SHOWN = 100;
const shown = (value: unknown): string => {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
};
const withUnit = (says: string, { unit }: Options): string => (unit ? `${says}, ${unit}` : says);

const LIST_TYPE = 'text[]';
/**
 * Returns whether a value is a single one, not a list or an object; the shapefile reader returns days as dates.
 */
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value instanceof Date;

function field(
  name: string,
  sqlType: string,
  says: string,
  options: Options,
  read: FieldSpec['read']
): FieldSpec {
  return {
    name,
    aliases: options.aliases ?? [],
    says: withUnit(says, options),
    required: true,
    sqlType,
    read: (value) =>
      isScalar(value) || sqlType === LIST_TYPE
        ? read(value)
        : bad(`'${shown(value)}' holds several values; give one: ${withUnit(says, options)}`)
  };
}

/** Makes a field optional; `otherwise` is its default. */
export const optional = (spec: FieldSpec, otherwise?: unknown): FieldSpec => ({
  ...spec,
  required: false,
  otherwise
});

const START = 40;
/** Returns why a text cannot be stored, or null. */
function textProblem(given: string, most = NAME_LENGTH): string | null {
  if (given.includes('\0')) return 'holds the character NUL; give text without it';
  return given.length > most
    ? `'${given.slice(0, START)}…' has ${given.length} characters; give at most ${most}`
    : null;
}

/** `String` is exact for whole numbers only up to the safe integers. */
const isExact = (value: number): boolean => !Number.isInteger(value) || Number.isSafeInteger(value);

const shortenedProblem = (given: string): string =>
  `'${given}' is a number that a spreadsheet shortened: its last digits are lost; format the column as text and enter it again`;

/**
 * Reads a text. Text that a spreadsheet damaged is refused; a placeholder for a missing value gives a warning.
 */
function readText(value: unknown, most?: number): Reading {
  if (typeof value === 'boolean') return bad(`'${value}' is yes or no, not text; give text`);
  if (value instanceof Date) return bad(`'${shown(value)}' is a day, not text; give text`);
  if (typeof value === 'number' && !isExact(value))
    return bad(`${value} is a number too long to be kept: its last digits are lost; write it as text`);
  const given = trimInvisible(String(value));
  const problem = textProblem(given, most);
  if (problem !== null) return bad(problem);
  if (isShortenedNumber(given)) return bad(shortenedProblem(given));
  const warnings = isPlaceholder(given)
    ? [`'${given}' looks like a sign for a missing value; it was taken as text`]
    : given.startsWith('=')
      ? [`'${shown(given)}' looks like a formula, not its result; it was taken as text`]
      : looksConverted(given)
        ? [`'${given}' looks like what a spreadsheet makes of a code or a word; it was taken as text`]
        : [];
  return good(given, warnings);
}

export const text = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'text', 'text', options, (value) => readText(value, options.length));

/** A Nigerian number without its leading 0, which a numeric column drops. */
const WITHOUT_ZERO = /^[789]\d{9}$/;
/** Matches a telephone number whose last digits were rounded off. */
const ROUNDED = /^\d{4,}0{6,}$/;
/** Telephone numbers are never written like this, whereas a code ('2E10') may be. */
const ANY_EXPONENT = /^\+?\d[\d.,]*e[+-]?\d+$/i;
const DECIMAL_END = /^(\+?\d+)\.0+$/;

/** Returns warnings on a telephone number. */
function phoneWarnings(given: string, whole: string): string[] {
  const numbers = whole.split(/[,;/]/).map((number) => number.replace(/[\s().-]/g, ''));
  const short = numbers.find((digits) => WITHOUT_ZERO.test(digits));
  return [
    ...(whole === given ? [] : [`'${given}' ends like a number of a spreadsheet; it was read as ${whole}`]),
    ...(short === undefined
      ? []
      : [`'${whole}' has 10 digits: its leading 0 looks lost; write 0${short} in a column of text`]),
    ...(numbers.some((digits) => ROUNDED.test(digits))
      ? [`'${whole}' ends in many zeros: a spreadsheet may have rounded it`]
      : [])
  ];
}

/**
 * Field for a telephone number in any format. Blanks that `groupPhone` inserted are removed; a number that a
 * spreadsheet shortened is refused, because its digits are lost.
 */
export const phone = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'text', 'a telephone number', options, (value) => {
    const reading = readText(value, options.length);
    if (!reading.ok) return reading;
    // A leading apostrophe marks digits as text in a spreadsheet.
    const given = String(reading.value).replace(/^'(?=[+\d])/, '');
    if (ANY_EXPONENT.test(given)) return bad(shortenedProblem(given));
    const whole = ungroupPhone(DECIMAL_END.exec(given)?.[1] ?? given);
    const own = DECIMAL_END.test(given) ? phoneWarnings(given, whole) : phoneWarnings(whole, whole);
    return good(whole, [...(reading.warnings ?? []), ...own]);
  });

const bounds = ({ above, min, max }: Range): string =>
  [
    above === undefined ? '' : ` above ${above}`,
    min === undefined ? '' : ` from ${min}`,
    max === undefined ? '' : ` to ${max}`
  ].join('');

const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((typeof value === 'string' ? readDecimal(value) : null) ?? Number.NaN);

/** A comma that can only separate decimals, or points that can only separate thousands. */
const DECIMAL_COMMA = /^[+-]?(?:\d+,(?!\d{3}$)\d+|\d{1,3}(?:[.\s']\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/;
/** Three decimals, which are thousands if the column's decimal separator is a comma. */
const POINT_OR_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Returns a hint on correcting a text that is no number. */
function numberHint(text: string): string {
  if (DECIMAL_COMMA.test(text)) return ', with a point before decimals and nothing between thousands';
  if (/\d['\s,]\d/.test(text)) return ', without thousands separators';
  if (text.includes('°')) return ', in decimal degrees';
  return /\p{N}/u.test(text) && /[^\d.+-]/.test(text)
    ? ', with the digits 0–9 alone and without a unit or sign'
    : '';
}

/** Returns the evidence of a number on its column's notation. */
function findClue(text: string, { isBelowThousand }: Range): Clue | undefined {
  if (isBelowThousand) return undefined;
  if (POINT_OR_THOUSANDS.test(text)) return 'pointOrThousands';
  return text.includes('.') ? 'decimalPoint' : undefined;
}

/** Returns warnings on an accepted whole number. */
function wholeWarnings(given: string, number: number): string[] {
  if (isShortenedNumber(given))
    return [`'${given}' was shortened by a spreadsheet; it was read as ${number}`];
  return POINT_OR_THOUSANDS.test(given)
    ? [`'${given}' was read as ${number}; write ${given.replace('.', '')} if the point parts thousands`]
    : [];
}

function readNumber(value: unknown, says: string, range: Range, whole: boolean): Reading {
  const number = numberOf(value);
  const given = typeof value === 'string' ? value.trim() : '';
  if (!Number.isFinite(number))
    return bad(
      `'${shown(value)}' is not a number; give ${says}${numberHint(given)}`,
      DECIMAL_COMMA.test(given) ? 'decimalComma' : undefined
    );
  const { above = -Infinity, min = -Infinity, max = Infinity } = range;
  if (number <= above || number < min || number > max || (whole && !Number.isInteger(number)))
    return bad(`${number} cannot be; give ${says}`);
  return good(number, whole ? wholeWarnings(given, number) : [], findClue(given, range));
}

const numeric = (name: string, sqlType: string, kind: string, range: Range): FieldSpec => {
  const says = withUnit(kind + bounds(range), range);
  return {
    ...field(name, sqlType, kind + bounds(range), range, () => good(null)),
    read: (value) => readNumber(value, says, range, sqlType === 'integer')
  };
};

export const number = (name: string, range: Range = {}): FieldSpec =>
  numeric(name, 'double precision', 'a number', range);

/** Largest value of an integer column. */
const MOST = 2_147_483_647;
export const whole = (name: string, range: Range = {}): FieldSpec =>
  numeric(name, 'integer', 'a whole number', { min: 0, max: MOST, ...range });

/** Later days are refused as typing errors; earlier days get a warning, because a wrong unit produces them. */
const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2100-12-31'];
function readDay(value: unknown): Reading {
  const cell = readDayCell(value);
  if (cell.day === null) return bad(`'${shown(value)}' ${cell.why}`, cell.clue);
  const { day: read, clue } = cell;
  if (read > LAST_DAY) return bad(`${read} cannot be; give ${DAY_FORM}, to ${LAST_DAY}`);
  return good(read, read < FIRST_DAY ? [`'${shown(value)}' lies before 1990; check the year`] : [], clue);
}
export const day = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'date', DAY_FORM, options, readDay);

const YES = ['yes', 'y', 'true', 't', '1', 'oui', 'vrai'];
const NO = ['no', 'n', 'false', 'f', '0', 'non', 'faux'];
export const yesNo = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'boolean', 'yes or no', options, (value) => {
    const word = String(value).trim().toLowerCase();
    if (YES.includes(word)) return good(true);
    return NO.includes(word) ? good(false) : bad(`'${shown(value)}' is neither yes nor no`);
  });

const letters = (value: string): string => nameKey(value).replace(/[^a-z0-9]/g, '');
/** Returns the choice that a text names, by its own name or by its label in a language. */
function oneOf(choices: readonly string[], value: unknown): string | undefined {
  const given = letters(String(value));
  return (
    choices.find((choice) => letters(choice) === given) ??
    choices.find((choice) => LOCALES.some((locale) => letters(optionLabel(choice, locale)) === given))
  );
}

/** Field for one of the business's choices; case and punctuation do not count. */
export const choice = (name: string, choices: readonly string[], options: Options = {}): FieldSpec => {
  const says = `one of ${choices.join(', ')}`;
  return field(name, 'text', says, options, (value) => {
    const known = oneOf(choices, value);
    return known === undefined ? bad(`'${shown(value)}' is not known; give ${says}`) : good(known);
  });
};

interface ListOptions extends Options {
  /** Separator of the entries in a cell. */
  readonly between?: RegExp;
  readonly choices?: readonly string[];
  /** Each entry is a web address. */
  readonly webAddresses?: boolean;
}

/** Field for several texts in one cell, or for a list in GeoJSON. */
export const list = (name: string, options: ListOptions = {}): FieldSpec => {
  const { between = /[,;]/, choices, webAddresses = false } = options;
  const says = choices ? `some of ${choices.join(', ')}, with commas` : 'texts with commas between them';
  return field(name, LIST_TYPE, says, options, (value) => {
    const entries: unknown[] = typeof value === 'string' ? value.split(between) : [value].flat();
    const strangeEntry = entries.find((entry) => typeof entry !== 'string' && typeof entry !== 'number');
    if (strangeEntry !== undefined) return bad(`'${shown(strangeEntry)}' is not text; give ${says}`);
    const given = entries.filter((entry) => !isEmpty(entry));
    if (given.length > MOST_ENTRIES) return bad(`has ${given.length} entries; give at most ${MOST_ENTRIES}`);
    const error = findSpreadsheetError(given);
    if (error !== null) return bad(spreadsheetErrorProblem(error));
    const readings = given.map((entry) => readText(entry, options.length));
    const refused = readings.find(({ ok }) => !ok);
    if (refused) return refused;
    const parts = readings.flatMap((reading) => (reading.ok ? String(reading.value) : []));
    const strange = webAddresses ? parts.find((part) => !isWebAddress(part)) : undefined;
    if (strange !== undefined) return bad(`'${strange}' must begin with http:// or https://`);
    const known = choices ? parts.map((part) => oneOf(choices, part) ?? null) : parts;
    const unknown = known.indexOf(null as never);
    if (unknown >= 0) return bad(`'${parts[unknown]}' is not known; give ${says}`);
    const warnings = readings.flatMap((reading) => (reading.ok && !choices && reading.warnings) || []);
    return good([...new Set(known)], warnings);
  });
};

/** Field for the name of a state in any spelling, stored in the spelling of the LGA list. */
export const state = (name = 'state', options: Options = {}): FieldSpec => ({
  ...field(name, 'text', 'the name of a state', options, (value) => {
    const known = findState(String(value));
    return known === undefined
      ? bad(`'${shown(value)}' is not one of the 37 states; correct the spelling`)
      : good(known);
  }),
  aliases: ['ADM1_EN', 'state_name', 'statename', 'state_slug', ...(options.aliases ?? [])],
  isState: true
});

/** Field for a text that must satisfy a rule of the domain's record form. */
export const inForm = (name: string, rule: z.ZodType, options: Options = {}): FieldSpec =>
  field(name, 'text', 'text', options, (value) => {
    const given = readText(value);
    if (!given.ok) return given;
    const read = rule.safeParse(given.value);
    // A word that the rule accepts ('Nil' for a cost) is stored unchanged.
    return read.success ? good(read.data) : bad(`'${shown(value)}': ${read.error.issues[0]!.message}`);
  });
