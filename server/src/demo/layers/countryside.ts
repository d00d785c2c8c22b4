import { cumulate, pickWeighted } from '../kit/random';
import { offset } from '../kit/geometry';
import { inBelt, palmDensity, settlementDensity } from '../world/land';
import type { Random } from '../kit/random';
import type { Position } from '../kit/geometry';
import type { RoadEdge } from '../world/roads';
import type { World } from '../world/world';

/** Picks places beside the roads of the oil palm belt, more where more oil palm grows. */
export function palmRoads({
  roads
}: World): (random: Random) => { readonly road: RoadEdge; readonly point: Position } {
  const belt = roads.edges.filter(({ state }) => inBelt(state));
  const weights = cumulate(
    belt.map(({ state, line, lengthKm }) => {
      const middle = line[line.length >> 1];
      return palmDensity(state, middle) * Math.sqrt(settlementDensity(state, middle)) * lengthKm;
    })
  );
  return (random) => {
    const road = belt[pickWeighted(random, weights)];
    return { road, point: random.pick(road.line) };
  };
}

/** A point some way off, in any direction. */
export const nearby = (random: Random, point: Position, fromKm: number, toKm: number): Position =>
  offset(point, random.between(fromKm, toKm), random.between(0, 2 * Math.PI));
