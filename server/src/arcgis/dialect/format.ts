import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ArcgisError } from '../../ground/errors';

/** Values of `f` that every resource answers with JSON. */
const JSON_FORMATS = ['json', 'pjson', 'html'];
/** Calls that have more formats, or fewer, and read `f` themselves. */
const READS_FORMAT = /\/(query|exportImage|solve|solveServiceArea)\/?$/;

/** The `f` of the form or else of the address; the last of several. */
function readFormat({ query, body }: FastifyRequest): string {
  const given = [body, query].map((source) => (source as { readonly f?: unknown } | null | undefined)?.f);
  const format = given.flat().findLast((value) => typeof value === 'string');
  return typeof format === 'string' ? format.trim() : '';
}

/** Refuses an `f` that a resource of these dialects does not have; JSON in its place would answer something else. */
export function refuseUnknownFormats(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const path = request.url.split('?')[0]!;
    if (READS_FORMAT.test(path)) return;
    const format = readFormat(request);
    if (format !== '' && !JSON_FORMATS.includes(format.toLowerCase()))
      throw new ArcgisError(400, `Invalid f: ${format}`, [`Write one of ${JSON_FORMATS.join(', ')}.`]);
  });
}
