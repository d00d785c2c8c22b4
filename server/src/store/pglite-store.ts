import { join } from 'node:path';
import { DatabaseThread } from './database-thread';
import { SerialQueue } from './exclusive';
import type { Query, Store } from './store';

/**
 * Opens PGlite + PostGIS in a worker thread, its files under `folder`. There is one session: statements run one
 * after the other, and all callers wait while a transaction is open. The caller holds the folder's lock.
 *
 * A thread that dies, or is terminated because a statement ran too long, is replaced for the next statement:
 * committed data is in the files, as after a killed process.
 * @param log receives one line for each replacement.
 */
export async function openPglite(root: string, folder: string, log: (line: string) => void): Promise<Store> {
  const script = join(root, 'build/server/store-worker.js');
  let limitMs = 0;
  let thread = await DatabaseThread.start(script, folder);
  let closing: Promise<void> | null = null;

  /** Returns the running thread, or a new one on the same files. */
  const getRunningThread = async (): Promise<DatabaseThread> => {
    const { ended } = thread;
    if (ended === null) return thread;
    if (closing) throw ended;
    thread = await DatabaseThread.start(script, folder);
    log(`${ended.message} It has been started again.`);
    return thread;
  };
  const sendTo =
    (to: DatabaseThread): Query =>
    async <T extends object>(sql: string, params?: readonly unknown[]) =>
      (await to.send(params ? { sql, params } : { sql }, limitMs)) as T[];

  const order = new SerialQueue();
  const query: Query = (sql, params) => order.run(async () => sendTo(await getRunningThread())(sql, params));
  return {
    kind: 'pglite',
    query,
    transaction: (work) =>
      order.run(async () => {
        // The transaction stays on one thread: on a new one the rest would run outside of it.
        const send = sendTo(await getRunningThread());
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
    execute: async (sql) => void (await query(sql)),
    limitStatements: (milliseconds) => {
      limitMs = milliseconds;
    },
    close: () => (closing ??= order.run(() => thread.stop()))
  };
}
