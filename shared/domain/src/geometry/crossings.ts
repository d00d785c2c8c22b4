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

type Line = readonly [Pair, Pair];

/** An edge of a path, from its position `index` to the next. */
interface PathEdge {
  readonly index: number;
  readonly line: Line;
  readonly box: Box;
}

const hasCommonBox = (one: Box, other: Box): boolean =>
  one.west <= other.east && other.west <= one.east && one.south <= other.north && other.south <= one.north;

/**
 * Distance from a line, times the length of an edge, above which a position is certainly beside the line; in squares
 * of the coordinates' unit. Nearer ones are left to the exact comparison.
 */
const BESIDE = 1e-15;

/** Whether both ends of an edge are on the same side of the line through two positions. */
function isBesideLine([[x1, y1], [x2, y2]]: Line, [start, end]: Line): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const first = dx * (start[1] - y1) - dy * (start[0] - x1);
  const last = dx * (end[1] - y1) - dy * (end[0] - x1);
  return (first > BESIDE && last > BESIDE) || (first < -BESIDE && last < -BESIDE);
}

/**
 * Whether two edges certainly have no position in common; fast, since an outline of a hostile or lost receiver has
 * millions of pairs of edges with overlapping boxes.
 */
const areApart = (one: PathEdge, other: PathEdge): boolean =>
  !hasCommonBox(one.box, other.box) ||
  isBesideLine(one.line, other.line) ||
  isBesideLine(other.line, one.line);

/** Returns where two edges cross or touch; undefined where they do not, and for parallel ones. */
function crossEdges(one: PathEdge, other: PathEdge): Pair | undefined {
  const coordinates = [one, other].map(({ line }) => line.map(([x, y]) => [x, y]));
  const [found] = kinks({ type: 'MultiLineString', coordinates }).features;
  return found && [found.geometry.coordinates[0]!, found.geometry.coordinates[1]!];
}

const listEdges = (path: readonly Pair[]): PathEdge[] =>
  path.slice(1).map((end, index) => {
    const line = [path[index]!, end] as const;
    return { index, line, box: computeBox(line) };
  });

const sortEdges = <Edge extends PathEdge>(edges: readonly Edge[]): Edge[] =>
  [...edges].sort((one, other) => one.box.west - other.box.west);

/**
 * Returns whether edges of different groups of paths cross or touch more than `most` times; pairs that are nearer than
 * the precision of the coordinates count.
 * @example hasMoreCrossings([[[[0, 0], [2, 2]]], [[[0, 2], [2, 0]]]], 0) → true
 */
export function hasMoreCrossings(groups: readonly (readonly (readonly Pair[])[])[], most: number): boolean {
  const edges = groups.flatMap((paths, group) =>
    paths.flatMap(listEdges).map((edge) => ({ ...edge, group }))
  );
  const sorted = sortEdges(edges);
  let found = 0;
  for (const [at, one] of sorted.entries())
    for (let next = at + 1; next < sorted.length && sorted[next]!.box.west <= one.box.east; next++) {
      const other = sorted[next]!;
      if (one.group === other.group || areApart(one, other)) continue;
      found += 1;
      if (found > most) return true;
    }
  return false;
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
  const edges = listEdges(path);
  const isClosed = isSame(path[0]!, getLast(path)!);
  const isAdjacent = (one: PathEdge, other: PathEdge): boolean => {
    const steps = Math.abs(one.index - other.index);
    return steps === 1 || (isClosed && steps === edges.length - 1);
  };
  const sorted = sortEdges(edges);
  const found: { readonly first: number; readonly last: number; readonly place: Pair }[] = [];
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length && sorted[next]!.box.west <= one.box.east; next++) {
      if (found.length >= MAX_CROSSINGS) break;
      const other = sorted[next]!;
      const place = areApart(one, other) || isAdjacent(one, other) ? undefined : crossEdges(one, other);
      if (!place) continue;
      const [first, last] = [Math.min(one.index, other.index), Math.max(one.index, other.index)];
      found.push({ first, last, place });
    }
  }
  found.sort((one, other) => one.first - other.first || one.last - other.last);
  return [...found.map(({ place }) => place), ...listFolds(path)];
}
