import { resolve } from 'node:path';
import { SettingsError } from '../common/settings';
import { StoreLockedError } from '../store/folder-lock';
import { StoreUnavailableError } from '../store/store';

type ErrorClass = new (...args: never[]) => Error;

/**
 * Runs a command of the command line. An expected kind of failure prints one line on stderr, any other its
 * stack; both end with code 1.
 */
export async function runCommand(
  clear: readonly ErrorClass[],
  work: (say: (line: string) => void) => Promise<void>
): Promise<void> {
  try {
    await work((line) => void process.stdout.write(`${line}\n`));
  } catch (error) {
    const known = [...clear, SettingsError, StoreLockedError, StoreUnavailableError].some(
      (kind) => error instanceof kind
    );
    process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
    process.exitCode = 1;
  }
}

/** Returns the path of a file as the caller of npm names it, which runs commands in the root. */
export const toCallerPath = (file: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), file);
