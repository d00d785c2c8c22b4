import { SOIL_QUERY_RETRY } from '@site/domain';
import { requestArcGis } from './arcgis';
import type { ArcGisOptions } from './arcgis';
import { ApiClientError } from './http';

interface SamplesResponse {
  readonly samples?: readonly { readonly locationId: number; readonly value: string }[];
}

/** Longitude and latitude in degrees. */
type LonLat = readonly [number, number];

/** @see https://developers.arcgis.com/rest/services-reference/enterprise/get-samples/ */
async function requestSamples(
  service: string,
  points: readonly LonLat[],
  options: ArcGisOptions
): Promise<(number | null)[]> {
  const { samples } = await requestArcGis<SamplesResponse>(
    `${service}/getSamples`,
    {
      geometryType: 'esriGeometryMultipoint',
      geometry: { points, spatialReference: { wkid: 4326 } }
    },
    options
  );
  const values = points.map((): number | null => null);
  for (const { locationId, value } of samples ?? []) {
    const number = Number(value);
    if (value.trim() !== '' && Number.isFinite(number)) values[locationId] = number;
  }
  return values;
}

/** @throws the reason of `signal` when it is aborted. */
const delay = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('Aborted', 'AbortError'));
      },
      { once: true }
    );
  });

const readName = (error: unknown): string | undefined =>
  (error as { name?: string } | null | undefined)?.name;

/**
 * Returns whether a retry is useless: the request was aborted, the caller has no access, or no answer came in
 * time, which would take as long again.
 */
const isFinal = (error: unknown): boolean =>
  readName(error) === 'AbortError' ||
  readName((error as { cause?: unknown } | null)?.cause) === 'TimeoutError' ||
  (error instanceof ApiClientError && [401, 403, 498, 499].includes(error.status));

/**
 * Samples an image service at positions in one request, which is repeated three times, a second apart, when it
 * fails.
 * @param service absolute address: 'https://…/ImageServer'.
 * @returns the value at each position in the service's unit, null for no value.
 * @throws {ApiClientError} after the last time; AbortError when `options.signal` is aborted.
 */
export async function sampleSoil(
  service: string,
  points: readonly LonLat[],
  options: ArcGisOptions = {}
): Promise<(number | null)[]> {
  for (let repeated = 0; ; repeated++)
    try {
      return await requestSamples(service, points, options);
    } catch (error) {
      if (isFinal(error) || repeated >= SOIL_QUERY_RETRY.times) throw error;
      await delay(SOIL_QUERY_RETRY.delayMs, options.signal);
    }
}

/** Returns the address of an image service of SITE's server ('soilPH'); the page's own when `serverUrl` is empty. */
export const getImageServiceUrl = (service: string, serverUrl = ''): string =>
  new URL(`/arcgis/rest/services/${service}/ImageServer`, serverUrl || window.location.href).href;
