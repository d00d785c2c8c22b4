import { MAX_ROUNDS_PER_REQUEST } from '@site/domain';
import type { LatLon, Season, TripWay, TripWays } from '@site/domain';
import { requestProductApi } from './http';

/**
 * Fetches the lines by road of pickup rounds in a season, by one call after another. A round is the factory, its
 * stops in order, and the factory; one without a route has no line.
 * @throws {ApiClientError}
 */
export async function fetchRoundLines(
  rounds: readonly (readonly LatLon[])[],
  season: Season,
  { serverUrl = '', signal }: { readonly serverUrl?: string; readonly signal?: AbortSignal } = {}
): Promise<(TripWay['line'] | null)[]> {
  const lines: (TripWay['line'] | null)[] = [];
  for (let first = 0; first < rounds.length; first += MAX_ROUNDS_PER_REQUEST) {
    const asked = rounds.slice(first, first + MAX_ROUNDS_PER_REQUEST);
    const { ways } = await requestProductApi<TripWays>('/api/round-ways', {
      method: 'POST',
      body: {
        rounds: asked.map((stops) => stops.map(({ latitude, longitude }) => ({ latitude, longitude }))),
        season
      },
      serverUrl,
      signal
    });
    lines.push(...ways.map((way) => ('line' in way ? way.line : null)));
  }
  return lines;
}
