import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** The token of a header: as it is (the specification's way) or after 'Bearer '. */
const bareToken = (header: string | undefined): string | null =>
  header?.replace(/^Bearer\s+/i, '').trim() || null;

/** ArcGIS clients put the token into a header of their own where a proxy uses Authorization for itself. */
function arcgisHeaderToken({ headers }: FastifyRequest): string | null {
  const header = headers['x-esri-authorization'];
  return typeof header === 'string' ? bareToken(header) : null;
}

/** The token of an ArcGIS request: the `token` parameter in the query or the form. */
function parameterToken(request: FastifyRequest): string | null {
  const sources = [request.query, request.body] as (Record<string, unknown> | null | undefined)[];
  const found = sources
    .map((source) => source?.token)
    .find((token) => typeof token === 'string' && token !== '');
  return (found as string | undefined) ?? null;
}

const isArcgis = ({ url }: FastifyRequest): boolean => url.startsWith('/arcgis/');

/** The token that whoever sends a request put into it, in a header or a parameter. A cookie is sent by the browser. */
export function readExplicitToken(request: FastifyRequest): string | null {
  const header = bareToken(request.headers.authorization);
  return header ?? (isArcgis(request) ? (arcgisHeaderToken(request) ?? parameterToken(request)) : null);
}

/**
 * The token a request carries. A browser sends the cookie with whatever page asks, so the cookie alone never allows a
 * write of the product API. The ArcGIS resources write nothing by the cookie: it counts for their POST, too.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const reads = request.method === 'GET' || request.method === 'HEAD' || isArcgis(request);
  return readExplicitToken(request) ?? (reads ? (request.cookies.token ?? null) : null);
}
