import {
  LOCALES,
  findState,
  isFutureDay,
  isWebAddress,
  toNameKey,
  formatOptionLabel,
  readDecimal,
  ungroupPhone
} from '@site/domain';
import { getBusinessDay } from '../common/business-day';
import { DAY_FORM, readDayCell } from './day-cells';
import { isEmpty } from './fields';
import {
  findSpreadsheetError,
  isPlaceholder,
  isShortenedNumber,
  isSpreadsheetConverted,
  describeSpreadsheetError,
  trimInvisible
} from './spreadsheet-cells';
import type { z } from 'zod';
import type { Clue } from './clue';
import type { FieldSpec, CellReading } from './fields';

/* Kinds of fields for the declarations of datasets. */

interface FieldKindOptions {
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
const MAX_ENTRIES = 200;

interface NumberFieldOptions extends FieldKindOptions {
  /** All values are below 1,000, so a point cannot separate thousands. */
  readonly isBelowThousand?: boolean;
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
}

const acceptValue = (value: unknown, warnings: readonly string[] = [], clue?: Clue): CellReading => ({
  ok: true,
  value,
  ...(warnings.length > 0 ? { warnings } : {}),
  ...(clue ? { clue } : {})
});
const refuseValue = (problem: string, clue?: Clue): CellReading => ({
  ok: false,
  problem,
  ...(clue ? { clue } : {})
});
/** Maximum length of a cell in a message, characters. */
const MAX_SHOWN_LENGTH = 100;
const shortenCell = (value: unknown): string => {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return said.length > MAX_SHOWN_LENGTH ? `${said.slice(0, MAX_SHOWN_LENGTH)}…` : said;
};
const withUnit = (says: string, { unit }: FieldKindOptions): string => (unit ? `${says}, ${unit}` : says);

const LIST_TYPE = 'text[]';
/**
 * Returns whether a value is a single one, not a list or an object; the shapefile reader returns days as dates.
 */
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value instanceof Date;

function createField(
  name: string,
  sqlType: string,
  says: string,
  options: FieldKindOptions,
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
        : refuseValue(`'${shortenCell(value)}' contains several values; give one: ${withUnit(says, options)}`)
  };
}

/** Makes a field optional; `otherwise` is its default. */
export const optionalField = (spec: FieldSpec, otherwise?: unknown): FieldSpec => ({
  ...spec,
  required: false,
  otherwise
});

const START = 40;
/** Returns why a text cannot be stored, or null. */
function findTextProblem(given: string, most = NAME_LENGTH): string | null {
  if (given.includes('\0')) return 'contains the character NUL; remove it';
  return given.length > most
    ? `'${given.slice(0, START)}…' has ${given.length} characters; give at most ${most}`
    : null;
}

/** `String` is exact for whole numbers only up to the safe integers. */
const isExact = (value: number): boolean => !Number.isInteger(value) || Number.isSafeInteger(value);

const describeShortened = (given: string): string =>
  `'${given}' is a number that a spreadsheet shortened: its last digits are lost; format the column as text and enter it again`;

/**
 * Reads a text. Text that a spreadsheet damaged is refused; a placeholder for a missing value gives a warning.
 */
function readText(value: unknown, most?: number): CellReading {
  if (typeof value === 'boolean') return refuseValue(`'${value}' is yes or no, not text; give text`);
  if (value instanceof Date) return refuseValue(`'${shortenCell(value)}' is a day, not text; give text`);
  if (typeof value === 'number' && !isExact(value))
    return refuseValue(
      `${value} is a number too long to be stored: its last digits are lost; write it as text`
    );
  const given = trimInvisible(String(value));
  const problem = findTextProblem(given, most);
  if (problem !== null) return refuseValue(problem);
  if (isShortenedNumber(given)) return refuseValue(describeShortened(given));
  const warnings = isPlaceholder(given)
    ? [`'${given}' looks like a sign for a missing value; it was taken as text`]
    : given.startsWith('=')
      ? [`'${shortenCell(given)}' looks like a formula, not its result; it was taken as text`]
      : isSpreadsheetConverted(given)
        ? [`'${given}' looks like what a spreadsheet makes of a code or a word; it was taken as text`]
        : [];
  return acceptValue(given, warnings);
}

