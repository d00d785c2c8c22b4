import type { MultiPolygon, Position } from 'geojson';
import type { Ring } from './grid';

/** Returns twice the signed area in square degrees; positive when counter-clockwise. */
export function computeSignedArea(ring: Ring): number {
  let sum = 0;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++)
    sum += ring[last]![0] * ring[index]![1] - ring[index]![0] * ring[last]![1];
  return sum;
}

/** Returns whether a point is inside a ring (even–odd rule). */
export function isInsideRing(ring: Ring, [x, y]: readonly [number, number]): boolean {
  let within = false;
  for (let index = 0, last = ring.length - 1; index < ring.length; last = index++) {
    const [[x1, y1], [x2, y2]] = [ring[index]!, ring[last]!];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
  }
  return within;
}

interface RingBounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function computeBounds(ring: Ring): RingBounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    south = Math.min(south, y);
    east = Math.max(east, x);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

const closeRing = (ring: Ring): Position[] => [...ring, ring[0]!].map(([x, y]) => [x, y]);

/**
 * Combines outer rings (counter-clockwise) and holes (clockwise) that neither cross nor touch; each hole
 * belongs to the smallest outer ring around it.
 */
export function toMultiPolygon(rings: readonly Ring[]): MultiPolygon {
  const outers = rings
    .map((ring) => ({
      ring,
      area: computeSignedArea(ring),
      bounds: computeBounds(ring),
      holes: [] as Ring[]
    }))
    .filter(({ area }) => area > 0)
    .sort((a, b) => a.area - b.area);
  for (const hole of rings) {
    if (computeSignedArea(hole) >= 0) continue;
    const point = hole[0]!;
    const around = outers.find(
      ({ ring, bounds: { west, south, east, north } }) =>
        point[0] > west &&
        point[0] < east &&
        point[1] > south &&
        point[1] < north &&
        isInsideRing(ring, point)
    );
    around?.holes.push(hole);
  }
  return {
    type: 'MultiPolygon',
    coordinates: outers.map(({ ring, holes }) => [closeRing(ring), ...holes.map(closeRing)]).reverse()
  };
}
