import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { RoutingError } from '../engines/routing/routing-engine';
import { readCommandLine, usage } from '../import/command-line';
import { ImportError } from '../import/import-error';
import { reportLines } from '../import/report';
import { runImport } from '../import/run-import';
import { SettingsError, readSettings } from '../settings';
import { StoreLockedError } from '../store/folder-lock';
import { openStore } from '../store/open-store';
import { StoreUnavailableError } from '../store/store';
import type { CommandLine } from '../import/command-line';
import type { InputFile } from '../import/dataset';
import type { Settings } from '../settings';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reads a file named on the command line; npm starts us in the project, so paths count from where npm was called. */
function readInput(path: string): InputFile {
  const file = resolve(process.env.INIT_CWD ?? process.cwd(), path);
  try {
    return { name: basename(file), text: readFileSync(file, 'utf8') };
  } catch (error) {
    throw new ImportError(`${path} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

async function importInto(settings: Settings, command: CommandLine): Promise<void> {
  const { dataset, dryRun, map, attribution } = command;
  const file = readInput(command.file);
  const companions = Object.fromEntries(
    Object.entries(command.companions).map(([option, path]) => [option, readInput(path)])
  );
  const store = await openStore(settings);
  try {
    const report = await runImport(store, dataset, { file, companions, map, attribution, dryRun });
    say(`${dataset.name} from ${file.name}${dryRun ? ' (dry run: nothing was written)' : ''}`);
    for (const line of reportLines(report)) say(line);
    if (!dryRun && report.changed)
      await dataset.after?.({ store, dataDir: settings.dataDir, routingUrl: settings.routingUrl, log: say });
  } finally {
    await store.close();
  }
}

const CLEAR = [ImportError, SettingsError, StoreLockedError, StoreUnavailableError, RoutingError];

try {
  const command = readCommandLine(process.argv.slice(2));
  if (command) await importInto(readSettings(process.env), command);
  else say(usage());
} catch (error) {
  const clear = CLEAR.some((kind) => error instanceof kind);
  process.stderr.write(`${clear ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}
