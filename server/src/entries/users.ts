import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { AccountsError } from '../identity/manage-accounts';
import { runUsersCommand } from '../identity/users-command';
import { SettingsError, readSettings } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';

/*
 * Manages accounts from the command line. A password is never an argument, since everybody on the machine could
 * read it.
 */

/** Reads one line; on a terminal the typed text is not shown. */
function readPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY });
  return new Promise((resolve, reject) => {
    lines.once('close', () => reject(new AccountsError('No password was given.')));
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
      process.stderr.write('\n');
    });
  });
}

const EXPECTED_ERRORS = [AccountsError, SettingsError, StoreLockedError, StoreUnavailableError];

try {
  const settings = readSettings(process.env);
  await runUsersCommand(process.argv.slice(2), {
    settings,
    openStore: () => openStore(settings),
    say: (line) => void process.stdout.write(`${line}\n`),
    askPassword: readPassword
  });
} catch (error) {
  const clear = EXPECTED_ERRORS.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
