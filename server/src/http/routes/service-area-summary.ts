import { readDriveTime, serviceAreaSummary } from '@site/domain';
import type { Parameters } from '@site/domain';
import { millsPage } from '@site/layers';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { RoutingError } from '../../engines/routing/routing-engine';
import { summariseServiceArea } from '../../figures/service-area/summary';
import type { AppContext } from '../../ground/context';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { callerOf } from '../../ground/caller';
import { ApiError } from '../../ground/errors';
import { currentParameters } from '../../ground/parameters';
import { mayRead } from '../../ground/roles';

const body = z.object({
  latitude: z.number().min(-90).max(90).describe('Degrees north of the start'),
  longitude: z.number().min(-180).max(180).describe('Degrees east of the start'),
  minutes: z.number().describe('Drive time; the range is checked first, then it is rounded to whole minutes')
});

/** Whole minutes of a drive time. @throws ApiError 400 'drive_time_out_of_range'. */
function minutesOf(value: number, parameters: Parameters): number {
  const driveTime = readDriveTime(String(value), parameters);
  if (driveTime.ok) return driveTime.minutes;
  const { minDriveTime, maxDriveTime } = parameters;
  throw new ApiError(
    400,
    'drive_time_out_of_range',
    `The drive time must be from ${minDriveTime} to ${maxDriveTime} minutes.`,
    'minutes'
  );
}

/** What a failed drive-time computation is to a client of the product calls. */
export function routingFailure(error: unknown, parameters: Parameters): unknown {
  if (!(error instanceof RoutingError)) return error;
  const { maxSnapDistance, maxDriveTime } = parameters;
  switch (error.reason) {
    case 'noRoadNearby':
      return new ApiError(
        422,
        'no_road_nearby',
        `There is no road within ${maxSnapDistance} m of the start. Choose a place nearer to a road.`,
        'latitude'
      );
    case 'timeTooLong':
      return new ApiError(
        400,
        'drive_time_out_of_range',
        `The drive time must be at most ${maxDriveTime} minutes.`,
        'minutes'
      );
    case 'unavailable':
      return new ApiError(503, 'routing_unavailable', error.message);
    // An area has no second place, so the engine never says this of one.
    case 'noRoute':
      return error;
  }
}

/** `POST /api/service-area-summary`: the polygons of a service area and every figure of it, for anybody; no record behind them. */
export function registerServiceAreaSummary(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-area-summary',
    {
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary: 'The area reached by road from a start within a drive time: its polygons and its figures',
        description:
          'For anybody. Who may not read the mills one by one is told sums over them from so many mills on as toldFrom says.',
        body,
        response: { 200: serviceAreaSummary }
      }
    },
    async (request) => {
      const { latitude, longitude, minutes } = request.body;
      // Who may read the mills is told their sums as they are.
      const readsMills = mayRead(callerOf(request), millsPage.access);
      const set = await currentParameters(context.store);
      const whole = minutesOf(minutes, set.parameters);
      const start = { latitude, longitude };
      return summariseServiceArea(context, set, start, whole, new Date(), readsMills).catch(
        (error: unknown) => {
          throw routingFailure(error, set.parameters);
        }
      );
    }
  );
}
