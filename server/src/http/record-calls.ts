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

/** Configuration of the endpoints of one record type. */
export interface RecordCalls {
  readonly app: FastifyInstance;
  readonly context: AppContext;
  readonly type: RecordType;
  /** Base path, such as '/api/customers'. */
  readonly path: string;
  /** Heading in the API document. */
  readonly tag: string;
  /** Lowest role that may read the records. */
  readonly readers: Role;
  /** Returns whether a caller may read one record; by default every caller with the role may. */
  readonly mayRead?: (caller: Caller, record: RecordView) => boolean;
  /** Returns the conditions that limit a caller's lists. */
  readonly narrowed?: (caller: Caller) => readonly Condition[];
  /**
   * Returns whether a caller may list what is requested. When false, the response is 403, not an empty list.
   */
  readonly mayList?: (caller: Caller, wanted: ListRequest) => boolean;
}

/** Returns the app with route types derived from the schemas. */
export const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

/**
 * Requires a role before the request is validated, so that callers without it learn nothing about valid input.
 */
export const needs = (role: Role) => ({
  preValidation: async (request: FastifyRequest) => void requireRole(request, role)
});

/** As {@link needs}, for the access level of a layer. */
export const needsAccess = (access: Access) => (access === 'public' ? {} : needs(access));

export const recordId = z.object({ id: plainText.describe('Identifier of the record') });
/** Response schema of one record. */
export const answerOf = ({ answer }: RecordType) => z.object({ data: answer });

/**
 * Returns a record without the fields that the caller may not see: only administrators see the accounts behind
 * it.
 */
export function shownTo(caller: Caller, record: RecordView): RecordView {
  if (hasRole(caller, 'admin')) return record;
  const { createdByUser: _creator, updatedByUser: _editor, ...rest } = record;
  return rest as RecordView;
}

/** Converts a record to a GeoJSON feature. */
export const featureOf = (record: RecordView) => ({
  type: 'Feature' as const,
  id: record.id,
  geometry: { type: 'Point' as const, coordinates: [record.longitude, record.latitude] },
  properties: record
});

/** Response schema of a feature collection of records. */
export const collectionOf = ({ answer }: RecordType) =>
  z.object({
    type: z.literal('FeatureCollection'),
    total: z.int().describe('How many there are on all pages'),
    features: z.array(
      z.object({ type: z.literal('Feature'), id: z.string(), geometry: point, properties: answer })
    )
  });

/** Returns the records of a list as the caller may see them. */
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

/** Registers `GET path`, which returns `{ data, total }`. */
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

/** Registers `GET address`, which returns the records as a feature collection. */
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

/** Returns the record with this id for a caller who may read it. @throws ApiError 404 or 403. */
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
 * Computes the ETag of a record as its caller reads it: the version, which a change may name in If-Match, and a
 * digest of the content, because derived figures follow the parameters and other records without a new version.
 */
function recordTag(record: RecordView): string {
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${record.version}.${digest}"`;
}

/** Registers `GET path/{id}`, which returns `{ data }` with the version in the ETag. */
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
