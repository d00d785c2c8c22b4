import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** Returns the token of a header: plain (as in the specification) or after 'Bearer '. */
const readHeaderToken = (header: string | undefined): string | null =>
  header?.replace(/^Bearer\s+/i, '').trim() || null;

/** ArcGIS clients use a header of their own when a proxy needs Authorization for itself. */
function readArcgisHeaderToken({ headers }: FastifyRequest): string | null {
  const header = headers['x-esri-authorization'];
  return typeof header === 'string' ? readHeaderToken(header) : null;
}

/** Returns the token of an ArcGIS request: the `token` parameter in the query or the form. */
function readParameterToken(request: FastifyRequest): string | null {
  const sources = [request.query, request.body] as (Record<string, unknown> | null | undefined)[];
  const found = sources
    .map((source) => source?.token)
    .find((token) => typeof token === 'string' && token !== '');
  return (found as string | undefined) ?? null;
}

const isArcgis = ({ url }: FastifyRequest): boolean => url.startsWith('/arcgis/');

/** Returns the token in a header or a parameter. A cookie does not count, since the browser sends it. */
export function readExplicitToken(request: FastifyRequest): string | null {
  const header = readHeaderToken(request.headers.authorization);
  return (
    header ?? (isArcgis(request) ? (readArcgisHeaderToken(request) ?? readParameterToken(request)) : null)
  );
}

/**
 * Returns the token of a request. A browser sends the cookie for any page, so a cookie without a token never
 * allows a write of the product API. The ArcGIS resources write nothing by the cookie, so it is valid for their
 * POST as well.
 */
export function readRequestToken(request: FastifyRequest): string | null {
  const reads = request.method === 'GET' || request.method === 'HEAD' || isArcgis(request);
  return readExplicitToken(request) ?? (reads ? (request.cookies.token ?? null) : null);
}
