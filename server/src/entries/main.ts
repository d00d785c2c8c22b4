import { StartError, startServer } from '../app/serve';
import { SettingsError, readSettings, formatSettingsHelp } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { StoreUnavailableError } from '../store/store';

/* The server process. A failure to start is one line on stderr and exit code 1. */

/** Time limit of open requests when the server stops, in ms. */
const STOP_LIMIT_MS = 8_000;
const SAME_SIGNAL_MS = 1_500;

const printLine = (line: string) => process.stdout.write(`${line}\n`);
const printError = (line: string) => process.stderr.write(`${line}\n`);

function exitWithError(error: unknown): never {
  const expected = [StartError, SettingsError, StoreLockedError, StoreUnavailableError].some(
    (kind) => error instanceof kind
  );
  const { message, stack } = error as Error;
  printError(expected ? message : `The server could not start: ${stack ?? message}`);
  process.exit(1);
}

/** Ends everything on the first signal; a later one, or a stop that takes too long, exits at once. */
function stopOnSignal(stop: () => Promise<void>): void {
  let since: number | null = null;
  const handleSignal = () => {
    // One Ctrl-C may arrive twice: from the terminal and from the parent process.
    if (since !== null && Date.now() - since > SAME_SIGNAL_MS) process.exit(1);
    if (since !== null) return;
    since = Date.now();
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: Error) => exitWithError(error)
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handleSignal);
}

async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    printLine(`SITE server. Settings (environment variables):\n\n${formatSettingsHelp()}`);
    return;
  }
  const starting = startServer(readSettings(process.env), printError);
  // A signal during the start waits for the start to end, so that the database is closed in order.
  stopOnSignal(async () => (await starting).stop());
  const { url, notes } = await starting;
  printLine(`SITE listening on ${url}`);
  notes.forEach(printLine);
}

main().catch(exitWithError);
