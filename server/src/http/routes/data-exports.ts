import { EXPORT_FILES, EXPORT_FORMATS, dataExport, exportDataset } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { limitSchema, pageSchema, plainText } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { localizeTitle } from '../../import/dataset-labels';
import { countExportRows } from '../../import/export/export-columns';
import { createExportFile } from '../../import/export/export-file';
import { readExports } from '../../import/export/export-log';
import { ExportRefusal } from '../../import/export/export-refusal';
import { listExportDatasets } from '../../import/export/list-export-datasets';
import type { RowDataset } from '../../import/export/row-dataset';
import type { Query } from '../../store/store';
import { withZodTypes } from '../record-calls';

/** Default number of exports on a page. */
const ROWS = 20;

const tags = ['imports'];

async function findDataset(query: Query, name: string): Promise<RowDataset> {
  const found = (await listExportDatasets(query)).find((dataset) => dataset.name === name);
  if (!found) throw new ApiError(404, 'not_found', `There is no dataset '${name}' to export.`, 'dataset');
  return found;
}

function registerLists(app: FastifyInstance, { store }: AppContext): void {
  withZodTypes(app).get(
    '/api/export-datasets',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Datasets that can be exported, with their number of rows (admin)',
        response: { 200: z.object({ data: z.array(exportDataset) }) }
      }
    },
    async () => {
      const datasets = await listExportDatasets(store.query);
      const counts = await countExportRows(
        store.query,
        datasets.map(({ spec }) => spec)
      );
      return {
        data: datasets.map((dataset, index) => ({
          ...{ name: dataset.name, title: localizeTitle(dataset) },
          rows: counts[index]!,
          formats: EXPORT_FORMATS.filter(
            (format) => format !== 'shapefile' || dataset.spec.geometry !== 'none'
          )
        }))
      };
    }
  );
  withZodTypes(app).get(
    '/api/data-exports',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Exports of datasets with author and number of rows, newest first (admin)',
        querystring: z.strictObject({
          page: pageSchema.default(1).describe('Page, from 1'),
          limit: limitSchema.default(ROWS).describe('Exports on a page')
        }),
        response: {
          200: z.object({ data: z.array(dataExport), total: z.int().describe('Total number on all pages') })
        }
      }
    },
    async ({ query: { page, limit } }) => {
      const { exports, total } = await readExports(store.query, { limit, offset: (page - 1) * limit });
      return { data: exports, total };
    }
  );
}

/** Registers `/api/data-exports`: datasets as files that the importer reads back, and who took them. */
export function registerDataExports(app: FastifyInstance, context: AppContext): void {
  registerLists(app, context);
  withZodTypes(app).get(
    '/api/data-exports/:dataset',
    {
      access: 'admin',
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        tags,
        summary: 'All rows of a dataset as a file that an import reads back without a change (admin)',
        description: 'The file is written before the answer begins. Who took it is recorded.',
        params: z.object({ dataset: plainText.describe('Name of the dataset') }),
        querystring: z.strictObject({
          format: z.enum(EXPORT_FORMATS).describe('Format of the file; a shapefile is an archive')
        }),
        response: { 200: z.any().describe('The file') }
      }
    },
    async (request, reply) => {
      const { uid, email } = getCaller(request);
      const { format } = request.query;
      const dataset = await findDataset(context.store.query, request.params.dataset);
      const by = { uid: uid as string, email };
      const file = await createExportFile(context.store.query, dataset, format, by).catch(
        (error: unknown) => {
          throw error instanceof ExportRefusal
            ? new ApiError(409, `export_${error.reason}`, error.message, 'format')
            : error;
        }
      );
      const stream = createReadStream(file.path);
      stream.on('close', () => void file.remove());
      return reply
        .type(EXPORT_FILES[format].type)
        .header('cache-control', 'private, no-store')
        .header('content-length', file.bytes)
        .header('content-disposition', `attachment; filename="${file.name}"`)
        .send(stream);
    }
  );
}
