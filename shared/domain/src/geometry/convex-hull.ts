import { closeRing } from './rings';

type Pair = readonly [x: number, y: number];

/** Returns twice the area of a triangle; positive when its corners run counter-clockwise. */
const computeTurn = (one: Pair, other: Pair, next: Pair): number =>
  (other[0] - one[0]) * (next[1] - one[1]) - (other[1] - one[1]) * (next[0] - one[0]);

/** Returns the corners of one side of the hull, in the order of the positions. */
function buildSide(positions: readonly Pair[]): Pair[] {
  const side: Pair[] = [];
  for (const position of positions) {
    while (side.length > 1 && computeTurn(side[side.length - 2]!, side[side.length - 1]!, position) >= 0)
      side.pop();
    side.push(position);
  }
  return side.slice(0, -1);
}

/**
 * Returns the convex hull of positions as a closed, clockwise ring (Andrew's monotone chain).
 * @example buildConvexHull([[0, 0], [1, 1], [2, 0], [2, 2], [0, 2]]) → [[0, 0], [0, 2], [2, 2], [2, 0], [0, 0]]
 */
export function buildConvexHull(positions: readonly Pair[]): readonly Pair[] {
  const inOrder = [...positions].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  return closeRing([...buildSide(inOrder), ...buildSide([...inOrder].reverse())]);
}
