import type { FastifyReply } from 'fastify';

/** Returns a signal that is aborted when the caller closes the connection before the answer is sent. */
export function watchDeparture(reply: FastifyReply): AbortSignal {
  const departure = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) departure.abort();
  });
  return departure.signal;
}
