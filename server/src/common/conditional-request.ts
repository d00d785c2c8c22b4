import type { FastifyReply, FastifyRequest } from 'fastify';

/*
 * Conditional requests by RFC 9110 (section 13), for every route with a version of its answer. Files of the
 * build follow the same rules in @fastify/send.
 */

/** One entity tag: quoted characters, with the prefix W/ when it is weak. */
const TAG = /^(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/;
const TAGS = /(?:W\/)?"[\x21\x23-\x7e\x80-\xff]*"|[^\s,]+/g;

/** Returns the tags of a header; null for '*', which matches every version. Invalid tags are omitted. */
export function listTags(header: string): readonly string[] | null {
  if (header.trim() === '*') return null;
  return (header.match(TAGS) ?? []).filter((tag) => TAG.test(tag));
}

const dropWeakMark = (tag: string): string => tag.replace(/^W\//, '');

/**
 * Compares tags weakly: the same characters in the quotes, whether either tag is weak or not (section 8.8.3.2).
 */
const isSameWeakly = (tag: string, other: string): boolean => dropWeakMark(tag) === dropWeakMark(other);

/** Returns whether a condition of a GET or HEAD matches the version with this tag, in a list or as '*'. */
export function matchesVersion(ifNoneMatch: string, tag: string): boolean {
  const tags = listTags(ifNoneMatch);
  return tags === null || tags.some((one) => isSameWeakly(one, tag));
}

/** Adds names of request headers to the Vary header of an answer. */
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
 * Sets the ETag of the answer, and returns whether the caller has that version already: then the route ends
 * with {@link sendNotModified}. Set Cache-Control and Vary before, as they belong to both answers. A POST of an
 * ArcGIS client is answered in full, and without a tag, since no cache stores it.
 */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // An answer with a body may be compressed and lists this header (in small letters), so the one without a body
  // does as well.
  varyBy(reply, 'accept-encoding').header('etag', tag);
  const condition = request.headers['if-none-match'];
  return condition !== undefined && matchesVersion(condition, tag);
}

/** Sends 304 with the headers set so far. */
export const sendNotModified = (reply: FastifyReply): FastifyReply => reply.code(304).send();
