import {
  dayOfInstant,
  findState,
  isWebAddress,
  nameKey,
  parseIsoDay,
  parseMapDay,
  readDecimal
} from '@site/domain';
import type { z } from 'zod';
import type { FieldSpec, Reading } from './fields';

/* The kinds of fields that datasets are declared with. */

interface Options {
  /** Other names of the column. */
  readonly aliases?: readonly string[];
  /** Unit or explanation, for people. */
  readonly unit?: string;
  /** Most characters of a text. */
  readonly length?: number;
}

/** Most characters of a text where nothing else is said: of a name. */
const NAME_LENGTH = 255;
/** Most entries of a list. */
const MOST_ENTRIES = 200;

interface Range extends Options {
  readonly above?: number;
  readonly min?: number;
  readonly max?: number;
}

const good = (value: unknown): Reading => ({ ok: true, value });
const bad = (problem: string): Reading => ({ ok: false, problem });
/** Most characters of a cell that a message shows. */
const SHOWN = 100;
const shown = (value: unknown): string => {
  const said = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return said.length > SHOWN ? `${said.slice(0, SHOWN)}…` : said;
};
const withUnit = (says: string, { unit }: Options): string => (unit ? `${says}, ${unit}` : says);

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
    read
  };
}

/** A field that may be empty; `otherwise` then stands for it. */
export const optional = (spec: FieldSpec, otherwise?: unknown): FieldSpec => ({
  ...spec,
  required: false,
  otherwise
});

const START = 40;
/** Why a text cannot be kept, or null. */
function textProblem(given: string, most = NAME_LENGTH): string | null {
  if (given.includes('\0')) return 'holds the character NUL; give text without it';
  return given.length > most
    ? `'${given.slice(0, START)}…' has ${given.length} characters; give at most ${most}`
    : null;
}

export const text = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'text', 'text', options, (value) => {
    if (typeof value === 'object') return bad(`'${shown(value)}' is not text; give text`);
    const given = String(value).trim();
    const problem = textProblem(given, options.length);
    return problem === null ? good(given) : bad(problem);
  });

const bounds = ({ above, min, max }: Range): string =>
  [
    above === undefined ? '' : ` above ${above}`,
    min === undefined ? '' : ` from ${min}`,
    max === undefined ? '' : ` to ${max}`
  ].join('');

const numberOf = (value: unknown): number =>
  typeof value === 'number' ? value : ((typeof value === 'string' ? readDecimal(value) : null) ?? Number.NaN);

function readNumber(value: unknown, says: string, range: Range, whole: boolean): Reading {
  const number = numberOf(value);
  if (!Number.isFinite(number)) {
    const hint = typeof value === 'string' && value.includes(',') ? ', without thousands separators' : '';
    return bad(`'${shown(value)}' is not a number; give ${says}${hint}`);
  }
  const { above = -Infinity, min = -Infinity, max = Infinity } = range;
  if (number <= above || number < min || number > max || (whole && !Number.isInteger(number)))
    return bad(`${number} cannot be; give ${says}`);
  return good(number);
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

/** Largest number that a column of whole numbers holds. */
const MOST = 2_147_483_647;
export const whole = (name: string, range: Range = {}): FieldSpec =>
  numeric(name, 'integer', 'a whole number', { min: 0, max: MOST, ...range });

const DAY = 'a day such as 2024-12-31 or 31-12-2024';
/** Days after it are slips of the key. */
const LAST_DAY = '2100-12-31';
function readDay(value: unknown): Reading {
  const day =
    value instanceof Date
      ? // A shapefile's date has no time zone: it is read as a local one.
        parseIsoDay(
          [value.getFullYear(), value.getMonth() + 1, value.getDate()]
            .map((part) => String(part).padStart(2, '0'))
            .join('-')
        )
      : typeof value === 'number'
        ? dayOfInstant(value)
        : (parseIsoDay(String(value)) ??
          parseMapDay(String(value).replaceAll('/', '-')) ??
          (/^\d{4}-\d\d-\d\dT/.test(String(value)) ? dayOfInstant(Date.parse(String(value))) : null));
  if (day === null) return bad(`'${shown(value)}' is no day; give ${DAY}`);
  return day > LAST_DAY ? bad(`${day} cannot be; give ${DAY}, to ${LAST_DAY}`) : good(day);
}
export const day = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'date', DAY, options, readDay);

const YES = ['yes', 'y', 'true', 't', '1'];
const NO = ['no', 'n', 'false', 'f', '0'];
export const yesNo = (name: string, options: Options = {}): FieldSpec =>
  field(name, 'boolean', 'yes or no', options, (value) => {
    const word = String(value).trim().toLowerCase();
    if (YES.includes(word)) return good(true);
    return NO.includes(word) ? good(false) : bad(`'${shown(value)}' is neither yes nor no`);
  });

const letters = (value: string): string => nameKey(value).replace(/[^a-z0-9]/g, '');
const oneOf = (choices: readonly string[], value: unknown): string | undefined =>
  choices.find((choice) => letters(choice) === letters(String(value)));

/** One of a list of the business; case and punctuation do not count. */
export const choice = (name: string, choices: readonly string[], options: Options = {}): FieldSpec => {
  const says = `one of ${choices.join(', ')}`;
  return field(name, 'text', says, options, (value) => {
    const known = oneOf(choices, value);
    return known === undefined ? bad(`'${shown(value)}' is not known; give ${says}`) : good(known);
  });
};

interface ListOptions extends Options {
  /** What stands between two entries of a cell. */
  readonly between?: RegExp;
  readonly choices?: readonly string[];
  /** Each is an address of the web. */
  readonly webAddresses?: boolean;
}

/** Several texts in one cell, or a list in GeoJSON. */
export const list = (name: string, options: ListOptions = {}): FieldSpec => {
  const { between = /[,;]/, choices, webAddresses = false } = options;
  const says = choices ? `some of ${choices.join(', ')}, with commas` : 'texts with commas between them';
  return field(name, 'text[]', says, options, (value) => {
    const parts = (Array.isArray(value) ? value.map(String) : String(value).split(between))
      .map((part) => part.trim())
      .filter((part) => part !== '');
    if (parts.length > MOST_ENTRIES) return bad(`has ${parts.length} entries; give at most ${MOST_ENTRIES}`);
    const problem = parts.map((part) => textProblem(part, options.length)).find((each) => each !== null);
    if (problem !== undefined) return bad(problem);
    const strange = webAddresses ? parts.find((part) => !isWebAddress(part)) : undefined;
    if (strange !== undefined) return bad(`'${strange}' must begin with http:// or https://`);
    const known = choices ? parts.map((part) => oneOf(choices, part) ?? null) : parts;
    const unknown = known.indexOf(null as never);
    return unknown >= 0 ? bad(`'${parts[unknown]}' is not known; give ${says}`) : good([...new Set(known)]);
  });
};

/** The name of a state in any spelling, kept in the one of the LGA list. */
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

/** A text that must be as the form of a record has it in the domain. */
export const inForm = (name: string, rule: z.ZodType, options: Options = {}): FieldSpec =>
  field(name, 'text', 'text', options, (value) => {
    const read = rule.safeParse(String(value).trim());
    return read.success ? good(read.data) : bad(`'${shown(value)}': ${read.error.issues[0]!.message}`);
  });
