import { computeBox } from '@site/domain';
import { createProjection, WEB_MERCATOR } from '../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../dialect/geometry/spatial-reference';

export type RouteLine = readonly (readonly [number, number])[];

/** Precision of coordinates, as parts of a unit: centimetres in Web Mercator, tenths of a metre in degrees. */
const partsPerUnit = (outSR: SpatialReference): number => (outSR === WEB_MERCATOR ? 100 : 1e6);

/** Projects a line in degrees to the requested reference. */
export function projectLine(line: RouteLine, outSR: SpatialReference): [number, number][] {
  const project = createProjection(outSR);
  const parts = partsPerUnit(outSR);
  return line.map(([longitude, latitude]) => {
    const [x, y] = project(longitude, latitude);
    return [Math.round(x * parts) / parts, Math.round(y * parts) / parts];
  });
}

const toBase32 = (value: number): string => (value < 0 ? '-' : '+') + Math.abs(value).toString(32);

/** Compresses a line as ArcGIS does: the parts of a unit, then steps from vertex to vertex, all in base 32. */
export function compressLine(line: readonly (readonly [number, number])[], outSR: SpatialReference): string {
  const parts = partsPerUnit(outSR);
  let [lastX, lastY] = [0, 0];
  const steps = line.map(([x, y]) => {
    const [wholeX, wholeY] = [Math.round(x * parts), Math.round(y * parts)];
    const step = toBase32(wholeX - lastX) + toBase32(wholeY - lastY);
    [lastX, lastY] = [wholeX, wholeY];
    return step;
  });
  return toBase32(parts) + steps.join('');
}

/** Returns the box round lines, in their own units. */
export function computeEnvelope(lines: readonly RouteLine[], outSR: SpatialReference) {
  const { west, south, east, north } = computeBox(lines.flat());
  return { xmin: west, ymin: south, xmax: east, ymax: north, spatialReference: outSR };
}
