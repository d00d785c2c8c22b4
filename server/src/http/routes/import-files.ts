import {
  LOCALES,
  MAX_NOTED_ROWS,
  MAX_UPLOAD_BYTES,
  importChoice,
  importDatasets,
  importPreview,
  importRun,
  importUpload,
  notedRow,
  ownLayerProposal
} from '@site/domain';
import type { ImportChoice } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { pageSchema, plainText } from '../../common/call-schemas';
import { getCaller } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { IMPORT_DATASETS } from '../../import/datasets';
import type { ImportDataset } from '../../import/dataset';
import { localizeField, localizeTitle } from '../../import/dataset-labels';
import { ImportError, isDiskFull, toPageText } from '../../import/import-error';
import { createOwnLayerImport } from '../../import/own-layers/own-layer-dataset';
import { proposeOwnLayer } from '../../import/own-layers/propose-own-layer';
import { findFormat, listEndings } from '../../import/sources';
import { listReferenceSystems } from '../../import/sources/reference-system';
import { ROW_FORMATS } from '../../import/table-dataset';
import { uploadTexts } from '../../import/texts/file-texts';
import type { ImportText } from '../../import/texts/import-text';
import { ImportBusyError, ImportRuns, toReadOptions } from '../../import/uploads/import-runs';
import { formatNotesCsv } from '../../import/uploads/note-log';
import { previewFile } from '../../import/uploads/preview-file';
import { UploadError, UploadFolder } from '../../import/uploads/upload-folder';
import { listOwnLayers } from '../../layers/own-layers';
import type { Store } from '../../store/store';
import { withZodTypes } from '../record-calls';

const tags = ['imports'];
const fileParams = z.object({ id: z.uuid().describe('Identifier of the uploaded file') });
const megabytes = MAX_UPLOAD_BYTES / 1024 / 1024;

/** Datasets whose files have rows: roads and rasters are imported on the command line. */
const DATASETS = IMPORT_DATASETS.filter(({ geometry }) => geometry !== undefined);

const UPLOAD_ANSWERS: Readonly<Record<UploadError['reason'], readonly [number, ImportText]>> = {
  tooLarge: [413, uploadTexts.tooLarge({ megabytes })],
  cutOff: [400, uploadTexts.cutOff],
  empty: [400, uploadTexts.empty]
};

/** Converts errors of reading a file to refusals with their message. */
function toRefusal(error: unknown): unknown {
  if (error instanceof ImportError) {
    const { question } = error;
    const [field, details] = question
      ? ([question.about, { choices: [...question.choices] }] as const)
      : (['name'] as const);
    const text = toPageText(error.text);
    return new ApiError(400, 'unreadable_file', text.en, field, { ...details, text });
  }
  if (error instanceof UploadError) {
    const [status, text] = UPLOAD_ANSWERS[error.reason];
    return new ApiError(status, 'upload_refused', text.en, 'body', { text });
  }
  if (isDiskFull(error)) {
    const text = uploadTexts.noSpace;
    return new ApiError(507, 'storage_full', text.en, undefined, { text });
  }
  if (error instanceof ImportBusyError) {
    const text = error.by === null ? uploadTexts.runningUnnamed : uploadTexts.running({ by: error.by });
    return new ApiError(409, 'import_running', text.en, undefined, { text });
  }
  return error;
}

const rethrow = (error: unknown): never => {
  throw toRefusal(error);
};

function findDataset(name: string): ImportDataset {
  const found = DATASETS.find((dataset) => dataset.name === name);
  if (!found)
    throw new ApiError(400, 'invalid_input', `dataset: '${name}' cannot be imported here.`, 'dataset');
  return found;
}

/** Returns the dataset of a choice, and the choice with the columns of a layer of its own. */
async function findTarget(
  { query }: Store,
  choice: ImportChoice
): Promise<{ dataset: ImportDataset; choice: ImportChoice }> {
  if (!choice.ownLayer) return { dataset: findDataset(choice.dataset), choice };
  const { dataset, map } = await createOwnLayerImport(query, choice.ownLayer);
  return { dataset, choice: { ...choice, map: { ...choice.map, ...map } } };
}

