import type { FastifyInstance } from 'fastify';

/**
 * Closes each connection with its next answer once the server stops: an open one would delay the stop until its
 * timeout.
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
