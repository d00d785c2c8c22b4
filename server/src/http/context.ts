import type { RoutingEngine } from '../engines/routing/routing-engine';
import type { Settings } from '../settings';
import type { Store } from '../store/store';

/** What every route works with. */
export interface AppContext {
  readonly settings: Settings;
  readonly store: Store;
  readonly routing: RoutingEngine;
}
