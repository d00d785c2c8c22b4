import type { FastifyRequest } from 'fastify';

/** Addresses that serve programs and the pages' own files, not people. */
const NO_DOCUMENTS =
  /^\/(api|arcgis|user|purchases?|inventories|experiences|assets|arcgis-assets|fonts|healthz|readyz|metrics|(identitytoolkit|securetoken)\.googleapis\.com|service_accounts)(\/|\?|$)/;

/** Returns whether a request is for a page, judging by its address. */
export const isDocument = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_DOCUMENTS.test(url);
