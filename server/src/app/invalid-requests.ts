import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { ApiError } from '../common/response-errors';

/* Checks for requests that no call can use. */

/** Matches a name, an IPv4 or an IPv6 address, with or without a port. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** HTTP/1.0 needs no host; a host that is sent is used in links and must be valid. */
const hasInvalidHost = ({ host, protocol }: FastifyRequest): boolean =>
  host !== '' && !(HOST.test(host) && URL.canParse(`${protocol}://${host}`));

const NUL = '\u0000';

/** Returns the path of the character NUL in a value, or null when it has none. */
function findNul(value: unknown, place: string): string | null {
  // Uses no recursion: a body may be nested deeper than the stack.
  const open: [unknown, string][] = [[value, place]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, path] = next;
    if (typeof part === 'string' && part.includes(NUL)) return path;
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    // An uploaded file is read later, and may contain any bytes.
    if (part instanceof Readable) continue;
    for (const [name, inside] of Object.entries(part)) {
      if (name.includes(NUL)) return path || 'body';
      open.push([inside, path === '' ? name : `${path}.${name}`]);
    }
  }
  return null;
}

/** Answers 400 to an invalid Host and to the character NUL, which no database text may contain. */
export function refuseInvalidRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hasInvalidHost(request))
      throw new ApiError(
        400,
        'invalid_host',
        'The Host header is not a host name or address. Send the host of the requested address.',
        'host'
      );
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [given, name] of [
      [params, 'path'],
      [query, 'query'],
      [body, 'body']
    ] as const) {
      const field = findNul(given, typeof given === 'string' ? name : '');
      if (field !== null)
        throw new ApiError(400, 'invalid_input', `${field}: must not contain the character NUL`, field);
    }
  });
}
