import { ColumnClues } from './column-clues';
import { ImportError } from './import-error';
import { findColumns, hasColumns, namesOf, unreadColumns } from './fields';
import { NO_SPELLINGS, knownSpellings } from './lga-spellings';
import { checkPositions } from './positions';
import { fieldsOf, readRow } from './read-row';
import { openRows } from './sources';
import { compareStatedAreas } from './stated-areas';
import { createStage, fillComputed, fillLgas, fillReferences, fillStage, mendPolygons } from './table-sql';
import { writeRows } from './table-write';
import type { Query } from '../store/store';
import type { Dataset, DatasetInput, Format } from './dataset';
import type { Columns } from './fields';
import type { Report } from './report';
import type { RowSource, SourceRow } from './sources/source-row';
import type { TableSpec } from './table-spec';

/** Count of rows that are read and sent to the store at a time; only these are in memory. */
const BATCH = 1_000;

async function* batches(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

const columnsIn = (rows: readonly SourceRow[]): string[] => [
  ...new Set(rows.flatMap(({ properties }) => Object.keys(properties)))
];

/** Returns a note on the columns that the first rows lack, and which of them were read. */
function lateColumns(late: readonly string[], unit: string, columns: Columns): string {
  const read = late.filter((column) => Object.values(columns).includes(column));
  return (
    `Columns that no ${unit} of the first ${BATCH} has: ${namesOf(late)}. ` +
    `Read of these: ${namesOf(read) || 'none'}.`
  );
}

/** Returns every column of a file in a separate pass over its rows. */
async function allColumns({ rows }: RowSource): Promise<Set<string>> {
  const columns = new Set<string>();
  for await (const batch of batches(rows)) for (const column of columnsIn(batch)) columns.add(column);
  return columns;
}

/** Formats of files with rows. */
const FORMATS: readonly Format[] = ['geojson', 'csv', 'shapefile', 'kml'];

async function stage(spec: TableSpec, input: DatasetInput, report: Report, query: Query): Promise<void> {
  const { file, map } = input;
  const open = () => openRows(file, FORMATS);
  const { unit, rows, notes } = open();
  const [fields, fill] = [fieldsOf(spec), fillStage(spec)];
  report.unit = unit;
  await query(createStage(spec));
  const spellings = spec.lga ? await knownSpellings(query) : NO_SPELLINGS;
  const clues = new ColumnClues();
  const known = new Set<string>();
  const late: string[] = [];
  let ahead = new Set<string>();
  let columns: Columns = {};
  for await (const batch of batches(rows)) {
    const fresh = columnsIn(batch).filter((column) => !known.has(column));
    if (report.read > 0) late.push(...fresh);
    for (const column of fresh) known.add(column);
    // Only later rows may have a required column.
    if (report.read === 0 && batch.length === BATCH && !hasColumns([...known], fields, map))
      ahead = await allColumns(open());
    if (fresh.length > 0 || report.read === 0)
      columns = findColumns(file.name, [...new Set([...known, ...ahead])], fields, map);
    report.read += batch.length;
    const staged = batch.flatMap((row) => readRow(spec, row, { columns, spellings, report, clues }) ?? []);
    if (staged.length > 0) await query(fill, [JSON.stringify(staged)]);
  }
  await clues.judge(query, report);
  report.notes.push(...notes);
  if (late.length > 0) report.notes.push(lateColumns(late, unit, columns));
  report.notes.push(...unreadColumns(file.name, [...known], columns));
  if (report.flattened > 0)
    report.notes.push(
      `${report.flattened} ${unit}s have heights or measures; longitude and latitude alone are read.`
    );
}

/** Creates the dataset of a declaration. */
export const tableDataset = (spec: TableSpec): Dataset => ({
  name: spec.name,
  title: spec.title,
  formats: FORMATS,
  fields: fieldsOf(spec),
  companions: {},
  knownFiles: spec.knownFiles ?? {},
  siblings: spec.siblings,
  tables: [spec.table, ...(spec.alsoWrites ?? [])],
  async run(input, report, query) {
    await spec.takeTurns?.(query);
    await stage(spec, input, report, query);
    // An LGA is looked up by position only once outlines are valid; a named LGA is filled in first, because it
    // labels the repairs.
    if (spec.lga?.named) await fillLgas(query, spec, report);
    if (spec.geometry === 'polygon') await mendPolygons(query, spec, report);
    await checkPositions(query, spec, report, input.acceptPositions ?? false);
    if (!spec.lga?.named) await fillLgas(query, spec, report);
    await fillReferences(query, spec, report);
    await compareStatedAreas(query, spec, report);
    await fillComputed(query, spec);
    await spec.derive?.(query, report);
    const [left] = await query<{ usable: number }>('SELECT count(*) AS usable FROM import_row');
    const { usable } = left!;
    if (usable === 0 && report.refusals === 0) throw new ImportError(`${input.file.name} has no rows.`);
    if (usable > 0) await writeRows(query, spec, report);
  }
});
