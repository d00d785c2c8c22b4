import { computeDoubleArea } from '@site/domain';
import { toRing, walkFaces } from '../world/walk-faces';
import { roundPosition } from './geometry';
import type { HalfEdge } from '../world/walk-faces';
import type { Position, ClosedRing } from './geometry';

/** A straight line through a point in a direction (radians, 0 is east, in the plane of degrees). */
export interface CutLine {
  readonly through: Position;
  readonly direction: number;
}

interface CutCrossing {
  readonly at: Position;
  /** Position along the cut. */
  readonly along: number;
}

/** Distance below which a corner counts as left of the line; smaller than any detail of a map. */
const ON_LINE = 1e-9;

/**
 * Cuts a simple ring (counter-clockwise, closed) with a line. Returns the pieces on the left and on the right,
 * each a closed counter-clockwise ring; empty for a side that the ring does not reach.
 */
export function cutRing(
  ring: ClosedRing,
  { through, direction }: CutLine
): { left: ClosedRing[]; right: ClosedRing[] } {
  const [ux, uy] = [Math.cos(direction), Math.sin(direction)];
  const computeSide = ([x, y]: Position): number => {
    const away = ux * (y - through[1]) - uy * (x - through[0]);
    return Math.abs(away) < ON_LINE ? ON_LINE : away;
  };
  const edges: HalfEdge[] = [];
  const crossings: CutCrossing[] = [];
  const addEdge = (from: Position, to: Position): void => {
    if (from[0] !== to[0] || from[1] !== to[1]) edges.push({ from, to, line: [from, to], left: null });
  };
  for (let index = 1; index < ring.length; index += 1) {
    const [a, b] = [ring[index - 1]!, ring[index]!];
    const [da, db] = [computeSide(a), computeSide(b)];
    if (da > 0 === db > 0) {
      addEdge(a, b);
      continue;
    }
    const share = da / (da - db);
    const at = roundPosition([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]);
    crossings.push({ at, along: ux * (at[0] - through[0]) + uy * (at[1] - through[1]) });
    addEdge(a, at);
    addEdge(at, b);
  }
  crossings.sort((a, b) => a.along - b.along);
  for (let index = 1; index < crossings.length; index += 2) {
    addEdge(crossings[index - 1]!.at, crossings[index]!.at);
    addEdge(crossings[index]!.at, crossings[index - 1]!.at);
  }
  const pieces = walkFaces(edges)
    .map(toRing)
    .filter((piece) => piece.length > 3 && computeDoubleArea(piece) > 0);
  const isLeft = (piece: ClosedRing): boolean =>
    piece.reduce((sum, corner) => sum + computeSide(corner), 0) > 0;
  return { left: pieces.filter(isLeft), right: pieces.filter((piece) => !isLeft(piece)) };
}
