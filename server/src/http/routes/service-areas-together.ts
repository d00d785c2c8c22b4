import { formatPosition, PARAMETER_DEFINITIONS, serviceAreasTogether } from '@site/domain';
import type { Parameters } from '@site/domain';
import { millsPage } from '@site/layers';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { WithRouting } from '../../engines/routing/routing-engine';
import { summariseTogether } from '../../figures/service-area/together';
import type { AskedArea } from '../../figures/service-area/together';
import { latitude, longitude } from '../../ground/call-schemas';
import { callerOf } from '../../ground/caller';
import type { AppContext } from '../../ground/context';
import { ApiError } from '../../ground/errors';
import { currentParameters } from '../../ground/parameters';
import { mayRead } from '../../ground/roles';
import { minutesOf, routingFailure } from '../drive-time';
import { requireInScope } from '../embed-scope';

const FEWEST = 2;

const body = z.object({
  areas: z
    .array(
      z.object({
        latitude: latitude.describe('Degrees north of the start'),
        longitude: longitude.describe('Degrees east of the start'),
        minutes: z
          .number()
          .describe('Drive time; the range is checked first, then it is rounded to whole minutes')
      })
    )
    .min(FEWEST)
    .max(PARAMETER_DEFINITIONS.maxServiceAreas.max)
    .describe('Two areas or more, as many as may be drawn at once')
});

/** Says of a refused area which one it is; what is the fault of none of them stays as it is. */
function ofArea(error: unknown, { latitude, longitude, minutes }: AskedArea, at: number): unknown {
  if (!(error instanceof ApiError) || error.field === undefined) return error;
  const { statusCode, code, message, field } = error;
  const name = `The service area of ${minutes} min round ${formatPosition(latitude, longitude)}`;
  return new ApiError(
    statusCode,
    code,
    `${name} cannot be counted: ${message} Or take this area away.`,
    `areas.${at}.${field}`
  );
}

/** The areas with whole minutes. @throws ApiError 400 for too many of them, or a time out of range. */
function readAreas(areas: readonly AskedArea[], parameters: Parameters): AskedArea[] {
  const { maxServiceAreas } = parameters;
  if (areas.length > maxServiceAreas)
    throw new ApiError(400, 'invalid_input', `areas: at most ${maxServiceAreas} at once.`, 'areas');
  return areas.map((area, at) => {
    try {
      return { ...area, minutes: minutesOf(area.minutes, parameters) };
    } catch (error) {
      throw ofArea(error, area, at);
    }
  });
}

/** `POST /api/service-areas-together`: several service areas with each record counted once, and their overlap, for anybody. */
export function registerServiceAreasTogether(app: FastifyInstance, context: AppContext & WithRouting): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/service-areas-together',
    {
      config: { drawsArea: true, rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        tags: ['service area'],
        summary:
          'Several service areas with each mill, tonne and acre counted once, and what two or more of them count',
        description:
          'For anybody. Who may not read the mills one by one is told sums over them from so many mills on as toldFrom says; for them the call counts as many areas as it names.',
        body,
        response: { 200: serviceAreasTogether }
      }
    },
    async (request) => {
      await requireInScope(context.store, request, request.body.areas);
      const readsMills = mayRead(callerOf(request), millsPage.access);
      const set = await currentParameters(context.store);
      const areas = readAreas(request.body.areas, set.parameters);
      return summariseTogether(context, set, areas, new Date(), readsMills, (error, area, at) =>
        ofArea(routingFailure(error, set.parameters), area, at)
      );
    }
  );
}
