import { postgresMissing, startCluster } from '../bench/cluster.mjs';
import { freePort } from './free-port.mjs';
import { say } from './say.mjs';

const HOST = '127.0.0.1';

/**
 * A PostgreSQL with PostGIS for the suites that run on it too: `{ url, stop }`, or null where there is none, which is
 * said. SITE_TEST_DATABASE_URL names one that runs already; its user must be allowed to make databases.
 */
export async function startTestPostgres() {
  if (process.env.SITE_TEST_DATABASE_URL)
    return { url: process.env.SITE_TEST_DATABASE_URL, stop: () => undefined };
  const missing = postgresMissing();
  if (missing !== null) {
    say(`\n· Left out: the store and contract suites on PostgreSQL. ${missing}.`);
    return null;
  }
  const port = await freePort(HOST);
  const cluster = startCluster(port, HOST);
  return { url: `postgres://bench@${HOST}:${port}/postgres`, stop: () => cluster.stop() };
}
