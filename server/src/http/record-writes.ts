import { restoredRows } from '@site/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { writeOnce } from '../records/idempotency';
import type { WriteResponse } from '../records/idempotency';
import type { RecordType } from '../records/record-type';
import { readRecord } from '../records/read-records';
import { restoreRecord } from '../records/restore-record';
import { createRecord, deleteRecord, updateRecord } from '../records/write-records';
import type { WriteContext } from '../records/write-records';
import { getCaller } from '../common/caller';
import { ApiError } from '../common/response-errors';
import { getCurrentParameters } from '../common/parameters';
import { buildRecordSchema, recordId, withZodTypes } from './record-calls';
import type { RecordCalls } from './record-calls';
import { changeHeaders, readIdempotentRequest, readBaseVersions, writeHeaders } from './write-headers';

/** Runs an administrator's write once per idempotency key and sends the response. */
async function handleWrite(
  { context }: RecordCalls,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  work: (writing: WriteContext) => Promise<WriteResponse>
): Promise<FastifyReply> {
  const { uid, email } = getCaller(request);
  const { parameters } = await getCurrentParameters(context.store);
  const author = { uid: uid as string, email };
  const { status, answer, replayed } = await writeOnce(
    context.store,
    readIdempotentRequest(request, payload),
    (query) => work({ query, author, parameters })
  );
  if (replayed) reply.header('idempotency-replayed', 'true');
  return reply.status(status).send(answer ?? undefined);
}

/** The version that a change is based on: the one of several that is in force, or else the last. */
async function chooseVersion(
  { query }: WriteContext,
  type: RecordType,
  id: string,
  versions: readonly number[]
): Promise<number | undefined> {
  if (versions.length < 2) return versions[0];
  const current = (await readRecord(query, type, id, true))?.version;
  return versions.find((version) => version === current) ?? versions.at(-1);
}

/** `POST path`: 201 with the record. */
export function registerCreate(calls: RecordCalls): void {
  const { app, type, path, tag } = calls;
  withZodTypes(app).post(
    path,
    {
      access: 'admin',
      schema: {
        tags: [tag],
        summary: `Enter a ${type.noun} (admin)`,
        headers: writeHeaders,
        body: type.create,
        response: { 201: buildRecordSchema(type) }
      }
    },
    async (request, reply) =>
      handleWrite(calls, request, reply, request.body, async (writing) => ({
        status: 201,
        answer: { data: await createRecord(writing, type, request.body) }
      }))
  );
}

/** Fields of a response that a client may send back. The server sets them, so they are ignored. */
const SERVER_SET_FIELDS = ['_id', 'createdAt', 'updatedAt', 'createdByUser', 'updatedByUser'];

const dropServerFields = async (request: FastifyRequest): Promise<void> => {
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) return;
  const sent = Object.entries(request.body).filter(([name]) => !SERVER_SET_FIELDS.includes(name));
  request.body = Object.fromEntries(sent);
};

/**
 * Registers `PATCH path/{id}` or `PUT path/{id}`, as the specification defines it; returns 200 with the updated
 * record.
 */
export function registerUpdate(calls: RecordCalls, method: 'PATCH' | 'PUT'): void {
  const { app, type, path, tag } = calls;
  withZodTypes(app).route({
    method,
    url: `${path}/:id`,
    access: 'admin',
    preValidation: dropServerFields,
    schema: {
      tags: [tag],
      summary: `Change a ${type.noun} (admin)`,
      headers: changeHeaders,
      params: recordId,
      body: type.update,
      response: { 200: buildRecordSchema(type) }
    },
    handler: async (request, reply) => {
      const { body, params, headers } = request;
      if (body.id !== undefined && body.id !== params.id)
        throw new ApiError(
          400,
          'invalid_input',
          'The id in the body differs from the id in the address.',
          'id'
        );
      const versions = readBaseVersions(headers['if-match'], body.version);
      return handleWrite(calls, request, reply, body, async (writing) => {
        const version = await chooseVersion(writing, type, params.id, versions);
        const data = await updateRecord(writing, type, params.id, { ...body, version });
        return { status: 200, answer: { data } };
      });
    }
  });
}

/** Response schema of a deletion: the record before it was deleted. */
const buildDeletionSchema = (type: RecordType) => z.object({ success: z.literal(true), data: type.answer });

/** Registers `DELETE path/{id}`, which returns 200 with the deleted record, or 204 without a body. */
export function registerDelete(calls: RecordCalls, status: 200 | 204): void {
  const { app, type, path, tag } = calls;
  withZodTypes(app).delete(
    `${path}/:id`,
    {
      access: 'admin',
      schema: {
        tags: [tag],
        summary: `Delete a ${type.noun} (admin)`,
        headers: changeHeaders,
        params: recordId,
        querystring: z.strictObject({
          version: z.coerce.number().int().min(1).optional().describe('Version to delete')
        }),
        response: status === 200 ? { 200: buildDeletionSchema(type) } : { 204: z.null().describe('Deleted') }
      }
    },
    async (request, reply) => {
      const versions = readBaseVersions(request.headers['if-match'], request.query.version);
      return handleWrite(calls, request, reply, { versions }, async (writing) => {
        const version = await chooseVersion(writing, type, request.params.id, versions);
        const record = await deleteRecord(writing, type, request.params.id, version);
        return { status, answer: status === 200 ? { success: true, data: record } : null };
      });
    }
  );
}

/** Registers `POST path/{id}/restore`, which returns 200 with the restored record. */
export function registerRestore(calls: RecordCalls): void {
  const { app, type, path, tag } = calls;
  withZodTypes(app).post(
    `${path}/:id/restore`,
    {
      access: 'admin',
      schema: {
        tags: [tag],
        summary: `Undo the deletion of a ${type.noun} (admin)`,
        headers: writeHeaders,
        params: recordId,
        response: { 200: buildRecordSchema(type).extend({ attached: restoredRows }) }
      }
    },
    async (request, reply) =>
      handleWrite(calls, request, reply, null, async (writing) => {
        const { record, attached } = await restoreRecord(writing, type, request.params.id);
        return { status: 200, answer: { data: record, attached } };
      })
  );
}
