import type { Parameters } from '@site/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RoutingError } from '../../engines/routing/routing-engine';
import type { RoutingEngine, WithRouting } from '../../engines/routing/routing-engine';
import type { AppContext } from '../../common/context';
import { ArcgisError } from '../../common/response-errors';
import { getCurrentParameters } from '../../common/parameters';
import { readCallParameters } from '../dialect/parameters';
import { registerResources } from '../dialect/resources';
import { createLayerMetadata, createRouteMetadata, createServiceMetadata, listTravelModes } from './metadata';
import { toRouteAnswer } from './route-answer';
import { readRouteRequest } from './route-request';
import { toSolveAnswer } from './solve-answer';
import type { SolvedFacility } from './solve-answer';
import { readSolveRequest } from './solve-request';
import type { SolveRequest } from './solve-request';
import { solveRoute } from './solve-route';

const SERVICE = '/arcgis/rest/services/Routing/NAServer';

/**
 * Returns the error of a failed computation in this dialect; an unlocated start concerns one facility, not the
 * call.
 */
function toArcgisError(error: unknown, { maxDriveTime }: Parameters): unknown {
  if (!(error instanceof RoutingError)) return error;
  if (error.reason === 'timeTooLong')
    return new ArcgisError(400, 'Unable to complete operation.', [
      `The maximum break value is ${maxDriveTime} minutes.`
    ]);
  return new ArcgisError(503, 'Drive time is not available.', [error.message]);
}

async function solveAll(
  routing: RoutingEngine,
  request: SolveRequest,
  parameters: Parameters
): Promise<SolvedFacility[]> {
  const { maxSnapDistance } = parameters;
  return Promise.all(
    request.facilities.map(async (facility): Promise<SolvedFacility> => {
      try {
        return {
          facility,
          isochrones: await routing.isochrones(facility.place, request.breaks, maxSnapDistance)
        };
      } catch (error) {
        if (!(error instanceof RoutingError && error.reason === 'noRoadNearby'))
          throw toArcgisError(error, parameters);
        const problem = `Location "${facility.name}" in "Facilities" is unlocated: there is no road within ${maxSnapDistance} m of it.`;
        return { facility, problem };
      }
    })
  );
}

/**
 * Registers the NAServer dialect: service areas and routes. A polygon covers the whole area reached within its
 * break (FromBreak 0); `splitPolygonsAtBreaks=true` returns bands from break to break. A start without a road
 * in reach is a message, and an error of the call when no start is located.
 */
export function registerNaServer(app: FastifyInstance, { routing, store }: AppContext & WithRouting): void {
  const solveServiceArea = async (request: FastifyRequest) => {
    const { parameters } = await getCurrentParameters(store);
    const asked = readSolveRequest(readCallParameters(request), parameters.maxDriveTime);
    const solved = await solveAll(routing, asked, parameters);
    const unlocated = solved.flatMap((one) => ('problem' in one ? [one.problem] : []));
    if (unlocated.length === solved.length)
      throw new ArcgisError(400, 'Unable to complete operation.', ['Unlocated start.', ...unlocated]);
    return toSolveAnswer(solved, asked);
  };
  const solveStops = async (request: FastifyRequest) => {
    const { maxSnapDistance } = (await getCurrentParameters(store)).parameters;
    const asked = readRouteRequest(readCallParameters(request));
    return toRouteAnswer(await solveRoute(routing, asked, maxSnapDistance), asked);
  };
  const rateLimit = { max: 240, timeWindow: '1 minute' };
  registerResources(app, SERVICE, 'public', {
    '': () => createServiceMetadata(),
    '/ServiceArea': async () =>
      createLayerMetadata((await getCurrentParameters(store)).parameters.maxDriveTime),
    '/ServiceArea/solveServiceArea': { answer: solveServiceArea, config: { rateLimit, drawsArea: true } },
    '/Route': () => createRouteMetadata(),
    '/Route/retrieveTravelModes': () => listTravelModes(),
    '/Route/solve': { answer: solveStops, config: { rateLimit } }
  });
}
