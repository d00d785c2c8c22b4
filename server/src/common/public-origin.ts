import { SERVER_PLACEHOLDER } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings';

/**
 * Returns the public origin of this server: SITE_PUBLIC_URL, else the host of the request (HTTP/1.0 may have
 * none). Without a trailing slash.
 */
export const getPublicOrigin = ({ publicUrl }: Settings, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`;

/** Returns a checked-in JSON text with the server's origin in place of the placeholder. */
export const withOrigin = (text: string, settings: Settings, request: FastifyRequest): string =>
  text.replaceAll(SERVER_PLACEHOLDER, JSON.stringify(getPublicOrigin(settings, request)).slice(1, -1));
