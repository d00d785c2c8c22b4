import { SOIL_QUERY_RETRY } from '@site/domain';
import { ApiClientError, productRequest } from './http';

interface SamplesAnswer {
  readonly samples?: readonly { readonly locationId: number; readonly value: string }[];
  readonly error?: { readonly code: number; readonly message: string };
}

/** A place as [longitude, latitude] in degrees. */
type Point = readonly [number, number];

async function askOnce(
  service: string,
  points: readonly Point[],
  serverUrl: string,
  signal?: AbortSignal
): Promise<(number | null)[]> {
  const { samples, error } = await productRequest<SamplesAnswer>(
    `/arcgis/rest/services/${service}/ImageServer/getSamples`,
    {
      method: 'POST',
      body: {
        f: 'json',
        geometryType: 'esriGeometryMultipoint',
        geometry: { points, spatialReference: { wkid: 4326 } }
      },
      serverUrl,
      signal
    }
  );
  // This dialect says with 200 that something went wrong.
  if (error) throw new ApiClientError(`arcgis_${error.code}`, error.message, error.code);
  const values = points.map((): number | null => null);
  for (const { locationId, value } of samples ?? []) {
    const number = Number(value);
    if (value.trim() !== '' && Number.isFinite(number)) values[locationId] = number;
  }
  return values;
}

/** @throws the reason of `signal` once that is aborted. */
const wait = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(new DOMException('Given up', 'AbortError'));
      },
      { once: true }
    );
  });

/** Asking again does not help who may not, nor with what was given up. */
const isFinal = (error: unknown): boolean =>
  (error as { name?: string } | null)?.name === 'AbortError' ||
  (error instanceof ApiClientError && [401, 403, 498, 499].includes(error.status));

/**
 * The values that an image service of the server has at points, in one question; null where nothing is known. A question
 * that fails is repeated three times, a second apart.
 * @param service its name: 'soilPH'.
 * @throws {ApiClientError} after the last time; AbortError when `signal` is.
 */
export async function sampleSoil(
  service: string,
  points: readonly Point[],
  serverUrl = '',
  signal?: AbortSignal
): Promise<(number | null)[]> {
  for (let repeated = 0; ; repeated++)
    try {
      return await askOnce(service, points, serverUrl, signal);
    } catch (error) {
      if (isFinal(error) || repeated >= SOIL_QUERY_RETRY.times) throw error;
      await wait(SOIL_QUERY_RETRY.delayMs, signal);
    }
}
