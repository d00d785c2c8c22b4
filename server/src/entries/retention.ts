import { RetentionCommandError, runRetentionCommand } from '../personal/retention-command';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';

/* Runs the retention of personal data from the command line. */

const EXPECTED_ERRORS = [RetentionCommandError, SettingsError, StoreLockedError, StoreUnavailableError];

try {
  const settings = readSettings(process.env);
  await runRetentionCommand(process.argv.slice(2), {
    openStore: () => openStore(settings),
    say: (line) => void process.stdout.write(`${line}\n`)
  });
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
