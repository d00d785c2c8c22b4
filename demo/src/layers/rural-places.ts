import { computeBox, isInsideRing } from '@site/domain';
import { computeRunningSums, pickWeighted } from '../kit/random';
import { generateBlob, computeRadiusKm } from '../kit/generate-blob';
import { computeAreaHectares, offsetPosition, roundPosition } from '../kit/geometry';
import { isInPalmBelt, computePalmDensity, computeSettlementDensity } from '../world/land';
import type { Random } from '../kit/random';
import type { Position, ClosedRing } from '../kit/geometry';
import type { LgaShape } from '../world/boundaries';
import type { RoadEdge } from '../world/roads';
import type { Town } from '../world/towns';
import type { World } from '../world/world';

/**
 * Returns a function that picks places beside the roads of the oil palm belt, in proportion to the oil palm
 * there.
 */
export function createPalmRoadPicker({
  roads
}: World): (random: Random) => { readonly road: RoadEdge; readonly point: Position } {
  const belt = roads.edges.filter(({ state }) => isInPalmBelt(state));
  const weights = computeRunningSums(
    belt.map(({ state, line, lengthKm }) => {
      const middle = line[line.length >> 1]!;
      return (
        computePalmDensity(state, middle) * Math.sqrt(computeSettlementDensity(state, middle)) * lengthKm
      );
    })
  );
  return (random) => {
    const road = belt[pickWeighted(random, weights)]!;
    return { road, point: random.pick(road.line) };
  };
}

/** Returns a point at a random distance in any direction. */
export const pickNearby = (random: Random, point: Position, fromKm: number, toKm: number): Position =>
  offsetPosition(point, random.between(fromKm, toKm), random.between(0, 2 * Math.PI));

/** A place on land, and the town near it. */
export interface RuralPlace {
  readonly at: Position;
  readonly lga: LgaShape;
  readonly town: Town;
}

/** Picks a place on land outside one of the towns, in the same state. */
export function pickNearTown(
  { lgaAt }: World,
  random: Random,
  towns: readonly Town[],
  [fromKm, toKm]: readonly [number, number]
): RuralPlace {
  for (;;) {
    const town = random.pick(towns);
    const at = roundPosition(pickNearby(random, town.at, fromKm, toKm));
    const lga = lgaAt(at);
    if (lga?.state === town.state) return { at, lga, town };
  }
}

/** An area with an irregular edge. */
export interface LandPatch {
  readonly ring: ClosedRing;
  /** Area on the ellipsoid, hectares, with two decimals. */
  readonly hectares: number;
}

/**
 * Generates an area of about that many hectares round a centre; null when it would cross the border or the
 * shore.
 */
export function generatePatch(
  { lgaAt }: World,
  random: Random,
  centre: Position,
  hectares: number
): LandPatch | null {
  const ring = generateBlob(random, centre, computeRadiusKm(hectares));
  if (!isInsideRing(centre, ring) || !ring.every((corner) => lgaAt(corner))) return null;
  return { ring, hectares: Math.round(computeAreaHectares(ring) * 100) / 100 };
}

/** Least distance of a plot from an area that is not its own, degrees: 330 m. */
export const MARGIN_DEG = 0.003;

/** Returns whether a place is so far from areas that a plot there has no part of them. */
export function createDistanceTest(areas: readonly LandPatch[]): (at: Position) => boolean {
  const boxes = areas.map(({ ring }) => computeBox(ring));
  return ([x, y]) =>
    boxes.every(
      ({ west, south, east, north }) =>
        x < west - MARGIN_DEG || x > east + MARGIN_DEG || y < south - MARGIN_DEG || y > north + MARGIN_DEG
    );
}
