import { ImportError } from './import-error';
import { findColumns } from './fields';
import { fieldsOf, readRow } from './read-row';
import { openRows } from './sources';
import { createStage, fillComputed, fillLgas, fillReferences, fillStage, mendPolygons } from './table-sql';
import { writeRows } from './table-write';
import type { Query } from '../store/store';
import type { Dataset, DatasetInput, Format } from './dataset';
import type { Columns } from './fields';
import type { Report } from './report';
import type { SourceRow } from './sources/source-row';
import type { TableSpec } from './table-spec';

/** Rows read and sent to the store at a time: all that is in memory. */
const BATCH = 1_000;

/** Names in a note of the report. */
const SHOWN_COLUMNS = 20;

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

/** Columns that the first rows do not have: what was read of them, and what was not, is said. */
function lateColumns(late: readonly string[], unit: string, columns: Columns): string {
  const read = late.filter((column) => Object.values(columns).includes(column));
  const list = (names: readonly string[]) => names.slice(0, SHOWN_COLUMNS).join(', ') || 'none';
  return (
    `Columns that no ${unit} of the first ${BATCH} has: ${list(late)}` +
    `${late.length > SHOWN_COLUMNS ? ` and ${late.length - SHOWN_COLUMNS} more` : ''}. Read of these: ${list(read)}.`
  );
}

async function stage(spec: TableSpec, input: DatasetInput, report: Report, query: Query): Promise<void> {
  const { unit, rows } = openRows(input.file, formatsOf(spec));
  const [fields, fill] = [fieldsOf(spec), fillStage(spec)];
  report.unit = unit;
  await query(createStage(spec));
  const known = new Set<string>();
  const late: string[] = [];
  let columns: Columns = {};
  for await (const batch of batches(rows)) {
    const fresh = columnsIn(batch).filter((column) => !known.has(column));
    if (report.read > 0) late.push(...fresh);
    for (const column of fresh) known.add(column);
    if (fresh.length > 0 || report.read === 0)
      columns = findColumns(input.file.name, [...known], fields, input.map);
    report.read += batch.length;
    const staged = batch.flatMap((row) => readRow(spec, row, columns, report) ?? []);
    if (staged.length > 0) await query(fill, [JSON.stringify(staged)]);
  }
  if (late.length > 0) report.notes.push(lateColumns(late, unit, columns));
}

function formatsOf({ geometry }: TableSpec): readonly Format[] {
  return geometry === 'polygon' ? ['geojson', 'shapefile'] : ['geojson', 'csv', 'shapefile'];
}

/** The dataset of a declaration. */
export const tableDataset = (spec: TableSpec): Dataset => ({
  name: spec.name,
  title: spec.title,
  formats: formatsOf(spec),
  fields: fieldsOf(spec),
  companions: {},
  knownFiles: spec.knownFiles ?? {},
  siblings: spec.siblings,
  tables: [spec.table, ...(spec.alsoWrites ?? [])],
  async run(input, report, query) {
    await stage(spec, input, report, query);
    // An LGA is looked up by position only once outlines are valid; one that is named says whose outline is mended.
    if (spec.lga?.named) await fillLgas(query, spec, report);
    if (spec.geometry === 'polygon') await mendPolygons(query, spec, report);
    if (!spec.lga?.named) await fillLgas(query, spec, report);
    await fillReferences(query, spec, report);
    await fillComputed(query, spec);
    const [left] = await query<{ usable: number }>('SELECT count(*) AS usable FROM import_row');
    const { usable } = left!;
    if (usable === 0 && report.refusals === 0) throw new ImportError(`${input.file.name} has no rows.`);
    if (usable > 0) await writeRows(query, spec, report);
  }
});
