import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ArcgisError } from '../../common/response-errors';
import { MOST_PARAMETERS } from './parameters';

const createBodyError = (detail: string): ArcgisError =>
  new ArcgisError(400, 'Invalid request body', [detail]);

const FORMS = 'send it as application/x-www-form-urlencoded, multipart/form-data or application/json';

/** Whether a form has more parts than a call has parameters. Reading thousands of parts would hold the event loop. */
function hasTooManyParts(body: Buffer, boundary: string): boolean {
  const mark = `--${boundary}`;
  let parts = 0;
  for (let at = body.indexOf(mark); at >= 0; at = body.indexOf(mark, at + mark.length))
    // The closing boundary counts as well, hence + 1.
    if (++parts > MOST_PARAMETERS + 1) return true;
  return false;
}

/**
 * Reads a multipart form as parameters; the last value of a name wins. Files are refused, since no resource
 * takes any.
 * @throws ArcgisError 400 for a body that is not a form.
 */
async function readMultipart(body: Buffer, type: string): Promise<Record<string, string>> {
  const boundary = /;\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type);
  if (!boundary) throw createBodyError('The Content-Type of a multipart form must name its boundary.');
  if (body.length === 0) return {};
  if (hasTooManyParts(body, (boundary[1] ?? boundary[2])!))
    throw new ArcgisError(400, 'Too many parameters', [`A call may have at most ${MOST_PARAMETERS}.`]);
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw Object.assign(createBodyError('It is not a multipart form.'), { cause });
    });
  return Object.fromEntries(
    [...form].map(([name, value]) => {
      if (typeof value === 'string') return [name, value];
      throw createBodyError(`${name.slice(0, 100)} is a file; send its text as a field.`);
    })
  );
}

/**
 * Reads the bodies of the ArcGIS dialects that the rest of the server does not: forms in parts, as browsers and scripts
 * send them, and no body where JSON is announced. Forms in the encoding of an address and JSON are read everywhere. Plain
 * text is refused: a script that names no type sends its form so, and all features would be the answer.
 */
export function registerBodyParsers(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      readMultipart(body, request.headers['content-type'] ?? '')
  );
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else void readJson(request, body as string, done);
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    if (body === '') done(null, {});
    else done(createBodyError(`It was sent as text/plain, which has no parameters; ${FORMS}.`));
  });
}
