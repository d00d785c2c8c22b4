import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Repeatable } from '../records/once';
import { ApiError } from '../ground/errors';
import { callerOf } from '../ground/caller';

/** Headers of a write; the others pass as they are. */
export const writeHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
    .optional()
    .describe('A name of your own for this call: sent again with it, the call is not done again')
});
export const changeHeaders = writeHeaders.extend({
  'if-match': z
    .string()
    .regex(/^(\*|(W\/)?"?\d{1,9}(\.[\w-]{1,40})?"?)$/, 'must be the version in quotes, as ETag gives it')
    .optional()
    .describe('Version the change is based on, as ETag gives it')
});

/** The version in an If-Match header; none without the header or for '*', which any version matches. */
export function versionOfHeader(header: string | undefined): number | undefined {
  const digits = /\d+/.exec(header ?? '');
  return digits === null ? undefined : Number(digits[0]);
}

/**
 * The version a change is based on.
 * @throws ApiError 400 when header and payload name two.
 */
export function versionOf(header: string | undefined, given: number | undefined): number | undefined {
  const inHeader = versionOfHeader(header);
  if (inHeader !== undefined && given !== undefined && inHeader !== given)
    throw new ApiError(400, 'invalid_input', 'If-Match and version name two versions.', 'version');
  return given ?? inHeader;
}

/** What tells that a write has come before; null when it carries no Idempotency-Key. */
export function repeatable(request: FastifyRequest, payload: unknown): Repeatable | null {
  const key = request.headers['idempotency-key'];
  const { uid } = callerOf(request);
  if (typeof key !== 'string' || uid === null) return null;
  return { uid, key, request: [request.method, request.url, request.headers['if-match'], payload] };
}
