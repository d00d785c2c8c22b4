import { computeDoubleArea, isInsideRing } from '@site/domain';

/** Drive-time areas as plane figures in degrees; they are small enough for plane geometry. */

type Ring = readonly (readonly [number, number])[];

export interface AreaPolygons {
  readonly polygons: readonly { readonly toBreak: number; readonly rings: readonly Ring[] }[];
}

/** Returns whether a point is inside rings by the even-odd rule, so that holes are outside. */
export const containsPoint = (rings: readonly Ring[], longitude: number, latitude: number): boolean =>
  rings.filter((ring) => isInsideRing([longitude, latitude], ring)).length % 2 === 1;

/** Returns the area of rings in square degrees; holes, which run in the other direction, are subtracted. */
export const computeRingsArea = (rings: readonly Ring[]): number =>
  Math.abs(rings.reduce((sum, ring) => sum + computeDoubleArea(ring), 0)) / 2;

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
