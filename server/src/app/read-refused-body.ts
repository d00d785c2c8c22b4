import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Most bytes of a refused body that are read before its answer is sent, and the longest time, ms. */
const MAX_READ_BYTES = 16 * 1024 * 1024;
const MAX_READ_MS = 5_000;

/** Reads and discards the rest of a body, within limits. */
function discardRest(body: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let bytes = 0;
    const countBytes = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_READ_BYTES) finish();
    };
    const timer = setTimeout(finish, MAX_READ_MS);
    function finish(): void {
      clearTimeout(timer);
      body.off('data', countBytes).off('end', finish).off('close', finish).off('error', finish);
      resolve();
    }
    body.on('data', countBytes).on('end', finish).on('close', finish).on('error', finish);
    body.resume();
  });
}

/**
 * Reads what a client still sends of a body that is refused, before the answer. A connection that is closed while
 * the client sends is reset, and clients then report a broken connection in place of the reason.
 */
export function readRefusedBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    if (reply.getHeader('connection') === 'close' && !raw.complete && !raw.destroyed) await discardRest(raw);
  });
}
