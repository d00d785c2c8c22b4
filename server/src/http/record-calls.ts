import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listRecords, readRecord } from '../records/read-records';
import type { Condition, ListRequest } from '../records/read-records';
import type { RecordType, RecordView } from '../records/record-type';
import { noSuchRecord } from '../records/write-records';
import { callerOf, requireRole } from '../ground/caller';
import { hasRole } from '../ground/roles';
import type { Access, Caller, Role } from '../ground/roles';
import { plainText, point, unchanged } from '../ground/call-schemas';
import { isUnchanged, sendUnchanged, varyBy } from '../ground/conditional-request';
import type { AppContext } from '../ground/context';
import { ApiError } from '../ground/errors';
import { listQuery } from './list-query';

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
  /** Whether a caller may have what a list asks for: none of it is refused, not answered as an empty list. */
  readonly mayList?: (caller: Caller, wanted: ListRequest) => boolean;
}

/** The app whose routes are typed by their schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/** Before anything of the request is looked at: who may not ask need not learn what would be valid. */
export const needs = (role: Role) => ({
  preValidation: async (request: FastifyRequest) => void requireRole(request, role)
});

/** As {@link needs}, for who may read a layer. */
export const needsAccess = (access: Access) => (access === 'public' ? {} : needs(access));

export const recordId = z.object({ id: plainText.describe('Identifier of the record') });
/** The answer of one record. */
export const answerOf = ({ answer }: RecordType) => z.object({ data: answer });

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
  { context, type, narrowed, mayList }: RecordCalls,
  request: FastifyRequest,
  wanted: ListRequest,
  conditions: readonly Condition[] = []
) {
  const caller = callerOf(request);
  if (mayList && !mayList(caller, wanted))
    throw new ApiError(403, 'forbidden', 'Your role may not see these records.');
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

/**
 * The tag of a record as its caller reads it: the version, which a change may name in If-Match, and a digest of what is
 * read, because derived figures follow the parameters and other records without a new version.
 */
function recordTag(record: RecordView): string {
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${record.version}.${digest}"`;
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
        response: { 200: answerOf(type), 304: unchanged }
      }
    },
    async (request, reply) => {
      const record = await readFor(calls, request, request.params.id);
      varyBy(reply, 'Authorization', 'Cookie').header('cache-control', 'private, no-cache');
      if (isUnchanged(request, reply, recordTag(record))) return sendUnchanged(reply);
      return { data: record };
    }
  );
}
