/** Crossings of the edges of a path. */
import { kinks } from '@turf/kinks';
import { getLast } from '../library';
import { computeBox } from './rings';
import type { Box } from './rings';

type Pair = readonly [x: number, y: number];

const isSame = (one: Pair, other: Pair): boolean => one[0] === other[0] && one[1] === other[1];

/** Lists the corners at which an edge runs back over the previous one; `kinks` does not compare adjacent edges. */
function listFolds(path: readonly Pair[]): readonly Pair[] {
  const around = isSame(path[0]!, getLast(path)!) ? [...path, path[1]!] : path;
  return around.filter((corner, index) => {
    const [before, after] = [around[index - 1], around[index + 1]];
    if (before === undefined || after === undefined) return false;
    const [x1, y1] = [before[0] - corner[0], before[1] - corner[1]];
    const [x2, y2] = [after[0] - corner[0], after[1] - corner[1]];
    return x1 * y2 === x2 * y1 && x1 * x2 + y1 * y2 > 0;
  });
}

/** Most crossings that are listed: a track of somebody who stood still has millions. */
export const MAX_CROSSINGS = 100;

/** An edge of a path, from its position `index` to the next. */
interface PathEdge {
  readonly index: number;
  readonly line: readonly [Pair, Pair];
  readonly box: Box;
}

const hasCommonBox = (one: Box, other: Box): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

/** Returns where two edges cross or touch; undefined where they do not, and for parallel ones. */
function crossEdges(one: PathEdge, other: PathEdge): Pair | undefined {
  const coordinates = [one, other].map(({ line }) => line.map(([x, y]) => [x, y]));
  const [found] = kinks({ type: 'MultiLineString', coordinates }).features;
  return found && [found.geometry.coordinates[0]!, found.geometry.coordinates[1]!];
}

/**
 * Lists the positions at which edges of a path cross, touch or overlap, by the edges' order; a position may be listed
 * more than once, and of many the first {@link MAX_CROSSINGS} found are. Consecutive equal positions are a repeat, not a
 * crossing. Edges are compared from west to east with those beside them.
 * @example listCrossings([[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]]) → [[1, 1]]
 * @example listCrossings([[0, 0], [0, 3], [0, 1]]) → [[0, 3]]
 */
export function listCrossings(positions: readonly Pair[]): readonly Pair[] {
  const path = positions.filter((place, index) => index === 0 || !isSame(place, positions[index - 1]!));
  if (path.length < 3) return [];
  const edges = path.slice(1).map((end, index): PathEdge => {
    const line = [path[index]!, end] as const;
    return { index, line, box: computeBox(line) };
  });
  const isClosed = isSame(path[0]!, getLast(path)!);
  const isAdjacent = (one: PathEdge, other: PathEdge): boolean => {
    const steps = Math.abs(one.index - other.index);
    return steps === 1 || (isClosed && steps === edges.length - 1);
  };
  const sorted = [...edges].sort((one, other) => one.box.west - other.box.west);
  const found: { readonly first: number; readonly last: number; readonly place: Pair }[] = [];
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length && sorted[next]!.box.west <= one.box.east; next++) {
      if (found.length >= MAX_CROSSINGS) break;
      const other = sorted[next]!;
      const place =
        hasCommonBox(one.box, other.box) && !isAdjacent(one, other) ? crossEdges(one, other) : undefined;
      if (!place) continue;
      const [first, last] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
      found.push({ first, last, place });
    }
  }
  found.sort((one, other) => one.first - other.first || one.last - other.last);
  return [...found.map(({ place }) => place), ...listFolds(path)];
}
