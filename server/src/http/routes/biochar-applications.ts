import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { allocatedPurchase, biocharEmissions } from '@site/domain';
import { z } from 'zod';
import {
  listAllocatedPurchases,
  buildApplicationConditions,
  applicationFilter,
  sumEmissions
} from '../../records/applications';
import { applicationRecords } from '../../records/types/biochar-application';
import type { AppContext } from '../../common/context';
import { buildListQueryShape, toListRequest } from '../list-query';
import {
  buildCollectionSchema,
  toFeature,
  listRecordsFor,
  readRecordFor,
  recordId,
  registerCollection,
  registerOne
} from '../record-calls';
import type { RecordCalls } from '../record-calls';
import { registerCreate, registerDelete, registerRestore, registerUpdate } from '../record-writes';

const filterQuery = z
  .strictObject({ ...buildListQueryShape(applicationRecords), ...applicationFilter.shape })
  .transform(({ mode, startDate, endDate, lga, experimental, ...list }) => ({
    filter: { mode, startDate, endDate, lga, experimental },
    list: toListRequest(list, applicationRecords)
  }));

function registerFilter(calls: RecordCalls): void {
  const { app, path, tag } = calls;
  app.withTypeProvider<ZodTypeProvider>().get(
    `${path}/filter`,
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Biochar applications by date, LGA and experimental batch, as GeoJSON (staff)',
        querystring: filterQuery,
        response: { 200: buildCollectionSchema(applicationRecords) }
      }
    },
    async (request) => {
      const { filter, list } = request.query;
      const { records, total } = await listRecordsFor(
        calls,
        request,
        list,
        buildApplicationConditions(filter, Date.now())
      );
      return { type: 'FeatureCollection' as const, total, features: records.map(toFeature) };
    }
  );
}

const emissions = z.object({ data: biocharEmissions });

function registerEmissions(calls: RecordCalls): void {
  const { context, path, tag } = calls;
  const app = calls.app.withTypeProvider<ZodTypeProvider>();
  app.get(
    `${path}/biocharEmissions`,
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Emissions of vehicles; experimental applications are left out unless requested (staff)',
        querystring: applicationFilter,
        response: { 200: emissions }
      }
    },
    async ({ query }) => {
      const filter = { ...query, experimental: query.experimental ?? 'false' };
      return {
        data: await sumEmissions(context.store.query, buildApplicationConditions(filter, Date.now()))
      };
    }
  );
  app.get(
    `${path}/:id/biocharEmissions`,
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Emissions of vehicles of one application (staff)',
        params: recordId,
        response: { 200: emissions }
      }
    },
    async (request) => {
      const { id } = await readRecordFor(calls, request, request.params.id);
      return { data: await sumEmissions(context.store.query, [(bound) => `id = ${bound.add(id)}`]) };
    }
  );
}

function registerAllocated(calls: RecordCalls): void {
  const { app, context, path, tag } = calls;
  app.withTypeProvider<ZodTypeProvider>().get(
    `${path}/:id/allocated-purchases`,
    {
      access: 'staff',
      schema: {
        tags: [tag],
        summary: 'Purchases of P1 whose shells went into the biochar of an application (staff)',
        params: recordId,
        response: { 200: z.object({ data: z.array(allocatedPurchase) }) }
      }
    },
    async (request) => {
      const { id } = await readRecordFor(calls, request, request.params.id);
      return { data: await listAllocatedPurchases(context.store.query, id) };
    }
  );
}

/** Registers the endpoints of biochar applied on farms. Source: section 7.2. */
export function registerBiocharApplications(app: FastifyInstance, context: AppContext): void {
  const calls: RecordCalls = {
    app,
    context,
    type: applicationRecords,
    path: '/api/biochar-applications',
    tag: 'biochar applications',
    readers: 'staff'
  };
  registerCollection(calls, '/api/biochar-applications');
  registerFilter(calls);
  registerEmissions(calls);
  registerAllocated(calls);
  registerOne(calls);
  registerCreate(calls);
  registerUpdate(calls, 'PUT');
  registerDelete(calls, 200);
  registerRestore(calls);
}
