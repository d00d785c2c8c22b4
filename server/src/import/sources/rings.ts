import { computeDoubleArea, groupRings, isInsideRing } from '@site/domain';

/* Assembles the rings of a shapefile's polygon: outer rings are clockwise, holes counter-clockwise. */

type Position = readonly [x: number, y: number];
export type Ring = readonly Position[];

function isOnSegment([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): boolean {
  if ((x - x1) * (y2 - y1) !== (y - y1) * (x2 - x1)) return false;
  return x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
}

/** Returns whether a position is inside a ring, outside, or on its edge. */
function locatePosition(ring: Ring, position: Position): 'inside' | 'outside' | 'edge' {
  if (ring.some((to, index) => isOnSegment(position, ring.at(index - 1)!, to))) return 'edge';
  return isInsideRing(position, ring) ? 'inside' : 'outside';
}

/**
 * Returns whether a ring is within another. A ring that is completely on the other's edge is: it is a hole of
 * the whole polygon.
 */
function isWithin(outer: Ring, ring: Ring): boolean {
  const place = ring.map((position) => locatePosition(outer, position)).find((each) => each !== 'edge');
  return place !== 'outside';
}

/** Returns whether a ring is enclosed by another: no position is outside, and not all are on the edge. */
function isEnclosed(outer: Ring, ring: Ring): boolean {
  const places = ring.map((position) => locatePosition(outer, position));
  return places.includes('inside') && !places.includes('outside');
}

interface SizedRing {
  readonly ring: Ring;
  /** Twice the area; negative for a hole. */
  readonly area: number;
}

const isOutline = ({ area }: SizedRing): boolean => !(area < 0);
const reverseArea = ({ ring, area }: SizedRing): SizedRing => ({ ring, area: -area });

/**
 * Reverses rings that were drawn in the wrong direction, with their holes: a 'hole' in no outline that contains
 * outlines is an outline, and they are its holes. A single reversed ring is unchanged.
 */
function turnReversed(rings: readonly SizedRing[]): readonly SizedRing[] {
  const reversed = new Set<SizedRing>();
  for (const hole of rings.filter((each) => !isOutline(each))) {
    if (rings.some((each) => isOutline(each) && isWithin(each.ring, hole.ring))) continue;
    const enclosed = rings.filter((each) => each !== hole && isEnclosed(hole.ring, each.ring));
    if (enclosed.some(isOutline)) for (const each of [hole, ...enclosed]) reversed.add(each);
  }
  return reversed.size === 0 ? rings : rings.map((each) => (reversed.has(each) ? reverseArea(each) : each));
}

/**
 * Assembles rings to polygons, each with its outer ring first. A hole belongs to the smallest outer ring around
 * it; a hole in no outer ring is a polygon drawn in the wrong direction, and so are the outlines in it.
 */
export function buildPolygons(rings: readonly Ring[]): Ring[][] {
  const sized = turnReversed(rings.map((ring) => ({ ring, area: -computeDoubleArea(ring) })));
  const [outer, holes] = [sized.filter(isOutline), sized.filter((each) => !isOutline(each))].map((each) =>
    each.map(({ ring }) => ring)
  );
  const { polygons, stray } = groupRings(outer!, holes!, isWithin);
  return [...polygons.map((polygon) => [...polygon]), ...stray.map((ring) => [ring])];
}
