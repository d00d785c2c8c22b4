import { RECORD_NAMES, recordOrigin, trailEntry } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { readOrigin, readTrail } from '../../records/audit';
import { RECORD_TYPES } from '../../records/types';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import type { AppContext } from '../../common/context';

/** Default number of changes on a page. */
const ROWS = 100;

/** Registers `GET /api/audit`: who changed which record, when, and the values before and after. */
export function registerAudit(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/audit',
    {
      access: 'admin',
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
            total: z.int().describe('Total number on all pages'),
            origin: recordOrigin
              .nullable()
              .describe('Source of the selected record that no account entered; null otherwise')
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
      const { recordType, recordId } = wanted;
      const type = RECORD_TYPES.find(({ name }) => name === recordType);
      const origin = type && recordId !== undefined ? await readOrigin(store.query, type, recordId) : null;
      return { data: entries, total, origin };
    }
  );
}
