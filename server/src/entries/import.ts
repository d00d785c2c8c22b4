import { accessSync, constants, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { ImportReport } from '@site/domain';
import { toCallerPath } from '../app/run-command';
import { readPassword, readSecret } from '../app/read-password';
import { RoutingError } from '../engines/routing/routing-engine';
import { readCommandLine } from '../import/command-line';
import { ImportError } from '../import/import-error';
import { RefusalFile } from '../import/refusal-file';
import { formatReport } from '../import/report';
import { ServerCalls, importAtServer } from '../import/server-import';
import { createDatasetInput, runImport } from '../import/run-import';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';
import type { CommandLine } from '../import/command-line';
import type { InputFile } from '../import/dataset';
import type { Settings } from '../common/settings';

const printLine = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Returns a file named on the command line; npm starts this process in the project, so paths are relative to
 * the folder where npm was called.
 */
function openInputFile(given: string): InputFile {
  const path = toCallerPath(given);
  try {
    accessSync(path, constants.R_OK);
  } catch (error) {
    throw new ImportError(`${given} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
  return { name: basename(path), path };
}

function printReport(
  report: ImportReport,
  isWritten: boolean,
  { dataset, dryRun }: CommandLine,
  file: InputFile
): void {
  printLine(`${dataset.name} from ${file.name}${dryRun ? ' (dry run: nothing was written)' : ''}`);
  for (const line of formatReport(report)) printLine(line);
  if (isWritten || report.refused === 0) return;
  process.exitCode = 1;
  if (!dryRun)
    printLine('Nothing was written. Correct the refused rows, or leave them out with --skip-refused.');
}

async function importInto(settings: Settings, command: CommandLine, file: InputFile): Promise<void> {
  const { dataset, dryRun, skipRefused, acceptPositions, map, attribution, unit, crs, sheet, layer } =
    command;
  const { dataDir, routingUrl } = settings;
  const companions = Object.fromEntries(
    Object.entries(command.companions).map(([option, path]) => [option, openInputFile(path)])
  );
  const refusals = new RefusalFile(file);
  const options = {
    ...{ file, companions, map, attribution, dryRun, skipRefused, acceptPositions, unit, dataDir },
    ...{ crs, sheet, layer },
    lgaSpellings: openSpellings(command),
    onRefused: refusals.add
  };
  const input = createDatasetInput(dataset, options);
  const store = await openStore(settings);
  try {
    const report = await runImport(store, dataset, options);
    printReport(
      report.toData((text) => text),
      report.written,
      command,
      file
    );
    const where = refusals.close();
    if (where !== null) printLine(where);
    if (report.written && report.changed)
      await dataset.after?.({ store, dataDir, input, routingUrl, log: printLine });
  } finally {
    await store.close();
  }
}

const openSpellings = ({ lgaSpellings }: CommandLine): InputFile | undefined =>
  lgaSpellings === null ? undefined : openInputFile(lgaSpellings);

async function runImportCommand(command: CommandLine): Promise<void> {
  const file = openInputFile(command.file);
  if (command.server === null) return importInto(readSettings(process.env), command, file);
  const password = await readPassword((message) => new ImportError(message));
  const askCode = () => readSecret('Code of the authenticator app: ', new ImportError('No code was given.'));
  const calls = await ServerCalls.open({ ...command.server, password, askCode });
  const { report, isWritten } = await importAtServer(command, file, calls, openSpellings(command));
  printReport(report, isWritten, command, file);
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
  if ('dataset' in command) await runImportCommand(command);
  else command.forEach(printLine);
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  const isLocked = error instanceof StoreLockedError;
  process.stderr.write(`${clear ? (error as Error).message : describeUnexpected(error)}\n`);
  if (isLocked) process.stderr.write('Or have that server import the file: --server URL --account EMAIL.\n');
  process.exitCode = 1;
}
