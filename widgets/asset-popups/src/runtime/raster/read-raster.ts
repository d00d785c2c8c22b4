import type Point from 'esri/geometry/Point';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import ImageIdentifyParameters from 'esri/rest/support/ImageIdentifyParameters';

/** What a raster says of a place: its value, that it has none there, or what is no number. */
export type Reading =
  | { readonly status: 'value'; readonly value: number }
  | { readonly status: 'noData' }
  | { readonly status: 'invalid' };

/**
 * The reading in what an image service answers: a number as text, or 'NoData', also beside the raster.
 * @example readingOf('5.8') → { status: 'value', value: 5.8 }
 */
export function readingOf(text: string | null | undefined): Reading {
  const plain = text?.trim() ?? '';
  if (plain === '' || /^nodata$/i.test(plain)) return { status: 'noData' };
  const value = Number(plain);
  return Number.isFinite(value) ? { status: 'value', value } : { status: 'invalid' };
}

/**
 * Asks the service of a layer for the value of the cell at `point`, before any raster function that colours it.
 * @throws the SDK's error when the service does not answer.
 */
export async function readRaster(layer: ImageryLayer, point: Point, signal: AbortSignal): Promise<Reading> {
  const parameters = new ImageIdentifyParameters({ geometry: point, returnPixelValues: true });
  const { properties, value } = await layer.identify(parameters, { signal });
  const values = (properties as { readonly Values?: readonly string[] } | null | undefined)?.Values;
  return readingOf(values?.[0] ?? value);
}
