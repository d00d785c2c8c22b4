import type { LatLon, Locale, RainyFactors } from '@site/domain';
import type {
  DrivenRoute,
  Isochrones,
  ReachedTargets,
  RoadMatrix,
  RoutingError,
  SnappedPlace
} from './routing-engine';

/** JSON messages between the server and its routing process. */

export interface IsochroneCall {
  readonly start: LatLon;
  readonly breaks: readonly number[];
  /** Metres. */
  readonly maxSnapDistance: number;
}

export interface RouteCall {
  readonly stops: readonly LatLon[];
  /** Metres. */
  readonly maxSnapDistance: number;
  /** Language of the instructions. */
  readonly language: Locale;
}

export interface LocateCall {
  readonly places: readonly LatLon[];
  /** Metres. */
  readonly maxSnapDistance: number;
}

export interface MatrixCall {
  readonly sources: readonly LatLon[];
  readonly targets: readonly LatLon[];
  /** Metres. */
  readonly maxSnapDistance: number;
}

/** Places on roads. */
export interface ReachCall {
  readonly sources: readonly LatLon[];
  readonly targets: readonly LatLon[];
  readonly minutes: number;
}

/** The calls of the process, with their parameters and answers. */
export interface RoutingCalls {
  readonly isochrones: { readonly asked: IsochroneCall; readonly answer: Isochrones };
  readonly route: { readonly asked: RouteCall; readonly answer: DrivenRoute };
  readonly locate: { readonly asked: LocateCall; readonly answer: readonly (SnappedPlace | null)[] };
  readonly matrix: { readonly asked: MatrixCall; readonly answer: RoadMatrix };
  readonly reach: { readonly asked: ReachCall; readonly answer: readonly ReachedTargets[] };
}

export type CallKind = keyof RoutingCalls;

/** A request to the process. */
export type RoutingRequest = {
  readonly [Kind in CallKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly asked: RoutingCalls[Kind]['asked'];
  };
}[CallKind];

export type RoutingMessage =
  | { readonly type: 'ready' }
  /** The process cannot work and a restart would not help; one line with the reason and the remedy. */
  | { readonly type: 'unusable'; readonly problem: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: RoutingCalls[CallKind]['answer'] }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly reason: RoutingError['reason'];
      readonly message: string;
      readonly stops: readonly number[];
    };

/** Passed in the environment variable SITE_ROUTING, as JSON. */
export interface WorkerSettings {
  /** The repository's root folder. */
  readonly root: string;
  /** Folder of the current tiles, or null without tiles (then `routingUrl` is set). */
  readonly folder: string | null;
  readonly routingUrl: string | null;
  /**
   * Uses the roads of the rainy season with these factors, built from the ones in `folder`; null for the
   * unchanged roads.
   */
  readonly rainy: RainyFactors | null;
}
