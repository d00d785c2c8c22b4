import type { MultiPolygon } from 'geojson';
import type { LatLon, Locale, RainAssumption, RainyFactors } from '@site/domain';

/** The area reached from a start within each break. */
export interface Isochrones {
  /** The start on the road network. */
  readonly snapped: LatLon;
  /** Metres from the start to the road. */
  readonly snapDistance: number;
  /** One per break, ascending; each contains the ones before it. */
  readonly areas: readonly { readonly minutes: number; readonly polygon: MultiPolygon }[];
}

/** The manoeuvre at the beginning of a step. */
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
  /** In English. */
  readonly text: string;
  readonly streets: readonly string[];
  readonly minutes: number;
  readonly kilometres: number;
  /** Longitude and latitude in degrees; a single point when nothing is driven (an arrival). */
  readonly line: readonly (readonly [number, number])[];
}

/** The fastest route through the stops in their order. */
export interface DrivenRoute {
  /** Each stop on the road network, and the metres to it. */
  readonly stops: readonly SnappedPlace[];
  /** From each stop to the next. */
  readonly legs: readonly {
    readonly minutes: number;
    readonly kilometres: number;
    readonly steps: readonly RouteStep[];
  }[];
}

/**
 * The reason why an engine could not answer; it has no `httpStatus`, since the routes map it to the
 * specification's messages.
 */
export class RoutingError extends Error {
  constructor(
    readonly reason: 'noRoadNearby' | 'noRoute' | 'timeTooLong' | 'noRainySeason' | 'unavailable',
    message: string,
    options?: ErrorOptions,
    /** Indexes of the stops of a route without a road in reach. */
    readonly stops: readonly number[] = []
  ) {
    super(message, options);
    this.name = 'RoutingError';
  }
}

/** Most stops of one route. */
export const MAX_STOPS = 20;

/**
 * Kilometres and driving minutes from each source (row) to each target; null where no road leads from one to the
 * other.
 */
export interface RoadMatrix {
  readonly kilometres: readonly (readonly (number | null)[])[];
  readonly minutes: readonly (readonly (number | null)[])[];
}

/** A place on the nearest road, and the metres to it. */
export interface SnappedPlace {
  readonly snapped: LatLon;
  readonly snapDistance: number;
}

/** Targets that a source reaches within a time, in arrays of one length. */
export interface ReachedTargets {
  /** Indexes of the targets, ascending. */
  readonly targets: ArrayLike<number>;
  /** Driving time to each in whole tenths of a minute. */
  readonly minuteTenths: ArrayLike<number>;
  /** Length of that way in whole hundredths of a kilometre. */
  readonly kilometreHundredths: ArrayLike<number>;
}

/** Drive times over a road network. */
export interface DrivenRoads {
  /**
   * Returns drive-time areas round `start` for ascending `breaks` in minutes; searches a road within
   * `maxSnapDistance` metres.
   */
  isochrones(start: LatLon, breaks: readonly number[], maxSnapDistance: number): Promise<Isochrones>;
  /**
   * Returns the fastest route through 2 to {@link MAX_STOPS} stops, each at most `maxSnapDistance` metres from
   * a road, with instructions in `language`, English by default.
   */
  route(stops: readonly LatLon[], maxSnapDistance: number, language?: Locale): Promise<DrivenRoute>;
  /** Returns each place on the nearest road; null when that is more than `maxSnapDistance` metres away. */
  locate(places: readonly LatLon[], maxSnapDistance: number): Promise<readonly (SnappedPlace | null)[]>;
  /** Returns the fastest ways between places that have a road within `maxSnapDistance` metres. */
  matrix(
    sources: readonly LatLon[],
    targets: readonly LatLon[],
    maxSnapDistance: number
  ): Promise<RoadMatrix>;
  /**
   * Returns the targets that each source reaches within `minutes`, by the fastest ways of {@link matrix}; the places
   * are on roads, as `locate` returns them.
   * @throws the reason of `signal` when it is aborted; running calls of the engine end first.
   */
  reach(
    sources: readonly LatLon[],
    targets: readonly LatLon[],
    minutes: number,
    signal?: AbortSignal
  ): Promise<readonly ReachedTargets[]>;
}

/** The same network in the rainy season. */
export interface RainyRoads extends DrivenRoads {
  readonly rain: RainAssumption;
}

/**
 * Drive times over the roads of the dry season. One engine per server; ARCHITECTURE.md lists the ways to swap
 * it.
 */
export interface RoutingEngine extends DrivenRoads {
  /**
   * Returns the roads of the rainy season with the current factors; right after a change they may have the
   * previous ones, which the answer shows.
   * @throws RoutingError 'unavailable' while they are built, 'noRainySeason' without such roads.
   */
  rainy(factors: RainyFactors): Promise<RainyRoads>;
  /** Returns null when it can answer, else one line with the reason and the remedy. */
  getProblem(): string | null;
  close(): Promise<void>;
}

/** The dependency of routes that draw areas or find ways, in addition to the app's context. */
export interface WithRouting {
  readonly routing: RoutingEngine;
}
