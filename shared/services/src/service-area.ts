import type { ServiceAreaSummary } from '@site/domain';
import { ApiClientError, arcgisRequest, productRequest } from './http';

/** Ring of [longitude, latitude] pairs; outer rings clockwise, holes counter-clockwise, as ArcGIS writes them. */
export type Ring = readonly (readonly [number, number])[];

/** The ground reached within `toBreak` minutes. */
export interface BreakPolygon {
  readonly toBreak: number;
  readonly rings: readonly Ring[];
}

export interface ServiceAreaRequest {
  readonly latitude: number;
  readonly longitude: number;
  /** Minutes, ascending. */
  readonly breaks: readonly number[];
  readonly signal?: AbortSignal;
}

interface SolveAnswer {
  readonly saPolygons?: {
    readonly features?: readonly {
      readonly attributes: { readonly ToBreak: number };
      readonly geometry: { readonly rings: readonly Ring[] };
    }[];
  };
}

// Five decimals are about a metre, finer than any drive time; they keep what is stored small.
const metre = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/**
 * Asks a NAServer service area service at `url` for the ground reached within each break; ascending by break.
 * @throws {ApiClientError} with the service's words.
 */
export async function solveServiceArea(url: string, request: ServiceAreaRequest): Promise<BreakPolygon[]> {
  const { latitude, longitude, breaks, signal } = request;
  const facility = {
    geometry: { x: longitude, y: latitude, spatialReference: { wkid: 4326 } },
    attributes: { Name: '1' }
  };
  const answer = await arcgisRequest<SolveAnswer>(
    `${url}/solveServiceArea`,
    {
      facilities: { features: [facility] },
      defaultBreaks: breaks.join(','),
      outSR: 4326,
      outputPolygons: 'esriNAOutputPolygonDetailed',
      travelDirection: 'esriNATravelDirectionFromFacility',
      splitPolygonsAtBreaks: false,
      returnFacilities: false
    },
    signal
  );
  const features = answer.saPolygons?.features;
  if (!features?.length)
    throw new ApiClientError('bad_answer', 'The service answered without polygons.', 200);
  return features
    .map(({ attributes, geometry }) => ({
      toBreak: attributes.ToBreak,
      rings: geometry.rings.map((ring) => ring.map(([x, y]): [number, number] => [metre(x), metre(y)]))
    }))
    .sort((a, b) => a.toBreak - b.toBreak);
}

/** The figures of the service area of `minutes` round a point. @throws {ApiClientError} */
export const summariseServiceArea = (
  start: { readonly latitude: number; readonly longitude: number; readonly minutes: number },
  serverUrl = '',
  signal?: AbortSignal
): Promise<ServiceAreaSummary> => {
  const { latitude, longitude, minutes } = start;
  return productRequest<ServiceAreaSummary>('/api/service-area-summary', {
    method: 'POST',
    body: { latitude, longitude, minutes },
    serverUrl,
    signal
  });
};
