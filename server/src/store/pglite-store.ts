import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Exclusive } from './exclusive';
import { QueryError, StoreUnavailableError } from './store';
import type { Query, Store } from './store';
import type { QueryFailure, WorkerReply, WorkerRequest } from './worker-protocol';

interface Waiting {
  resolve(rows: readonly object[]): void;
  reject(error: Error): void;
}

const errorOf = ({ message, code, constraint }: QueryFailure) => new QueryError(message, code, constraint);

/** The database's thread: sends requests, matches the replies, fails what waits when the thread dies. */
class DatabaseThread {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private ended: Error | null = null;
  readonly ready: Promise<void>;
  private readonly worker: Worker;

  constructor(script: string, folder: string) {
    this.worker = new Worker(script, { workerData: { folder } });
    this.ready = new Promise((resolve, reject) => {
      this.worker.on('message', (reply: WorkerReply) => {
        if (!('ready' in reply)) this.settle(reply);
        else if (reply.ready) resolve();
        else
          reject(new StoreUnavailableError(`The database in ${folder} cannot be opened: ${reply.message}`));
      });
      const fail = (why: string) => {
        const error = new StoreUnavailableError(`The embedded database has stopped (${why}).`);
        this.end(error);
        reject(error);
      };
      this.worker.on('error', (error) => fail(error.message));
      this.worker.on('exit', (code) => fail(`exit code ${code}`));
    });
  }

  send(
    request: Omit<Extract<WorkerRequest, { sql: string }>, 'id'> | { close: true }
  ): Promise<readonly object[]> {
    if (this.ended) return Promise.reject(this.ended);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ id, ...request });
    });
  }

  async stop(): Promise<void> {
    await this.send({ close: true }).catch(() => undefined);
    await this.worker.terminate();
  }

  private settle(reply: Exclude<WorkerReply, { ready: boolean }>): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('failure' in reply) waiting?.reject(errorOf(reply.failure));
    else waiting?.resolve(reply.rows);
  }

  private end(error: Error): void {
    this.ended ??= error;
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
  }
}

/**
 * PGlite + PostGIS in a worker thread, its files under `folder`. One session: statements run one after the other, and
 * everybody waits while a transaction is open. The caller holds the folder's lock.
 * @throws StoreUnavailableError when the folder cannot be opened.
 */
export async function openPglite(root: string, folder: string): Promise<Store> {
  const thread = new DatabaseThread(join(root, 'build/server/store-worker.js'), folder);
  try {
    await thread.ready;
  } catch (error) {
    await thread.stop();
    throw error;
  }
  const order = new Exclusive();
  const send: Query = async <T extends object>(sql: string, params?: readonly unknown[]) =>
    (await thread.send(params ? { sql, params } : { sql })) as T[];
  let closing: Promise<void> | null = null;
  return {
    kind: 'pglite',
    query: (sql, params) => order.run(() => send(sql, params)),
    transaction: (work) =>
      order.run(async () => {
        await send('BEGIN');
        try {
          const result = await work(send);
          await send('COMMIT');
          return result;
        } catch (error) {
          await send('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    execute: (sql) => order.run(async () => void (await send(sql))),
    close: () => (closing ??= order.run(() => thread.stop()))
  };
}
