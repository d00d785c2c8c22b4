import type { Locale } from '@site/domain';
import type { FastifyRequest } from 'fastify';

/** The language that a request's reader is answered in: French where it is asked for first, else English. */
export const readerLocale = ({ headers }: FastifyRequest): Locale =>
  /^fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
