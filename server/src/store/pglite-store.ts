import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeCancellable } from './cancellable-work';
import { carryChanges, carrySequences, START_CARRYING_SQL, STOP_CARRYING_SQL } from './carried-changes';
import { DatabaseThread } from './database-thread';
import { SerialQueue } from './exclusive';
import type { WaitLimit } from './exclusive';
import { rejectWhenGone } from './reject-when-gone';
import { runInTransaction } from './run-in-transaction';
import { CLUSTER_MARKER, copyStoreFolder, getCopyFolder, pointToCopy, syncStoreFolder } from './store-folder';
import { StoreUnavailableError } from './store';
import type { Query, Store } from './store';

/** Longest time that a caller waits for its turn, in limits of one statement. */
const WAIT_PER_LIMIT = 1.5;
/** Longest time that the caller who found the thread ended waits for a new one, ms; the start goes on behind it. */
const RESTART_WAIT_MS = 10_000;

/**
 * PGlite + PostGIS in a worker thread. There is one session: statements run one after the other, and all callers wait
 * while a transaction is open, except for a long one.
 *
 * A thread that dies, or is terminated because a statement ran too long, is replaced for the next statement:
 * committed data is in the files, as after a killed process. Callers that wait for longer than a stopped statement and a
 * new thread take get an error.
 */
class EmbeddedStore implements Store {
  readonly kind = 'pglite';
  private readonly order = new SerialQueue();
  private readonly longOrder = new SerialQueue();
  private folder: string;
  private copies = 0;
  /** Thread of a long transaction or a snapshot. */
  private aside: DatabaseThread | null = null;
  private restarting: Promise<DatabaseThread> | null = null;
  private limitMs = 0;
  private closing: Promise<void> | null = null;

  constructor(
    private readonly script: string,
    private readonly firstFolder: string,
    private thread: DatabaseThread,
    private readonly log: (line: string) => void
  ) {
    this.folder = firstFolder;
  }

  readonly query: Query = (sql, params) =>
    this.order.run(async () => this.sendTo(await this.getRunningThread())(sql, params), this.getWaitLimit());

  // The transaction stays on one thread: on a new one the rest would run outside of it.
  readonly transaction: Store['transaction'] = (work) =>
    this.order.run(
      async () => runInTransaction(this.sendTo(await this.getRunningThread()), work),
      this.getWaitLimit()
    );

  readonly longTransaction: Store['longTransaction'] = (work, signal) =>
    this.longOrder.run(async () => {
      const copy = getCopyFolder(this.firstFolder, ++this.copies);
      // The copy is discarded anyway, so that its thread may end in the middle of a statement.
      const interrupt = () => void this.aside?.terminate('it was cancelled');
      try {
        signal?.throwIfAborted();
        signal?.addEventListener('abort', interrupt);
        await this.order.run(async () => {
          await this.copyTo(copy);
          await this.sendTo(this.thread)(START_CARRYING_SQL);
        });
        await syncStoreFolder(copy);
        signal?.throwIfAborted();
        const aside = await this.startAside(copy);
        const query = this.sendTo(aside, 0);
        const result = await runInTransaction(query, makeCancellable(work, signal));
        while (await carryChanges(this.queryPatiently, query));
        signal?.removeEventListener('abort', interrupt);
        signal?.throwIfAborted();
        const old = this.folder;
        await this.order.run(() => this.replaceBy(aside, copy));
        // The next start removes what is left.
        await rm(old, { recursive: true }).catch((error: Error) => this.log(error.message));
        return result;
      } catch (error) {
        await this.discard(copy);
        // An ended thread rejects with an error of its own.
        throw signal?.aborted ? signal.reason : error;
      } finally {
        signal?.removeEventListener('abort', interrupt);
        this.aside = null;
      }
    });

  readonly snapshot: Store['snapshot'] = (work) =>
    this.longOrder.run(async () => {
      const copy = getCopyFolder(this.firstFolder, ++this.copies);
      try {
        await this.order.run(() => this.copyTo(copy));
        const aside = await this.startAside(copy);
        return await runInTransaction(this.sendTo(aside, 0), work);
      } finally {
        await this.discard(copy);
        this.aside = null;
      }
    });

