import { createMask } from '../../engines/raster/mask';
import type { LoadedRaster } from '../../engines/raster/raster-folder';
import { computeStatistics } from '../../engines/raster/statistics';
import type { RasterStatistics } from '../../engines/raster/statistics';
import { ArcgisError } from '../../common/response-errors';
import type { CallParameters } from '../dialect/parameters';
import { toPolygons, readRequestedGeometry } from './requested-geometry';

/**
 * Computes the figures of the cells whose centre is in the requested area.
 * @throws ArcgisError 400 when the geometry is not an area.
 */
export function computeAreaStatistics({ raster }: LoadedRaster, params: CallParameters): RasterStatistics {
  const polygons = toPolygons(readRequestedGeometry(params).geometry);
  if (!polygons)
    throw new ArcgisError(400, "Unable to complete operation. Parameter 'geometry' is invalid.", [
      'geometry: give a polygon or an envelope.'
    ]);
  return computeStatistics(raster, createMask(raster, polygons));
}
