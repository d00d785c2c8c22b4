import type { FastifyInstance } from 'fastify';
import { ArcgisError } from '../../common/response-errors';
import { readCallParameters } from './parameters';

/** Values of `f` that every resource answers with JSON. */
const JSON_FORMATS = ['json', 'pjson', 'html'];
/** Calls that have more or fewer formats, and read `f` themselves. */
const READS_FORMAT = /\/(query|exportImage|solve|solveServiceArea)\/?$/;

/** Refuses an `f` that a resource of these dialects does not have; JSON in its place would answer something else. */
export function refuseUnknownFormats(app: FastifyInstance): void {
  app.addHook('preHandler', async (request) => {
    const path = request.url.split('?')[0]!;
    if (READS_FORMAT.test(path)) return;
    const { f = '' } = readCallParameters(request);
    const format = f.trim();
    if (format !== '' && !JSON_FORMATS.includes(format.toLowerCase()))
      throw new ArcgisError(400, `Invalid f: ${format}`, [`Write one of ${JSON_FORMATS.join(', ')}.`]);
  });
}
