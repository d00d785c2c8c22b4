import { toNameKey } from '@site/domain';
import type { Locale } from '@site/domain';
import { ImportError } from './import-error';
import { UnreadableCell } from './sources/source-row';
import { findSpreadsheetError, isPlaceholder, trimInvisible } from './spreadsheet-cells';
import { cellTexts } from './texts/cell-texts';
import { fileTexts } from './texts/file-texts';
import { formatNames } from './texts/import-text';
import { fileRemarks } from './texts/remark-texts';
import type { Clue } from './clue';
import type { ImportText } from './texts/import-text';

/** Value of a cell (null when it is empty) with warnings, or why it cannot be used and what to enter. */
export type CellReading = (
  | { readonly ok: true; readonly value: unknown; readonly warnings?: readonly ImportText[] }
  | { readonly ok: false; readonly problem: ImportText }
) & {
  /** Evidence of the column's notation. */
  readonly clue?: Clue;
};

/** A field of a dataset: its name, and how its cells are read. */
export interface FieldSpec {
  /** Name in --map and in messages. */
  readonly name: string;
  /** Further names of its column; case, blanks and punctuation do not count. */
  readonly aliases: readonly string[];
  /** Headings of its column in exports of the product; a column with the field's name takes precedence. */
  readonly headings?: readonly string[];
  /** Names of its column in exports of programs; a column with one of the other names takes precedence. */
  readonly pattern?: RegExp;
  /** Description of valid values, with the unit. */
  readonly says: ImportText;
  readonly required: boolean;
  /** Label on pages. */
  readonly labels?: Readonly<Record<Locale, string>>;
  /** Default for an empty cell. */
  readonly otherwise?: unknown;
  /** The field names a state. */
  readonly isState?: true;
  /** The field is a telephone number. */
  readonly isPhone?: true;
  readonly sqlType: string;
  /** Reads a cell that is not empty. */
  readonly read: (value: unknown) => CellReading;
}

/** Column of the file for each field; a field without a column is left out. */
export type FieldColumns = Readonly<Record<string, string>>;

/**
 * Reads `--map field=column` options; `field=` reads the field from no column. @throws ImportError for an option with another syntax or an unknown
 * field.
 */
export function readFieldMap(
  fields: readonly FieldSpec[],
  options: readonly string[]
): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const option of options) {
    const [field, column] = option.split(/=(.*)/s);
    if (column === undefined)
      throw new ImportError(`--map ${option}: write it as field=column, for example --map name=ADM2_EN.`);
    if (!fields.some(({ name }) => name === field))
      throw new ImportError(
        fileTexts.noField({ option, field: field!, fields: fields.map(({ name }) => name).join(', ') })
      );
    map.set(field!, column);
  }
  return map;
}

const normalizeName = (name: string): string => toNameKey(name).replace(/[^a-z0-9]/g, '');
/** Length at which a shapefile truncates column names. */
const DBF_NAME = 10;

const listFieldNames = ({ name, aliases }: FieldSpec): string[] => [name, ...aliases];
const listFieldHeadings = (field: FieldSpec): string[] => [
  ...listFieldNames(field),
  ...(field.headings ?? [])
];
const isCalled = (column: string, field: FieldSpec): boolean =>
  listFieldHeadings(field).some((name) => normalizeName(name) === normalizeName(column));
const isCutOff = (column: string, field: FieldSpec): boolean =>
  column.length === DBF_NAME &&
  listFieldNames(field).some((name) => normalizeName(name.slice(0, DBF_NAME)) === normalizeName(column));

/** Columns of ODK Central, whose headings separate groups with a hyphen. */
const OF_ODK = ['KEY', 'SubmissionDate'];
/** A heading of a form with groups: names without blanks. */
const GROUPED = /^[\w.-]+[/-][\w.-]+$|^[\w.-]+(?:\/[\w.-]+)+$/;

/**
 * Returns the last part of a heading such as 'farm/plot/name' that ODK and Kobo write for fields in groups, or
 * null. The choices of a question ('crops/maize' beside 'crops') are no groups.
 */
function findOwnPart(column: string, columns: readonly string[]): string | null {
  if (!GROUPED.test(column)) return null;
  const end = column.lastIndexOf('/');
  const at = end < 0 && OF_ODK.every((name) => columns.includes(name)) ? column.lastIndexOf('-') : end;
  return at < 0 || columns.includes(column.slice(0, at)) ? null : column.slice(at + 1);
}

/** Returns the columns that name a field in the way of a program, when none has its name. */
function listProgramColumns(field: FieldSpec, columns: readonly string[]): string[] {
  const matching = field.pattern ? columns.filter((column) => field.pattern!.test(column)) : [];
  if (matching.length > 0) return matching;
  return columns.filter((column) => {
    const own = findOwnPart(column, columns);
    return own !== null && isCalled(own, field);
  });
}

/** Returns the column that has one of the names of a field, or a truncated name that fits no other field. */
function findNamedColumn(
  field: FieldSpec,
  columns: readonly string[],
  fields: readonly FieldSpec[]
): string | undefined {
  const findByName = (names: readonly string[]): string | undefined =>
    columns.find((candidate) => names.some((name) => normalizeName(name) === normalizeName(candidate)));
  return (
    // Exact spelling decides between columns such as 'name' and 'Name'.
    columns.find((candidate) => listFieldNames(field).includes(candidate)) ??
    findByName(listFieldNames(field)) ??
    findByName(field.headings ?? []) ??
    columns.find(
      (candidate) =>
        isCutOff(candidate, field) &&
        fields.every(
          (other) => other === field || !(isCutOff(candidate, other) || isCalled(candidate, other))
        )
    )
  );
}

