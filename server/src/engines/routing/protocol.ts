import type { LatLon } from '@site/domain';
import type { Isochrones, RoutingError } from './routing-engine';

/** What the server and its routing process say to each other, as JSON messages. */

export interface IsochroneCall {
  readonly id: number;
  readonly start: LatLon;
  readonly breaks: readonly number[];
  /** Metres. */
  readonly maxSnapDistance: number;
}

export type RoutingMessage =
  | { readonly type: 'ready' }
  /** It cannot work and starting it again would not help; one line that says why and what to do. */
  | { readonly type: 'unusable'; readonly problem: string }
  | { readonly type: 'answer'; readonly id: number; readonly isochrones: Isochrones }
  | {
      readonly type: 'failure';
      readonly id: number;
      readonly reason: RoutingError['reason'];
      readonly message: string;
    };

/** Handed over in the environment variable SITE_ROUTING, as JSON. */
export interface WorkerSettings {
  /** The repository's root folder. */
  readonly root: string;
  /** Folder of the tiles in use, or null when there are none (then `routingUrl` is set). */
  readonly folder: string | null;
  readonly routingUrl: string | null;
}
