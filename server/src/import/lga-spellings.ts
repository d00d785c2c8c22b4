import leven from 'leven';
import { LGAS, findState, findLgaByCode, toSlug } from '@site/domain';
import { findColumns } from './fields';
import { textField } from './field-kinds';
import { ImportError } from './import-error';
import { findSpreadsheetError } from './spreadsheet-cells';
import { cellTexts } from './texts/cell-texts';
import { fileTexts } from './texts/file-texts';
import { dataRemarks } from './texts/remark-texts';
import { readCsvRows } from './sources/csv';
import { guardRows } from './sources/guard-rows';
import type { Lga } from '@site/domain';
import type { Query } from '../store/store';
import type { InputFile } from './dataset';
import type { ImportText } from './texts/import-text';

/* LGA spellings outside the LGA list: the nearest LGA, and the stored assignments. */

/** Codes of LGAs by state and name as spelled in files. */
export type LgaSpellings = ReadonlyMap<string, string>;
export const NO_SPELLINGS: LgaSpellings = new Map();

const toSpellingKey = (state: string, name: string): readonly [state: string, name: string] => [
  // All spellings of a state share one key.
  toSlug(findState(state) ?? state),
  toSlug(name)
];

/** Returns the code of the LGA that is assigned to a spelling. */
export const findSpelledCode = (spellings: LgaSpellings, state: string, name: string): string | undefined =>
  spellings.get(toSpellingKey(state, name).join('/'));

/** Largest share of a name's letters that may differ in another spelling. */
const MAX_DIFFERENCE = 0.5;

/**
 * Returns the LGA with the most similar name, in the same state if that is known; undefined when no name is
 * similar.
 */
export function findNearestLga(state: string, name: string): Lga | undefined {
  const listed = findState(state);
  const [wantedState, wanted] = toSpellingKey(state, name);
  const measureDistance = (lga: Lga): number =>
    leven(toSlug(lga.name), wanted) + (listed === undefined ? leven(toSlug(lga.state), wantedState) : 0);
  const { lga, away } = LGAS.filter((each) => listed === undefined || each.state === listed)
    .map((each) => ({ lga: each, away: measureDistance(each) }))
    .reduce((best, next) => (next.away < best.away ? next : best));
  return away <= wanted.length * MAX_DIFFERENCE ? lga : undefined;
}

/** Reads the stored spellings. */
export async function readKnownSpellings(query: Query): Promise<LgaSpellings> {
  const rows = await query<{ state: string; name: string; lga_code: string }>(
    'SELECT state, name, lga_code FROM lga_spelling'
  );
  return new Map(rows.map(({ state, name, lga_code: code }) => [`${state}/${name}`, code]));
}

/**
 * Returns the codes of the LGAs that are assigned to a name in a state, or in any state.
 * @param state null for any state.
 */
export async function listSpelledCodes(query: Query, state: string | null, name: string): Promise<string[]> {
  const [stateKey, nameKey] = toSpellingKey(state ?? '', name);
  const rows = await query<{ lga_code: string }>(
    'SELECT lga_code FROM lga_spelling WHERE name = $1 AND ($2::text IS NULL OR state = $2)',
    [nameKey, state === null ? null : stateKey]
  );
  return rows.map(({ lga_code: code }) => code);
}

const AS_IN_FILES = { en: 'as files spell it', fr: 'comme les fichiers l’écrivent' };
const FIELDS = [
  textField('state', { unit: AS_IN_FILES }),
  textField('lga', { unit: AS_IN_FILES }),
  textField('code', {
    unit: { en: 'of the LGA that is meant, such as UYOA', fr: 'de la LGA voulue, comme UYOA' }
  })
];

/** A spelling of an LGA in files, and the code of the LGA that is meant. */
export interface LgaSpelling {
  readonly state: string;
  readonly lga: string;
  readonly code: string;
}

/**
 * Reads the spellings of a CSV file (state, lga, code).
 * @throws ImportError for an invalid code or an empty cell.
 */
export async function readSpellings(file: InputFile, notes: ImportText[]): Promise<LgaSpelling[]> {
  const spellings: LgaSpelling[] = [];
  for await (const { row, properties } of guardRows(file, readCsvRows(file, notes))) {
    const columns = findColumns(file.name, Object.keys(properties), FIELDS, new Map());
    const [state = '', lga = '', code = ''] = FIELDS.map(({ name }) => String(properties[columns[name]!]));
    const error = findSpreadsheetError([state, lga, code]);
    if (error !== null)
      throw new ImportError(`${file.name}, line ${row}: ${cellTexts.spreadsheetError({ error }).en}.`);
    const problem = findSpellingProblem({ state, lga, code });
    if (problem !== null) throw new ImportError(`${file.name}, line ${row}: ${problem.en}`);
    spellings.push({ state, lga, code });
  }
  return spellings;
}

function findSpellingProblem({ state, lga, code }: LgaSpelling): ImportText | null {
  if (!findLgaByCode(code)) return fileTexts.spellingCode({ code });
  return toSpellingKey(state, lga).includes('') ? fileTexts.spellingIncomplete : null;
}

/**
 * Stores spellings for all later imports; they replace earlier assignments.
 * @throws ImportError for an invalid code or an empty name.
 */
export async function storeSpellings(
  query: Query,
  spellings: readonly LgaSpelling[],
  notes: ImportText[]
): Promise<void> {
  if (spellings.length === 0) return;
  const rows = spellings.map((spelling) => {
    const problem = findSpellingProblem(spelling);
    if (problem !== null) throw new ImportError(fileTexts.spelling({ ...spelling, problem }));
    const [state, name] = toSpellingKey(spelling.state, spelling.lga);
    return { state, name, lga_code: findLgaByCode(spelling.code)!.code };
  });
  await query(
    `INSERT INTO lga_spelling (state, name, lga_code)
     SELECT DISTINCT ON (state, name) state, name, lga_code FROM json_to_recordset($1::text::json)
       AS row (state text, name text, lga_code text)
     ON CONFLICT (state, name) DO UPDATE SET lga_code = excluded.lga_code`,
    [JSON.stringify(rows)]
  );
  notes.push(dataRemarks.storedSpellings({ count: rows.length }));
}
