import type { LatLon } from '@site/domain';
import { ApiClientError, arcgisRequest } from './http';

/** A way driven over roads. */
export interface DrivenWay {
  readonly kilometres: number;
  readonly minutes: number;
  /** Longitudes and latitudes in degrees. */
  readonly line: readonly (readonly [number, number])[];
}

interface RouteAnswer {
  readonly routes?: {
    readonly features?: readonly {
      readonly attributes?: { readonly Total_TravelTime?: number; readonly Total_Kilometers?: number };
      readonly geometry?: { readonly paths?: readonly (readonly (readonly [number, number])[])[] };
    }[];
  };
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * The fastest way by car from one place to another, by the routing service at `url` (a NAServer Route layer).
 * @throws {ApiClientError} with the service's message where there is no way, 'bad_answer' for an answer without one.
 */
export async function fetchWay(
  url: string,
  [from, to]: readonly [LatLon, LatLon],
  signal?: AbortSignal
): Promise<DrivenWay> {
  const stops = [from, to].map(({ latitude, longitude }) => `${longitude},${latitude}`).join(';');
  const { routes } = await arcgisRequest<RouteAnswer>(
    `${url}/solve`,
    { stops, outSR: 4326, returnDirections: false, returnRoutes: true },
    signal
  );
  const { attributes, geometry } = routes?.features?.[0] ?? {};
  const [minutes, kilometres] = [attributes?.Total_TravelTime, attributes?.Total_Kilometers];
  const line = geometry?.paths?.[0];
  if (!isNumber(minutes) || !isNumber(kilometres) || !line)
    throw new ApiClientError('bad_answer', 'The service answered without a way.', 200);
  return { kilometres, minutes, line };
}
