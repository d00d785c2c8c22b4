import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { VERSION_PARAMETER } from '@site/layers';
import type { CallParameters } from './parameters';

/** Returns the short form of a version for an address. */
export const shortenVersion = (version: string): string =>
  createHash('sha256').update(version).digest('base64url').slice(0, 16);

/**
 * Lets everybody keep an answer whose call names the current version, and else as `otherwise` says.
 * @param current The version as {@link VERSION_PARAMETER} names it; null when answers must not be kept.
 */
export function setCaching(
  reply: FastifyReply,
  params: CallParameters,
  current: string | null,
  otherwise: string
): void {
  const isCurrent = current !== null && params[VERSION_PARAMETER] === current;
  reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : otherwise);
}
