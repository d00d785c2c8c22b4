import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/support/demo-server.mjs';
import { findFreePort } from '../../scripts/lib/free-port.mjs';
import { runProgram } from '../../scripts/lib/run-program.mjs';
import {
  readPostgresOutput,
  explainMissingPostgres,
  startCluster
} from '../../scripts/lib/postgres-cluster.mjs';

const HOST = '127.0.0.1';

/** @typedef {Awaited<ReturnType<typeof startServer>>} StartedServer */

/**
 * Runs `work` with a server on a PostgreSQL of its own, which holds the demonstration data and what `fill` adds.
 * @template T
 * @param {readonly string[]} fill SQL statements
 * @param {(server: StartedServer, startAnother: () => Promise<StartedServer>) => Promise<T>} work
 * may start other processes on the same data, and stops them.
 * @throws Error where PostgreSQL is not installed.
 */
export async function runOnPostgres(fill, work) {
  const missing = explainMissingPostgres();
  if (missing !== null) throw new Error(missing);
  const [databasePort, port] = [await findFreePort(HOST), await findFreePort(HOST)];
  const cluster = startCluster(databasePort, HOST);
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const databaseUrl = `postgres://bench@${HOST}:${databasePort}/postgres`;
  try {
    const seeding = { SITE_DATA: join(folder, 'data'), DATABASE_URL: databaseUrl };
    await runProgram(process.execPath, ['build/server/seed.js'], { quiet: true, env: seeding });
    const statements = fill.flatMap((statement) => ['-c', statement]);
    await readPostgresOutput('psql', [databaseUrl, '-v', 'ON_ERROR_STOP=1', ...statements]);
    const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
    const dataDir = join(folder, 'data');
    const server = await startServer({ port, dataDir, env });
    const startAnother = async () => startServer({ port: await findFreePort(HOST), dataDir, env });
    try {
      return await work(server, startAnother);
    } finally {
      await server.stop();
    }
  } finally {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
