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
import { readDayCell } from './day-cells';
import { isEmpty } from './fields';
import {
  findSpreadsheetError,
  isPlaceholder,
  isShortenedNumber,
  isSpreadsheetConverted,
  trimInvisible
} from './spreadsheet-cells';
import { cellTexts, formTexts } from './texts/cell-texts';
import { buildText, NO_TEXT } from './texts/import-text';
import type { z } from 'zod';
import type { Clue } from './clue';
import type { FieldSpec, CellReading } from './fields';
import type { ImportText } from './texts/import-text';

/* Kinds of fields for the declarations of datasets. */

interface FieldKindOptions {
  /** Further names of the column. */
  readonly aliases?: readonly string[];
  /** Unit or explanation, for people. */
  readonly unit?: ImportText;
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

const acceptValue = (value: unknown, warnings: readonly ImportText[] = [], clue?: Clue): CellReading => ({
  ok: true,
  value,
  ...(warnings.length > 0 ? { warnings } : {}),
  ...(clue ? { clue } : {})
});
const refuseValue = (problem: ImportText, clue?: Clue): CellReading => ({
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
const withUnit = (says: ImportText, { unit }: FieldKindOptions): ImportText =>
  unit ? formTexts.withUnit({ says, unit }) : says;

const LIST_TYPE = 'text[]';
/**
 * Returns whether a value is a single one, not a list or an object; the shapefile reader returns days as dates.
 */
const isScalar = (value: unknown): boolean => typeof value !== 'object' || value instanceof Date;

function createField(
  name: string,
  sqlType: string,
  says: ImportText,
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
        : refuseValue(cellTexts.severalValues({ shown: shortenCell(value), says: withUnit(says, options) }))
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
function findTextProblem(given: string, most = NAME_LENGTH): ImportText | null {
  if (given.includes('\0')) return cellTexts.nul;
  return given.length > most
    ? cellTexts.tooLong({ shown: given.slice(0, START), length: given.length, most })
    : null;
}

/** `String` is exact for whole numbers only up to the safe integers. */
const isExact = (value: number): boolean => !Number.isInteger(value) || Number.isSafeInteger(value);

/**
 * Reads a text. Text that a spreadsheet damaged is refused; a placeholder for a missing value gives a warning.
 */
function readText(value: unknown, most?: number): CellReading {
  if (typeof value === 'boolean') return refuseValue(cellTexts.logicalNotText({ shown: String(value) }));
  if (value instanceof Date) return refuseValue(cellTexts.dayNotText({ shown: shortenCell(value) }));
  if (typeof value === 'number' && !isExact(value)) return refuseValue(cellTexts.inexact({ number: value }));
  const given = trimInvisible(String(value));
  const problem = findTextProblem(given, most);
  if (problem !== null) return refuseValue(problem);
  if (isShortenedNumber(given)) return refuseValue(cellTexts.shortened({ shown: given }));
  const warnings = isPlaceholder(given)
    ? [cellTexts.likePlaceholder({ shown: given })]
    : given.startsWith('=')
      ? [cellTexts.likeFormula({ shown: shortenCell(given) })]
      : isSpreadsheetConverted(given)
        ? [cellTexts.likeConverted({ shown: given })]
        : [];
  return acceptValue(given, warnings);
}

export const textField = (name: string, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'text', formTexts.text, options, (value) => readText(value, options.length));

/** A Nigerian number without its leading 0, which a numeric column drops. */
const WITHOUT_ZERO = /^[789]\d{9}$/;
/** Matches a telephone number whose last digits were rounded off. */
const ROUNDED_PHONE = /^\d{4,}0{6,}$/;
/** Telephone numbers are never written like this, whereas a code ('2E10') may be. */
const ANY_EXPONENT = /^\+?\d[\d.,]*e[+-]?\d+$/i;
const DECIMAL_END = /^(\+?\d+)\.0+$/;

/** Returns warnings on a telephone number. */
function listPhoneWarnings(given: string, whole: string): ImportText[] {
  const numbers = whole.split(/[,;/]/).map((number) => number.replace(/[\s().-]/g, ''));
  const short = numbers.find((digits) => WITHOUT_ZERO.test(digits));
  return [
    ...(whole === given ? [] : [cellTexts.phoneEnd({ shown: given, whole })]),
    ...(short === undefined ? [] : [cellTexts.phoneZero({ shown: whole, digits: short })]),
    ...(numbers.some((digits) => ROUNDED_PHONE.test(digits))
      ? [cellTexts.phoneRounded({ shown: whole })]
      : [])
  ];
}

/**
 * Field for a telephone number in any format. Blanks that `groupPhone` inserted are removed; a number that a
 * spreadsheet shortened is refused, because its digits are lost.
 */
export const phoneField = (name: string, options: FieldKindOptions = {}): FieldSpec => ({
  ...createField(name, 'text', formTexts.phone, options, (value) => {
    const reading = readText(value, options.length);
    if (!reading.ok) return reading;
    // A leading apostrophe marks digits as text in a spreadsheet.
    const given = String(reading.value).replace(/^'(?=[+\d])/, '');
    if (ANY_EXPONENT.test(given)) return refuseValue(cellTexts.shortened({ shown: given }));
    const whole = ungroupPhone(DECIMAL_END.exec(given)?.[1] ?? given);
    const own = DECIMAL_END.test(given) ? listPhoneWarnings(given, whole) : listPhoneWarnings(whole, whole);
    return acceptValue(whole, [...(reading.warnings ?? []), ...own]);
  }),
  isPhone: true
});

/** Returns the valid values of a number: its kind and its bounds. */
function describeNumber(kind: ImportText, { above, min, max }: NumberFieldOptions): ImportText {
  const parts = [
    kind,
    ...(above === undefined ? [] : [formTexts.above({ limit: above })]),
    ...(min === undefined || max !== undefined ? [] : [formTexts.from({ limit: min })]),
    ...(min !== undefined || max === undefined ? [] : [formTexts.to({ limit: max })]),
    ...(min === undefined || max === undefined ? [] : [formTexts.between({ least: min, limit: max })])
  ];
  return buildText((locale) => parts.map((part) => part[locale]).join(''));
}

const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : ((typeof value === 'string' ? readDecimal(value) : null) ?? Number.NaN);

/** A comma that can only separate decimals, or points that can only separate thousands. */
const DECIMAL_COMMA = /^[+-]?(?:\d+,(?!\d{3}$)\d+|\d{1,3}(?:[.\s']\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/;
/** Three decimals, which are thousands if the column's decimal separator is a comma. */
const POINT_OR_THOUSANDS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** Returns a hint on correcting a text that is no number. */
function findNumberHint(text: string): ImportText {
  if (DECIMAL_COMMA.test(text)) return cellTexts.hintDecimals;
  if (/\d['\s,]\d/.test(text)) return cellTexts.hintThousands;
  if (text.includes('°')) return cellTexts.hintDegrees;
  return /\p{N}/u.test(text) && /[^\d.+-]/.test(text) ? cellTexts.hintDigits : NO_TEXT;
}

/** Returns the evidence of a number on its column's notation. */
function findClue(text: string, { isBelowThousand }: NumberFieldOptions): Clue | undefined {
  if (isBelowThousand) return undefined;
  if (POINT_OR_THOUSANDS.test(text)) return 'pointOrThousands';
  return text.includes('.') ? 'decimalPoint' : undefined;
}

/** Returns warnings on an accepted whole number. */
function listWholeWarnings(given: string, number: number): ImportText[] {
  if (isShortenedNumber(given)) return [cellTexts.wholeShortened({ shown: given, number })];
  return POINT_OR_THOUSANDS.test(given)
    ? [cellTexts.wholePoint({ shown: given, number, bare: given.replace('.', '') })]
    : [];
}

function readNumber(
  value: unknown,
  says: ImportText,
  range: NumberFieldOptions,
  whole: boolean
): CellReading {
  const number = toNumber(value);
  const given = typeof value === 'string' ? value.trim() : '';
  if (!Number.isFinite(number))
    return refuseValue(
      cellTexts.notNumber({ shown: shortenCell(value), says, hint: findNumberHint(given) }),
      DECIMAL_COMMA.test(given) ? 'decimalComma' : undefined
    );
  const { above = -Infinity, min = -Infinity, max = Infinity } = range;
  if (number <= above || number < min || number > max || (whole && !Number.isInteger(number)))
    return refuseValue(cellTexts.notAllowed({ value: number, says }));
  return acceptValue(number, whole ? listWholeWarnings(given, number) : [], findClue(given, range));
}

const numericField = (
  name: string,
  sqlType: string,
  kind: ImportText,
  range: NumberFieldOptions
): FieldSpec => {
  const bare = describeNumber(kind, range);
  const says = withUnit(bare, range);
  return {
    ...createField(name, sqlType, bare, range, () => acceptValue(null)),
    read: (value) => readNumber(value, says, range, sqlType === 'integer')
  };
};

export const numberField = (name: string, range: NumberFieldOptions = {}): FieldSpec =>
  numericField(name, 'double precision', formTexts.number, range);

/** Largest value of an integer column. */
const MAX_INTEGER = 2_147_483_647;
export const wholeField = (name: string, range: NumberFieldOptions = {}): FieldSpec =>
  numericField(name, 'integer', formTexts.whole, { min: 0, max: MAX_INTEGER, ...range });

interface DayFieldOptions extends FieldKindOptions {
  /** The day of something that has happened, which cannot be after today. */
  readonly isPast?: boolean;
}

/** Later days are refused as typing errors; earlier days get a warning, because a wrong unit produces them. */
const [FIRST_DAY, LAST_DAY] = ['1990-01-01', '2100-12-31'];
function readDay(value: unknown, { isPast = false }: DayFieldOptions): CellReading {
  const cell = readDayCell(value);
  if (cell.day === null)
    return refuseValue(cellTexts.quoted({ shown: shortenCell(value), problem: cell.why }), cell.clue);
  const { day: read, clue } = cell;
  if (read > LAST_DAY) {
    const says = formTexts.dayUpTo({ day: formTexts.day, last: LAST_DAY });
    return refuseValue(cellTexts.notAllowed({ value: read, says }));
  }
  if (isPast && isFutureDay(read, Date.now()))
    return refuseValue(cellTexts.afterToday({ value: read, last: getBusinessDay(new Date()) }), clue);
  return acceptValue(
    read,
    read < FIRST_DAY ? [cellTexts.beforeFirstYear({ shown: shortenCell(value) })] : [],
    clue
  );
}
export const dayField = (name: string, options: DayFieldOptions = {}): FieldSpec =>
  createField(
    name,
    'date',
    options.isPast ? formTexts.pastDay({ day: formTexts.day }) : formTexts.day,
    options,
    (value) => readDay(value, options)
  );

const YES = ['yes', 'y', 'true', 't', '1', 'oui', 'vrai'];
const NO = ['no', 'n', 'false', 'f', '0', 'non', 'faux'];
export const yesNoField = (name: string, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'boolean', formTexts.yesNo, options, (value) => {
    const word = String(value).trim().toLowerCase();
    if (YES.includes(word)) return acceptValue(true);
    return NO.includes(word)
      ? acceptValue(false)
      : refuseValue(cellTexts.neitherYesNo({ shown: shortenCell(value) }));
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
  const says = formTexts.oneOf({ choices: choices.join(', ') });
  return createField(name, 'text', says, options, (value) => {
    const known = findChoice(choices, value);
    return known === undefined
      ? refuseValue(cellTexts.unknownChoice({ shown: shortenCell(value), says }))
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
  const says = choices ? formTexts.someOf({ choices: choices.join(', ') }) : formTexts.texts;
  return createField(name, LIST_TYPE, says, options, (value) => {
    const entries: unknown[] = typeof value === 'string' ? value.split(between) : [value].flat();
    const strangeEntry = entries.find((entry) => typeof entry !== 'string' && typeof entry !== 'number');
    if (strangeEntry !== undefined)
      return refuseValue(cellTexts.notText({ shown: shortenCell(strangeEntry), says }));
    const given = entries.filter((entry) => !isEmpty(entry));
    if (given.length > MAX_ENTRIES)
      return refuseValue(cellTexts.manyEntries({ count: given.length, most: MAX_ENTRIES }));
    const error = findSpreadsheetError(given);
    if (error !== null) return refuseValue(cellTexts.spreadsheetError({ error }));
    const readings = given.map((entry) => readText(entry, options.length));
    const refused = readings.find(({ ok }) => !ok);
    if (refused) return refused;
    const parts = readings.flatMap((reading) => (reading.ok ? String(reading.value) : []));
    const strange = webAddresses ? parts.find((part) => !isWebAddress(part)) : undefined;
    if (strange !== undefined) return refuseValue(cellTexts.noWebAddress({ shown: strange }));
    const known = choices ? parts.map((part) => findChoice(choices, part) ?? null) : parts;
    const unknown = known.indexOf(null as never);
    if (unknown >= 0) return refuseValue(cellTexts.unknownChoice({ shown: parts[unknown]!, says }));
    const warnings = readings.flatMap((reading) => (reading.ok && !choices && reading.warnings) || []);
    return acceptValue([...new Set(known)], warnings);
  });
};

/** Field for the name of a state in any spelling, stored in the spelling of the LGA list. */
export const stateField = (name = 'state', options: FieldKindOptions = {}): FieldSpec => ({
  ...createField(name, 'text', formTexts.state, options, (value) => {
    const known = findState(String(value));
    return known === undefined
      ? refuseValue(cellTexts.unknownState({ shown: shortenCell(value) }))
      : acceptValue(known);
  }),
  aliases: ['ADM1_EN', 'state_name', 'statename', 'state_slug', ...(options.aliases ?? [])],
  isState: true
});

/** Field for a text that must satisfy a rule of the domain's record form. */
export const formField = (name: string, rule: z.ZodType, options: FieldKindOptions = {}): FieldSpec =>
  createField(name, 'text', formTexts.text, options, (value) => {
    const given = readText(value);
    if (!given.ok) return given;
    const read = rule.safeParse(given.value);
    // A word that the rule accepts ('Nil' for a cost) is stored unchanged.
    return read.success
      ? acceptValue(read.data)
      : refuseValue(
          cellTexts.ruleBroken({ shown: shortenCell(value), message: read.error.issues[0]!.message })
        );
  });