export const textField = (name: string, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'text', 'text', options, (value) => readText(value, options.length));

/** A Nigerian number without its leading 0, which a numeric column drops. */
const WITHOUT_ZERO = /^[789]\d{9}$/;
/** Matches a telephone number whose last digits were rounded off. */
const ROUNDED_PHONE = /^\d{4,}0{6,}$/;
/** Telephone numbers are never written like this, whereas a code ('2E10') may be. */
const ANY_EXPONENT = /^\+?\d[\d.,]*e[+-]?\d+$/i;
const DECIMAL_END = /^(\+?\d+)\.0+$/;

/** Returns warnings on a telephone number. */
function listPhoneWarnings(given: string, whole: string): string[] {
  const numbers = whole.split(/[,;/]/).map((number) => number.replace(/[\s().-]/g, ''));
  const short = numbers.find((digits) => WITHOUT_ZERO.test(digits));
  return [
    ...(whole === given ? [] : [`'${given}' ends like a number of a spreadsheet; it was read as ${whole}`]),
    ...(short === undefined
      ? []
      : [`'${whole}' has 10 digits: its leading 0 looks lost; write 0${short} in a column of text`]),
    ...(numbers.some((digits) => ROUNDED_PHONE.test(digits))
      ? [`'${whole}' ends in many zeros: a spreadsheet may have rounded it`]
      : [])
  ];
}

/**
 * Field for a telephone number in any format. Blanks that `groupPhone` inserted are removed; a number that a
 * spreadsheet shortened is refused, because its digits are lost.
 */
