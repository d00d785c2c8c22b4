import { ImportError } from './import-error';
import { Report } from './report';
import { readFieldMap } from './fields';
import type { Query, Store } from '../store/store';
import type { Dataset, InputFile } from './dataset';

export interface ImportOptions {
  readonly file: InputFile;
  readonly companions: Readonly<Record<string, InputFile>>;
  /** `field=column` pairs. */
  readonly map: readonly string[];
  /** Shown on the map; taken from the list of known files when null. */
  readonly attribution: string | null;
  /** Counts and checks everything, writes nothing. */
  readonly dryRun: boolean;
}

/** Thrown to undo a dry run's transaction. */
class Undo extends Error {}

function attributionOf(dataset: Dataset, { attribution, file }: ImportOptions): string {
  const text = attribution?.trim() || dataset.knownFiles[file.name];
  if (!text)
    throw new ImportError(
      `Say where ${file.name} comes from, as the map will show it: --attribution "Source, licence".`
    );
  return text;
}

async function recordSource(query: Query, dataset: Dataset, attribution: string): Promise<void> {
  for (const table of dataset.sources)
    await query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows)
       VALUES ($1, $2, false, (SELECT count(*) FROM ${table}))
       ON CONFLICT (dataset) DO UPDATE SET attribution = excluded.attribution, demonstration = false,
         rows = excluded.rows, imported_at = now()
       WHERE (dataset_source.attribution, dataset_source.demonstration, dataset_source.rows)
         <> (excluded.attribution, false, excluded.rows)`,
      [table, attribution]
    );
}

/**
 * Checks a file and puts its usable rows into the store in one transaction; a dry run does the same and undoes it.
 * The report is the same either way. Importing the same file again changes nothing.
 * @throws ImportError when the file as a whole cannot be used.
 */
export async function runImport(store: Store, dataset: Dataset, options: ImportOptions): Promise<Report> {
  const report = new Report();
  const attribution = attributionOf(dataset, options);
  const { file, companions } = options;
  const write = dataset.check(
    { file, companions, fields: readFieldMap(dataset.fields, options.map) },
    report
  );
  try {
    await store.transaction(async (query) => {
      await write(query);
      await recordSource(query, dataset, attribution);
      if (options.dryRun) throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
  }
  return report;
}
