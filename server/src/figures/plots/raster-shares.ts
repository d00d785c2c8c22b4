import { computeBox } from '@site/domain';
import { createMask } from '../../engines/raster/mask';
import type { PolygonRings } from '../../engines/raster/mask';
import { readValueAt } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';

/** Parts into which the box of a plot is divided in each direction: 2.5 m for a plot of 2 ha. */
const PARTS = 64;

/**
 * Returns the share of an area (0 to 1) with each value of a raster; null when a part of it has no value, since the rest
 * proves nothing. A cell counts with the part of it that is in the area.
 */
export function computeValueShares(
  raster: Raster,
  polygons: PolygonRings
): ReadonlyMap<number, number> | null {
  const { west, south, east, north } = computeBox(polygons.flat(2).map(([x, y]) => [x!, y!] as const));
  const grid = {
    ...{ width: PARTS, height: PARTS, west, north },
    cellX: (east - west) / PARTS,
    cellY: (north - south) / PARTS
  };
  const mask = createMask(grid, polygons);
  const counts = new Map<number, number>();
  let total = 0;
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] === 0) continue;
    const longitude = west + ((at % PARTS) + 0.5) * grid.cellX;
    const latitude = north - (Math.floor(at / PARTS) + 0.5) * grid.cellY;
    const value = readValueAt(raster, longitude, latitude);
    if (value === null) return null;
    counts.set(value, (counts.get(value) ?? 0) + 1);
    total++;
  }
  return total === 0 ? null : new Map([...counts].map(([value, count]) => [value, count / total]));
}
