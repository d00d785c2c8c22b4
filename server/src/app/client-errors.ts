import type { ConnectionError, FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import { isDocument } from '../common/is-document';
import { renderBilingualPage } from '../common/plain-page';
import { TEXT_PAGE_POLICY } from './security';

/* Answers to what Node's parser refuses: there is no request, and no hook or handler sees it. */

/** Time in which a client may still send what nobody reads; a reset would discard the answer before it is read. */
const LINGER_MS = 2_000;
/** Characters of a packet in which its first line begins. */
const START_LENGTH = 400;

interface RefusedInput {
  readonly status: 400 | 408 | 431;
  readonly code: string;
  readonly message: string;
}

const INVALID: RefusedInput = { status: 400, code: 'invalid_http', message: 'This is not valid HTTP.' };
/** Refusals by the code of Node's error. */
const REFUSALS: Readonly<Record<string, RefusedInput>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timeout', message: 'The request did not arrive in time.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'address_too_long',
    message: 'Address and headers are longer than 16 kB together. Send long parameters in the body of a POST.'
  }
};

/**
 * Returns whether a program sent the request, judging by its first line. That line is unknown when it came in an earlier
 * packet; a browser opening a long link is more likely then, since programs send long parameters by POST.
 */
function isOfProgram(rawPacket: unknown): boolean {
  // The declared type is that of a packet as JSON.
  const start = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, START_LENGTH) : '';
  const [, method, url] = /^([A-Z]+) (\/\S*)/.exec(start) ?? [];
  return method !== undefined && url !== undefined && !isDocument({ method, url });
}

function writeAnswer({ status, code, message }: RefusedInput, isPage: boolean): string {
  const body = isPage ? renderBilingualPage('tooLong') : JSON.stringify({ error: { code, message } });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    `content-security-policy: ${TEXT_PAGE_POLICY}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    '',
    body
  ].join('\r\n');
}

/** Answers input without a request, then closes the connection; a person gets a page about a link that is too long. */
export function answerClientError(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // The rest of a refused request is refused again; the first answer is already on its way.
  if (socket.writableEnded) return;
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = REFUSALS[error.code] ?? INVALID;
  this.log.trace({ err: error }, refusal.code);
  socket.end(writeAnswer(refusal, refusal.status === 431 && !isOfProgram(error.rawPacket)));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
