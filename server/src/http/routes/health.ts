import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readMigrations } from '../../store/migrate';
import type { Store } from '../../store/store';
import type { AppContext } from '../../ground/context';
import type { WithRouting } from '../../engines/routing/routing-engine';

/** What is wrong with the database, or null: it answers, and has the tables of this version. */
async function databaseProblem(store: Store, newest: string): Promise<string | null> {
  try {
    const [row] = await store.query<{ name: string }>(
      'SELECT name FROM migration ORDER BY number DESC LIMIT 1'
    );
    if (row?.name === newest) return null;
    return `The database has the tables of ${row?.name ?? 'no version'}, this server needs those of ${newest}. Start it again.`;
  } catch {
    // Why it does not answer is for the log of whoever asked it for something.
    return 'The database does not answer.';
  }
}

/** `/healthz`: the process lives (asks nothing else); `/readyz`: it can serve, or what is missing. */
export function registerHealth(
  app: FastifyInstance,
  { settings, store, routing }: AppContext & WithRouting
): void {
  const newest = readMigrations(join(settings.root, 'server/src/store/migrations')).at(-1)?.name ?? '';
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const problem = stopping ? 'The server is stopping.' : await databaseProblem(store, newest);
    // Without drive times the rest of the product serves: said, but no reason to take the server out of service.
    return reply
      .status(problem === null ? 200 : 503)
      .send({ ready: problem === null, database: problem ?? 'ok', routing: routing.problem() ?? 'ok' });
  });
}
