/** Crossings of the edges of a path. */
import { kinks } from '@turf/kinks';
import { getLast } from '../library';

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

/**
 * Lists the positions at which edges of a path cross, touch or overlap; a position may be listed more than once.
 * Consecutive equal positions are a repeat, not a crossing. Every edge is compared with every other: 10,000 take a
 * second and a half.
 * @example listCrossings([[0, 0], [2, 2], [2, 0], [0, 2], [0, 0]]) → [[1, 1]]
 * @example listCrossings([[0, 0], [0, 3], [0, 1]]) → [[0, 3]]
 */
export function listCrossings(positions: readonly Pair[]): readonly Pair[] {
  const path = positions.filter((place, index) => index === 0 || !isSame(place, positions[index - 1]!));
  if (path.length < 3) return [];
  const found = kinks({ type: 'LineString', coordinates: path.map(([x, y]) => [x, y]) }).features;
  return [
    ...found.map(({ geometry: { coordinates } }): Pair => [coordinates[0]!, coordinates[1]!]),
    ...listFolds(path)
  ];
}
