import { copyFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { EXPORT_FILES, EXPORT_FORMATS } from '@site/domain';
import type { ExportFormat } from '@site/domain';
import { COMMAND_LINE } from '../../identity/account-trail';
import type { Query, Store } from '../../store/store';
import { createExportFile } from './export-file';
import { listExportDatasets } from './list-export-datasets';
import type { RowDataset } from './row-dataset';

const ENDINGS = EXPORT_FORMATS.map((format) => EXPORT_FILES[format].ending);

export const EXPORT_USAGE = `npm run export -- DATASET FILE    writes the rows of a dataset to a file that npm run import reads back
npm run export -- --list          shows the datasets

The ending of the file names its format: ${ENDINGS.join(', ')} (a shapefile).
Stop the server that uses the data folder first; with DATABASE_URL it may run.`;

/** An invalid command line; the message contains the correction. */
export class ExportCommandError extends Error {}

/** Dependencies of the command. */
export interface ExportCommandContext {
  /** Called only after the command line is parsed. */
  openStore(): Promise<Store>;
  say(line: string): void;
  /** Folder that paths are relative to. */
  readonly folder: string;
}

async function findDataset(query: Query, name: string): Promise<RowDataset> {
  const found = (await listExportDatasets(query)).find((dataset) => dataset.name === name);
  if (!found)
    throw new ExportCommandError(
      `'${name}' cannot be exported. npm run export -- --list shows the datasets.`
    );
  return found;
}

function findFormat(file: string): ExportFormat {
  const found = EXPORT_FORMATS.find((format) => file.toLowerCase().endsWith(EXPORT_FILES[format].ending));
  if (!found) throw new ExportCommandError(`${file}: give it one of the endings ${ENDINGS.join(', ')}.`);
  return found;
}

/** Runs `npm run export -- …`. @throws ExportCommandError, or ExportRefusal, with the reason. */
export async function runExportCommand(
  argv: readonly string[],
  { openStore, say, folder }: ExportCommandContext
): Promise<void> {
  const [name, file, ...rest] = argv;
  if (name === undefined || name === '--help') return say(EXPORT_USAGE);
  const isList = name === '--list';
  if (!isList && (file === undefined || rest.length > 0)) throw new ExportCommandError(EXPORT_USAGE);
  const format = isList ? null : findFormat(file!);
  const store = await openStore();
  try {
    if (format === null) {
      for (const dataset of await listExportDatasets(store.query)) say(`${dataset.name}  ${dataset.title}`);
      return;
    }
    const dataset = await findDataset(store.query, name);
    const written = await createExportFile(store.query, dataset, format, COMMAND_LINE);
    try {
      await copyFile(written.path, resolve(folder, file!));
    } finally {
      await written.remove();
    }
    say(`${dataset.name} to ${file}: ${written.rows} rows, ${written.bytes} bytes.`);
  } finally {
    await store.close();
  }
}
