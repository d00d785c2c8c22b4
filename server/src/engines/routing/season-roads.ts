import { getRainyFactors } from '@site/domain';
import type { Parameters, RainAssumption, Season } from '@site/domain';
import type { DrivenRoads, RoutingEngine } from './routing-engine';

/** The roads of a season, and their assumption: null for the dry season, which the road tables contain. */
export interface SeasonRoads {
  readonly roads: DrivenRoads;
  readonly rain: RainAssumption | null;
}

/**
 * Returns the roads of a season with the factors in `parameters`.
 * @throws RoutingError when they are not available.
 */
export async function openSeasonRoads(
  routing: RoutingEngine,
  season: Season,
  parameters: Parameters
): Promise<SeasonRoads> {
  if (season === 'dry') return { roads: routing, rain: null };
  const roads = await routing.rainy(getRainyFactors(parameters));
  return { roads, rain: roads.rain };
}
