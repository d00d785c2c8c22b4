import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AUDIT_ACTIONS, readTrail } from '../../records/audit';
import { RECORD_NAMES } from '../../records/record-type';
import { limit, page, plainText } from '../../ground/call-schemas';
import type { AppContext } from '../../ground/context';
import { needs } from '../record-calls';

/** Changes on a page unless asked otherwise. */
const ROWS = 100;

const record = z.record(z.string(), z.unknown()).nullable();
const entry = z.object({
  recordType: z.enum(RECORD_NAMES),
  recordId: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  version: z.int().describe('Version of the record after the change; of a deletion, the last'),
  changedBy: z.string().describe('uid of the account'),
  changedByEmail: z.string().nullable(),
  changedAt: z.iso.datetime(),
  before: record.describe('The record before, null when it was entered'),
  after: record.describe('The record after, null when it was deleted')
});

/** `GET /api/audit`: who changed which record, when, from what to what. */
export function registerAudit(app: FastifyInstance, { store }: AppContext): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/audit',
    {
      ...needs('admin'),
      schema: {
        tags: ['audit'],
        summary: 'Changes of records, the newest first; of one record with recordType and recordId (admin)',
        querystring: z.strictObject({
          recordType: z.enum(RECORD_NAMES).optional(),
          recordId: plainText.optional(),
          page: page.default(1).describe('Page, from 1'),
          limit: limit.default(ROWS).describe('Changes on a page')
        }),
        response: { 200: z.object({ data: z.array(entry) }) }
      }
    },
    async ({ query }) => {
      const { page: asked, limit: rows, ...wanted } = query;
      const trail = await readTrail(store.query, { ...wanted, limit: rows, offset: (asked - 1) * rows });
      return { data: trail.map((change) => ({ ...change, changedAt: change.changedAt.toISOString() })) };
    }
  );
}
