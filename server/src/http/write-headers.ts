import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { IdempotentRequest } from '../records/idempotency';
import { ApiError } from '../common/response-errors';
import { getCaller } from '../common/caller';

/** Headers of a write; other headers pass unchanged. */
export const writeHeaders = z.looseObject({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'must be 1 to 255 visible ASCII characters')
    .optional()
    .describe('A unique key of this call: a repeated call with the same key is not executed again')
});
/** One version as ETag gives it; without quotes, too. */
const ONE_VERSION = String.raw`(?:W\/)?"?\d{1,9}(?:\.[\w-]{1,40})?"?`;
/** Versions that a header may list. */
const MAX_VERSIONS = 20;
export const changeHeaders = writeHeaders.extend({
  'if-match': z
    .string()
    .regex(
      new RegExp(String.raw`^(?:\*|${ONE_VERSION}(?: *, *${ONE_VERSION}){0,${MAX_VERSIONS - 1}})$`),
      'must be the version in quotes, as in ETag'
    )
    .optional()
    .describe('Version the change is based on, as in ETag, or several, one of which must be current')
});

/** The versions in an If-Match header; none without the header or for '*', which any version matches. */
function listVersions(header: string | undefined): readonly number[] {
  return (header ?? '').split(',').flatMap((tag) => {
    const digits = /\d+/.exec(tag);
    return digits === null ? [] : [Number(digits[0])];
  });
}

/**
 * The versions of which a change is based on one; none where it says nothing of them.
 * @throws ApiError 400 when header and payload name different ones.
 */
export function readBaseVersions(header: string | undefined, given: number | undefined): readonly number[] {
  const inHeader = listVersions(header);
  if (given === undefined) return inHeader;
  if (inHeader.length > 0 && !inHeader.includes(given))
    throw new ApiError(400, 'invalid_input', 'If-Match and version name different versions.', 'version');
  return [given];
}

/**
 * Returns the identity by which a repeated write is recognised; null without an Idempotency-Key or a signed-in
 * caller.
 */
export function readIdempotentRequest(request: FastifyRequest, payload: unknown): IdempotentRequest | null {
  const key = request.headers['idempotency-key'];
  const { uid } = getCaller(request);
  if (typeof key !== 'string' || uid === null) return null;
  return { uid, key, request: [request.method, request.url, request.headers['if-match'], payload] };
}
