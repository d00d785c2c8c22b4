import { PREVIEW_ROWS } from '@site/domain';
import type { ImportPreview } from '@site/domain';
import type { ImportDataset, InputFile } from '../dataset';
import { proposeColumns } from '../fields';
import { ImportError } from '../import-error';
import { OUTLINE } from '../position-fields';
import { openRows } from '../sources';
import { UnreadableCell } from '../sources/source-row';
import type { ReadOptions, RowSource, SourceRow } from '../sources/source-row';
import { ROW_FORMATS } from '../table-dataset';
import { fileTexts } from '../texts/file-texts';

/** Rows from which the columns of a file are found; a file of features may lack some in its first ones. */
const ROWS_FOR_COLUMNS = 1_000;
/** Longest text of a cell. */
const MAX_CELL = 200;

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  const text =
    typeof value === 'object' && !(value instanceof UnreadableCell) ? JSON.stringify(value) : String(value);
  return text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text;
}

/** Returns the texts of a row's cells; empty ones are missing. */
export const toCells = ({ properties }: SourceRow): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties)
      .map(([column, value]) => [column, toText(value)] as const)
      .filter(([, text]) => text !== '')
  );

/** Kind of dataset geometry that a geometry of a file fits. */
const KINDS: Readonly<Record<string, 'point' | 'polygon'>> = {
  Point: 'point',
  MultiPoint: 'point',
  Polygon: 'polygon',
  MultiPolygon: 'polygon',
  Track: 'polygon'
};

const getKind = ({ geometry }: SourceRow): 'point' | 'polygon' | undefined =>
  KINDS[String((geometry as { type?: unknown } | null | undefined)?.type)];

/** Returns the columns of a dataset's fields; an area without a geometry or an outline lacks the outline. */
function proposeDataset(
  { name, fields, geometry }: ImportDataset,
  columns: readonly string[],
  hasShapes: boolean
) {
  const { map, missing } = proposeColumns(columns, fields);
  const lacksOutline = geometry === 'polygon' && !hasShapes && map[OUTLINE.name] === undefined;
  return { dataset: name, map, missing: lacksOutline ? [...missing, OUTLINE.name] : missing };
}

/** Returns the datasets with columns of the file, those with the most columns and the fewest missing ones first. */
function listProposals(
  datasets: readonly ImportDataset[],
  columns: readonly string[],
  rows: readonly SourceRow[]
) {
  const kind = rows.map(getKind).find((each) => each !== undefined);
  return datasets
    .filter(({ geometry }) => kind === undefined || geometry === kind || geometry === 'plot')
    .map((dataset) => proposeDataset(dataset, columns, kind !== undefined))
    .map((proposal) => ({ proposal, found: Object.keys(proposal.map).length }))
    .filter(({ found }) => found > 0)
    .sort((a, b) => b.found - b.proposal.missing.length - (a.found - a.proposal.missing.length))
    .map(({ proposal }) => proposal);
}

const openFile = (file: InputFile, options: ReadOptions): RowSource => openRows(file, ROW_FORMATS, options);

/**
 * Reads the beginning of a file, and proposes datasets.
 * @throws ImportError when the file cannot be read.
 */
export async function previewFile(
  file: InputFile,
  options: ReadOptions,
  datasets: readonly ImportDataset[]
): Promise<ImportPreview> {
  const { unit, rows } = openFile(file, options);
  const first: SourceRow[] = [];
  const columns = new Set<string>();
  for await (const row of rows) {
    first.push(row);
    for (const column of Object.keys(row.properties)) columns.add(column);
    if (first.length >= ROWS_FOR_COLUMNS) break;
  }
  if (first.length === 0) throw new ImportError(fileTexts.noRows({ file: file.name }));
  return {
    unit,
    columns: [...columns],
    rows: first.slice(0, PREVIEW_ROWS).map((row) => ({
      row: row.row,
      cells: toCells(row),
      geometry: row.geometry instanceof UnreadableCell ? null : (row.geometry ?? null)
    })),
    proposals: listProposals(datasets, [...columns], first)
  };
}

/** Reads some rows of a file by their numbers. */
export async function readNumberedRows(
  file: InputFile,
  options: ReadOptions,
  numbers: ReadonlySet<number>,
  signal?: AbortSignal
): Promise<SourceRow[]> {
  const found: SourceRow[] = [];
  if (numbers.size === 0) return found;
  for await (const row of openFile(file, options).rows) {
    signal?.throwIfAborted();
    if (numbers.has(row.row)) found.push(row);
    if (found.length === numbers.size) break;
  }
  return found;
}
