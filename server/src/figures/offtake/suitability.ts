import { findBand, computeSamplePoints, buildSuitabilityLegend } from '@site/domain';
import type { OfftakeSuitability, Parameters } from '@site/domain';
import { suitabilityPage } from '@site/layers';
import { readValueAt } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import { RasterError } from '../../engines/raster/read-geotiff';
import type { OfftakeCircle } from './farms';

/** The sampled circle and the parameters with the limits of the classes. */
interface SuitabilityRequest {
  readonly circle: OfftakeCircle;
  readonly count: number;
  readonly parameters: Parameters;
}

function sampleSuitability(
  raster: Raster,
  { circle: { centre, radius }, count, parameters }: SuitabilityRequest
): OfftakeSuitability {
  const { bands } = buildSuitabilityLegend(parameters);
  const value = readValueAt(raster, centre.longitude, centre.latitude);
  const sampled = computeSamplePoints(centre, radius, count).flatMap(
    ([longitude, latitude]) => findBand(bands, readValueAt(raster, longitude, latitude)) ?? []
  );
  return {
    status: value === null ? 'noData' : 'known',
    value,
    band: findBand(bands, value)?.id ?? null,
    samples: sampled.length,
    shares: bands.map((band) => ({ band: band.id, samples: sampled.filter((one) => one === band).length }))
  };
}

const UNAVAILABLE: OfftakeSuitability = {
  status: 'unavailable',
  value: null,
  band: null,
  samples: 0,
  shares: []
};

/**
 * Returns the suitability raster at the centre of the circle and at `count` points in it, classified by the
 * parameters. Without a readable raster it is 'unavailable', since the farms can be returned all the same.
 */
export async function readSuitability(
  rasters: RasterFolder,
  asked: SuitabilityRequest
): Promise<OfftakeSuitability> {
  const loaded = await rasters.get(suitabilityPage.service).catch((error: unknown) => {
    if (error instanceof RasterError) return null;
    throw error;
  });
  return loaded ? sampleSuitability(loaded.raster, asked) : UNAVAILABLE;
}
