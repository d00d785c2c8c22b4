import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Extension } from '@electric-sql/pglite';
import { postgis as wholePostgis } from '@electric-sql/pglite-postgis';
import type { QueryFailure, WorkerReply, WorkerRequest } from '../store/worker-protocol';

/* The embedded database: PGlite computes on the thread that calls it, so it has this thread to itself. */

const port = parentPort;
if (!port) throw new Error('This file is the database thread of the server; start the server instead.');
const { folder } = workerData as { folder: string };
const sendReply = (message: WorkerReply) => port.postMessage(message);

/**
 * PostGIS without the parts that SITE does not use, as the build writes it next to this file:
 * scripts/lib/postgis-bundle.mjs.
 */
const postgis: Extension = {
  ...wholePostgis,
  setup: async (pg, options) => ({
    ...(await wholePostgis.setup(pg, options)),
    bundlePath: new URL('postgis.tar.gz', import.meta.url)
  })
};

/** Value parsers, the same for both drivers: see store.ts. */
const parsers = {
  20: Number,
  1700: Number,
  1082: (day: string) => day
};

function toQueryFailure(error: unknown): QueryFailure {
  const { message, code, constraint } = error as Error & { code?: string; constraint?: string };
  return { message, code: code ?? '', constraint };
}

async function runStatement(
  database: PGlite,
  request: Extract<WorkerRequest, { sql: string }>
): Promise<object[]> {
  if (request.params) {
    const { rows } = await database.query<object>(request.sql, [...request.params]);
    return rows;
  }
  const results = await database.exec(request.sql);
  return (results.at(-1)?.rows ?? []) as object[];
}

async function answerRequest(database: PGlite, request: WorkerRequest): Promise<void> {
  try {
    if ('close' in request) await database.close();
    sendReply({ id: request.id, rows: 'close' in request ? [] : await runStatement(database, request) });
  } catch (error) {
    // The engine itself has crashed and gives no valid answers any more, so the thread ends and is replaced.
    if (error instanceof WebAssembly.RuntimeError) throw error;
    sendReply({ id: request.id, failure: toQueryFailure(error) });
  }
}

try {
  const database = await PGlite.create({ dataDir: folder, extensions: { postgis }, parsers });
  let last: Promise<void> = Promise.resolve();
  port.on('message', (request: WorkerRequest) => {
    last = last.then(() => answerRequest(database, request));
  });
  sendReply({ ready: true });
} catch (error) {
  sendReply({ ready: false, message: (error as Error).message });
}
