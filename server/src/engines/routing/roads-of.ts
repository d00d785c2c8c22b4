import { rainyFactors } from '@site/domain';
import type { Parameters, RainAssumption, Season } from '@site/domain';
import type { DrivenRoads, RoutingEngine } from './routing-engine';

/** Roads to ask, and what is assumed of them: null for those of the dry season, which the road tables hold. */
export interface SeasonRoads {
  readonly roads: DrivenRoads;
  readonly rain: RainAssumption | null;
}

/** The roads of a season with the factors among `parameters`. @throws RoutingError where there are none. */
export async function roadsOf(
  routing: RoutingEngine,
  season: Season,
  parameters: Parameters
): Promise<SeasonRoads> {
  if (season === 'dry') return { roads: routing, rain: null };
  const roads = await routing.rainy(rainyFactors(parameters));
  return { roads, rain: roads.rain };
}
