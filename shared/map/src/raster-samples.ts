import Extent from 'esri/geometry/Extent';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import ImageSampleParameters from 'esri/rest/support/ImageSampleParameters';
import type { ExtentJson } from './stationary-extent';

/** Most positions that an image service samples in one call. */
const MAX_SAMPLES = 1_000;

/** Returns whether a layer's service can sample its pixel values. */
export const canSample = (layer: object): layer is ImageryLayer => 'getSamples' in layer;

/**
 * Returns the values of a raster on a regular grid over an extent, before any raster function that colours it;
 * null for no value. Rejects with the SDK's error when the service does not answer.
 */
export async function sampleRaster(
  layer: ImageryLayer,
  extent: ExtentJson,
  signal: AbortSignal
): Promise<readonly (number | null)[]> {
  // A layer that was never shown has not read its service's capabilities.
  await layer.load({ signal });
  const parameters = new ImageSampleParameters({
    geometry: Extent.fromJSON(extent),
    sampleCount: MAX_SAMPLES
  });
  const { samples } = await layer.getSamples(parameters, { signal });
  return samples.map(({ pixelValue }) => {
    const value = (pixelValue as readonly number[] | null)?.[0];
    return value !== undefined && Number.isFinite(value) ? value : null;
  });
}
