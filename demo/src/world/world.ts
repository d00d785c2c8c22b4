import { createLocator } from '../kit/spatial-index';
import { drawBoundaries } from './boundaries';
import { buildRoads } from './roads';
import { generateSettlements } from './settlements';
import { readTowns } from './towns';
import type { Position } from '../kit/geometry';
import type { LgaShape, StateShape } from './boundaries';
import type { RoadNetwork } from './roads';
import type { Town } from './towns';

/** The demonstration country, on which every layer is based. */
export interface World {
  /** Multiplies mills, purchases, clusters and local roads. */
  readonly scale: number;
  readonly states: readonly StateShape[];
  readonly lgas: readonly LgaShape[];
  readonly towns: readonly Town[];
  readonly roads: RoadNetwork;
  readonly stateAt: (point: Position) => StateShape | undefined;
  readonly lgaAt: (point: Position) => LgaShape | undefined;
}

/** Builds the country; the same one for the same scale, on every machine. */
export function createWorld({ scale = 1 }: { readonly scale?: number } = {}): World {
  const { states, lgas } = drawBoundaries();
  const stateAt = createLocator(states);
  const towns = readTowns(states, stateAt);
  const settlements = generateSettlements(towns, stateAt, scale);
  const roads = buildRoads(settlements, (point) => stateAt(point) !== undefined);
  return { scale, states, lgas, towns, roads, stateAt, lgaAt: createLocator(lgas) };
}
