import { ImportsCommandError, runImportsCommand } from '../import/history/imports-command';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';

/* Lists and undoes imports from the command line. */

const EXPECTED_ERRORS = [ImportsCommandError, SettingsError, StoreLockedError, StoreUnavailableError];

try {
  const settings = readSettings(process.env);
  await runImportsCommand(process.argv.slice(2), {
    openStore: () => openStore(settings),
    say: (line) => void process.stdout.write(`${line}\n`)
  });
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