export const phoneField = (name: string, options: FieldKindOptions = {}): FieldSpec => ({
  ...createField(name, 'text', 'a telephone number', options, (value) => {
    const reading = readText(value, options.length);
    if (!reading.ok) return reading;
    // A leading apostrophe marks digits as text in a spreadsheet.
    const given = String(reading.value).replace(/^'(?=[+\d])/, '');
    if (ANY_EXPONENT.test(given)) return refuseValue(describeShortened(given));
    const whole = ungroupPhone(DECIMAL_END.exec(given)?.[1] ?? given);
    const own = DECIMAL_END.test(given) ? listPhoneWarnings(given, whole) : listPhoneWarnings(whole, whole);
    return acceptValue(whole, [...(reading.warnings ?? []), ...own]);
  }),
  isPhone: true
});

const formatBounds = ({ above, min, max }: NumberFieldOptions): string =>
  [
    above === undefined ? '' : ` above ${above}`,
    min === undefined ? '' : ` from ${min}`,
    max === undefined ? '' : ` to ${max}`
  ].join('');

const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : ((typeof value === 'string' ? readDecimal(value) : null) ?? Number.NaN);

/** A comma that can only separate decimals, or points that can only separate thousands. */
const DECIMAL_COMMA = /^[+-]?(?:\d+,(?!\d{3}$)\d+|\d{1,3}(?:[.\s']\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/;
/** Three decimals, which are thousands if the column's decimal separator is a comma. */
const POINT_OR_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Returns a hint on correcting a text that is no number. */
function findNumberHint(text: string): string {
  if (DECIMAL_COMMA.test(text)) return ', with a point before decimals and nothing between thousands';
  if (/\d['\s,]\d/.test(text)) return ', without thousands separators';
  if (text.includes('°')) return ', in decimal degrees';
  return /\p{N}/u.test(text) && /[^\d.+-]/.test(text)
    ? ', with the digits 0–9 only and without a unit or sign'
    : '';
}

/** Returns the evidence of a number on its column's notation. */
function findClue(text: string, { isBelowThousand }: NumberFieldOptions): Clue | undefined {
  if (isBelowThousand) return undefined;
  if (POINT_OR_THOUSANDS.test(text)) return 'pointOrThousands';
  return text.includes('.') ? 'decimalPoint' : undefined;
}

/** Returns warnings on an accepted whole number. */
function listWholeWarnings(given: string, number: number): string[] {
  if (isShortenedNumber(given))
    return [`'${given}' was shortened by a spreadsheet; it was read as ${number}`];
  return POINT_OR_THOUSANDS.test(given)
    ? [`'${given}' was read as ${number}; write ${given.replace('.', '')} if the point parts thousands`]
    : [];
}

function readNumber(value: unknown, says: string, range: NumberFieldOptions, whole: boolean): CellReading {
  const number = toNumber(value);
  const given = typeof value === 'string' ? value.trim() : '';
  if (!Number.isFinite(number))
    return refuseValue(
      `'${shortenCell(value)}' is not a number; give ${says}${findNumberHint(given)}`,
      DECIMAL_COMMA.test(given) ? 'decimalComma' : undefined
    );
  const { above = -Infinity, min = -Infinity, max = Infinity } = range;
  if (number <= above || number < min || number > max || (whole && !Number.isInteger(number)))
    return refuseValue(`${number} is not allowed; give ${says}`);
  return acceptValue(number, whole ? listWholeWarnings(given, number) : [], findClue(given, range));
}

const numericField = (name: string, sqlType: string, kind: string, range: NumberFieldOptions): FieldSpec => {
  const says = withUnit(kind + formatBounds(range), range);
  return {
    ...createField(name, sqlType, kind + formatBounds(range), range, () => acceptValue(null)),
    read: (value) => readNumber(value, says, range, sqlType === 'integer')
  };
};

export const numberField = (name: string, range: NumberFieldOptions = {}): FieldSpec =>
  numericField(name, 'double precision', 'a number', range);

/** Largest value of an integer column. */
const MAX_INTEGER = 2_147_483_647;
export const wholeField = (name: string, range: NumberFieldOptions = {}): FieldSpec =>
  numericField(name, 'integer', 'a whole number', { min: 0, max: MAX_INTEGER, ...range });

interface DayFieldOptions extends FieldKindOptions {
  /** The day of something that has happened, which cannot be after today. */
  readonly isPast?: boolean;
}

/** Later days are refused as typing errors; earlier days get a warning, because a wrong unit produces them. */
const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2100-12-31'];
function readDay(value: unknown, { isPast = false }: DayFieldOptions): CellReading {
  const cell = readDayCell(value);
  if (cell.day === null) return refuseValue(`'${shortenCell(value)}' ${cell.why}`, cell.clue);
  const { day: read, clue } = cell;
  if (read > LAST_DAY) return refuseValue(`${read} is not allowed; give ${DAY_FORM}, to ${LAST_DAY}`);
  if (isPast && isFutureDay(read, Date.now()))
    return refuseValue(
      `${read} is after today, ${getBusinessDay(new Date())}; give the day on which it happened`,
      clue
    );
  return acceptValue(
    read,
    read < FIRST_DAY ? [`'${shortenCell(value)}' is before 1990; check the year`] : [],
    clue
  );
}
export const dayField = (name: string, options: DayFieldOptions = {}): FieldSpec =>
  createField(name, 'date', options.isPast ? `${DAY_FORM}, up to today` : DAY_FORM, options, (value) =>
    readDay(value, options)
  );

const YES = ['yes', 'y', 'true', 't', '1', 'oui', 'vrai'];
const NO = ['no', 'n', 'false', 'f', '0', 'non', 'faux'];
export const yesNoField = (name: string, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'boolean', 'yes or no', options, (value) => {
    const word = String(value).trim().toLowerCase();
    if (YES.includes(word)) return acceptValue(true);
    return NO.includes(word)
      ? acceptValue(false)
      : refuseValue(`'${shortenCell(value)}' is neither yes nor no`);
  });

const normalizeChoice = (value: string): string => toNameKey(value).replace(/[^a-z0-9]/g, '');
/** Returns the choice that a text names, by its own name or by its label in a language. */
function findChoice(choices: readonly string[], value: unknown): string | undefined {
  const given = normalizeChoice(String(value));
  return (
    choices.find((choice) => normalizeChoice(choice) === given) ??
    choices.find((choice) =>
      LOCALES.some((locale) => normalizeChoice(formatOptionLabel(choice, locale)) === given)
    )
  );
}

/** Field for one of the business's choices; case and punctuation do not count. */
export const choiceField = (
  name: string,
  choices: readonly string[],
  options: FieldKindOptions = {}
): FieldSpec => {
  const says = `one of ${choices.join(', ')}`;
  return createField(name, 'text', says, options, (value) => {
    const known = findChoice(choices, value);
    return known === undefined
      ? refuseValue(`'${shortenCell(value)}' is not known; give ${says}`)
      : acceptValue(known);
  });
};

interface ListFieldOptions extends FieldKindOptions {
  /** Separator of the entries in a cell. */
  readonly between?: RegExp;
  readonly choices?: readonly string[];
  /** Each entry is a web address. */
  readonly webAddresses?: boolean;
}

/** Field for several texts in one cell, or for a list in GeoJSON. */
export const listField = (name: string, options: ListFieldOptions = {}): FieldSpec => {
  const { between = /[,;]/, choices, webAddresses = false } = options;
  const says = choices ? `some of ${choices.join(', ')}, separated by commas` : 'texts separated by commas';
  return createField(name, LIST_TYPE, says, options, (value) => {
    const entries: unknown[] = typeof value === 'string' ? value.split(between) : [value].flat();
    const strangeEntry = entries.find((entry) => typeof entry !== 'string' && typeof entry !== 'number');
    if (strangeEntry !== undefined)
      return refuseValue(`'${shortenCell(strangeEntry)}' is not text; give ${says}`);
    const given = entries.filter((entry) => !isEmpty(entry));
    if (given.length > MAX_ENTRIES)
      return refuseValue(`has ${given.length} entries; give at most ${MAX_ENTRIES}`);
    const error = findSpreadsheetError(given);
    if (error !== null) return refuseValue(describeSpreadsheetError(error));
    const readings = given.map((entry) => readText(entry, options.length));
    const refused = readings.find(({ ok }) => !ok);
    if (refused) return refused;
    const parts = readings.flatMap((reading) => (reading.ok ? String(reading.value) : []));
    const strange = webAddresses ? parts.find((part) => !isWebAddress(part)) : undefined;
    if (strange !== undefined) return refuseValue(`'${strange}' must begin with http:// or https://`);
    const known = choices ? parts.map((part) => findChoice(choices, part) ?? null) : parts;
    const unknown = known.indexOf(null as never);
    if (unknown >= 0) return refuseValue(`'${parts[unknown]}' is not known; give ${says}`);
    const warnings = readings.flatMap((reading) => (reading.ok && !choices && reading.warnings) || []);
    return acceptValue([...new Set(known)], warnings);
  });
};

/** Field for the name of a state in any spelling, stored in the spelling of the LGA list. */
export const stateField = (name = 'state', options: FieldKindOptions = {}): FieldSpec => ({
  ...createField(name, 'text', 'the name of a state', options, (value) => {
    const known = findState(String(value));
    return known === undefined
      ? refuseValue(`'${shortenCell(value)}' is not one of the 37 states; correct the spelling`)
      : acceptValue(known);
  }),
  aliases: ['ADM1_EN', 'state_name', 'statename', 'state_slug', ...(options.aliases ?? [])],
  isState: true
});

/** Field for a text that must satisfy a rule of the domain's record form. */
export const formField = (name: string, rule: z.ZodType, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'text', 'text', options, (value) => {
    const given = readText(value);
    if (!given.ok) return given;
    const read = rule.safeParse(given.value);
    // A word that the rule accepts ('Nil' for a cost) is stored unchanged.
    return read.success
      ? acceptValue(read.data)
      : refuseValue(`'${shortenCell(value)}': ${read.error.issues[0]!.message}`);
  });
