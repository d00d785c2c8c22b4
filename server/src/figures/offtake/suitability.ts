import { bandOf, samplePoints, suitabilityLegend } from '@site/domain';
import type { OfftakeSuitability, Parameters } from '@site/domain';
import { suitabilityPage } from '@site/layers';
import { valueAt } from '../../engines/raster/raster';
import type { Raster } from '../../engines/raster/raster';
import type { RasterFolder } from '../../engines/raster/raster-folder';
import { RasterError } from '../../engines/raster/read-geotiff';
import type { Circle } from './farms';

/** The sampled circle and the parameters with the limits of the classes. */
interface Asked {
  readonly circle: Circle;
  readonly count: number;
  readonly parameters: Parameters;
}

function readingOf(
  raster: Raster,
  { circle: { centre, radius }, count, parameters }: Asked
): OfftakeSuitability {
  const { bands } = suitabilityLegend(parameters);
  const value = valueAt(raster, centre.longitude, centre.latitude);
  const sampled = samplePoints(centre, radius, count).flatMap(
    ([longitude, latitude]) => bandOf(bands, valueAt(raster, longitude, latitude)) ?? []
  );
  return {
    status: value === null ? 'noData' : 'known',
    value,
    band: bandOf(bands, value)?.id ?? null,
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
export async function suitabilityWithin(rasters: RasterFolder, asked: Asked): Promise<OfftakeSuitability> {
  const loaded = await rasters.get(suitabilityPage.service).catch((error: unknown) => {
    if (error instanceof RasterError) return null;
    throw error;
  });
  return loaded ? readingOf(loaded.raster, asked) : UNAVAILABLE;
}
