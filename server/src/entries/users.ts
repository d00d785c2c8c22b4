import { readPassword } from '../app/read-password';
import { AccountsError } from '../identity/manage-accounts';
import { runUsersCommand } from '../identity/users-command';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';

/* Manages accounts from the command line. */

const EXPECTED_ERRORS = [AccountsError, SettingsError, StoreLockedError, StoreUnavailableError];

try {
  const settings = readSettings(process.env);
  await runUsersCommand(process.argv.slice(2), {
    settings,
    openStore: () => openStore(settings),
    say: (line) => void process.stdout.write(`${line}\n`),
    askPassword: () => readPassword((message) => new AccountsError(message))
  });
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
