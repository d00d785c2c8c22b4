import type { FastifyRequest } from 'fastify';

/** Addresses that answer programs and pages' own files, not people. */
const NO_DOCUMENTS =
  /^\/(api|arcgis|user|purchases?|inventories|experiences|assets|arcgis-assets|fonts|healthz|readyz|metrics|(identitytoolkit|securetoken)\.googleapis\.com|service_accounts)(\/|\?|$)/;

/** Whether a request asks for a page, by its address. */
export const isDocument = ({ method, url }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !NO_DOCUMENTS.test(url);
