import { accessSync, constants, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { RoutingError } from '../engines/routing/routing-engine';
import { readCommandLine } from '../import/command-line';
import { ImportError } from '../import/import-error';
import { RefusalFile } from '../import/refusal-file';
import { formatReport } from '../import/report';
import { createDatasetInput, runImport } from '../import/run-import';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';
import type { CommandLine } from '../import/command-line';
import type { InputFile } from '../import/dataset';
import type { Report } from '../import/report';
import type { Settings } from '../common/settings';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Returns a file named on the command line; npm starts this process in the project, so paths are relative to
 * the folder where npm was called.
 */
function openInputFile(given: string): InputFile {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), given);
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new ImportError(`${given} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
  return { name: basename(path), path };
}

function printReport(
  report: Report,
  { dataset, dryRun }: CommandLine,
  file: InputFile,
  refusals: RefusalFile
): void {
  printLine(`${dataset.name} from ${file.name}${dryRun ? ' (dry run: nothing was written)' : ''}`);
  for (const line of formatReport(report)) printLine(line);
  const where = refusals.close();
  if (where !== null) printLine(where);
  if (report.written || report.refusals === 0) return;
  process.exitCode = 1;
  if (!dryRun)
    printLine(
      `Nothing was written: ${report.refusals} faults. Correct them, or leave those rows out with --skip-refused.`
    );
}

async function importInto(settings: Settings, command: CommandLine): Promise<void> {
  const { dataset, dryRun, skipRefused, acceptPositions, map, attribution, unit, crs, sheet, layer } =
    command;
  const { dataDir, routingUrl } = settings;
  const file = openInputFile(command.file);
  const companions = Object.fromEntries(
    Object.entries(command.companions).map(([option, path]) => [option, openInputFile(path)])
  );
  const lgaSpellings = command.lgaSpellings === null ? undefined : openInputFile(command.lgaSpellings);
  const refusals = new RefusalFile(file);
  const options = {
    ...{ file, companions, map, attribution, dryRun, skipRefused, acceptPositions, unit, dataDir },
    ...{ crs, sheet, layer },
    lgaSpellings,
    onRefused: refusals.add
  };
  const input = createDatasetInput(dataset, options);
  const store = await openStore(settings);
  try {
    const report = await runImport(store, dataset, options);
    printReport(report, command, file, refusals);
    if (report.written && report.changed)
      await dataset.after?.({ store, dataDir, input, routingUrl, log: printLine });
  } finally {
    await store.close();
  }
}

const EXPECTED_ERRORS = [ImportError, SettingsError, StoreLockedError, StoreUnavailableError, RoutingError];

/** Writes the details of an unexpected error to a file, and returns a message with its path. */
function describeUnexpected(error: unknown): string {
  const path = join(tmpdir(), 'site-import-error.txt');
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  writeFileSync(path, `${stack}\n`);
  return `The import failed with an unexpected error: ${message}. Details for a report: ${path}`;
}

try {
  const command = readCommandLine(process.argv.slice(2));
  if ('dataset' in command) await importInto(readSettings(process.env), command);
  else command.forEach(printLine);
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : describeUnexpected(error)}\n`);
  process.exitCode = 1;
}
