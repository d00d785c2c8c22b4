import type { FastifyInstance } from 'fastify';

/**
 * Once the server stops, each answer that is still to come is the last on its connection: one that is kept open would
 * hold the stop up until its time is over.
 */
export function closeConnectionsAtStop(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
