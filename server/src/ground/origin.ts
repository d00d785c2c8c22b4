import { SERVER_PLACEHOLDER } from '@site/layers';
import type { FastifyRequest } from 'fastify';
import type { Settings } from './settings';

/** The origin people reach this server at: SITE_PUBLIC_URL, else the one they asked (HTTP/1.0 need not say). No slash at the end. */
export const originOf = ({ publicUrl }: Settings, request: FastifyRequest): string =>
  publicUrl ?? `${request.protocol}://${request.host || 'localhost'}`;

/** A checked-in JSON text with the server's origin in place of the placeholder. */
export const withOrigin = (text: string, settings: Settings, request: FastifyRequest): string =>
  text.replaceAll(SERVER_PLACEHOLDER, JSON.stringify(originOf(settings, request)).slice(1, -1));
