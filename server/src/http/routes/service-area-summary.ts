import { SEASONS, serviceAreaSummary } from '@site/domain';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { summariseServiceArea } from '../../figures/service-area/summary';
import type { AppContext } from '../../common/context';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { latitudeSchema, longitudeSchema } from '../../common/call-schemas';
import { getCurrentParameters } from '../../common/parameters';
import { listReadableRecords, canReadMillSums } from '../area-records-access';
import { readDriveTimeMinutes, toRoutingFailure } from '../drive-time';
import { requireInScope } from '../embed-scope';

const body = z.object({
  latitude: latitudeSchema.describe('Degrees north of the start'),
  longitude: longitudeSchema.describe('Degrees east of the start'),
  minutes: z.number().describe('Drive time; the range is checked first, then it is rounded to whole minutes'),
  season: z.enum(SEASONS).default('dry').describe('Season of the road speeds')
});

/**
 * Registers `POST /api/service-area-summary`: the polygons and all figures of a service area, open to
 * everybody, without single records.
 */
export function registerServiceAreaSummary(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-area-summary',
    {
      access: 'public',
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary: 'The area reached by road from a start within a drive time: its polygons and its figures',
        description:
          'For anybody. Callers without access to single mills get sums over at least toldFrom mills.',
        body,
        response: { 200: serviceAreaSummary }
      }
    },
    async (request) => {
      const { latitude, longitude, minutes, season } = request.body;
      await requireInScope(context.store, request, [{ latitude, longitude }]);
      const set = await getCurrentParameters(context.store);
      const whole = readDriveTimeMinutes(minutes, set.parameters);
      const asked = { start: { latitude, longitude }, minutes: whole, season };
      const reader = { readable: listReadableRecords(request), readsMills: canReadMillSums(request) };
      return summariseServiceArea(context, set, asked, new Date(), reader).catch((error: unknown) => {
        throw toRoutingFailure(error, set.parameters);
      });
    }
  );
}
