import { statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { MAX_NOTED_ROWS } from '@site/domain';
import type { ImportChoice, ImportRun } from '@site/domain';
import type { AccountAuthor } from '../../identity/account-trail';
import { makeCancellable } from '../../store/cancellable-work';
import { StoreChangedError } from '../../store/store';
import type { Store } from '../../store/store';
import type { ImportDataset, InputFile, RowEdits } from '../dataset';
import { ImportCancelledError, ImportError, toPageText } from '../import-error';
import { Report } from '../report';
import { runImport } from '../run-import';
import { readReferenceOption } from '../sources/reference-system';
import type { ReadOptions } from '../sources/source-row';
import { toReadGeometry } from '../table-dataset';
import { runTexts } from '../texts/file-texts';
import type { ImportText } from '../texts/import-text';
import { groupNotesByRow, NoteLog } from './note-log';
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
  readonly log: NoteLog;
  state: ImportRun['state'];
  problem: ImportText | null;
  notedRows: ImportRun['notedRows'];
  notedRowCount: number;
  readonly cancellation: AbortController;
  /** Resolves once it has ended. */
  ended: Promise<void>;
  /** When its state was last to be stored, in ms since 1970. */
  storedAt: number;
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

/** Returns the time, not before that of a file just written, which has fractions of a millisecond. */
const readClock = (): number => Date.now() + 1;

const describeRun = ({
  request,
  report,
  state,
  problem,
  notedRows,
  notedRowCount
}: StoredRun): ImportRun => ({
  ...{ kind: request.kind, state, read: report.read, problem, notedRows, notedRowCount },
  isWritten: report.written,
  unknownLgas: [...report.listUnknownLgas()],
  report: state === 'done' ? report.toData() : null
});

/** Size of a file up to which its rows are written within a second, bytes. */
const SHORT_BYTES = 64_000;
/** Milliseconds between two stored states of a run. */
const STATE_MS = 500;
/** Milliseconds between two questions whether another server has cancelled a run. */
const CANCEL_MS = 50;
/** Milliseconds without a new state after which the server of a run is known to have stopped. */
const LOST_MS = 30_000;

/**
 * Checks and imports of uploaded files, one at a time: they run on after the call that began them, and store their
 * state beside the file.
 */
export class ImportRuns {
  /** The last run of this process, which knows its state even when the disk was too full to store it. */
  private last: StoredRun | null = null;

  constructor(
    private readonly store: Store,
    private readonly dataDir: string,
    private readonly uploads: UploadFolder,
    private readonly log: (error: unknown) => void
  ) {}

  /** Begins a run and returns its state. @throws ImportBusyError while another one has not ended. */
  begin(request: RunRequest): ImportRun {
    if (this.last?.state === 'running') throw new ImportBusyError(this.last.request.by.email);
    const { id } = request.file;
    const log = new NoteLog(this.uploads.getNotesPath(id));
    this.uploads.writeChoice(id, request.choice);
    const run: StoredRun = {
      ...{ request, report: new Report(log.add), log, state: 'running', problem: null },
      ...{ notedRows: [], notedRowCount: 0 },
      ...{ cancellation: new AbortController(), ended: Promise.resolve() },
      storedAt: 0
    };
    this.uploads.clearCancel(id);
    const state = describeRun(run);
    this.uploads.writeRun(id, state);
    run.storedAt = readClock();
    this.last = run;
    run.ended = this.run(run);
    return state;
  }

  /** Returns the state of the last run of a file, or null. */
  describe(id: string): ImportRun | null {
    const stored = this.uploads.readRun(id);
    // A later state is that of a run on another server.
    if (this.last?.request.file.id === id && !(stored && stored.at > this.last.storedAt))
      return describeRun(this.last);
    if (stored?.run.state === 'running' && Date.now() - stored.at > LOST_MS)
      return { ...stored.run, state: 'failed', problem: runTexts.lost };
    return stored && stored.run;
  }

  /**
   * Cancels the run of a file, and returns its state once it has ended: 'cancelled', or 'done' when it was written
   * already. A server on the same folder that runs it finds the request beside the file.
   */
  async cancel(id: string): Promise<ImportRun | null> {
    const { last } = this;
    if (last?.request.file.id === id && last.state === 'running') {
      last.cancellation.abort(new ImportCancelledError());
      await last.ended;
    } else if (this.describe(id)?.state === 'running') {
      this.uploads.requestCancel(id);
      while (this.describe(id)?.state === 'running') await pause(CANCEL_MS);
    }
    return this.describe(id);
  }

  private async run(run: StoredRun): Promise<void> {
    const { id } = run.request.file;
    const { cancellation } = run;
    const timer = setInterval(() => {
      this.storeState(run);
      if (this.uploads.isCancelRequested(id)) cancellation.abort(new ImportCancelledError());
    }, STATE_MS);
    try {
      await this.runImport(run);
      // The result stands without the values of its rows.
      await this.addNotedRows(run).catch((error: unknown) => {
        if (!(error instanceof ImportCancelledError)) this.log(error);
        else if (!run.report.written) throw error;
      });
      run.state = 'done';
    } catch (error) {
      run.state = error instanceof ImportCancelledError ? 'cancelled' : 'failed';
      run.problem = this.explain(error);
    } finally {
      clearInterval(timer);
      this.storeState(run);
    }
  }

  /** Stores the state of a run for other servers and for a restart; a disk that is full does not stop the run. */
  private storeState(run: StoredRun): void {
    try {
      this.uploads.writeRun(run.request.file.id, describeRun(run));
    } catch (error) {
      this.log(error);
    } finally {
      run.storedAt = readClock();
    }
  }

  /** Returns why a run ended; logs an error that no message is made for. */
  private explain(error: unknown): ImportText {
    const { message } = error as Error;
    if (error instanceof ImportError) return toPageText(error.text);
    if (error instanceof ImportCancelledError) return runTexts.cancelled({ message });
    if (error instanceof StoreChangedError) return runTexts.dataChanged({ message });
    this.log(error);
    return runTexts.failed({ message });
  }

  private async runImport({ request, report, cancellation }: StoredRun): Promise<void> {
    const { signal } = cancellation;
    const { file, dataset, choice, by, kind } = request;
    await runImport({ transaction: this.chooseTransaction(file, signal) }, dataset, {
      ...{ file, companions: {}, attribution: choice.attribution, dataDir: this.dataDir, by },
      ...{ crs: choice.crs, sheet: choice.sheet, layer: choice.layer, report, signal },
      map: Object.entries(choice.map).map(([field, column]) => `${field}=${column}`),
      spellings: choice.spellings,
      dryRun: kind === 'check',
      skipRefused: choice.leaveOutRefused,
      acceptPositions: choice.acceptPositions,
      edits: toEdits(choice)
    });
  }

  private chooseTransaction({ path }: InputFile, signal: AbortSignal): Store['transaction'] {
    const { transaction, longTransaction } = this.store;
    return statSync(path).size > SHORT_BYTES
      ? (work) => longTransaction(work, signal)
      : (work) => transaction(makeCancellable(work, signal));
  }

  /** Adds the first rows with notes to a run that has ended. */
  private async addNotedRows(run: StoredRun): Promise<void> {
    run.log.flush();
    const { request, cancellation } = run;
    const { rows, total } = await this.readNotedRows(request, 1, cancellation.signal);
    run.notedRowCount = total;
    run.notedRows = rows;
  }

  /** Reads a page of the rows with notes of a file's last run, with their values; pages count from 1. */
  async readNotedRows(
    { file, choice, dataset }: Pick<RunRequest, 'file' | 'choice' | 'dataset'>,
    page: number,
    signal?: AbortSignal
  ): Promise<{ readonly rows: ImportRun['notedRows']; readonly total: number }> {
    const notes = groupNotesByRow(this.uploads.getNotesPath(file.id));
    const wanted = [...notes.keys()].slice((page - 1) * MAX_NOTED_ROWS, page * MAX_NOTED_ROWS);
    const options = { ...toReadOptions(choice), geometry: toReadGeometry(dataset.geometry!) };
    const rows = await readNumberedRows(file, options, new Set(wanted), signal);
    return {
      total: notes.size,
      rows: rows.map((row) => ({ row: row.row, cells: toCells(row), notes: notes.get(row.row)! }))
    };
  }
}
