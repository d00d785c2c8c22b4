import { parseArgs } from 'node:util';
import type { DataImport, ImportUndo } from '@site/domain';
import { COMMAND_LINE } from '../../identity/account-trail';
import type { Store } from '../../store/store';
import { UNDO_DAYS, readImports } from './import-history';
import { UndoRefusal, undoImport } from './undo-import';

export const IMPORTS_USAGE = `npm run imports                                     lists the latest imports, the newest first
npm run imports -- --undo ID --dry-run              counts what an undo would change
npm run imports -- --undo ID                        undoes an import; rows changed since stay as they are
npm run imports -- --undo ID --changed-rows undo    undoes it; rows changed since become as before, too

The rows before an import are stored for ${UNDO_DAYS} days.
Stop the server that uses the data folder first; with DATABASE_URL it may run.`;

/** An invalid command line, or an import that cannot be undone; the message contains the reason. */
export class ImportsCommandError extends Error {}

/** Dependencies of the command. */
export interface ImportsCommandContext {
  /** Called only after the command line is parsed. */
  openStore(): Promise<Store>;
  say(line: string): void;
}

/** Number of imports in the list. */
const LISTED = 20;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function parseOptions(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        undo: { type: 'string' },
        'changed-rows': { type: 'string', default: 'keep' },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false }
      }
    });
    const later = values['changed-rows'];
    if (later !== 'keep' && later !== 'undo') throw new Error('--changed-rows is keep or undo.');
    if (values.undo !== undefined && !UUID.test(values.undo))
      throw new Error(`'${values.undo}' is no id of an import; npm run imports lists them.`);
    return { help: values.help, undo: values.undo, later, dryRun: values['dry-run'] } as const;
  } catch (error) {
    throw new ImportsCommandError(`${(error as Error).message}\n\n${IMPORTS_USAGE}`);
  }
}

function formatState({ undoneAt, undoneBy, canUndo }: DataImport): string {
  if (undoneAt !== null) return `undone ${undoneAt.slice(0, 16)} by ${undoneBy ?? COMMAND_LINE.uid}`;
  return canUndo ? 'can be undone' : 'cannot be undone';
}

const formatImport = (entry: DataImport): string =>
  [
    `${entry.id}  ${entry.importedAt.slice(0, 16)}  ${entry.dataset} from ${entry.fileName}`,
    `by ${entry.importedBy ?? COMMAND_LINE.uid}: new ${entry.report.created}, updated ${entry.report.updated}, removed ${entry.report.removed}`,
    formatState(entry)
  ].join('; ');

const formatUndo = (
  { deleted, restored, kept, later, laterCount }: ImportUndo,
  dryRun: boolean
): string[] => [
  `${dryRun ? 'Dry run, nothing was written: ' : ''}deleted ${deleted}, restored ${restored}, kept ${kept}`,
  ...(laterCount > 0 ? [`Changed since the import: ${laterCount}`] : []),
  ...later.map(({ table, key, change }) => `  ${table} ${key}: ${change}`),
  ...(laterCount > later.length ? [`  … and ${laterCount - later.length} more`] : [])
];

async function runUndo(store: Store, id: string, later: 'keep' | 'undo', dryRun: boolean): Promise<string[]> {
  try {
    return formatUndo(await undoImport(store, id, { by: COMMAND_LINE, later, dryRun }), dryRun);
  } catch (error) {
    if (error instanceof UndoRefusal) throw new ImportsCommandError(error.message, { cause: error });
    throw error;
  }
}

/** Runs `npm run imports -- …`. @throws ImportsCommandError with the usage, or with the reason of a refusal. */
export async function runImportsCommand(
  argv: readonly string[],
  { openStore, say }: ImportsCommandContext
): Promise<void> {
  const { help, undo, later, dryRun } = parseOptions(argv);
  if (help) return say(IMPORTS_USAGE);
  const store = await openStore();
  try {
    if (undo === undefined) {
      const { imports, total } = await readImports(store.query, { limit: LISTED, offset: 0 });
      if (total === 0) say('Nothing has been imported yet.');
      for (const entry of imports) say(formatImport(entry));
      if (total > imports.length) say(`… and ${total - imports.length} older ones`);
    } else for (const line of await runUndo(store, undo, later, dryRun)) say(line);
  } finally {
    await store.close();
  }
}
