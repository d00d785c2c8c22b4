import { createRoadMatrix } from '@site/domain';
import type { LatLon, RoundMatrix, Season, TripMatrix } from '@site/domain';
import { requestProductApi } from './http';

/** Rows of one call: a matrix of 300 places takes eight calls. */
const ROWS_PER_CALL = 40;

/** A matrix by road with its sources. */
export interface RoadTripMatrix extends Pick<
  TripMatrix,
  'snapDistances' | 'rain' | 'parameterVersion' | 'computedAt'
> {
  readonly matrix: RoundMatrix;
}

export interface TripMatrixOptions {
  readonly serverUrl?: string;
  readonly signal?: AbortSignal;
  /** Receives the share of the rows, from 0 to 1, after each call. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Fetches the road times and distances between places (at most MAX_MATRIX_PLACES, the factory first) in a
 * season, by one call after another; when the business parameters change meanwhile, it begins again.
 * @throws {ApiClientError}
 */
export async function fetchTripMatrix(
  places: readonly LatLon[],
  season: Season,
  { serverUrl = '', signal, onProgress }: TripMatrixOptions = {}
): Promise<RoadTripMatrix> {
  const positions = places.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const fetchRows = (first: number) =>
    requestProductApi<TripMatrix>('/api/trip-matrix', {
      method: 'POST',
      body: { places: positions, season, first, count: ROWS_PER_CALL },
      serverUrl,
      signal
    });
  const blocks = [await fetchRows(0)];
  for (let first = ROWS_PER_CALL; first < places.length; first += ROWS_PER_CALL) {
    onProgress?.(first / places.length);
    const block = await fetchRows(first);
    if (block.parameterVersion !== blocks[0]!.parameterVersion)
      return fetchTripMatrix(places, season, { serverUrl, signal, onProgress });
    blocks.push(block);
  }
  onProgress?.(1);
  const { snapDistances, rain, parameterVersion, computedAt } = blocks[0]!;
  return { matrix: createRoadMatrix(blocks), snapDistances, rain, parameterVersion, computedAt };
}
