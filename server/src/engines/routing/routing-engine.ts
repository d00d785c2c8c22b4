import type { MultiPolygon } from 'geojson';
import type { LatLon } from '@site/domain';

/** The ground reached from a start within each break. */
export interface Isochrones {
  /** Where on the road network the start was moved to. */
  readonly snapped: LatLon;
  /** Metres from the start to there. */
  readonly snapDistance: number;
  /** One per break, ascending; each contains the ones before it. */
  readonly areas: readonly { readonly minutes: number; readonly polygon: MultiPolygon }[];
}

/** Why an engine could not answer; `httpStatus`-free, the routes map it to the specification's messages. */
export class RoutingError extends Error {
  constructor(
    readonly reason: 'noRoadNearby' | 'timeTooLong' | 'unavailable',
    message: string,
    options?: ErrorOptions
  ) {
    super(message, options);
    this.name = 'RoutingError';
  }
}

/** Drive times over a road network. One engine per server; see ARCHITECTURE.md for the ways to swap it. */
export interface RoutingEngine {
  /** Network drive-time areas round `start` for ascending `breaks` in minutes, looking `maxSnapDistance` metres for a road. */
  isochrones(start: LatLon, breaks: readonly number[], maxSnapDistance: number): Promise<Isochrones>;
  /** Null when it can answer, else one line that says why not and what to do. */
  problem(): string | null;
  close(): Promise<void>;
}
