import type {
  AreaRecordKind,
  Season,
  ServiceAreaRecords,
  ServiceAreasTogether,
  ServiceAreaSummary
} from '@site/domain';
import type { MillScope } from '@site/domain/src/base';
import { requestProductApi } from './http';

/**
 * Computes polygons and figures of the service area of `minutes` around a point, in a season. @throws
 * {ApiClientError}
 */
export const summariseServiceArea = (
  start: {
    readonly latitude: number;
    readonly longitude: number;
    readonly minutes: number;
    readonly season: Season;
  },
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreaSummary> => {
  const { latitude, longitude, minutes, season } = start;
  return requestProductApi<ServiceAreaSummary>('/api/service-area-summary', {
    method: 'POST',
    body: { latitude, longitude, minutes, season },
    serverUrl,
    signal
  });
};

/**
 * Computes the figures of 2 or more service areas with each record counted once, and of their overlap. @throws
 * {ApiClientError}
 */
export const summariseTogether = (
  areas: readonly { readonly latitude: number; readonly longitude: number; readonly minutes: number }[],
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreasTogether> =>
  requestProductApi<ServiceAreasTogether>('/api/service-areas-together', {
    method: 'POST',
    body: { areas: areas.map(({ latitude, longitude, minutes }) => ({ latitude, longitude, minutes })) },
    serverUrl,
    signal
  });

/** A request for the records behind the figures of one area or several. */
export interface AreaRecordsRequest {
  readonly areas: readonly {
    readonly latitude: number;
    readonly longitude: number;
    readonly minutes: number;
  }[];
  /** Only records that two or more of the areas count. */
  readonly sharedOnly?: boolean;
  readonly season: Season;
  readonly millScope: MillScope;
  readonly records: AreaRecordKind;
  /** Page index, from 0. */
  readonly page: number;
  readonly pageSize: number;
  /** A field's name, with a '-' in front for descending order; null for the order of the ids. */
  readonly sort: string | null;
  /** Text to search for; '' for all records. */
  readonly search: string;
  readonly withShapes: boolean;
}

/** Fetches a page of the records that service areas count. @throws {ApiClientError} */
export const listAreaRecords = (
  request: AreaRecordsRequest,
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreaRecords> =>
  requestProductApi<ServiceAreaRecords>('/api/service-area-records', {
    method: 'POST',
    body: request,
    serverUrl,
    signal
  });
