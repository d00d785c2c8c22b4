import { COMMAND_LINE } from '../identity/account-trail';
import type { AccountAuthor } from '../identity/account-trail';
import { readFieldMap } from './fields';
import { beginImport, finishImport } from './history/import-history';
import { ImportCancelledError, ImportError, isDiskFull } from './import-error';
import { recordImport } from './record-import';
import { readSpellings, storeSpellings } from './lga-spellings';
import type { LgaSpelling } from './lga-spellings';
import { Report } from './report';
import { findFormat, formatEndings } from './sources';
import { readReferenceOption } from './sources/reference-system';
import { RoutingError } from '../engines/routing/routing-engine';
import { StoreLockedError } from '../store/folder-lock';
import { QueryError, StoreChangedError, StoreUnavailableError } from '../store/store';
import type { Query, Store } from '../store/store';
import type { ImportDataset, DatasetInput, FileFormat, InputFile, RowEdits } from './dataset';
import type { RowNote } from './report';
import type { ReadOptions } from './sources/source-row';
import { fileTexts, uploadTexts } from './texts/file-texts';
import type { ImportText } from './texts/import-text';

export interface ImportOptions {
  readonly file: InputFile;
  readonly companions: Readonly<Record<string, InputFile>>;
  /** `field=column` pairs. */
  readonly map: readonly string[];
  /** Shown on the map; null to take it from the file or the list of known files. */
  readonly attribution: string | null;
  /** Counts and checks everything, but writes nothing. */
  readonly dryRun: boolean;
  /**
   * Imports a file without its refused rows; otherwise one refused row prevents the import of the whole file.
   */
  readonly skipRefused?: boolean;
  /** Accepts positions far from the LGA or state named beside them. */
  readonly acceptPositions?: boolean;
  /** Unit of a raster's values. */
  readonly unit?: string | null;
  /** Reference system of the file, such as EPSG:26332. */
  readonly crs?: string | null;
  /** Sheet of a workbook. */
  readonly sheet?: string | null;
  /** Layer of a GeoPackage. */
  readonly layer?: string | null;
  /** CSV file of LGA spellings to store, for this import and later ones. */
  readonly lgaSpellings?: InputFile;
  /** LGA spellings of a person on a page, to store like the ones of a file. */
  readonly spellings?: readonly LgaSpelling[];
  /** Called for every refused row. */
  readonly onRefused?: (note: RowNote) => void;
  /** Folder of the rasters. */
  readonly dataDir: string;
  /** Author in the history; the command line if missing. */
  readonly by?: AccountAuthor;
  /** Rows that a person left out or repaired. */
  readonly edits?: RowEdits;
  /** Aborted when a person cancels the import. */
  readonly signal?: AbortSignal;
  /** Report to fill, for whoever watches its progress. */
  readonly report?: Report;
}

async function listSpellings(options: ImportOptions, notes: ImportText[]): Promise<readonly LgaSpelling[]> {
  const { lgaSpellings, spellings = [] } = options;
  return lgaSpellings ? readSpellings(lgaSpellings, notes) : spellings;
}

/** Thrown to roll the transaction back. */
class ImportRollback extends Error {}

function readAttribution(dataset: ImportDataset, { attribution, file }: ImportOptions): string | null {
  const text = attribution?.trim() || dataset.knownFiles[file.name];
  if (!text && !dataset.carriesAttribution) throw new ImportError(fileTexts.noSource({ file: file.name }));
  return text ?? null;
}

/** Formats for which an option is. */
const OPTION_FORMATS: Readonly<Record<'sheet' | 'layer', FileFormat>> = { sheet: 'xlsx', layer: 'gpkg' };

/** Returns how the file is read. @throws ImportError for options that do not fit the dataset or the file. */
function readReadOptions(dataset: ImportDataset, options: ImportOptions): ReadOptions {
  const { file, crs = null, sheet = null, layer = null } = options;
  const format = findFormat(file.name, dataset.formats);
  for (const [option, value] of Object.entries({ crs, sheet, layer }))
    if (value !== null && !dataset.takesReadOptions)
      throw new ImportError(`--${option} is for files of rows; ${dataset.name} does not take it.`);
  for (const option of ['sheet', 'layer'] as const)
    if (options[option] && OPTION_FORMATS[option] !== format)
      throw new ImportError(
        `--${option} is for ${formatEndings([OPTION_FORMATS[option]])}; ${file.name} has none.`
      );
  return { crs: crs === null ? null : readReferenceOption(crs), sheet, layer };
}

