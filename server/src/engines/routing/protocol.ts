import type { LatLon, RainyFactors } from '@site/domain';
import type { DrivenRoute, Isochrones, RoutingError } from './routing-engine';

/** What the server and its routing process say to each other, as JSON messages. */

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
}

/** What can be asked, and what each question is answered with. */
export interface RoutingCalls {
  readonly isochrones: { readonly asked: IsochroneCall; readonly answer: Isochrones };
  readonly route: { readonly asked: RouteCall; readonly answer: DrivenRoute };
}

export type CallKind = keyof RoutingCalls;

/** A question on its way to the process. */
export type RoutingRequest = {
  readonly [Kind in CallKind]: {
    readonly id: number;
    readonly kind: Kind;
    readonly asked: RoutingCalls[Kind]['asked'];
  };
}[CallKind];

export type RoutingMessage =
  | { readonly type: 'ready' }
  /** It cannot work and starting it again would not help; one line that says why and what to do. */
  | { readonly type: 'unusable'; readonly problem: string }
  | { readonly type: 'answer'; readonly id: number; readonly answer: RoutingCalls[CallKind]['answer'] }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly reason: RoutingError['reason'];
      readonly message: string;
      readonly stops: readonly number[];
    };

/** Handed over in the environment variable SITE_ROUTING, as JSON. */
export interface WorkerSettings {
  /** The repository's root folder. */
  readonly root: string;
  /** Folder of the tiles in use, or null when there are none (then `routingUrl` is set). */
  readonly folder: string | null;
  readonly routingUrl: string | null;
  /** Over the roads of the rainy season with these factors, built from those in `folder`; null for the roads as they are. */
  readonly rainy: RainyFactors | null;
}
