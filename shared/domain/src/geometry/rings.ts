/**
 * Rings as plane figures: of longitude and latitude in degrees, or of any x and y with y up. The last position may
 * repeat the first.
 */
import { getLast } from '../library';

type Pair = readonly [x: number, y: number];
type Ring = readonly Pair[];

/** Sides of a box, in the units of its positions. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Returns twice the signed area of a ring; positive when it is counter-clockwise. Computed relative to the first
 * position, so that small rings far from the origin keep their digits.
 * @example computeDoubleArea([[7, 5], [8, 5], [8, 6], [7, 6]]) → 2
 * @example computeDoubleArea([[7, 5], [7, 6], [8, 6], [7, 5]]) → -1
 */
export function computeDoubleArea(ring: Ring): number {
  let sum = 0;
  for (let at = 1; at < ring.length; at++) {
    const [[x0, y0], [x1, y1], [x2, y2]] = [ring[0]!, ring[at - 1]!, ring[at]!];
    sum += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
  }
  return sum;
}

/**
 * Returns whether a position is inside a ring by the even-odd rule; either may be returned for one on its edge.
 * @example isInsideRing([7.5, 5.2], [[7, 5], [8, 5], [8, 6], [7, 6]]) → true
 */
export function isInsideRing([x, y]: Pair, ring: Ring): boolean {
  let isInside = false;
  for (let at = 0, last = ring.length - 1; at < ring.length; last = at++) {
    const [[x1, y1], [x2, y2]] = [ring[at]!, ring[last]!];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/**
 * Returns the box around positions; its sides are infinite without any.
 * @example computeBox([[7, 5], [8, 4]]) → {"west":7,"south":4,"east":8,"north":5}
 */
export function computeBox(positions: Iterable<readonly number[]>): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of positions) {
    west = Math.min(west, x!);
    south = Math.min(south, y!);
    east = Math.max(east, x!);
    north = Math.max(north, y!);
  }
  return { west, south, east, north };
}

/**
 * Returns the part that two boxes have in common; null when it has no area.
 * @example intersectBoxes({ west: 0, south: 0, east: 2, north: 2 }, { west: 1, south: 1, east: 3, north: 3 }) → {"west":1,"south":1,"east":2,"north":2}
 */
export function intersectBoxes(one: Box, other: Box): Box | null {
  const west = Math.max(one.west, other.west);
  const south = Math.max(one.south, other.south);
  const east = Math.min(one.east, other.east);
  const north = Math.min(one.north, other.north);
  return west < east && south < north ? { west, south, east, north } : null;
}

const isInBox = ([x, y]: Pair, { west, south, east, north }: Box): boolean =>
  x >= west && x <= east && y >= south && y <= north;

/**
 * Returns a ring whose last position repeats the first: the same array when it does already.
 * @example closeRing([[7, 5], [8, 5], [8, 6]]) → [[7, 5], [8, 5], [8, 6], [7, 5]]
 */
export function closeRing<Position extends Pair>(ring: readonly Position[]): readonly Position[] {
  const [first, last] = [ring[0], getLast(ring)];
  return first === undefined || (first[0] === last![0] && first[1] === last![1]) ? ring : [...ring, first];
}

/**
 * Groups rings into polygons, in the order of the outer rings, each followed by its holes. A hole belongs to the
 * smallest outer ring around it, since an island may lie in a lake of a larger one; `stray` holes are in none.
 * @param isAround returns whether an outer ring is around a hole; by default the hole's first position decides.
 */
export function groupRings<Outline extends Ring>(
  outers: readonly Outline[],
  holes: readonly Outline[],
  isAround = (outer: Outline, hole: Outline): boolean => isInsideRing(hole[0]!, outer)
): { readonly polygons: readonly (readonly Outline[])[]; readonly stray: readonly Outline[] } {
  const groups = outers.map((outer) => ({
    outer,
    box: computeBox(outer),
    area: Math.abs(computeDoubleArea(outer)),
    polygon: [outer]
  }));
  const smallestFirst = [...groups].sort((a, b) => a.area - b.area);
  const stray = holes.filter((hole) => {
    const group = smallestFirst.find(({ outer, box }) => isInBox(hole[0]!, box) && isAround(outer, hole));
    group?.polygon.push(hole);
    return group === undefined;
  });
  return { polygons: groups.map(({ polygon }) => polygon), stray };
}
