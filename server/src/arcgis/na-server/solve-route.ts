import { RoutingError } from '../../engines/routing/routing-engine';
import type { RoutingEngine } from '../../engines/routing/routing-engine';
import { ArcgisError } from '../../common/response-errors';
import type { SolvedRoute } from './route-answer';
import type { RouteRequest } from './route-request';

const createSolveError = (...details: string[]) =>
  new ArcgisError(400, 'Unable to complete operation.', details);

/** Returns the error of a failed computation in this dialect. */
function toArcgisError(error: unknown): unknown {
  if (!(error instanceof RoutingError)) return error;
  if (error.reason === 'noRoute')
    return createSolveError('No solution found.', 'There is no road from one stop to the next.');
  if (error.reason === 'timeTooLong') return createSolveError(error.message);
  return new ArcgisError(503, 'Routing is not available.', [error.message]);
}

/** Returns the indexes of the stops without a road in reach, or null for another error. */
const findFarStops = (error: unknown): readonly number[] | null =>
  error instanceof RoutingError && error.reason === 'noRoadNearby' && error.stops.length > 0
    ? error.stops
    : null;

/**
 * Finds the route through the stops. Stops without a road within `maxSnapDistance` metres are omitted when the
 * call allows it.
 * @throws ArcgisError 400 that names them, or reports that there is no route; 503 when there is no engine.
 */
export async function solveRoute(
  routing: RoutingEngine,
  { stops, ignoreInvalid, language }: RouteRequest,
  maxSnapDistance: number
): Promise<SolvedRoute> {
  const requestRoute = (indexes: readonly number[]) =>
    routing.route(
      indexes.map((index) => stops[index]!.place),
      maxSnapDistance,
      language
    );
  const all = stops.map((_, index) => index);
  try {
    return { route: await requestRoute(all), used: all, warnings: [] };
  } catch (error) {
    const off = findFarStops(error);
    if (!off) throw toArcgisError(error);
    const warnings = off.map(
      (index) =>
        `Location "${stops[index]!.name}" in "Stops" is unlocated: there is no road within ${maxSnapDistance} m of it.`
    );
    const used = all.filter((index) => !off.includes(index));
    if (!ignoreInvalid) throw createSolveError(...warnings);
    if (used.length < 2)
      throw createSolveError(
        ...warnings,
        'Need at least 2 valid stops. "Stops" does not contain valid input.'
      );
    const route = await requestRoute(used).catch((second: unknown) => {
      throw toArcgisError(second);
    });
    return { route, used, warnings };
  }
}
