import { Worker } from 'node:worker_threads';
import { QueryError, STATEMENT_STOPPED, StoreUnavailableError } from './store';
import type { QueryFailure, WorkerReply, WorkerRequest } from './worker-protocol';

interface PendingRequest {
  resolve(rows: readonly object[]): void;
  reject(error: Error): void;
}

type UnnumberedRequest = Omit<Extract<WorkerRequest, { sql: string }>, 'id'> | { close: true };

/**
 * Time limit of a start, ms. After a killed process the database replays its log first, which takes seconds for
 * each million rows.
 */
const START_LIMIT_MS = 300_000;
/** Time limit of an orderly stop, ms; after it the thread is terminated, as by a killed process. */
const STOP_LIMIT_MS = 60_000;

interface StartOptions {
  /** Called with the thread before it is ready, so that it can be terminated. */
  readonly onStarting?: (thread: DatabaseThread) => void;
  readonly limitMs?: number;
}

const toQueryError = ({ message, code, constraint }: QueryFailure) =>
  new QueryError(message, code, constraint);

/**
 * Client of the embedded database's thread: sends requests, matches replies, and rejects pending requests when
 * the thread dies.
 */
export class DatabaseThread {
  private readonly waiting = new Map<number, PendingRequest>();
  private last = 0;
  private stopped: StoreUnavailableError | null = null;
  private readonly worker: Worker;
  private readonly ready: Promise<void>;

  private constructor(script: string, folder: string) {
    this.worker = new Worker(script, { workerData: { folder } });
    this.ready = new Promise((resolve, reject) => {
      this.worker.on('message', (reply: WorkerReply) => {
        if (!('ready' in reply)) this.settle(reply);
        else if (reply.ready) resolve();
        else
          reject(new StoreUnavailableError(`The database in ${folder} cannot be opened: ${reply.message}`));
      });
      const rejectStart = (why: string) => reject(this.end(why));
      this.worker.on('error', (error) => rejectStart(error.message));
      this.worker.on('exit', (code) => rejectStart(`exit code ${code}`));
    });
  }

  /**
   * Starts the thread on its folder.
   * @throws StoreUnavailableError when the folder cannot be opened, or not within the limit.
   */
  static async start(
    script: string,
    folder: string,
    { onStarting, limitMs = START_LIMIT_MS }: StartOptions = {}
  ): Promise<DatabaseThread> {
    const thread = new DatabaseThread(script, folder);
    onStarting?.(thread);
    const timer = setTimeout(
      () => void thread.terminate(`it did not open ${folder} within ${limitMs / 1000} s`),
      limitMs
    );
    try {
      await thread.ready;
      return thread;
    } catch (error) {
      await thread.stop();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The reason why the thread has stopped; null while it runs. */
  get ended(): StoreUnavailableError | null {
    return this.stopped;
  }

  /**
   * Runs one request.
   * @param limitMs time limit, ms; 0 for none. The database computes without yielding and cannot be
   *   interrupted, so a request over its limit terminates the whole thread.
   */
  send(request: UnnumberedRequest, limitMs: number): Promise<readonly object[]> {
    if (this.stopped) return Promise.reject(this.stopped);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      const timer = limitMs > 0 ? setTimeout(() => this.interrupt(id, limitMs), limitMs) : undefined;
      const clearAndSettle =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          settle(value);
        };
      this.waiting.set(id, { resolve: clearAndSettle(resolve), reject: clearAndSettle(reject) });
      this.worker.postMessage({ id, ...request });
    });
  }

  /** Ends the thread at once, whatever it does: its requests are rejected. */
  async terminate(why: string): Promise<void> {
    this.end(why);
    await this.worker.terminate();
  }

  async stop(): Promise<void> {
    await this.send({ close: true }, STOP_LIMIT_MS).catch(() => undefined);
    await this.worker.terminate();
  }

  private interrupt(id: number, limitMs: number): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.end(`a statement ran longer than ${limitMs / 1000} s`);
    // A new thread can use the files only after this one has ended.
    void this.worker
      .terminate()
      .then(() => waiting?.reject(new QueryError('The statement ran too long.', STATEMENT_STOPPED)));
  }

  private settle(reply: Exclude<WorkerReply, { ready: boolean }>): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(toQueryError(reply.failure));
    else waiting?.resolve(reply.rows);
  }

  private end(why: string): StoreUnavailableError {
    this.stopped ??= new StoreUnavailableError(`The embedded database has stopped (${why}).`);
    for (const { reject } of this.waiting.values()) reject(this.stopped);
    this.waiting.clear();
    return this.stopped;
  }
}
