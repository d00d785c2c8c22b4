import { offsetPosition, roundPosition } from './geometry';
import type { Random } from './random';
import type { Position, ClosedRing } from './geometry';

/** Maximum reach of a blob, as a multiple of the radius of a circle of its area. */
export const MAX_BLOB_REACH = 1.6;

/** Returns the radius, km, of a circle with an area in hectares. */
export const computeRadiusKm = (hectares: number): number => Math.sqrt(hectares / 100 / Math.PI);

/** Generates an irregular closed ring that contains its centre. */
export function generateBlob(random: Random, centre: Position, radiusKm: number): ClosedRing {
  const corners = 12 + Math.min(24, Math.round(radiusKm * 10));
  const waves = [2, 3, 5].map((count) => ({
    count,
    height: random.between(0, 0.42 / count),
    phase: random.between(0, 6.28)
  }));
  const ring = Array.from({ length: corners }, (_, index): Position => {
    const direction = ((index + random.between(-0.25, 0.25)) / corners) * 2 * Math.PI;
    const bulge = waves.reduce(
      (sum, { count, height, phase }) => sum + height * Math.sin(count * direction + phase),
      0
    );
    return roundPosition(
      offsetPosition(centre, radiusKm * (1 + bulge + random.between(-0.08, 0.08)), direction)
    );
  });
  return [...ring, ring[0]!];
}
