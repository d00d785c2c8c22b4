import { parseArgs } from 'node:util';
import { COMMAND_LINE } from '../identity/account-trail';
import type { Store } from '../store/store';
import { formatRetention, runRetention } from './retention';

export const RETENTION_USAGE = `npm run retention -- --dry-run   lists what would be deleted, by table and field
npm run retention                deletes it

The days are the parameters trailRetentionDays and phoneRetentionDays; 0 is off.
Stop the server that uses the data folder first; with DATABASE_URL it may run.`;

/** An invalid command line; the message contains the reason and the usage. */
export class RetentionCommandError extends Error {}

/** Dependencies of the command. */
export interface RetentionCommandContext {
  /** Called only after the command line is parsed. */
  openStore(): Promise<Store>;
  say(line: string): void;
}

function parseOptions(argv: readonly string[]): { readonly help: boolean; readonly dryRun: boolean } {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false }
      }
    });
    return { help: values.help, dryRun: values['dry-run'] };
  } catch (error) {
    throw new RetentionCommandError(`${(error as Error).message}\n\n${RETENTION_USAGE}`);
  }
}

/** Runs `npm run retention -- …`. @throws RetentionCommandError with the usage. */
export async function runRetentionCommand(
  argv: readonly string[],
  { openStore, say }: RetentionCommandContext
): Promise<void> {
  const { help, dryRun } = parseOptions(argv);
  if (help) return say(RETENTION_USAGE);
  const store = await openStore();
  try {
    const report = await runRetention(store, { by: COMMAND_LINE, dryRun });
    for (const line of formatRetention(report, dryRun)) say(line);
  } finally {
    await store.close();
  }
}
