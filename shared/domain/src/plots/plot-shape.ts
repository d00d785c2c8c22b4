/** Shapes of plots in the form in which they are compared. */
import { intersection, union } from 'polyclip-ts';
import type { Geom } from 'polyclip-ts';
import { hasMoreCrossings } from '../geometry/crossings';
import { clipRing } from '../geometry/clip-ring';
import { computeRingArea } from '../geometry/ring-area';
import { computeBox, intersectBoxes, isInsideRing } from '../geometry/rings';
import type { Box } from '../geometry/rings';
import { roundTo } from '../numbers';
import { PLOT_DECIMALS } from './plot';
import { scanCommonArea } from './scanned-area';

export type LonLat = readonly [longitude: number, latitude: number];
export type OutlineRing = readonly LonLat[];
/** An outer ring and its holes, closed; degrees (WGS 84). */
export type OutlinePolygon = readonly OutlineRing[];

/** An area with its box: an outline of a plot, or a reference such as a country. */
export interface LandArea {
  readonly polygons: readonly OutlinePolygon[];
  readonly box: Box;
}

/** Rounds a position to the six decimals with which it is exported. */
export const roundPosition = ([longitude, latitude]: LonLat): LonLat => [
  roundTo(longitude, PLOT_DECIMALS),
  roundTo(latitude, PLOT_DECIMALS)
];

/**
 * Returns an area of polygons.
 */
export const createLandArea = (polygons: readonly OutlinePolygon[]): LandArea => ({
  polygons,
  box: computeBox(polygons.flat(2))
});

/** Returns what closed rings enclose; edges that cross are resolved by the even-odd rule. */
export const createOutlineArea = (rings: readonly OutlineRing[], hasCrossings: boolean): LandArea =>
  createLandArea(rings.length === 1 && !hasCrossings ? [rings] : union(rings as unknown as Geom));

/** Computes the area of polygons in m² on the ellipsoid. */
export const computePolygonsArea = (polygons: readonly OutlinePolygon[]): number =>
  polygons.reduce(
    (sum, [outer, ...holes]) =>
      sum + holes.reduce((rest, hole) => rest - computeRingArea(hole), computeRingArea(outer!)),
    0
  );

/** Returns whether a position is inside an area; either may be returned for one on its edge. */
export const isInsideArea = (position: LonLat, { polygons, box }: LandArea): boolean =>
  position[0] >= box.west &&
  position[0] <= box.east &&
  position[1] >= box.south &&
  position[1] <= box.north &&
  polygons.some(
    ([outer, ...holes]) =>
      isInsideRing(position, outer!) && !holes.some((hole) => isInsideRing(position, hole))
  );

/** Fewest positions of a closed ring with an area. */
const MIN_RING_POSITIONS = 4;

const clipPolygons = (polygons: readonly OutlinePolygon[], box: Box): OutlinePolygon[] =>
  polygons
    .map((rings) =>
      rings.map((ring) => clipRing(ring, box)).filter((ring) => ring.length >= MIN_RING_POSITIONS)
    )
    .filter((rings) => rings.length > 0);

/**
 * Most crossings of two outlines that are cut exactly. Two combs of a thousand positions cross 250,000 times, and
 * cutting them would hold a server for minutes.
 */
const MAX_CUT_CROSSINGS = 2_000;

/** Share of a box that is all of it but for rounding. */
const WHOLE = 1 - 1e-9;

/**
 * Computes the area in m² that two areas have in common; 0 when it cannot be more than `least`. Both are clipped to
 * their common box first, which is fast and gives an upper bound. For outlines that cross each other more than 2,000
 * times it is an estimate.
 */
export function computeCommonArea(one: LandArea, other: LandArea, least = 0): number {
  const box = intersectBoxes(one.box, other.box);
  if (!box) return 0;
  const clipped = [clipPolygons(one.polygons, box), clipPolygons(other.polygons, box)] as const;
  const areas = clipped.map(computePolygonsArea);
  const smaller = Math.min(...areas);
  if (smaller <= least) return 0;
  const { west, south, east, north } = box;
  const whole = computeRingArea([
    [west, south],
    [east, south],
    [east, north],
    [west, north]
  ]);
  if (Math.max(...areas) >= WHOLE * whole) return smaller;
  if (hasMoreCrossings([clipped[0].flat(), clipped[1].flat()], MAX_CUT_CROSSINGS))
    return scanCommonArea(...clipped, box);
  return computePolygonsArea(intersection(clipped[0] as unknown as Geom, clipped[1] as unknown as Geom));
}
