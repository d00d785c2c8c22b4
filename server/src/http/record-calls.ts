import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { writeOnce } from '../records/once';
import type { Written } from '../records/once';
import { listRecords, readRecord } from '../records/read-records';
import type { Condition, ListRequest } from '../records/read-records';
import type { RecordType, RecordView } from '../records/record-type';
import { createRecord, deleteRecord, noSuchRecord, updateRecord } from '../records/write-records';
import type { Writing } from '../records/write-records';
import { callerOf, hasRole, requireRole } from './caller';
import type { Caller, Role } from './caller';
import { plainText, point } from './call-schemas';
import type { AppContext } from './context';
import { ApiError } from './errors';
import { listQuery } from './list-query';
import { currentParameters } from './parameters';
import { changeHeaders, repeatable, versionOf, writeHeaders } from './write-headers';

/** The calls of one kind of record. */
export interface RecordCalls {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly type: RecordType;
  /** '/api/customers'. */
  readonly path: string;
  /** Heading in the API document. */
  readonly tag: string;
  /** Least role that reads them. */
  readonly readers: Role;
  /** Whether a caller may read a record of them; all who have the role unless said. */
  readonly mayRead?: (caller: Caller, record: RecordView) => boolean;
  /** What a caller's lists are narrowed to. */
  readonly narrowed?: (caller: Caller) => readonly Condition[];
}

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/** Before anything of the request is looked at: who may not ask need not learn what would be valid. */
export const needs = (role: Role) => ({
  preValidation: async (request: FastifyRequest) => void requireRole(request, role)
});

export const recordId = z.object({ id: plainText.describe('Identifier of the record') });
const answerOf = ({ answer }: RecordType) => z.object({ data: answer });

/** A record as a caller may see it: the accounts behind it are for administrators. */
export function shownTo(caller: Caller, record: RecordView): RecordView {
  if (hasRole(caller, 'admin')) return record;
  const { createdByUser: _creator, updatedByUser: _editor, ...rest } = record;
  return rest as RecordView;
}

/** A record as a GeoJSON feature. */
export const featureOf = (record: RecordView) => ({
  type: 'Feature' as const,
  id: record.id,
  geometry: { type: 'Point' as const, coordinates: [record.longitude, record.latitude] },
  properties: record
});

/** The answer of a feature collection of records. */
export const collectionOf = ({ answer }: RecordType) =>
  z.object({
    type: z.literal('FeatureCollection'),
    total: z.int().describe('How many there are on all pages'),
    features: z.array(
      z.object({ type: z.literal('Feature'), id: z.string(), geometry: point, properties: answer })
    )
  });

/** The records of a list as its caller may see them. */
export async function listFor(
  { context, type, narrowed }: RecordCalls,
  request: FastifyRequest,
  wanted: ListRequest,
  conditions: readonly Condition[] = []
) {
  const caller = callerOf(request);
  const all = [...conditions, ...(narrowed?.(caller) ?? [])];
  const { records, total } = await listRecords(context.store.query, type, wanted, all);
  return { records: records.map((record) => shownTo(caller, record)), total };
}

/** `GET path`: `{ data, total }`. */
export function registerList(calls: RecordCalls): void {
  const { app, type, path, tag, readers } = calls;
  typed(app).get(
    path,
    {
      ...needs(readers),
      schema: {
        tags: [tag],
        summary: `Every ${type.noun}, or a page of them (${readers})`,
        querystring: listQuery(type),
        response: {
          200: z.object({
            data: z.array(type.answer),
            total: z.int().describe('How many there are on all pages')
          })
        }
      }
    },
    async (request) => {
      const { records, total } = await listFor(calls, request, request.query);
      return { data: records, total };
    }
  );
}

/** `GET address`: the records as a feature collection. */
export function registerCollection(calls: RecordCalls, address: string): void {
  const { app, type, tag, readers } = calls;
  typed(app).get(
    address,
    {
      ...needs(readers),
      schema: {
        tags: [tag],
        summary: `Every ${type.noun} as GeoJSON, or a page of them (${readers})`,
        querystring: listQuery(type),
        response: { 200: collectionOf(type) }
      }
    },
    async (request) => {
      const { records, total } = await listFor(calls, request, request.query);
      return { type: 'FeatureCollection' as const, total, features: records.map(featureOf) };
    }
  );
}

/** The record of an id, for a caller who may read it. @throws ApiError 404 or 403. */
export async function readFor(calls: RecordCalls, request: FastifyRequest, id: string): Promise<RecordView> {
  const { context, type, mayRead } = calls;
  const caller = callerOf(request);
  const record = await readRecord(context.store.query, type, id);
  if (record === null) throw noSuchRecord(type, id);
  if (mayRead && !mayRead(caller, record))
    throw new ApiError(403, 'forbidden', `Your role may not see this ${type.noun}.`);
  return shownTo(caller, record);
}

