import { SettingsError, readSettings } from '../common/settings';
import { ExportCommandError, runExportCommand } from '../import/export/export-command';
import { ExportRefusal } from '../import/export/export-refusal';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';

/* Exports a dataset to a file from the command line. */

const EXPECTED_ERRORS = [
  ExportCommandError,
  ExportRefusal,
  SettingsError,
  StoreLockedError,
  StoreUnavailableError
];

try {
  const settings = readSettings(process.env);
  await runExportCommand(process.argv.slice(2), {
    openStore: () => openStore(settings),
    say: (line) => void process.stdout.write(`${line}\n`),
    // npm starts this process in the project: paths are relative to the folder where npm was called.
    folder: process.env.INIT_CWD ?? process.cwd()
  });
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
