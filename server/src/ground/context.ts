import type { Store } from '../store/store';
import type { Settings } from './settings';

/** What every route works with. */
export interface AppContext {
  readonly settings: Settings;
  readonly store: Store;
}