/** `GET path/{id}`: `{ data }`, its version in the ETag. */
export function registerOne(calls: RecordCalls): void {
  const { app, type, path, tag, readers } = calls;
  typed(app).get(
    `${path}/:id`,
    {
      ...needs(readers),
      schema: {
        tags: [tag],
        summary: `One ${type.noun} (${readers})`,
        params: recordId,
        response: { 200: answerOf(type) }
      }
    },
    async (request, reply) => {
      const record = await readFor(calls, request, request.params.id);
      reply.header('etag', `"${record.version}"`).header('cache-control', 'private, no-cache');
      return { data: record };
    }
  );
}

/** Does a write of an administrator once, and answers it. */
async function write(
  { context }: RecordCalls,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  work: (writing: Writing) => Promise<Written>
): Promise<FastifyReply> {
  const { uid, email } = requireRole(request, 'admin');
  const { parameters } = await currentParameters(context.store);
  const author = { uid: uid as string, email };
  const { status, answer, replayed } = await writeOnce(context.store, repeatable(request, payload), (query) =>
    work({ query, author, parameters })
  );
  if (replayed) reply.header('idempotency-replayed', 'true');
  return reply.status(status).send(answer ?? undefined);
}

/** `POST path`: 201 with the record. */
export function registerCreate(calls: RecordCalls): void {
  const { app, type, path, tag } = calls;
  typed(app).post(
    path,
    {
      ...needs('admin'),
      schema: {
        tags: [tag],
        summary: `Enter a ${type.noun} (admin)`,
        headers: writeHeaders,
        body: type.create,
        response: { 201: answerOf(type) }
      }
    },
    async (request, reply) =>
      write(calls, request, reply, request.body, async (writing) => ({
        status: 201,
        answer: { data: await createRecord(writing, type, request.body) }
      }))
  );
}

/** What an answer carries and a client may send back: it is kept by the server, so it is not looked at. */
const SENT_BACK = ['_id', 'createdAt', 'updatedAt', 'createdByUser', 'updatedByUser'];

const withoutSentBack = async (request: FastifyRequest): Promise<void> => {
  if (typeof request.body !== 'object' || request.body === null || Array.isArray(request.body)) return;
  const sent = Object.entries(request.body).filter(([name]) => !SENT_BACK.includes(name));
  request.body = Object.fromEntries(sent);
};

/** `PATCH path/{id}` or `PUT path/{id}`, as the specification has it: 200 with the record as it is then. */
export function registerUpdate(calls: RecordCalls, method: 'PATCH' | 'PUT'): void {
  const { app, type, path, tag } = calls;
  typed(app).route({
    method,
    url: `${path}/:id`,
    preValidation: [needs('admin').preValidation, withoutSentBack],
    schema: {
      tags: [tag],
      summary: `Change a ${type.noun} (admin)`,
      headers: changeHeaders,
      params: recordId,
      body: type.update,
      response: { 200: answerOf(type) }
    },
    handler: async (request, reply) => {
      const { body, params, headers } = request;
      if (body.id !== undefined && body.id !== params.id)
        throw new ApiError(400, 'invalid_input', 'The id of the payload is not that of the address.', 'id');
      const version = versionOf(headers['if-match'], body.version);
      return write(calls, request, reply, body, async (writing) => ({
        status: 200,
        answer: { data: await updateRecord(writing, type, params.id, { ...body, version }) }
      }));
    }
  });
}

/** What a deletion answers: the record as it was. */
const deleted = (type: RecordType) => z.object({ success: z.literal(true), data: type.answer });

/** `DELETE path/{id}`: 200 with the record as it was, or 204 with nothing. */
export function registerDelete(calls: RecordCalls, status: 200 | 204): void {
  const { app, type, path, tag } = calls;
  typed(app).delete(
    `${path}/:id`,
    {
      ...needs('admin'),
      schema: {
        tags: [tag],
        summary: `Delete a ${type.noun} (admin)`,
        headers: changeHeaders,
        params: recordId,
        querystring: z.strictObject({
          version: z.coerce.number().int().min(1).optional().describe('Version that is to be deleted')
        }),
        response: status === 200 ? { 200: deleted(type) } : { 204: z.null().describe('Deleted') }
      }
    },
    async (request, reply) => {
      const version = versionOf(request.headers['if-match'], request.query.version);
      return write(calls, request, reply, { version }, async (writing) => {
        const record = await deleteRecord(writing, type, request.params.id, version);
        return { status, answer: status === 200 ? { success: true, data: record } : null };
      });
    }
  );
}
