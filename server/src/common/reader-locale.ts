import type { Locale } from '@site/domain';
import type { FastifyRequest } from 'fastify';

/** Returns the language of the reader: French when it is preferred, else English. */
export const getReaderLocale = ({ headers }: FastifyRequest): Locale =>
  /^fr\b/i.test(headers['accept-language'] ?? '') ? 'fr' : 'en';
