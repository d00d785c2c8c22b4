import { createSiteMatrix, MAX_SITE_WAY_CANDIDATES } from '@site/domain';
import type {
  LatLon,
  Season,
  SiteArea,
  SiteCandidates,
  SiteDemands,
  SiteMatrix,
  SiteWayRow,
  SiteWays,
  SiteWeight
} from '@site/domain';
import { requestProductApi } from './http';

export interface SiteCallOptions {
  readonly serverUrl?: string;
  readonly signal?: AbortSignal;
}

/**
 * Fetches the tonnes a year that sites could collect, by place: inside an area, or in the whole country for null.
 * @throws {ApiClientError}
 */
export const fetchSiteDemands = (
  weight: SiteWeight,
  area: SiteArea | null,
  { serverUrl = '', signal }: SiteCallOptions = {}
): Promise<SiteDemands> =>
  requestProductApi<SiteDemands>('/api/site-demands', {
    method: 'POST',
    body: { weight, area },
    serverUrl,
    signal
  });

/**
 * Fetches places on roads in a grid over an area, `spacing` kilometres apart; the answer contains a problem when it
 * has none. @throws {ApiClientError}
 */
export const fetchSiteCandidates = (
  area: SiteArea,
  spacing: number,
  { serverUrl = '', signal }: SiteCallOptions = {}
): Promise<SiteCandidates> =>
  requestProductApi<SiteCandidates>('/api/site-candidates', {
    method: 'POST',
    body: { area, spacing },
    serverUrl,
    signal
  });

export interface SiteWaysRequest {
  /** Candidates, then existing factories: the rows of the matrix. */
  readonly starts: readonly LatLon[];
  readonly demands: readonly LatLon[];
  /** Longest drive in minutes. */
  readonly maxMinutes: number;
  readonly season: Season;
}

export interface SiteWaysOptions extends SiteCallOptions {
  /** Receives the share of the starts, from 0 to 1, after each call. */
  readonly onProgress?: (share: number) => void;
}

/** Ways from all starts with their sources; ways beyond the longest drive are missing like those without a road. */
export interface SiteRoads extends Pick<
  SiteWays,
  'demandsWithoutRoad' | 'rain' | 'parameterVersion' | 'computedAt'
> {
  readonly matrix: SiteMatrix;
  /** Index of each start without a road. */
  readonly startsWithoutRoad: readonly number[];
}

/**
 * Fetches the ways by road from candidates and factories to the places of tonnes, by one call after another; when the
 * business parameters change meanwhile, it begins again.
 * @throws {ApiClientError}
 */
export async function fetchSiteWays(
  { starts, demands, maxMinutes, season }: SiteWaysRequest,
  { serverUrl = '', signal, onProgress }: SiteWaysOptions = {}
): Promise<SiteRoads> {
  const toPositions = (places: readonly LatLon[]) =>
    places.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const ends = toPositions(demands);
  const rows: (SiteWayRow | null)[] = [];
  let first: SiteWays | null = null;
  for (let at = 0; first === null || at < starts.length; at += MAX_SITE_WAY_CANDIDATES) {
    const part = await requestProductApi<SiteWays>('/api/site-ways', {
      method: 'POST',
      body: {
        candidates: toPositions(starts.slice(at, at + MAX_SITE_WAY_CANDIDATES)),
        demands: ends,
        maxMinutes,
        season
      },
      serverUrl,
      signal
    });
    first ??= part;
    if (part.parameterVersion !== first.parameterVersion)
      return fetchSiteWays({ starts, demands, maxMinutes, season }, { serverUrl, signal, onProgress });
    rows.push(...part.rows);
    onProgress?.(rows.length / starts.length);
  }
  const { demandsWithoutRoad, rain, parameterVersion, computedAt } = first;
  return {
    matrix: createSiteMatrix(rows, demands.length),
    startsWithoutRoad: [...rows.keys()].filter((row) => rows[row] === null),
    demandsWithoutRoad,
    rain,
    parameterVersion,
    computedAt
  };
}
