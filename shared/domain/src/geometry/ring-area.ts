/** Areas on the ellipsoid of WGS 84, on which they differ by up to 0.5 % from those on a sphere. */
import { toRadians } from './angles';
import { densifyRing } from './densify-ring';
import { computeDoubleArea } from './rings';

/** Semi-major axis in metres, and squared eccentricity. Source: EPSG:7030. */
const [AXIS_M, ECCENTRICITY_2] = [6_378_137, 0.006_694_379_990_14];
const ECCENTRICITY = Math.sqrt(ECCENTRICITY_2);

/**
 * Returns the area in m² between the equator and a latitude (degrees), for a radian of longitude. Source: J. P.
 * Snyder, Map Projections: A Working Manual (1987), formula 3-12 times a² / 2.
 */
function computeBandArea(latitude: number): number {
  const sin = Math.sin(toRadians(latitude));
  const x = ECCENTRICITY * sin;
  const q = (1 - ECCENTRICITY_2) * (sin / (1 - x ** 2) + Math.log((1 + x) / (1 - x)) / (2 * ECCENTRICITY));
  return (AXIS_M ** 2 * q) / 2;
}

/**
 * Computes the area in m² of a ring of [longitude, latitude] in degrees, whose edges are straight on a web map. For
 * areas up to the size of a state it agrees with the geodesic area within 0.1 %.
 * @example Math.round(computeRingArea([[7, 5], [8, 5], [8, 6], [7, 6]]) / 1e6) → 12254
 */
export const computeRingArea = (ring: readonly (readonly [longitude: number, latitude: number])[]): number =>
  Math.abs(
    computeDoubleArea(
      densifyRing(ring).map(([x, y]): readonly [number, number] => [toRadians(x), computeBandArea(y)])
    )
  ) / 2;
