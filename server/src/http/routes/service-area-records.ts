import { AREA_RECORD_KINDS, MILL_SCOPES, MOST_AREA_RECORDS, SEASONS, serviceAreaRecords } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { countedRecordsSql } from '../../figures/service-area/counted-records';
import { drawCountedGround } from '../../figures/service-area/summary';
import { latitude, longitude, plainText } from '../../ground/call-schemas';
import { callerOf, requireRole } from '../../ground/caller';
import type { AppContext } from '../../ground/context';
import { ApiError } from '../../ground/errors';
import { currentParameters } from '../../ground/parameters';
import { listAreaRecords } from '../../layers/area-records';
import { recordsAccess } from '../area-records-access';
import { minutesOf, routingFailure } from '../drive-time';

const MOST_PAGES = 1_000_000;

const body = z.object({
  latitude: latitude.describe('Degrees north of the start'),
  longitude: longitude.describe('Degrees east of the start'),
  minutes: z.number().describe('Drive time; the range is checked first, then it is rounded to whole minutes'),
  season: z.enum(SEASONS).default('dry').describe('Over the roads of which season'),
  millScope: z.enum(MILL_SCOPES).describe('Which mills count: for mills and purchases'),
  records: z.enum(AREA_RECORD_KINDS).describe('Which records'),
  page: z.number().int().min(0).max(MOST_PAGES).default(0).describe('From 0'),
  pageSize: z.number().int().min(1).max(MOST_AREA_RECORDS).default(10),
  sort: plainText.nullable().default(null).describe("A field's name, '-' before it for the other way round"),
  search: z
    .union([plainText, z.literal('')])
    .default('')
    .describe('A text that one of their fields holds'),
  withShapes: z.boolean().default(false).describe('With the place of each record')
});

/** `POST /api/service-area-records`: the records behind a figure of a service area, for whoever may read their layer. */
export function registerServiceAreaRecords(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-area-records',
    {
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary: 'The records that a service area counts, a page at a time',
        description:
          'For whoever may read the layer of these records: oil palm clusters are open to anybody, processors to investors, all else to staff. For a guest each page counts as an area.',
        body,
        response: { 200: serviceAreaRecords }
      }
    },
    async (request) => {
      const { latitude, longitude, minutes, season, millScope, records, ...page } = request.body;
      const access = recordsAccess(records);
      if (access !== 'public') requireRole(request, access);
      const { parameters } = await currentParameters(context.store);
      const whole = minutesOf(minutes, parameters);
      const asked = { start: { latitude, longitude }, minutes: whole, season };
      const ground = await drawCountedGround(context.routing, parameters, asked).catch((error: unknown) => {
        throw routingFailure(error, parameters);
      });
      const counted = countedRecordsSql(records, ground, millScope);
      return listAreaRecords(
        context.store.query,
        records,
        counted,
        page,
        callerOf(request),
        new Date()
      ).catch((error: unknown) => {
        if (!(error instanceof RangeError)) throw error;
        throw new ApiError(400, 'invalid_input', `sort: ${error.message}`, 'sort');
      });
    }
  );
}
