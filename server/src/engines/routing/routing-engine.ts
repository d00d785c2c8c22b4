import type { MultiPolygon } from 'geojson';
import type { LatLon, RainAssumption, RainyFactors } from '@site/domain';

/** The ground reached from a start within each break. */
export interface Isochrones {
  /** Where on the road network the start was moved to. */
  readonly snapped: LatLon;
  /** Metres from the start to there. */
  readonly snapDistance: number;
  /** One per break, ascending; each contains the ones before it. */
  readonly areas: readonly { readonly minutes: number; readonly polygon: MultiPolygon }[];
}

/** What a driver does at the beginning of a step. */
export type Turn =
  | 'depart'
  | 'arrive'
  | 'straight'
  | 'bearLeft'
  | 'bearRight'
  | 'left'
  | 'right'
  | 'sharpLeft'
  | 'sharpRight'
  | 'uTurn'
  | 'forkLeft'
  | 'forkRight'
  | 'rampLeft'
  | 'rampRight'
  | 'roundabout'
  | 'ferry'
  | 'endOfFerry';

/** One line of the turn list and the road driven until the next one. */
export interface RouteStep {
  readonly turn: Turn;
  /** English. */
  readonly text: string;
  readonly streets: readonly string[];
  readonly minutes: number;
  readonly kilometres: number;
  /** Longitude and latitude in degrees; a single place where nothing is driven (an arrival). */
  readonly line: readonly (readonly [number, number])[];
}

/** The fastest way through the stops in their order. */
export interface DrivenRoute {
  /** Where on the road network each stop was moved to, and the metres to there. */
  readonly stops: readonly { readonly snapped: LatLon; readonly snapDistance: number }[];
  /** From each stop to the next. */
  readonly legs: readonly {
    readonly minutes: number;
    readonly kilometres: number;
    readonly steps: readonly RouteStep[];
  }[];
}

/** Why an engine could not answer; `httpStatus`-free, the routes map it to the specification's messages. */
export class RoutingError extends Error {
  constructor(
    readonly reason: 'noRoadNearby' | 'noRoute' | 'timeTooLong' | 'noRainySeason' | 'unavailable',
    message: string,
    options?: ErrorOptions,
    /** Indexes of the stops of a route that have no road in reach. */
    readonly stops: readonly number[] = []
  ) {
    super(message, options);
    this.name = 'RoutingError';
  }
}

/** Stops of one route. */
export const MAX_STOPS = 20;

/** Drive times over a road network. */
export interface DrivenRoads {
  /** Network drive-time areas round `start` for ascending `breaks` in minutes, looking `maxSnapDistance` metres for a road. */
  isochrones(start: LatLon, breaks: readonly number[], maxSnapDistance: number): Promise<Isochrones>;
  /** The fastest way through 2 to {@link MAX_STOPS} stops, each at most `maxSnapDistance` metres from a road. */
  route(stops: readonly LatLon[], maxSnapDistance: number): Promise<DrivenRoute>;
}

/** The same network in the rainy season. */
export interface RainyRoads extends DrivenRoads {
  readonly rain: RainAssumption;
}

/** Drive times over the roads of the dry season. One engine per server; see ARCHITECTURE.md for the ways to swap it. */
export interface RoutingEngine extends DrivenRoads {
  /**
   * The roads of the rainy season with the factors in force; right after a change they may be those before it, which the
   * answer says. @throws RoutingError 'unavailable' while they are made, 'noRainySeason' where there are none.
   */
  rainy(factors: RainyFactors): Promise<RainyRoads>;
  /** Null when it can answer, else one line that says why not and what to do. */
  problem(): string | null;
  close(): Promise<void>;
}

/** What a route that draws areas or finds ways works with, beside the app's context. */
export interface WithRouting {
  readonly routing: RoutingEngine;
}
