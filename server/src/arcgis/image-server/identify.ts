import { valueAt } from '../../engines/raster/raster';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { ArcgisError } from '../../ground/errors';
import type { InputGeometry } from '../dialect/geometry/esri-geometry';
import { projection } from '../dialect/geometry/spatial-reference';
import { flag } from '../dialect/parameters';
import type { CallParameters } from '../dialect/parameters';
import { polygonsOf, readAskedGeometry } from './geometry';
import { plain } from './pixel-type';
import type { RasterClass } from '../../layers/rasters';
import { renderingOf, renderingsOf } from './rendering-rule';
import type { Rendering } from './rendering-rule';

/** The value that ArcGIS returns for cells without data and outside the raster. */
const NO_DATA = 'NoData';

/** Returns the identified position: a point, or the middle of an area. */
function placeOf(geometry: InputGeometry): readonly [number, number] {
  if ('geojson' in geometry && geometry.geojson.type === 'Point') {
    const [longitude, latitude] = geometry.geojson.coordinates;
    return [longitude!, latitude!];
  }
  const corners = polygonsOf(geometry)?.flat(2);
  if (!corners)
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is invalid.", [
      'geometry: identify takes a point, a polygon or an envelope.'
    ]);
  const middle = (axis: 0 | 1): number => {
    const along = corners.map((corner) => corner[axis]!);
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  return [middle(0), middle(1)];
}

const textOf = (value: number | null): string => (value === null ? NO_DATA : String(plain(value)));

/** Returns the answer of identify: the value of the cell at a point, before or after raster functions. */
export function identifyAnswer(
  classes: readonly RasterClass[],
  { raster, statistics }: LoadedRaster,
  params: CallParameters
): object {
  const context = { classes, statistics };
  const { geometry, reference } = readAskedGeometry(params);
  const rule = renderingOf(params.renderingRule, context);
  const rules = renderingsOf(params.renderingRules, context);
  const [longitude, latitude] = placeOf(geometry);
  const raw = valueAt(raster, longitude, latitude);
  const after = ({ value }: Rendering): string => textOf(raw === null ? null : value(raw));
  const [x, y] = projection(reference)(longitude, latitude);
  return {
    objectId: 0,
    name: 'Pixel',
    value: after(rule),
    ...(rules.length > 0 ? { processedValues: rules.map(after) } : {}),
    location: { x, y, spatialReference: reference },
    properties: flag(params, 'returnPixelValues', true) ? { Values: [textOf(raw)] } : null,
    catalogItems: null,
    catalogItemVisibilities: []
  };
}
