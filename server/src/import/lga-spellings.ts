import leven from 'leven';
import { LGAS, findState, lgaByCode, slugOf } from '@site/domain';
import { findColumns } from './fields';
import { text } from './kinds';
import { ImportError } from './import-error';
import { findSpreadsheetError, spreadsheetErrorProblem } from './spreadsheet-cells';
import { csvRows } from './sources/csv';
import { guardRows } from './sources/guard-rows';
import type { Lga } from '@site/domain';
import type { Query } from '../store/store';
import type { InputFile } from './dataset';

/* LGA spellings outside the LGA list: the nearest LGA, and the stored assignments. */

/** Codes of LGAs by state and name as spelled in files. */
export type Spellings = ReadonlyMap<string, string>;
export const NO_SPELLINGS: Spellings = new Map();

const keyOf = (state: string, name: string): readonly [state: string, name: string] => [
  // All spellings of a state share one key.
  slugOf(findState(state) ?? state),
  slugOf(name)
];

/** Returns the code of the LGA that is assigned to a spelling. */
export const spelled = (spellings: Spellings, state: string, name: string): string | undefined =>
  spellings.get(keyOf(state, name).join('/'));

/** Largest share of a name's letters that may differ in another spelling. */
const ALIKE = 0.5;

/**
 * Returns the LGA with the most similar name, in the same state if that is known; undefined when no name is
 * similar.
 */
export function nearestLga(state: string, name: string): Lga | undefined {
  const listed = findState(state);
  const [wantedState, wanted] = keyOf(state, name);
  const distance = (lga: Lga): number =>
    leven(slugOf(lga.name), wanted) + (listed === undefined ? leven(slugOf(lga.state), wantedState) : 0);
  const { lga, away } = LGAS.filter((each) => listed === undefined || each.state === listed)
    .map((each) => ({ lga: each, away: distance(each) }))
    .reduce((best, next) => (next.away < best.away ? next : best));
  return away <= wanted.length * ALIKE ? lga : undefined;
}

/** Reads the stored spellings. */
export async function knownSpellings(query: Query): Promise<Spellings> {
  const rows = await query<{ state: string; name: string; lga_code: string }>(
    'SELECT state, name, lga_code FROM lga_spelling'
  );
  return new Map(rows.map(({ state, name, lga_code: code }) => [`${state}/${name}`, code]));
}

/**
 * Returns the codes of the LGAs that are assigned to a name in a state, or in any state.
 * @param state null for any state.
 */
export async function spelledCodes(query: Query, state: string | null, name: string): Promise<string[]> {
  const [stateKey, nameKey] = keyOf(state ?? '', name);
  const rows = await query<{ lga_code: string }>(
    'SELECT lga_code FROM lga_spelling WHERE name = $1 AND ($2::text IS NULL OR state = $2)',
    [nameKey, state === null ? null : stateKey]
  );
  return rows.map(({ lga_code: code }) => code);
}

const FIELDS = [
  text('state', { unit: 'as files spell it' }),
  text('lga', { unit: 'as files spell it' }),
  text('code', { unit: 'of the LGA that is meant, such as UYOA' })
];

/**
 * Stores the spellings of a CSV file (state, lga, code) for all later imports; they replace earlier
 * assignments.
 * @throws ImportError for an invalid code or an empty cell.
 */
export async function keepSpellings(query: Query, file: InputFile, notes: string[]): Promise<void> {
  const rows: { state: string; name: string; lga_code: string }[] = [];
  for await (const { row, properties } of guardRows(file, csvRows(file, notes))) {
    const columns = findColumns(file.name, Object.keys(properties), FIELDS, new Map());
    const [state = '', lga = '', code = ''] = FIELDS.map(({ name }) => String(properties[columns[name]!]));
    const error = findSpreadsheetError([state, lga, code]);
    if (error !== null)
      throw new ImportError(`${file.name}, line ${row}: ${spreadsheetErrorProblem(error)}.`);
    const known = lgaByCode(code);
    if (!known)
      throw new ImportError(
        `${file.name}, line ${row}: '${code}' is not the code of an LGA; give one such as UYOA.`
      );
    const [stateKey, name] = keyOf(state, lga);
    if (stateKey === '' || name === '')
      throw new ImportError(`${file.name}, line ${row}: state and lga must both be given.`);
    rows.push({ state: stateKey, name, lga_code: known.code });
  }
  await query(
    `INSERT INTO lga_spelling (state, name, lga_code)
     SELECT DISTINCT ON (state, name) state, name, lga_code FROM json_to_recordset($1::text::json)
       AS row (state text, name text, lga_code text)
     ON CONFLICT (state, name) DO UPDATE SET lga_code = excluded.lga_code`,
    [JSON.stringify(rows)]
  );
  notes.push(`${rows.length} spellings of LGAs are kept for later imports.`);
}
