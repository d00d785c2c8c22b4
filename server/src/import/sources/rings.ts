/* Assembles the rings of a shapefile's polygon: outer rings are clockwise, holes counter-clockwise. */

type Position = readonly [x: number, y: number];
export type Ring = readonly Position[];

/** Returns twice the area of a ring; positive when it is clockwise. */
function getDoubleArea(ring: Ring): number {
  let area = 0;
  for (let index = 0; index < ring.length; index++) {
    const [[x1, y1], [x2, y2]] = [ring.at(index - 1)!, ring[index]!];
    area += (x2 - x1) * (y2 + y1);
  }
  return area;
}

function isOnSegment([x, y]: Position, [x1, y1]: Position, [x2, y2]: Position): boolean {
  if ((x - x1) * (y2 - y1) !== (y - y1) * (x2 - x1)) return false;
  return x >= Math.min(x1, x2) && x <= Math.max(x1, x2) && y >= Math.min(y1, y2) && y <= Math.max(y1, y2);
}

/** Returns whether a position is inside a ring, outside, or on its edge. */
function locatePosition(ring: Ring, position: Position): 'inside' | 'outside' | 'edge' {
  const [x, y] = position;
  let inside = false;
  for (let index = 0; index < ring.length; index++) {
    const [from, to] = [ring.at(index - 1)!, ring[index]!];
    if (isOnSegment(position, from, to)) return 'edge';
    const [[x1, y1], [x2, y2]] = [from, to];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside ? 'inside' : 'outside';
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
  const sized = turnReversed(rings.map((ring) => ({ ring, area: getDoubleArea(ring) })));
  const outer = sized.filter(isOutline);
  const polygons = outer.map(({ ring }) => [ring]);
  for (const { ring } of sized.filter((each) => !isOutline(each))) {
    const around = outer
      .map(({ ring: candidate, area }, index) => ({ candidate, area, index }))
      .filter(({ candidate }) => isWithin(candidate, ring))
      .sort((a, b) => a.area - b.area);
    if (around.length > 0) polygons[around[0]!.index]!.push(ring);
    else polygons.push([ring]);
  }
  return polygons;
}