/**
 * Returns the column of a field: from --map, else with one of its names, else all that a program names
 * for it.
 */
function listCandidates(
  field: FieldSpec,
  columns: readonly string[],
  fields: readonly FieldSpec[],
  map: ReadonlyMap<string, string>
): readonly string[] {
  const given = map.get(field.name);
  if (given !== undefined) return columns.filter((candidate) => candidate === given);
  const named = findNamedColumn(field, columns, fields);
  return named === undefined ? listProgramColumns(field, columns) : [named];
}

/** Returns whether all required columns, and the ones named with --map, exist. */
export const hasColumns = (
  columns: readonly string[],
  fields: readonly FieldSpec[],
  map: ReadonlyMap<string, string>
): boolean =>
  fields.every(
    (field) =>
      (!field.required && !map.get(field.name)) || listCandidates(field, columns, fields, map).length > 0
  );

/**
 * Finds the column of each field: from --map, else with the field's name.
 * @throws ImportError when a column named with --map does not exist, a required one is not found, or several
 * may be meant.
 */
export function findColumns(
  file: string,
  columns: readonly string[],
  fields: readonly FieldSpec[],
  map: ReadonlyMap<string, string>
): FieldColumns {
  const has =
    columns.length === 0 ? fileTexts.hasNone : fileTexts.hasColumns({ columns: formatNames(columns) });
  const found: Record<string, string> = {};
  for (const field of fields) {
    const named = map.get(field.name);
    const [column, ...others] = listCandidates(field, columns, fields, map);
    if (named && column === undefined)
      throw new ImportError(fileTexts.noNamedColumn({ file, column: named, field: field.name, has }));
    if (others.length > 0)
      throw new ImportError(
        fileTexts.severalColumns({ file, columns: [column, ...others].join(', '), field: field.name })
      );
    if (column !== undefined) found[field.name] = column;
    else if (field.required)
      throw new ImportError(fileTexts.noColumn({ file, field: field.name, says: field.says, has }));
  }
  return found;
}

/** Returns the column of each field by its name, where one is certain, and the required fields without one. */
export function proposeColumns(columns: readonly string[], fields: readonly FieldSpec[]) {
  const map: Record<string, string> = {};
  const missing: string[] = [];
  for (const field of fields) {
    const [column, ...others] = listCandidates(field, columns, fields, new Map());
    if (column !== undefined && others.length === 0) map[field.name] = column;
    else if (field.required) missing.push(field.name);
  }
  return { map, missing };
}

/** Returns a note on the columns that no field is read from; empty without such columns. */
export function describeUnreadColumns(
  file: string,
  has: readonly string[],
  columns: FieldColumns
): ImportText[] {
  const read = new Set(Object.values(columns));
  const unread = has.filter((column) => !read.has(column));
  return unread.length === 0 ? [] : [fileRemarks.unreadColumns({ file, names: formatNames(unread) })];
}

/** Returns a note on the columns that are read by a part of their headings; empty without such columns. */
export function describeGroupedColumns(
  file: string,
  fields: readonly FieldSpec[],
  map: ReadonlyMap<string, string>,
  columns: FieldColumns
): ImportText[] {
  const grouped = fields.flatMap((field) => {
    const column = columns[field.name];
    if (column === undefined || map.has(field.name) || findNamedColumn(field, [column], fields)) return [];
    return [`${column} (${field.name})`];
  });
  return grouped.length === 0 ? [] : [fileRemarks.groupedColumns({ file, names: formatNames(grouped) })];
}

/** Returns whether a cell is empty or has only invisible characters. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && trimInvisible(value) === '');

/** PostgreSQL texts cannot contain it. */
const NUL = '\u0000';
const isInText = (value: unknown, test: (text: string) => boolean): boolean =>
  typeof value === 'string'
    ? test(value)
    : Array.isArray(value) && value.some((each) => isInText(each, test));
const hasNul = (value: unknown): boolean => isInText(value, (text) => text.includes(NUL));
/** Half of a surrogate pair, as a JSON escape leaves it when a text was cut off. */
const HALF_CHARACTER = /\p{Surrogate}/u;
const hasHalfCharacter = (value: unknown): boolean => isInText(value, (text) => HALF_CHARACTER.test(text));

/**
 * Reads the cell of a field; an empty one gives its default or null, or is refused when the field is required.
 */
export function readCell(field: FieldSpec, value: unknown): CellReading {
  if (value instanceof UnreadableCell) return { ok: false, problem: value.problem };
  if (hasNul(value)) return { ok: false, problem: cellTexts.nul };
  if (hasHalfCharacter(value)) return { ok: false, problem: cellTexts.halfCharacter };
  const error = findSpreadsheetError(value);
  if (error !== null) return { ok: false, problem: cellTexts.spreadsheetError({ error }) };
  if (!isEmpty(value)) {
    const reading = field.read(value);
    return reading.ok || field.required || !isPlaceholder(value)
      ? reading
      : { ...reading, problem: cellTexts.emptyIfUnknown({ problem: reading.problem }) };
  }
  if (field.required) return { ok: false, problem: cellTexts.empty({ says: field.says }) };
  return { ok: true, value: field.otherwise ?? null };
}
