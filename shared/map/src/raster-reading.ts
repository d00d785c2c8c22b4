import type Point from 'esri/geometry/Point';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import ImageIdentifyParameters from 'esri/rest/support/ImageIdentifyParameters';

/** Reading of a raster at a place: its value, no data, or an invalid response. */
export type RasterReading =
  | { readonly status: 'value'; readonly value: number }
  | { readonly status: 'noData' }
  | { readonly status: 'invalid' };

/**
 * Parses the response of an image service: a number as text, or 'NoData', which is also returned outside the
 * raster.
 * @example parseReading('5.8') → { status: 'value', value: 5.8 }
 */
export function parseReading(text: string | null | undefined): RasterReading {
  const plain = text?.trim() ?? '';
  if (plain === '' || /^nodata$/i.test(plain)) return { status: 'noData' };
  const value = Number(plain);
  return Number.isFinite(value) ? { status: 'value', value } : { status: 'invalid' };
}

/**
 * Queries the service of a layer for the value of the cell at `point`, before any raster function that
 * colours it.
 * @throws the SDK's error when the service does not respond.
 */
export async function readRaster(
  layer: ImageryLayer,
  point: Point,
  signal: AbortSignal
): Promise<RasterReading> {
  const parameters = new ImageIdentifyParameters({ geometry: point, returnPixelValues: true });
  const { properties, value } = await layer.identify(parameters, { signal });
  const values = (properties as { readonly Values?: readonly string[] } | null | undefined)?.Values;
  return parseReading(values?.[0] ?? value);
}
