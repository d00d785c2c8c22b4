import type { Store } from '../store/store';
import type { Settings } from './settings';

/** Dependencies of every route. */
export interface AppContext {
  readonly settings: Settings;
  readonly store: Store;
}