function findUpload(uploads: UploadFolder, id: string) {
  const upload = uploads.find(id);
  if (!upload) throw new ApiError(404, 'not_found', 'The file is not there any more. Upload it again.', 'id');
  return upload;
}

/** Registers the upload in a scope of its own: only it takes a body of any content, as a stream. */
function registerUpload(app: FastifyInstance, uploads: UploadFolder): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', (_request, payload, parsed) =>
      parsed(null, payload)
    );
    withZodTypes(scope).post(
      '/api/import-files',
      {
        access: 'admin',
        bodyLimit: MAX_UPLOAD_BYTES,
        schema: {
          tags,
          summary: `Upload a file for an import, at most ${megabytes} MB (admin)`,
          description: 'The body is the file, as application/octet-stream.',
          querystring: z.strictObject({ name: plainText.describe('Name of the file, with its ending') }),
          response: { 200: z.object({ data: importUpload }) }
        }
      },
      async (request) => {
        const { name } = request.query;
        const announced = Number(request.headers['content-length'] ?? NaN);
        try {
          findFormat(name, ROW_FORMATS);
          const size = Number.isFinite(announced) ? announced : null;
          return { data: await uploads.receive(name, request.body as Readable, size) };
        } catch (error) {
          return rethrow(error);
        }
      }
    );
    done();
  });
}

function registerRuns(app: FastifyInstance, uploads: UploadFolder, runs: ImportRuns, store: Store): void {
  withZodTypes(app).post(
    '/api/import-files/:id/own-layer',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Shapes and columns of an uploaded file, as the fields of a layer of its own (admin)',
        params: fileParams,
        body: importChoice.pick({ crs: true, sheet: true, layer: true }),
        response: { 200: z.object({ data: ownLayerProposal }) }
      }
    },
    async ({ params, body }) => {
      const upload = findUpload(uploads, params.id);
      try {
        return { data: await proposeOwnLayer(upload, toReadOptions(body)) };
      } catch (error) {
        return rethrow(error);
      }
    }
  );
  withZodTypes(app).post(
    '/api/import-files/:id/preview',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'First rows of an uploaded file, and the datasets that it fits (admin)',
        params: fileParams,
        body: importChoice.pick({ crs: true, sheet: true, layer: true }),
        response: { 200: z.object({ data: importPreview }) }
      }
    },
    async ({ params, body }) => {
      const upload = findUpload(uploads, params.id);
      try {
        return { data: await previewFile(upload, toReadOptions(body), DATASETS) };
      } catch (error) {
        return rethrow(error);
      }
    }
  );
  for (const kind of ['check', 'import'] as const)
    withZodTypes(app).post(
      `/api/import-files/:id/${kind}`,
      {
        access: 'admin',
        schema: {
          tags,
          summary: `Begin to ${kind} an uploaded file; the call of the file describes how far it is (admin)`,
          params: fileParams,
          body: importChoice,
          response: { 202: z.object({ data: importRun }) }
        }
      },
      async (request, reply) => {
        const { uid, email } = getCaller(request);
        const file = findUpload(uploads, request.params.id);
        const by = { uid: uid as string, email };
        try {
          const run = runs.begin({ kind, file, ...(await findTarget(store, request.body)), by });
          return await reply.code(202).send({ data: run });
        } catch (error) {
          return rethrow(error);
        }
      }
    );
}

