import type {} from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { readExplicitToken } from '../../common/request-token';

/**
 * Lets pages of other origins show pictures and tiles of the services, as map libraries do with an `<img>`,
 * which sends no Origin and which Cross-Origin-Resource-Policy: same-origin refuses. Answers that need a
 * session cookie stay with the pages of this server; only answers to a guest, or to a token in the request, are
 * shown elsewhere.
 */
export function allowCrossOriginReads(app: FastifyInstance): void {
  app.addHook('preHandler', async (request, reply) => {
    if (readExplicitToken(request) !== null || request.cookies.token === undefined)
      reply.header('cross-origin-resource-policy', 'cross-origin');
  });
}
