import { IMPORT_NOTE_KINDS, MAX_NOTED_ROWS } from '@site/domain';
import type { ImportChoice, ImportRun } from '@site/domain';
import type { AccountAuthor } from '../../identity/account-trail';
import type { Store } from '../../store/store';
import type { ImportDataset, InputFile, RowEdits } from '../dataset';
import { ImportError, removeOptionHints } from '../import-error';
import { Report } from '../report';
import type { RowNote } from '../report';
import { runImport } from '../run-import';
import { readReferenceOption } from '../sources/reference-system';
import type { ReadOptions } from '../sources/source-row';
import { toReadGeometry } from '../table-dataset';
import { readNumberedRows, toCells } from './preview-file';
import type { UploadFolder } from './upload-folder';

/** Refusal of a run while another one has not ended. */
export class ImportBusyError extends Error {
  constructor(
    /** E-mail of its account, or null. */
    readonly by: string | null
  ) {
    super('Another import is running.');
  }
}

export interface RunRequest {
  readonly kind: ImportRun['kind'];
  readonly file: InputFile & { readonly id: string };
  readonly dataset: ImportDataset;
  readonly choice: ImportChoice;
  readonly by: AccountAuthor;
}

interface StoredRun {
  readonly request: RunRequest;
  readonly report: Report;
  state: ImportRun['state'];
  problem: string | null;
  notedRows: ImportRun['notedRows'];
}

/** Returns how a file is read. @throws ImportError for an unknown reference system. */
export const toReadOptions = ({
  crs,
  sheet,
  layer
}: Pick<ImportChoice, 'crs' | 'sheet' | 'layer'>): ReadOptions => ({
  crs: crs === null ? null : readReferenceOption(crs),
  sheet,
  layer
});

function toEdits({ leaveOut, repairs }: ImportChoice): RowEdits {
  const cells = new Map<number, Record<string, string>>();
  for (const { row, column, value } of repairs) cells.set(row, { ...cells.get(row), [column]: value });
  return { leftOut: new Set(leaveOut), cells };
}

/** Returns the notes on rows, by row, of the first rows that have any; refusals before warnings and repairs. */
function groupNotes({ refused, warned, repaired }: Report) {
  const groups = new Map<number, ImportRun['notedRows'][number]['notes']>();
  const lists: readonly (readonly RowNote[])[] = [refused, warned, repaired];
  lists.forEach((notes, index) => {
    for (const { row, field = null, message } of notes) {
      const known = groups.get(row);
      const note = { kind: IMPORT_NOTE_KINDS[index]!, field, message: removeOptionHints(message) };
      if (known) known.push(note);
      else if (groups.size < MAX_NOTED_ROWS) groups.set(row, [note]);
    }
  });
  return groups;
}

const describeRun = ({ request, report, state, problem, notedRows }: StoredRun): ImportRun => ({
  ...{ kind: request.kind, state, read: report.read, problem, notedRows },
  isWritten: report.written,
  unknownLgas: [...report.listUnknownLgas()],
  report: state === 'done' ? report.toData() : null
});

/** Milliseconds between two stored states of a run. */
const STATE_MS = 500;
/** Milliseconds without a new state after which the server of a run is known to have stopped. */
const LOST_MS = 30_000;

const LOST = 'The server stopped during the import. Nothing was written; begin again.';

/**
 * Checks and imports of uploaded files, one at a time: they run on after the call that began them, and store their
 * state beside the file.
 */
export class ImportRuns {
  private running: StoredRun | null = null;

  constructor(
    private readonly store: Store,
    private readonly dataDir: string,
    private readonly uploads: UploadFolder,
    private readonly log: (error: unknown) => void
  ) {}

  /** Begins a run and returns its state. @throws ImportBusyError while another one has not ended. */
  begin(request: RunRequest): ImportRun {
    if (this.running) throw new ImportBusyError(this.running.request.by.email);
    const run: StoredRun = { request, report: new Report(), state: 'running', problem: null, notedRows: [] };
    this.running = run;
    const state = describeRun(run);
    this.uploads.writeRun(request.file.id, state);
    void this.run(run);
    return state;
  }

  /** Returns the state of the last run of a file, or null. */
  describe(id: string): ImportRun | null {
    if (this.running?.request.file.id === id) return describeRun(this.running);
    const last = this.uploads.readRun(id);
    if (last?.run.state === 'running' && Date.now() - last.at > LOST_MS)
      return { ...last.run, state: 'failed', problem: LOST };
    return last && last.run;
  }

  private async run(run: StoredRun): Promise<void> {
    const { id } = run.request.file;
    const timer = setInterval(() => this.uploads.writeRun(id, describeRun(run)), STATE_MS);
    try {
      await this.runImport(run);
      // The result stands without the values of its rows.
      run.notedRows = await this.readNotedRows(run).catch((error: unknown) => {
        this.log(error);
        return [];
      });
      run.state = 'done';
    } catch (error) {
      run.state = 'failed';
      if (error instanceof ImportError) run.problem = removeOptionHints(error.message);
      else {
        this.log(error);
        run.problem = `The import failed: ${(error as Error).message} Nothing was written.`;
      }
    } finally {
      clearInterval(timer);
      this.uploads.writeRun(id, describeRun(run));
      this.running = null;
    }
  }

  private async runImport({ request, report }: StoredRun): Promise<void> {
    const { file, dataset, choice, by, kind } = request;
    await runImport(this.store, dataset, {
      ...{ file, companions: {}, attribution: choice.attribution, dataDir: this.dataDir, by },
      ...{ crs: choice.crs, sheet: choice.sheet, layer: choice.layer, report },
      map: Object.entries(choice.map).map(([field, column]) => `${field}=${column}`),
      spellings: choice.spellings,
      dryRun: kind === 'check',
      skipRefused: choice.leaveOutRefused,
      acceptPositions: choice.acceptPositions,
      edits: toEdits(choice)
    });
  }

  private async readNotedRows({ request, report }: StoredRun): Promise<ImportRun['notedRows']> {
    const { file, choice, dataset } = request;
    const notes = groupNotes(report);
    const options = { ...toReadOptions(choice), geometry: toReadGeometry(dataset.geometry!) };
    const rows = await readNumberedRows(file, options, new Set(notes.keys()));
    return rows.map((row) => ({ row: row.row, cells: toCells(row), notes: notes.get(row.row)! }));
  }
}
