import type Point from 'esri/geometry/Point';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import { useRequest } from 'widgets/shared-code/site-base';
import type { ClassLimits, RequestState } from 'widgets/shared-code/site-base';
import { fetchParameters } from 'widgets/shared-code/site-api';
import { readRaster } from 'widgets/shared-code/site-map';
import type { RasterReading } from 'widgets/shared-code/site-map';
import type { PopupPart } from '../map/parts';
import { hasLimits, describeRaster } from './raster-words';
import type { RasterDescription } from './raster-words';

export type DescribedReading =
  | Exclude<RasterReading, { readonly status: 'value' }>
  | { readonly status: 'value'; readonly value: number; readonly words: RasterDescription };

/** Fetches the class limits; null on failure, so that the popup shows that the class is not known. */
const fetchLimits = (serverUrl: string, signal: AbortSignal): Promise<ClassLimits | null> =>
  fetchParameters(serverUrl, signal).then(
    ({ parameters }) => parameters,
    () => null
  );

async function fetchReading(
  { graphic, ...part }: PopupPart,
  serverUrl: string,
  signal: AbortSignal
): Promise<DescribedReading> {
  const layer = part.layer as ImageryLayer;
  // The limits are fetched with each value, so that its class matches the current drawing of the server.
  const [reading, limits] = await Promise.all([
    readRaster(layer, graphic.geometry as Point, signal),
    hasLimits(layer) ? fetchLimits(serverUrl, signal) : null
  ]);
  if (reading.status !== 'value') return reading;
  const words = describeRaster(layer, reading.value, limits);
  // A key without a name in the attribute table counts as no data.
  return words.isKey && words.class === null ? { status: 'noData' } : { ...reading, words };
}

/** Returns the reading of the raster at the place of the click. */
export const useReading = (part: PopupPart, serverUrl: string): RequestState<DescribedReading> =>
  useRequest([part, serverUrl] as const, ([asked, url], { signal }) => fetchReading(asked, url, signal));
