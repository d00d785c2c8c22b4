import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listRecords, readRecord } from '../records/read-records';
import type { ListCondition, ListRequest } from '../records/read-records';
import type { RecordType, RecordView } from '../records/record-type';
import { createNotFoundError } from '../records/write-records';
import { getCaller } from '../common/caller';
import { hasRole } from '../common/roles';
import type { AccountRole, Caller } from '../common/roles';
import { plainText, pointSchema, notModifiedSchema } from '../common/call-schemas';
import { isUnchanged, sendNotModified, varyBy } from '../common/conditional-request';
import type { AppContext } from '../common/context';
import { ApiError } from '../common/response-errors';
import { buildListQuery } from './list-query';

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
  readonly readers: AccountRole;
  /** Returns whether a caller may read one record; by default every caller with the role may. */
  readonly mayRead?: (caller: Caller, record: RecordView) => boolean;
  /** Returns the conditions that limit a caller's lists. */
  readonly narrowed?: (caller: Caller) => readonly ListCondition[];
  /**
   * Returns whether a caller may list what is requested. When false, the response is 403, not an empty list.
   */
  readonly mayList?: (caller: Caller, wanted: ListRequest) => boolean;
}

/** Returns the app with route types derived from the schemas. */
export const withZodTypes = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export const recordId = z.object({ id: plainText.describe('Identifier of the record') });
/** Response schema of one record. */
export const buildRecordSchema = ({ answer }: RecordType) => z.object({ data: answer });

/**
 * Returns a record without the fields that the caller may not see: only administrators see the accounts behind
 * it.
 */
export function redactRecord(caller: Caller, record: RecordView): RecordView {
  if (hasRole(caller, 'admin')) return record;
  const { createdByUser: _creator, updatedByUser: _editor, ...rest } = record;
  return rest as RecordView;
}

/** Converts a record to a GeoJSON feature. */
export const toFeature = (record: RecordView) => ({
  type: 'Feature' as const,
  id: record.id,
  geometry: { type: 'Point' as const, coordinates: [record.longitude, record.latitude] },
  properties: record
});

/** Response schema of a feature collection of records. */
export const buildCollectionSchema = ({ answer }: RecordType) =>
  z.object({
    type: z.literal('FeatureCollection'),
    total: z.int().describe('Total number on all pages'),
    features: z.array(
      z.object({ type: z.literal('Feature'), id: z.string(), geometry: pointSchema, properties: answer })
    )
  });

/** Returns the records of a list as the caller may see them. */
export async function listRecordsFor(
  { context, type, narrowed, mayList }: RecordCalls,
  request: FastifyRequest,
  wanted: ListRequest,
  conditions: readonly ListCondition[] = []
) {
  const caller = getCaller(request);
  if (mayList && !mayList(caller, wanted))
    throw new ApiError(403, 'forbidden', 'Your role may not see these records.');
  const all = [...conditions, ...(narrowed?.(caller) ?? [])];
  const { records, total } = await listRecords(context.store.query, type, wanted, all);
  return { records: records.map((record) => redactRecord(caller, record)), total };
}

/** Registers `GET path`, which returns `{ data, total }`. */
export function registerList(calls: RecordCalls): void {
  const { app, type, path, tag, readers } = calls;
  withZodTypes(app).get(
    path,
    {
      access: readers,
      schema: {
        tags: [tag],
        summary: `Every ${type.noun}, or a page of them (${readers})`,
        querystring: buildListQuery(type),
        response: {
          200: z.object({
            data: z.array(type.answer),
            total: z.int().describe('Total number on all pages')
          })
        }
      }
    },
    async (request) => {
      const { records, total } = await listRecordsFor(calls, request, request.query);
      return { data: records, total };
    }
  );
}

/** Registers `GET address`, which returns the records as a feature collection. */
export function registerCollection(calls: RecordCalls, address: string): void {
  const { app, type, tag, readers } = calls;
  withZodTypes(app).get(
    address,
    {
      access: readers,
      schema: {
        tags: [tag],
        summary: `Every ${type.noun} as GeoJSON, or a page of them (${readers})`,
        querystring: buildListQuery(type),
        response: { 200: buildCollectionSchema(type) }
      }
    },
    async (request) => {
      const { records, total } = await listRecordsFor(calls, request, request.query);
      return { type: 'FeatureCollection' as const, total, features: records.map(toFeature) };
    }
  );
}

/** Returns the record with this id for a caller who may read it. @throws ApiError 404 or 403. */
export async function readRecordFor(
  calls: RecordCalls,
  request: FastifyRequest,
  id: string
): Promise<RecordView> {
  const { context, type, mayRead } = calls;
  const caller = getCaller(request);
  const record = await readRecord(context.store.query, type, id);
  if (record === null) throw createNotFoundError(type, id);
  if (mayRead && !mayRead(caller, record))
    throw new ApiError(403, 'forbidden', `Your role may not see this ${type.noun}.`);
  return redactRecord(caller, record);
}

/**
 * Computes the ETag of a record as its caller reads it: the version, which a change may name in If-Match, and a
 * digest of the content, because derived figures follow the parameters and other records without a new version.
 */
function computeRecordTag(record: RecordView): string {
  const digest = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 12);
  return `"${record.version}.${digest}"`;
}

/** Registers `GET path/{id}`, which returns `{ data }` with the version in the ETag. */
export function registerOne(calls: RecordCalls): void {
  const { app, type, path, tag, readers } = calls;
  withZodTypes(app).get(
    `${path}/:id`,
    {
      access: readers,
      schema: {
        tags: [tag],
        summary: `One ${type.noun} (${readers})`,
        params: recordId,
        response: { 200: buildRecordSchema(type), 304: notModifiedSchema }
      }
    },
    async (request, reply) => {
      const record = await readRecordFor(calls, request, request.params.id);
      varyBy(reply, 'Authorization', 'Cookie').header('cache-control', 'private, no-cache');
      if (isUnchanged(request, reply, computeRecordTag(record))) return sendNotModified(reply);
      return { data: record };
    }
  );
}
