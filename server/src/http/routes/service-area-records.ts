import { AREA_RECORD_KINDS, MILL_SCOPES, MAX_AREA_RECORDS, SEASONS, serviceAreaRecords } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { writeCountedRecordsSql } from '../../figures/service-area/counted-records';
import { drawCountedArea } from '../../figures/service-area/summary';
import { plainText } from '../../common/call-schemas';
import { getCaller, requireRole } from '../../common/caller';
import type { AppContext } from '../../common/context';
import { ApiError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { listAreaRecords } from '../../layers/area-records';
import { getRecordsAccess } from '../area-records-access';
import { buildAreaListSchema, nameRefusedArea, readAreaList } from '../area-list';
import { toRoutingFailure } from '../drive-time';

const MAX_PAGES = 1_000_000;

const body = z.object({
  areas: buildAreaListSchema(1).describe('One area, or several whose records are listed once'),
  sharedOnly: z.boolean().default(false).describe('Only records that two or more of the areas count'),
  season: z.enum(SEASONS).default('dry').describe('Season of the road speeds'),
  millScope: z.enum(MILL_SCOPES).describe('Which mills count: for mills and purchases'),
  records: z.enum(AREA_RECORD_KINDS).describe('Which records'),
  page: z.number().int().min(0).max(MAX_PAGES).default(0).describe('From 0'),
  pageSize: z.number().int().min(1).max(MAX_AREA_RECORDS).default(10),
  sort: plainText.nullable().default(null).describe("Sort field; descending with '-' before it"),
  search: z
    .union([plainText, z.literal('')])
    .default('')
    .describe('Text that one of their fields contains'),
  withShapes: z.boolean().default(false).describe('Include the location of each record')
});

/**
 * Registers `POST /api/service-area-records`: the records behind a figure of a service area, with the access of
 * their layer.
 */
export function registerServiceAreaRecords(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-area-records',
    {
      access: 'byHandler',
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary: 'The records that service areas count, a page at a time',
        description:
          'For callers who may read the layer of these records: anybody for oil palm clusters, investors for processors, staff for all others. For a guest each page counts as many areas as it names.',
        body,
        response: { 200: serviceAreaRecords }
      }
    },
    async (request) => {
      const { areas, sharedOnly, season, millScope, records, ...page } = request.body;
      const access = getRecordsAccess(records);
      if (access !== 'public') requireRole(request, access);
      const { parameters } = await getCurrentParameters(context.store);
      const drawn = await Promise.all(
        readAreaList(areas, parameters).map(({ minutes, ...start }, at) =>
          drawCountedArea(context.routing, parameters, { start, minutes, season }).catch((error: unknown) => {
            throw nameRefusedArea(toRoutingFailure(error, parameters), areas[at]!, at);
          })
        )
      );
      const leastAreas = sharedOnly ? 2 : 1;
      const counted = writeCountedRecordsSql(records, { areas: drawn, millScope, leastAreas });
      return listAreaRecords(
        context.store.query,
        records,
        counted,
        page,
        getCaller(request),
        new Date()
      ).catch((error: unknown) => {
        if (!(error instanceof RangeError)) throw error;
        throw new ApiError(400, 'invalid_input', `sort: ${error.message}`, 'sort');
      });
    }
  );
}
