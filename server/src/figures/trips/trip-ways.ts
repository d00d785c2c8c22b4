import type { LatLon, ParameterSet, Season, TripWays } from '@site/domain';
import { openSeasonRoads } from '../../engines/routing/season-roads';
import { MAX_STOPS, RoutingError } from '../../engines/routing/routing-engine';
import type { DrivenRoads, DrivenRoute, RoutingEngine } from '../../engines/routing/routing-engine';

/** Most concurrent routes: the engine has two threads, and other callers need it as well. */
const MAX_CONCURRENT_ROUTES = 2;

/** Rounds to six decimals of a degree: a tenth of a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

type RouteAnswer = TripWays['ways'][number];

function toWay({ legs }: DrivenRoute): RouteAnswer {
  const line = legs
    .flatMap(({ steps }) => steps.flatMap((step) => step.line))
    .map(([longitude, latitude]): [number, number] => [roundDegrees(longitude), roundDegrees(latitude)])
    // Each step begins at the end of the one before.
    .filter(([x, y], at, all) => at === 0 || x !== all[at - 1]![0] || y !== all[at - 1]![1]);
  const sumLegs = (key: 'kilometres' | 'minutes') => legs.reduce((total, leg) => total + leg[key], 0);
  return { kilometres: sumLegs('kilometres'), minutes: sumLegs('minutes'), line };
}

/** Returns the reason why there is no route to one place; a fault of the engine itself is thrown. */
function toRouteProblem(error: unknown): RouteAnswer {
  if (!(error instanceof RoutingError)) throw error;
  switch (error.reason) {
    case 'noRoadNearby':
      return { problem: error.stops.includes(0) ? 'noRoadAtStart' : 'noRoadAtPlace' };
    case 'noRoute':
      return { problem: 'noWay' };
    case 'timeTooLong':
      return { problem: 'tooFar' };
    default:
      throw error;
  }
}

/** Finds the route through any number of stops, piece by piece: the engine accepts {@link MAX_STOPS} of them. */
async function findRoute(
  roads: DrivenRoads,
  stops: readonly LatLon[],
  maxSnapDistance: number
): Promise<DrivenRoute> {
  const piece = await roads.route(stops.slice(0, MAX_STOPS), maxSnapDistance);
  if (stops.length <= MAX_STOPS) return piece;
  const rest = await findRoute(roads, stops.slice(MAX_STOPS - 1), maxSnapDistance);
  return { ...piece, legs: [...piece.legs, ...rest.legs] };
}

async function findRoutes(
  roads: DrivenRoads,
  routes: readonly (readonly LatLon[])[],
  maxSnapDistance: number
): Promise<RouteAnswer[]> {
  const ways: RouteAnswer[] = [];
  const waiting = [...routes.entries()];
  const routeNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, stops] = next;
      ways[at] = await findRoute(roads, stops, maxSnapDistance).then(toWay, toRouteProblem);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_ROUTES }, routeNext)).catch((error: unknown) => {
    // The whole answer is an error, so the other routes are cancelled.
    waiting.length = 0;
    throw error;
  });
  return ways;
}

/**
 * Finds the fastest routes by road, each through two or more stops in their order, in a season, at the moment
 * `now`; a route that does not exist has the reason.
 * @throws RoutingError when no route can be computed.
 */
export async function findTripWays(
  routing: RoutingEngine,
  { version, parameters }: ParameterSet,
  routes: readonly (readonly LatLon[])[],
  season: Season,
  now: Date
): Promise<TripWays> {
  const { roads, rain } = await openSeasonRoads(routing, season, parameters);
  const ways = await findRoutes(roads, routes, parameters.maxSnapDistance);
  return { ways, rain, parameterVersion: version, computedAt: now.toISOString() };
}