  readonly execute: Store['execute'] = async (sql) => void (await this.query(sql));

  readonly limitStatements: Store['limitStatements'] = (milliseconds) => {
    this.limitMs = milliseconds;
  };

  readonly close: Store['close'] = () => (this.closing ??= this.end());

  /** Runs a statement however long it waits for its turn. */
  private readonly queryPatiently: Query = (sql, params) =>
    this.order.run(async () => this.sendTo(await this.getRunningThread())(sql, params));

  private getWaitLimit(): WaitLimit {
    const ms = this.limitMs * WAIT_PER_LIMIT;
    const createError = () =>
      new StoreUnavailableError(`The embedded database was busy for more than ${ms / 1000} s.`);
    return { ms, createError };
  }

  /** Returns the running thread, or a new one on the same files. */
  private async getRunningThread(): Promise<DatabaseThread> {
    const { ended } = this.thread;
    if (ended === null) return this.thread;
    if (this.closing) throw ended;
    this.restarting ??= this.restart(ended).finally(() => {
      this.restarting = null;
    });
    if (this.limitMs === 0) return this.restarting;
    return rejectWhenGone(
      this.restarting,
      RESTART_WAIT_MS,
      () => Promise.resolve(false),
      () => ended
    );
  }

  private async restart(ended: StoreUnavailableError): Promise<DatabaseThread> {
    // A thread on a folder whose disk is not mounted any more would create a new database there.
    if (!existsSync(join(this.folder, CLUSTER_MARKER)))
      throw new StoreUnavailableError(`The folder ${this.folder} of the database is gone.`);
    this.thread = await DatabaseThread.start(this.script, this.folder);
    this.log(`${ended.message} It has been started again.`);
    return this.thread;
  }

  private sendTo(to: DatabaseThread, limitMs?: number): Query {
    return async <T extends object>(sql: string, params?: readonly unknown[]) =>
      (await to.send(params ? { sql, params } : { sql }, limitMs ?? this.limitMs)) as T[];
  }

  private async copyTo(copy: string): Promise<void> {
    const query = this.sendTo(await this.getRunningThread());
    await query('CHECKPOINT');
    await copyStoreFolder(this.folder, copy);
  }

  /** Starts a second thread, on a copy. */
  private async startAside(copy: string): Promise<DatabaseThread> {
    const onStarting = (starting: DatabaseThread) => {
      this.aside = starting;
    };
    const aside = await DatabaseThread.start(this.script, copy, { onStarting });
    if (this.closing) throw new StoreUnavailableError('The embedded database is being closed.');
    return aside;
  }

  /** Has the copy take the place of the original, with the last changes. */
  private async replaceBy(aside: DatabaseThread, copy: string): Promise<void> {
    const from = this.sendTo(await this.getRunningThread());
    const to = this.sendTo(aside);
    while (await carryChanges(from, to));
    await carrySequences(from, to);
    const old = this.thread;
    pointToCopy(this.firstFolder, copy);
    [this.thread, this.folder] = [aside, copy];
    await old.terminate('a copy took its place');
  }

  private async discard(copy: string): Promise<void> {
    await this.aside?.terminate('its transaction was rolled back');
    await rm(copy, { recursive: true, force: true });
    if (!this.closing) await this.queryPatiently(STOP_CARRYING_SQL);
  }

  private async end(): Promise<void> {
    await this.aside?.terminate('it is being closed');
    // A start that fails has reported it to the caller who needed it.
    await this.restarting?.catch(() => undefined);
    await this.longOrder.run(() => this.order.run(() => this.thread.stop()));
  }
}

/** Opens PGlite + PostGIS, its files under `folder`. The caller holds the folder's lock. */
export async function openPglite(root: string, folder: string, log: (line: string) => void): Promise<Store> {
  const script = join(root, 'build/server/store-worker.js');
  const thread = await DatabaseThread.start(script, folder);
  // A process that was killed during a long transaction leaves triggers behind.
  await thread.send({ sql: STOP_CARRYING_SQL }, 0);
  return new EmbeddedStore(script, folder, thread, log);
}
