import { computeCentralAngle } from '@site/domain';
import type { RoadNetwork } from './road-network';

/**
 * Radius in metres of the sphere on which the engine measures edges, so that time = its length / the speed
 * written here.
 */
const ENGINE_EARTH_RADIUS_M = 6_378_160.187;

type LonLat = readonly [number, number];

const computeMetres = (from: LonLat, to: LonLat): number =>
  ENGINE_EARTH_RADIUS_M * computeCentralAngle(from, to);

/** Returns an edge's points in order: its source, its bends, its target. */
export function listEdgePoints(network: RoadNetwork, edge: number): LonLat[] {
  const { nodes, bends, bendStarts, sources, targets } = network;
  const readPoint = (numbers: Float64Array, index: number): LonLat => [
    numbers[2 * index]!,
    numbers[2 * index + 1]!
  ];
  const places = [readPoint(nodes, sources[edge]!)];
  for (let bend = bendStarts[edge]!; bend < bendStarts[edge + 1]!; bend++)
    places.push(readPoint(bends, bend));
  places.push(readPoint(nodes, targets[edge]!));
  return places;
}

const computeLineMetres = (places: readonly LonLat[]): number =>
  places.slice(1).reduce((sum, place, index) => sum + computeMetres(places[index]!, place), 0);

/** Returns the metres along an edge's geometry, its bends included. */
export const edgeMetres = (network: RoadNetwork, edge: number): number =>
  computeLineMetres(listEdgePoints(network, edge));

/** Cuts a line into `parts` of equal length; neighbours share the point at the cut. */
export function cutLine(places: readonly LonLat[], parts: number): LonLat[][] {
  const length = computeLineMetres(places) / parts;
  const pieces: LonLat[][] = [[places[0]!]];
  let left = length;
  for (let index = 1; index < places.length; index++) {
    const to = places[index]!;
    let from = places[index - 1]!;
    let metres = computeMetres(from, to);
    while (metres > left && pieces.length < parts) {
      const share = left / metres;
      from = [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
      metres -= left;
      left = length;
      pieces.at(-1)!.push(from);
      pieces.push([from]);
    }
    left -= metres;
    pieces.at(-1)!.push(to);
  }
  return pieces;
}
