import { personData, personErasure, personalDataEntry } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { erasePerson } from '../../personal/erase-person';
import { findPerson } from '../../personal/find-person';
import { readPersonalDataTrail } from '../../personal/erasure-trail';
import { readPersonKey } from '../../personal/person-key';
import type { PersonKey } from '../../personal/person-key';
import { withZodTypes } from '../record-calls';

/** Default number of entries on a page. */
const ROWS = 100;

const tags = ['personal data'];
const q = plainText.describe('E-mail address or telephone number of the person, in any form');

/** Parses an e-mail address or telephone number. @throws ApiError 400 for other text. */
function parsePersonKey(typedText: string): PersonKey {
  const key = readPersonKey(typedText);
  if (key) return key;
  throw new ApiError(
    400,
    'invalid_input',
    'q: type a whole e-mail address, or a telephone number of 7 to 15 digits.',
    'q'
  );
}

function registerTrail(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/person/trail',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Deletions of personal data, with their author and counts, newest first (admin)',
        querystring: z.strictObject({
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.default(ROWS).describe('Entries on a page')
        }),
        response: {
          200: z.object({
            data: z.array(personalDataEntry),
            total: z.int().describe('Total number on all pages')
          })
        }
      }
    },
    async ({ query: { page: asked, limit: rows } }) => {
      const trail = await readPersonalDataTrail(store.query, { limit: rows, offset: (asked - 1) * rows });
      return { data: trail.entries, total: trail.total };
    }
  );
}

/** Registers `/api/person`: the report on a person, and its erasure. */
export function registerPerson(app: FastifyInstance, context: AppContext): void {
  const { store, settings } = context;
  registerTrail(app, context);
  withZodTypes(app).get(
    '/api/person',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Every row of every table that is about a person (admin)',
        querystring: z.strictObject({ q }),
        response: { 200: personData }
      }
    },
    async ({ query }, reply) => {
      const found = await findPerson(store.query, parsePersonKey(query.q));
      // Personal data must not be cached.
      return reply.header('cache-control', 'no-store').send(found);
    }
  );
  withZodTypes(app).delete(
    '/api/person',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Delete all personal data of a person; with dryRun only count it (admin)',
        querystring: z.strictObject({
          q,
          dryRun: z.enum(['true', 'false']).default('false').describe('Only count, delete nothing')
        }),
        response: { 200: personErasure }
      }
    },
    async (request) => {
      const { uid, email } = getCaller(request);
      const dryRun = request.query.dryRun === 'true';
      const by = { uid: uid as string, email };
      const work = { store, by, investorEmails: settings.investorEmails };
      return { dryRun, counts: await erasePerson(work, parsePersonKey(request.query.q), dryRun) };
    }
  );
}
