import { closeRing, isInsideRing } from './rings';
import type { Box } from './rings';

type Pair = readonly [x: number, y: number];

/**
 * Returns the part of a ring on one side of a line by the algorithm of Sutherland and Hodgman.
 * @param depth returns how far a position is on the side that is kept; negative on the other.
 */
function cutRing(ring: readonly Pair[], depth: (place: Pair) => number): readonly Pair[] {
  return ring.flatMap((end, at) => {
    const start = ring[(at === 0 ? ring.length : at) - 1]!;
    const [from, to] = [depth(start), depth(end)];
    const part = from / (from - to);
    const crossing: Pair = [start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])];
    return [...(from >= 0 !== to >= 0 ? [crossing] : []), ...(to >= 0 ? [end] : [])];
  });
}

/** Returns whether an edge may reach into a box, by the edge's own box. */
const mayTouchBox = ([x1, y1]: Pair, [x2, y2]: Pair, { west, south, east, north }: Box): boolean =>
  Math.max(x1, x2) >= west &&
  Math.min(x1, x2) <= east &&
  Math.max(y1, y2) >= south &&
  Math.min(y1, y2) <= north;

/**
 * Returns the part of a closed ring in a box, as a closed ring; empty when they have nothing in common. Several parts
 * are joined by edges along the sides of the box, which enclose no area. A ring whose edges are far from the box is
 * not cut, so that small boxes inside of long outlines cost little.
 * @example clipRing([[0, 0], [4, 0], [4, 4], [0, 0]], { west: 2, south: 0, east: 9, north: 1 }) → [[2, 1], [2, 0], [4, 0], [4, 1], [2, 1]]
 */
export function clipRing(ring: readonly Pair[], box: Box): readonly Pair[] {
  const { west, south, east, north } = box;
  if (!ring.some((end, at) => at > 0 && mayTouchBox(ring[at - 1]!, end, box))) {
    const corners: readonly Pair[] = [
      [west, south],
      [east, south],
      [east, north],
      [west, north]
    ];
    return isInsideRing(corners[0]!, ring) ? closeRing(corners) : [];
  }
  const sides: readonly ((place: Pair) => number)[] = [
    ([x]) => x - west,
    ([x]) => east - x,
    ([, y]) => y - south,
    ([, y]) => north - y
  ];
  return closeRing(sides.reduce<readonly Pair[]>(cutRing, ring.slice(0, -1)));
}
