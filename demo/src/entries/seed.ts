import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { prepareData } from '../prepare';
import { resetData } from '../reset';
import { SettingsError, readSettings } from '@site/server/src/common/settings';
import { StoreLockedError } from '@site/server/src/store/folder-lock';
import { StoreUnavailableError } from '@site/server/src/store/store';

/** Requests confirmation at the terminal; every answer but 'yes' refuses. */
async function confirmAtTerminal(): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await lines.question("Type 'yes' to delete it: ")).trim().toLowerCase() === 'yes';
  } finally {
    lines.close();
  }
}

/**
 * Prepares the data folder (or DATABASE_URL) for a server; fast when it is ready. `--scale N` makes it N times
 * as dense; `--reset` deletes the existing data first, after a confirmation unless `--yes` is given.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '1' },
      reset: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false }
    }
  });
  const scale = Number(values.scale);
  if (!(scale > 0 && scale <= 50))
    throw new SettingsError(`--scale must be a number from 0.05 to 50; it is '${values.scale}'.`);
  const settings = readSettings(process.env);
  if (values.reset)
    await resetData(settings, {
      yes: values.yes,
      ask: process.stdin.isTTY ? confirmAtTerminal : null,
      say: (line) => void process.stdout.write(`${line}\n`)
    });
  const start = performance.now();
  const worked = await prepareData(settings, {
    today: new Date(),
    scale,
    log: (line) => process.stdout.write(`  ${line}\n`)
  });
  if (worked) process.stdout.write(`· Data ready in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

try {
  await main();
} catch (error) {
  const known = [SettingsError, StoreLockedError, StoreUnavailableError].some(
    (kind) => error instanceof kind
  );
  process.stderr.write(`${known ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
