/** Drive-time areas as plane figures in degrees; small enough for plain arithmetic. */

type Ring = readonly (readonly [number, number])[];

export interface AreaPolygons {
  readonly polygons: readonly { readonly toBreak: number; readonly rings: readonly Ring[] }[];
}

function crosses(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  x: number,
  y: number
) {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}

/** Whether a point lies inside rings by the even-odd rule, so that holes are outside. */
export function ringsContain(rings: readonly Ring[], longitude: number, latitude: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++)
      if (crosses(ring[index]!, ring[(index + 1) % ring.length]!, longitude, latitude)) inside = !inside;
  return inside;
}

/** Area of rings in square degrees; holes, which run the other way, are taken off. */
export function ringsArea(rings: readonly Ring[]): number {
  let twice = 0;
  for (const ring of rings)
    for (let index = 0; index < ring.length; index++) {
      const [ax, ay] = ring[index]!;
      const [bx, by] = ring[(index + 1) % ring.length]!;
      twice += ax * by - bx * ay;
    }
  return Math.abs(twice) / 2;
}

/** Size of the ground an area covers in square degrees: its largest polygon. */
export const areaSize = ({ polygons }: AreaPolygons): number =>
  Math.max(...polygons.map(({ rings }) => ringsArea(rings)));

/** The area a click belongs to: of those that hold the point the smallest, which is the one drawn on top. */
export function areaAt<T extends AreaPolygons>(
  areas: readonly T[],
  longitude: number,
  latitude: number
): T | null {
  const holding = areas.filter(({ polygons }) =>
    polygons.some(({ rings }) => ringsContain(rings, longitude, latitude))
  );
  return holding.sort((a, b) => areaSize(a) - areaSize(b))[0] ?? null;
}

/** The polygon of the longest time, which holds the others; undefined where there is none. */
export const widestOf = ({ polygons }: AreaPolygons): AreaPolygons['polygons'][number] | undefined =>
  [...polygons].sort((a, b) => b.toBreak - a.toBreak)[0];
