import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import {
  isFailure,
  isInNigeria,
  readCoordinates,
  roundDegrees,
  unswapPosition
} from 'widgets/shared-code/site-domain';
import type { NamedPlace } from '../state';
import type { Texts } from '../use-texts';

/** Places of a pasted table, and the rows that are not places, each with its number and the reason. */
export interface PlaceTable {
  readonly places: readonly NamedPlace[];
  readonly problems: readonly string[];
}

const splitRow = (row: string): readonly string[] =>
  row.split(/\t/.test(row) ? '\t' : row.includes(';') ? ';' : ',').map((cell) => cell.trim());

/** Returns whether a row is the heading of a table: no cell of it has a digit. */
const isHeading = (cells: readonly string[]): boolean => cells.every((cell) => !/\d/.test(cell));

/** Reads a row: its last two cells are latitude and longitude, what is before them is the name. */
function readRow(cells: readonly string[], locale: Locale, t: Texts): NamedPlace | string {
  if (cells.length < 3) return t('rowTooShort');
  const [latitude, longitude] = cells.slice(-2) as [string, string];
  const name = cells.slice(0, -2).join(', ');
  if (name === '') return t('rowWithoutName');
  const read = readCoordinates(latitude, longitude);
  if (isFailure(read)) return formatMessage(`coordinates.${read.problem}`, locale, read.values);
  if (!isInNigeria(read.value)) return t(unswapPosition(read.value) ? 'rowSwapped' : 'rowOutside');
  return { name, latitude: roundDegrees(read.value.latitude), longitude: roundDegrees(read.value.longitude) };
}

/**
 * Reads a table as pasted from a spreadsheet or a file: a row for each place with its name, latitude and longitude,
 * separated by tabs, semicolons or commas. A heading and empty rows are left out.
 */
export function readPlaces(text: string, locale: Locale, t: Texts): PlaceTable {
  const places: NamedPlace[] = [];
  const problems: string[] = [];
  text.split(/\r?\n/).forEach((row, at) => {
    const cells = splitRow(row);
    if (row.trim() === '' || (at === 0 && isHeading(cells))) return;
    const read = readRow(cells, locale, t);
    if (typeof read === 'string')
      problems.push(t('rowProblem', { row: at + 1, text: row.trim(), reason: read }));
    else places.push(read);
  });
  return { places, problems };
}
