import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * Conditional requests as RFC 9110 (section 13) has them, for every route that has a version of its answer. Files of the
 * build follow the same rules in @fastify/send.
 */

/** One entity tag: quoted characters, preceded by W/ where it is weak. */
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;
const TAGS = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"|[^\s,]+/g;

/** The tags that a header lists; null for '*', which names every version. What is no tag is left out. */
export function listTags(header: string): readonly string[] | null {
  if (header.trim() === '*') return null;
  return (header.match(TAGS) ?? []).filter((tag) => TAG.test(tag));
}

const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** Weak comparison: the same characters in the quotes, whether either tag is weak or not (section 8.8.3.2). */
const isSameWeakly = (tag: string, other: string): boolean => opaque(tag) === opaque(other);

/** Whether a condition of a GET or HEAD names the version with this tag: one of a list, or '*'. */
export function namesVersion(ifNoneMatch: string, tag: string): boolean {
  const tags = listTags(ifNoneMatch);
  return tags === null || tags.some((one) => isSameWeakly(one, tag));
}

/** Adds names of request headers that an answer depends on to those that it names already. */
export function varyBy(reply: FastifyReply, ...names: readonly string[]): FastifyReply {
  const before = String(reply.getHeader('vary') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = new Set(before.map((name) => name.toLowerCase()));
  return reply.header(
    'vary',
    [...before, ...names.filter((name) => !known.has(name.toLowerCase()))].join(', ')
  );
}

/**
 * Names the version of the answer in the ETag, and returns whether the caller has that version already: then the route
 * ends with {@link sendUnchanged}. Cache-Control and Vary are set before, as they belong to both answers. A POST of an
 * ArcGIS client is answered in full, and without a tag: no cache keeps it.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // An answer with a body may be compressed, and names this header (in small letters); the one without does, too.
  varyBy(reply, 'accept-encoding').header('etag', tag);
  const condition = request.headers['if-none-match'];
  return condition !== undefined && namesVersion(condition, tag);
}

/** Sends 304 with the headers set so far. */
export const sendUnchanged = (reply: FastifyReply): FastifyReply => reply.code(304).send();
