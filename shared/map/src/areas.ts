/** Drive-time areas as plane figures in degrees; they are small enough for plane geometry. */

type Ring = readonly (readonly [number, number])[];

export interface AreaPolygons {
  readonly polygons: readonly { readonly toBreak: number; readonly rings: readonly Ring[] }[];
}

function crossesRay(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  x: number,
  y: number
) {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}

/** Returns whether a point is inside rings by the even-odd rule, so that holes are outside. */
export function containsPoint(rings: readonly Ring[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++)
      if (crossesRay(ring[index]!, ring[(index + 1) % ring.length]!, longitude, latitude)) inside = !inside;
  return inside;
}

/** Returns the area of rings in square degrees; holes, which run in the other direction, are subtracted. */
export function computeRingsArea(rings: readonly Ring[]): number {
  let twice = 0;
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++) {
      const [ax, ay] = ring[index]!;
      const [bx, by] = ring[(index + 1) % ring.length]!;
      twice += ax * by - bx * ay;
    }
  return Math.abs(twice) / 2;
}

/** Returns the size of an area in square degrees: its largest polygon. */
export const computeAreaSize = ({ polygons }: AreaPolygons): number =>
  Math.max(...polygons.map(({ rings }) => computeRingsArea(rings)));

/**
 * Returns the area that a click belongs to: the smallest that contains the point, which is drawn on top. Null
 * outside all areas.
 */
export function findAreaAt<T extends AreaPolygons>(
  areas: readonly T[],
  longitude: number,
  latitude: number
): T | null {
  const holding = areas.filter(({ polygons }) =>
    polygons.some(({ rings }) => containsPoint(rings, longitude, latitude))
  );
  return holding.sort((a, b) => computeAreaSize(a) - computeAreaSize(b))[0] ?? null;
}

/** Returns the polygon of the longest time, which contains the others; undefined without polygons. */
export const findWidestPolygon = ({ polygons }: AreaPolygons): AreaPolygons['polygons'][number] | undefined =>
  [...polygons].sort((a, b) => b.toBreak - a.toBreak)[0];
