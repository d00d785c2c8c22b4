import { RECORD_NAMES, trailEntry } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readTrail } from '../../records/audit';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';
import { guardRole } from '../record-calls';

/** Default number of changes on a page. */
const ROWS = 100;

/** Registers `GET /api/audit`: who changed which record, when, and the values before and after. */
export function registerAudit(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/audit',
    {
      ...guardRole('admin'),
      schema: {
        tags: ['audit'],
        summary: 'Changes of records, newest first; recordType and recordId select one record (admin)',
        querystring: z.strictObject({
          recordType: z.enum(RECORD_NAMES).optional(),
          recordId: plainText.optional(),
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.default(ROWS).describe('Changes on a page')
        }),
        response: {
          200: z.object({
            data: z.array(trailEntry),
            total: z.int().describe('Total number on all pages')
          })
        }
      }
    },
    async ({ query }) => {
      const { page: asked, limit: rows, ...wanted } = query;
      const { entries, total } = await readTrail(store.query, {
        ...wanted,
        limit: rows,
        offset: (asked - 1) * rows
      });
      return { data: entries, total };
    }
  );
}
