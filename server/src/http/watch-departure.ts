import type { FastifyReply } from 'fastify';
import { ApiError } from '../common/response-errors';

/** Status of a request whose caller left, by the convention of nginx: no fault of the server. */
const CALLER_LEFT = 499;

/** Returns a signal that is aborted when the caller closes the connection before the answer is sent. */
export function watchDeparture(reply: FastifyReply): AbortSignal {
  const departure = new AbortController();
  reply.raw.once('close', () => {
    if (reply.raw.writableEnded) return;
    departure.abort(new ApiError(CALLER_LEFT, 'caller_left', 'The caller left before the answer.'));
  });
  return departure.signal;
}
