import type { MultiPolygon, Position } from 'geojson';

const toKey = ([x, y]: Position): string => `${x},${y}`;

/**
 * Returns the borders of areas as lines, each border once: with the areas' own rings, a border between two of
 * them would be drawn twice, and its dashes would fill each other's gaps. Neighbours must have identical
 * corners.
 */
export function createBoundaryLines(areas: readonly MultiPolygon[]): Position[][] {
  const drawn = new Set<string>();
  const lines: Position[][] = [];
  for (const ring of areas.flatMap(({ coordinates }) => coordinates.flat())) {
    let line: Position[] = [];
    for (let i = 1; i < ring.length; i++) {
      const ends = [toKey(ring[i - 1]!), toKey(ring[i]!)].sort().join(' ');
      if (drawn.has(ends)) {
        if (line.length > 1) lines.push(line);
        line = [];
        continue;
      }
      drawn.add(ends);
      if (line.length === 0) line.push(ring[i - 1]!);
      line.push(ring[i]!);
    }
    if (line.length > 1) lines.push(line);
  }
  return lines;
}
