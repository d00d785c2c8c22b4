import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** The token of an Authorization header: as it is (the specification's way) or after 'Bearer '. */
const headerToken = (request: FastifyRequest): string | null =>
  request.headers.authorization?.replace(/^Bearer\s+/i, '').trim() || null;

/** The token of an ArcGIS request: the `token` parameter in the query or the form. */
function parameterToken(request: FastifyRequest): string | null {
  const sources = [request.query, request.body] as (Record<string, unknown> | null | undefined)[];
  const found = sources
    .map((source) => source?.token)
    .find((token) => typeof token === 'string' && token !== '');
  return (found as string | undefined) ?? null;
}

/**
 * The token a request carries. A browser sends the cookie with whatever page asks, so the cookie alone never allows a
 * write of the product API.
 */
export function tokenOf(request: FastifyRequest): string | null {
  const arcgis = request.url.startsWith('/arcgis/');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  const explicit = headerToken(request) ?? (arcgis ? parameterToken(request) : null);
  return explicit ?? (reads || arcgis ? (request.cookies.token ?? null) : null);
}