/** Registers the rows with notes of a file's last run, page by page, and all of its notes as a file. */
function registerNotes(app: FastifyInstance, uploads: UploadFolder, runs: ImportRuns, store: Store): void {
  withZodTypes(app).get(
    '/api/import-files/:id/noted-rows',
    {
      access: 'admin',
      schema: {
        tags,
        summary: `Rows with notes of the last check or import, ${MAX_NOTED_ROWS} on a page (admin)`,
        params: fileParams,
        querystring: z.strictObject({ page: pageSchema.default(1).describe('Page, from 1') }),
        response: {
          200: z.object({ data: z.array(notedRow), total: z.int().describe('Total number on all pages') })
        }
      }
    },
    async ({ params, query }) => {
      const file = findUpload(uploads, params.id);
      const stored = uploads.readChoice(file.id);
      if (stored === null) return { data: [], total: 0 };
      const target = await findTarget(store, stored);
      const { rows, total } = await runs.readNotedRows({ file, ...target }, query.page);
      return { data: rows, total };
    }
  );
  withZodTypes(app).get(
    '/api/import-files/:id/notes.csv',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'All notes on rows of the last check or import as CSV (admin)',
        params: fileParams,
        querystring: z.strictObject({
          lang: z.enum(LOCALES).default('en').describe('Language of the notes')
        }),
        response: { 200: z.string().describe('The file') }
      }
    },
    async ({ params, query }, reply) => {
      const { id } = findUpload(uploads, params.id);
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(formatNotesCsv(uploads.getNotesPath(id), query.lang));
    }
  );
}

/** Registers the description of a file's last run, and the file's removal. */
function registerFile(app: FastifyInstance, uploads: UploadFolder, runs: ImportRuns): void {
  withZodTypes(app).get(
    '/api/import-files/:id',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'The last check or import of an uploaded file; null before the first one (admin)',
        params: fileParams,
        response: { 200: z.object({ data: importRun.nullable() }) }
      }
    },
    ({ params }) => ({ data: runs.describe(findUpload(uploads, params.id).id) })
  );
  withZodTypes(app).delete(
    '/api/import-files/:id/run',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Cancel the check or import of an uploaded file; nothing of it is written (admin)',
        description:
          'The answer has its state once it has ended: cancelled, or done when the rows were written already.',
        params: fileParams,
        response: { 200: z.object({ data: importRun.nullable() }) }
      }
    },
    async ({ params }) => ({ data: await runs.cancel(findUpload(uploads, params.id).id) })
  );
  withZodTypes(app).delete(
    '/api/import-files/:id',
    {
      access: 'admin',
      schema: {
        tags,
        summary: 'Remove an uploaded file, and cancel its check or import (admin)',
        params: fileParams,
        response: { 204: z.null().describe('Removed') }
      }
    },
    async ({ params }, reply) => {
      const { id } = findUpload(uploads, params.id);
      await runs.cancel(id);
      uploads.remove(id);
      return reply.status(204).send(null);
    }
  );
}

/** Registers `/api/import-files` and `/api/import-datasets`: files that an administrator imports on a page. */
export function registerImportFiles(app: FastifyInstance, { store, settings }: AppContext): void {
  const uploads = new UploadFolder(join(settings.dataDir, 'uploads'));
  const runs = new ImportRuns(store, settings.dataDir, uploads, (error) =>
    app.log.error(error, 'An import failed.')
  );
  withZodTypes(app).get(
    '/api/import-datasets',
    {
      access: 'admin',
      schema: {
        tags,
        summary:
          'Datasets that files can be imported into, with their fields, and how files are read (admin)',
        response: { 200: importDatasets }
      }
    },
    async () => ({
      ownLayers: await listOwnLayers(store.query),
      data: DATASETS.map((dataset) => ({
        ...{ name: dataset.name, title: localizeTitle(dataset), geometry: dataset.geometry! },
        carriesAttribution: dataset.carriesAttribution ?? false,
        fields: dataset.fields.map((field) => ({
          ...{ name: field.name, says: { ...field.says }, required: field.required },
          label: localizeField(field)
        }))
      })),
      referenceSystems: listReferenceSystems(),
      endings: listEndings(ROW_FORMATS)
    })
  );
  registerUpload(app, uploads);
  registerRuns(app, uploads, runs, store);
  registerNotes(app, uploads, runs, store);
  registerFile(app, uploads, runs);
}
