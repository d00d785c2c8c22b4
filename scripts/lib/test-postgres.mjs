import { explainMissingPostgres, startCluster } from './postgres-cluster.mjs';
import { findFreePort } from './free-port.mjs';
import { printLine } from './command.mjs';

const HOST = '127.0.0.1';
/** Tests do not need durable writes, and their statements are too short for compilation to pay. */
const OPTIONS = '-c jit=off -c synchronous_commit=off -c full_page_writes=off';

/**
 * Starts a PostgreSQL with PostGIS for the server suites: `{ url, stop }`, or null, with a line of output, when
 * it is not installed. `stop` is synchronous and may be called twice. SITE_TEST_DATABASE_URL names a running
 * one; its user must be allowed to create databases.
 */
export async function startTestPostgres() {
  if (process.env.SITE_TEST_DATABASE_URL)
    return { url: process.env.SITE_TEST_DATABASE_URL, stop: () => undefined };
  const missing = explainMissingPostgres();
  if (missing !== null) {
    printLine(`\n· The server suites run on PGlite only. ${missing}.`);
    return null;
  }
  const port = await findFreePort(HOST);
  const { stop } = startCluster(port, HOST, OPTIONS);
  return { url: `postgres://bench@${HOST}:${port}/postgres`, stop };
}
