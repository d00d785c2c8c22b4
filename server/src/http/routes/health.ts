import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context';

/** `/healthz`: the process lives (asks nothing else); `/readyz`: it can serve, or what is missing. */
export function registerHealth(app: FastifyInstance, { store, routing }: AppContext): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const database = await store.query('SELECT 1').then(
      () => null,
      () => 'The database does not answer.'
    );
    // Without drive times the rest of the product serves: said, but no reason to take the server out of service.
    return reply
      .status(database === null ? 200 : 503)
      .send({ ready: database === null, database: database ?? 'ok', routing: routing.problem() ?? 'ok' });
  });
}