/** Returns the input of a dataset's run. @throws ImportError for options that do not fit. */
export function createDatasetInput(dataset: ImportDataset, options: ImportOptions): DatasetInput {
  const { file, companions, dataDir, acceptPositions, unit = null } = options;
  findFormat(file.name, dataset.formats);
  if (unit !== null && !dataset.takesUnit)
    throw new ImportError(`--unit is for rasters; ${dataset.name} has its units in its fields.`);
  const attribution = readAttribution(dataset, options);
  const map = readFieldMap(dataset.fields, options.map);
  const reading = readReadOptions(dataset, options);
  const { edits, signal } = options;
  return { file, companions, map, attribution, acceptPositions, reading, edits, unit, dataDir, signal };
}

const beginEntry = (
  query: Query,
  { name, canUndo = false }: ImportDataset,
  { file, attribution }: DatasetInput,
  by = COMMAND_LINE
) => beginImport(query, { dataset: name, fileName: file.name, attribution, by, storesRows: canUndo });

/** SQLSTATE classes of invalid column values (22) and of constraint violations (23). */
const REFUSED_VALUES = /^2[23]/;
/** Errors with a clear message whose cause is not the file. */
const OTHER_ERRORS = [
  ImportCancelledError,
  QueryError,
  StoreUnavailableError,
  StoreChangedError,
  StoreLockedError,
  RoutingError
];

/** Converts any error of an import to one with a clear message that names the file. */
function explainImportFailure(error: unknown, { name }: InputFile): unknown {
  if (error instanceof ImportError) return error;
  if (isDiskFull(error)) return new ImportError(uploadTexts.noSpace, { cause: error });
  const { message } = error as Error;
  if (error instanceof QueryError && REFUSED_VALUES.test(error.code))
    return new ImportError(fileTexts.databaseRefuses({ file: name, message }), { cause: error });
  if (OTHER_ERRORS.some((kind) => error instanceof kind)) return error;
  return new ImportError(fileTexts.unexpected({ file: name, message }), { cause: error });
}

/** Number of the lock that one import of all servers on a database holds. */
const IMPORT_LOCK = 7_150_015;

/** Holds the lock until the end of the transaction. @throws ImportError while another server imports. */
async function requireNoOther(query: Query): Promise<void> {
  const [lock] = await query<{ free: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS free', [
    IMPORT_LOCK
  ]);
  if (!lock!.free) throw new ImportError(uploadTexts.runningUnnamed);
}

/**
 * Checks a file and writes its rows to the store in one transaction; a dry run does the same and rolls back,
 * with the same report. One refused row prevents the import of the whole file, unless refused rows are skipped.
 * Importing the same file again changes nothing.
 * @throws ImportError when the file as a whole cannot be used.
 */
export async function runImport(
  store: Pick<Store, 'transaction'>,
  dataset: ImportDataset,
  options: ImportOptions
): Promise<Report> {
  const report =
    options.report ?? new Report((note, kind) => kind === 'refused' && options.onRefused?.(note));
  const input = createDatasetInput(dataset, options);
  try {
    await store.transaction(async (query) => {
      if (!options.dryRun) await requireNoOther(query);
      const entry = options.dryRun ? null : await beginEntry(query, dataset, input, options.by);
      await storeSpellings(query, await listSpellings(options, report.remarks), report.remarks);
      await dataset.run(input, report, query);
      if (options.skipRefused && report.created + report.updated + report.unchanged === 0)
        throw new ImportError(fileTexts.noRowUsable);
      if (options.dryRun || (report.refusals > 0 && !options.skipRefused)) throw new ImportRollback();
      await recordImport(query, dataset, input, report.changed);
      if (entry !== null) await finishImport(query, entry, report);
    });
    report.written = true;
  } catch (error) {
    if (!(error instanceof ImportRollback)) throw explainImportFailure(error, options.file);
  }
  return report;
}
