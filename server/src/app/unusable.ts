import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../ground/errors';

/* What comes over the network and no call can do anything with. */

/** A name, an IPv4 or an IPv6 address, and a port. */
const HOST = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** HTTP/1.0 need not name a host; one that is named goes into links and must be one. */
const hasOddHost = ({ host, protocol }: FastifyRequest): boolean =>
  host !== '' && !(HOST.test(host) && URL.canParse(`${protocol}://${host}`));

const NUL = '\u0000';

/** Where in a value the character NUL stands, as a path; null where it does not. */
function nulIn(value: unknown, place: string): string | null {
  // No recursion: a body may be nested deeper than the stack is.
  const open: [unknown, string][] = [[value, place]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, path] = next;
    if (typeof part === 'string' && part.includes(NUL)) return path;
    if (typeof part !== 'object' || part === null || ArrayBuffer.isView(part)) continue;
    for (const [name, inside] of Object.entries(part)) {
      if (name.includes(NUL)) return path || 'body';
      open.push([inside, path === '' ? name : `${path}.${name}`]);
    }
  }
  return null;
}

/** Answers 400 to a Host that is none, and to the character NUL, which no text in a database may hold. */
export function refuseUnusable(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (hasOddHost(request))
      throw new ApiError(
        400,
        'invalid_host',
        'The Host header is not the name or address of a server. Send the host of the address that you call.',
        'host'
      );
  });
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [given, name] of [
      [params, 'path'],
      [query, 'query'],
      [body, 'body']
    ] as const) {
      const field = nulIn(given, typeof given === 'string' ? name : '');
      if (field !== null)
        throw new ApiError(400, 'invalid_input', `${field}: must not hold the character NUL`, field);
    }
  });
}
