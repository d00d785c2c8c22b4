import { ColumnClues } from './column-clues';
import { ImportError } from './import-error';
import { findColumns, hasColumns, describeGroupedColumns, describeUnreadColumns } from './fields';
import { NO_SPELLINGS, readKnownSpellings } from './lga-spellings';
import { checkPositions } from './check-positions';
import { listImportFields, readRow } from './read-row';
import { choosePositionColumns } from './position-fields';
import { openRows } from './sources';
import { WGS84 } from './sources/reference-system';
import { compareStatedAreas } from './stated-areas';
import { createStage, fillComputed, fillLgas, fillReferences, fillStage, mendPolygons } from './table-sql';
import { writeRows } from './table-write';
import { fileTexts } from './texts/file-texts';
import { formatNames } from './texts/import-text';
import { fileRemarks } from './texts/remark-texts';
import type { ImportUnit } from '@site/domain';
import type { Query } from '../store/store';
import type { ImportDataset, DatasetInput, FileFormat, RowEdits } from './dataset';
import type { FieldColumns } from './fields';
import type { Report } from './report';
import type { ReadOptions, RowSource, SourceRow } from './sources/source-row';
import type { TableSpec } from './table-spec';
import type { ImportText } from './texts/import-text';

/** Count of rows that are read and sent to the store at a time; only these are in memory. */
const BATCH = 1_000;

async function* readBatches(
  rows: AsyncIterable<SourceRow>,
  signal: AbortSignal | undefined
): AsyncGenerator<SourceRow[]> {
  let batch: SourceRow[] = [];
  for await (const row of rows) {
    signal?.throwIfAborted();
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Yields the rows without the ones that are left out, and with the repaired cells. */
async function* editRows(
  rows: AsyncIterable<SourceRow>,
  { leftOut, cells }: RowEdits
): AsyncGenerator<SourceRow> {
  for await (const row of rows) {
    const repaired = cells.get(row.row);
    if (leftOut.has(row.row)) continue;
    yield repaired ? { ...row, properties: { ...row.properties, ...repaired } } : row;
  }
}

const listColumns = (rows: readonly SourceRow[]): string[] => [
  ...new Set(rows.flatMap(({ properties }) => Object.keys(properties)))
];

/** Returns a note on the columns that the first rows lack, and which of them were read. */
function describeLateColumns(late: readonly string[], unit: ImportUnit, columns: FieldColumns): ImportText {
  const read = late.filter((column) => Object.values(columns).includes(column));
  return fileRemarks.lateColumns({ unit, first: BATCH, late: formatNames(late), read: formatNames(read) });
}

/** Returns every column of a file in a separate pass over its rows. */
async function readAllColumns({ rows }: RowSource, signal: AbortSignal | undefined): Promise<Set<string>> {
  const columns = new Set<string>();
  for await (const batch of readBatches(rows, signal))
    for (const column of listColumns(batch)) columns.add(column);
  return columns;
}

/** Formats of files with rows. */
export const ROW_FORMATS: readonly FileFormat[] = [
  'geojson',
  'geojsonseq',
  'csv',
  'xlsx',
  'shapefile',
  'gpkg',
  'kml',
  'gpx'
];

/** Returns the geometries that are read from a file for a dataset: a plot is an outline where a file has both. */
export const toReadGeometry = (geometry: TableSpec['geometry']): ReadOptions['geometry'] =>
  geometry === 'plot' || geometry === 'line' ? 'polygon' : geometry;

async function stageRows(spec: TableSpec, input: DatasetInput, report: Report, query: Query): Promise<void> {
  const { file, map, reading, signal } = input;
  const reference = reading?.crs ?? WGS84;
  const geometry = toReadGeometry(spec.geometry);
  const openFile = () => openRows(file, ROW_FORMATS, { ...reading, geometry });
  const { unit, rows, notes } = openFile();
  const [fields, fill] = [listImportFields(spec), fillStage(spec)];
  report.unit = unit;
  await query(createStage(spec));
  const spellings = spec.lga ? await readKnownSpellings(query) : NO_SPELLINGS;
  const clues = new ColumnClues();
  const known = new Set<string>();
  const late: string[] = [];
  let ahead = new Set<string>();
  let columns: FieldColumns = {};
  for await (const batch of readBatches(input.edits ? editRows(rows, input.edits) : rows, signal)) {
    const fresh = listColumns(batch).filter((column) => !known.has(column));
    if (report.read > 0) late.push(...fresh);
    for (const column of fresh) known.add(column);
    // Only later rows may have a required column.
    if (report.read === 0 && batch.length === BATCH && !hasColumns([...known], fields, map))
      ahead = await readAllColumns(openFile(), signal);
    if (fresh.length > 0 || report.read === 0)
      columns = choosePositionColumns(
        findColumns(file.name, [...new Set([...known, ...ahead])], fields, map),
        reference,
        map
      );
    report.read += batch.length;
    const context = { columns, spellings, report, clues, reference };
    const staged = batch.flatMap((row) => readRow(spec, row, context) ?? []);
    if (staged.length > 0) await query(fill, [JSON.stringify(staged)]);
  }
  await clues.refuseContradictions(query, report);
  report.remarks.push(...notes);
  if (late.length > 0) report.remarks.push(describeLateColumns(late, unit, columns));
  report.remarks.push(...describeGroupedColumns(file.name, fields, map, columns));
  report.remarks.push(...describeUnreadColumns(file.name, [...known], columns));
  if (report.flattened > 0) report.remarks.push(fileRemarks.flattened({ count: report.flattened, unit }));
}

/** Creates the dataset of a declaration. */
export const createTableDataset = (spec: TableSpec): ImportDataset => ({
  name: spec.name,
  title: spec.title,
  titles: spec.titles,
  formats: ROW_FORMATS,
  geometry: spec.geometry,
  spec,
  canUndo: true,
  fields: listImportFields(spec),
  companions: {},
  takesReadOptions: true,
  knownFiles: spec.knownFiles ?? {},
  siblings: spec.siblings,
  tables: [spec.table, ...(spec.alsoWrites ?? [])],
  async run(input, report, query) {
    await spec.takeTurns?.(query);
    await stageRows(spec, input, report, query);
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
    if (usable === 0 && report.refusals === 0)
      throw new ImportError(fileTexts.noRows({ file: input.file.name }));
    if (usable > 0) await writeRows(query, spec, report);
  }
});
