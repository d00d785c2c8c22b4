import Extent from 'esri/geometry/Extent';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import ImageSampleParameters from 'esri/rest/support/ImageSampleParameters';
import type { ExtentJson } from './still-extent';

/** Places that an image service samples in one call at most. */
const MOST_SAMPLES = 1_000;

/** Whether a layer's service samples the values of its picture. */
export const canSample = (layer: object): layer is ImageryLayer => 'getSamples' in layer;

/**
 * Returns the values of a raster at the places of a regular net over an extent, before any raster function that colours
 * it; null where it has none. Rejects with the SDK's error when the service does not answer.
 */
export async function sampleRaster(
  layer: ImageryLayer,
  extent: ExtentJson,
  signal: AbortSignal
): Promise<readonly (number | null)[]> {
  // A layer that was never shown has not read from its service what it offers.
  await layer.load({ signal });
  const parameters = new ImageSampleParameters({
    geometry: Extent.fromJSON(extent),
    sampleCount: MOST_SAMPLES
  });
  const { samples } = await layer.getSamples(parameters, { signal });
  return samples.map(({ pixelValue }) => {
    const value = (pixelValue as readonly number[] | null)?.[0];
    return value !== undefined && Number.isFinite(value) ? value : null;
  });
}
