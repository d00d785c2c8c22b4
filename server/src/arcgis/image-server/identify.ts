import { readValueAt } from '../../engines/raster/raster';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { ArcgisError } from '../../common/response-errors';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import { createProjection } from '../dialect/geometry/spatial-reference';
import { readFlag } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { toPolygons, readRequestedGeometry } from './requested-geometry';
import { roundFloat } from './pixel-type';
import type { RasterClass } from '../../layers/rasters';
import { readRenderingRule, readRenderingRules } from './rendering-rule';
import type { Rendering } from './rendering-rule';

/** The value that ArcGIS returns for cells without data and outside the raster. */
const NO_DATA = 'NoData';

/** Returns the identified position: a point, or the middle of an area. */
function computePosition(geometry: InputGeometry): readonly [number, number] {
  if ('geojson' in geometry && geometry.geojson.type === 'Point') {
    const [longitude, latitude] = geometry.geojson.coordinates;
    return [longitude!, latitude!];
  }
  const corners = toPolygons(geometry)?.flat(2);
  if (!corners)
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is invalid.", [
      'geometry: identify takes a point, a polygon or an envelope.'
    ]);
  const computeMiddle = (axis: 0 | 1): number => {
    const along = corners.map((corner) => corner[axis]!);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return [computeMiddle(0), computeMiddle(1)];
}

const formatValue = (value: number | null): string => (value === null ? NO_DATA : String(roundFloat(value)));

/** Returns the answer of identify: the value of the cell at a point, before or after raster functions. */
export function identifyCell(
  classes: readonly RasterClass[],
  { raster, statistics }: LoadedRaster,
  params: CallParameters
): object {
  const context = { classes, statistics };
  const { geometry, reference } = readRequestedGeometry(params);
  const rule = readRenderingRule(params.renderingRule, context);
  const rules = readRenderingRules(params.renderingRules, context);
  const [longitude, latitude] = computePosition(geometry);
  const raw = readValueAt(raster, longitude, latitude);
  const formatRendered = ({ value }: Rendering): string => formatValue(raw === null ? null : value(raw));
  const [x, y] = createProjection(reference)(longitude, latitude);
  return {
    objectId: 0,
    name: 'Pixel',
    value: formatRendered(rule),
    ...(rules.length > 0 ? { processedValues: rules.map(formatRendered) } : {}),
    location: { x, y, spatialReference: reference },
    properties: readFlag(params, 'returnPixelValues', true) ? { Values: [formatValue(raw)] } : null,
    catalogItems: null,
    catalogItemVisibilities: []
  };
}
