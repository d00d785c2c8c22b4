import { dataImport, importUndo } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limitSchema, pageSchema } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { readImports } from '../../import/history/import-history';
import { UndoRefusal, undoImport } from '../../import/history/undo-import';
import { StoreChangedError } from '../../store/store';
import { withZodTypes } from '../record-calls';

/** Default number of imports on a page. */
const ROWS = 20;

const tags = ['imports'];

/** Codes of refusals. */
const CODES: Readonly<Record<UndoRefusal['reason'], string>> = {
  notFound: 'not_found',
  undone: 'import_undone',
  forgotten: 'import_not_stored',
  laterImports: 'later_imports',
  otherVersion: 'import_of_other_version',
  referred: 'missing_reference'
};

function toApiError(error: unknown): unknown {
  if (error instanceof StoreChangedError) return new ApiError(409, 'data_changed', error.message);
  if (!(error instanceof UndoRefusal)) return error;
  const { reason, message } = error;
  return new ApiError(reason === 'notFound' ? 404 : 409, CODES[reason], message);
}

/** Registers `/api/imports`: the history of imports, and their undo. */
export function registerDataImports(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/imports',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Imports with author, file, counts and report, newest first (admin)',
        querystring: z.strictObject({
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.default(ROWS).describe('Imports on a page')
        }),
        response: {
          200: z.object({ data: z.array(dataImport), total: z.int().describe('Total number on all pages') })
        }
      }
    },
    async ({ query: { page, limit } }) => {
      const { imports, total } = await readImports(store.query, { limit, offset: (page - 1) * limit });
      return { data: imports, total };
    }
  );
  withZodTypes(app).post(
    '/api/imports/:id/undo',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Bring back the rows before an import; with dryRun only count them (admin)',
        params: z.object({ id: z.uuid().describe('Identifier of the import') }),
        body: z.strictObject({
          changedRows: z
            .enum(['keep', 'undo'])
            .default('keep')
            .describe('Rows that were changed since stay, or become as before the import'),
          dryRun: z.boolean().default(false).describe('Only count and list, change nothing')
        }),
        response: { 200: z.object({ data: importUndo }) }
      }
    },
    async (request) => {
      const { uid, email } = getCaller(request);
      const { changedRows: later, dryRun } = request.body;
      const options = { by: { uid: uid as string, email }, later, dryRun };
      const data = await undoImport(store, request.params.id, options).catch((error: unknown) => {
        throw toApiError(error);
      });
      return { data };
    }
  );
}
