import { MAX_MATRIX_PLACES, readRoadDrives } from '@site/domain';
import type { LatLon, RoadDrive, Season, TripMatrix } from '@site/domain';
import { requestProductApi } from './http';

/** The driving from a factory to places and back, with its sources. */
export interface RoadDrives extends Pick<TripMatrix, 'rain' | 'parameterVersion' | 'computedAt'> {
  /** One for each place, in their order. */
  readonly drives: readonly RoadDrive[];
}

export interface RoadDrivesOptions {
  readonly serverUrl?: string;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the road times and distances from a factory to any number of places and back, in a season. Two calls
 * for at most MAX_MATRIX_PLACES places at a time: the row and the column of the factory, not the whole matrix.
 * @throws {ApiClientError}
 */
export async function fetchRoadDrives(
  factory: LatLon,
  places: readonly LatLon[],
  season: Season,
  { serverUrl = '', signal }: RoadDrivesOptions = {}
): Promise<RoadDrives> {
  const toPosition = ({ latitude, longitude }: LatLon) => ({ latitude, longitude });
  const fetchPart = (some: readonly LatLon[], part: { readonly count?: number; readonly columns?: number }) =>
    requestProductApi<TripMatrix>('/api/trip-matrix', {
      method: 'POST',
      body: { places: [factory, ...some].map(toPosition), season, ...part },
      serverUrl,
      signal
    });
  const drives: RoadDrive[] = [];
  let sources: Pick<TripMatrix, 'rain' | 'parameterVersion' | 'computedAt'> | null = null;
  for (let first = 0; sources === null || first < places.length; first += MAX_MATRIX_PLACES - 1) {
    const some = places.slice(first, first + MAX_MATRIX_PLACES - 1);
    const out = await fetchPart(some, { count: 1 });
    const back = await fetchPart(some, { columns: 1 });
    drives.push(...readRoadDrives(out, back));
    const { rain, parameterVersion, computedAt } = back;
    sources = { rain, parameterVersion, computedAt };
  }
  return { drives, ...sources };
}
