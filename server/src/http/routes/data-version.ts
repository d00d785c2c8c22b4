import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../common/context';
import { withZodTypes } from '../record-calls';

/**
 * Version of the imported data. Counts are part of it, since transactions that began earlier may end later. It is a
 * digest, so that guests learn no times of imports.
 */
const READ_VERSION = `
  SELECT md5(concat_ws(' ', count(*), count(undone_at), max(extract(epoch FROM imported_at)),
    max(extract(epoch FROM undone_at)))) AS version
  FROM data_import`;

/** Registers `GET /api/data-version`, by which open maps notice imports and undos. */
export function registerDataVersion(app: FastifyInstance, { store }: Pick<AppContext, 'store'>): void {
  withZodTypes(app).get(
    '/api/data-version',
    {
      access: 'public',
      schema: {
        tags: ['imports'],
        summary: 'Version of the imported data: another one after each import and each undo',
        response: { 200: z.object({ data: z.object({ version: z.string() }) }) }
      }
    },
    async (_request, reply) => {
      const [data] = await store.query<{ version: string }>(READ_VERSION);
      return reply.header('cache-control', 'no-store').send({ data: data! });
    }
  );
}
