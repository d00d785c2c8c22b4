import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readMigrations } from '../../store/migrate';
import type { Store } from '../../store/store';
import type { AppContext } from '../../common/context';
import type { WithRouting } from '../../engines/routing/routing-engine';

/** Returns the problem of the database, or null when it responds and its tables match this version. */
async function findDatabaseProblem(store: Store, newest: string): Promise<string | null> {
  try {
    const [row] = await store.query<{ name: string }>(
      'SELECT name FROM migration ORDER BY number DESC LIMIT 1'
    );
    if (row?.name === newest) return null;
    return `The database has the tables of ${row?.name ?? 'no version'}, this server needs those of ${newest}. Start it again.`;
  } catch {
    // The cause is logged by the request that failed.
    return 'The database does not answer.';
  }
}

const WRITE = `
  INSERT INTO write_probe (written_at) VALUES (now()) ON CONFLICT (single) DO UPDATE SET written_at = excluded.written_at`;
/** Time for which a successful write counts as proof, ms. Frequent probes do not write each time. */
const WRITE_VALID_MS = 5_000;

/** Returns a check that the database can be written to; on a full disk it may still answer queries. */
function createWriteProbe(store: Store, warn: (line: string) => void): () => Promise<string | null> {
  let goodUntil = 0;
  let writing: Promise<string | null> | null = null;
  const probeWrite = async (): Promise<string | null> => {
    try {
      await store.query(WRITE);
      goodUntil = Date.now() + WRITE_VALID_MS;
      return null;
    } catch (error) {
      warn(`The database cannot be written to: ${(error as Error).message}`);
      return 'The database cannot be written to (is its disk full?).';
    } finally {
      writing = null;
    }
  };
  return () => (Date.now() < goodUntil ? Promise.resolve(null) : (writing ??= probeWrite()));
}

/**
 * Registers `/healthz`, which shows that the process runs, and `/readyz`, which shows that it can serve or what
 * is missing.
 */
export function registerHealth(
  app: FastifyInstance,
  { settings, store, routing }: AppContext & WithRouting
): void {
  const newest = readMigrations(join(settings.root, 'server/src/store/migrations')).at(-1)?.name ?? '';
  const writeProblem = createWriteProbe(store, (line) => app.log.warn(line));
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { access: 'public', logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { access: 'public', logLevel: 'silent' }, async (_request, reply) => {
    const problem = stopping
      ? 'The server is stopping.'
      : ((await findDatabaseProblem(store, newest)) ?? (await writeProblem()));
    // The rest of the product works without drive times, so a routing problem is reported but does not make the
    // server unready.
    return reply
      .status(problem === null ? 200 : 503)
      .send({ ready: problem === null, database: problem ?? 'ok', routing: routing.getProblem() ?? 'ok' });
  });
}
